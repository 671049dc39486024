"""The examples run."""

import pathlib
import runpy
import subprocess
import sys
from xml.etree import ElementTree

import solarium

EXAMPLES = pathlib.Path(__file__).parents[3] / "examples" / "python"


def run(name, *args):
    done = subprocess.run(
        [sys.executable, EXAMPLES / name, *args], capture_output=True, text=True, timeout=240
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_rollouts():
    text = run("rollouts.py", "--seconds", "0.1", "--games", "32")
    assert text.count("steps/s") == 3


def test_balance():
    assert "turn_order" in run("balance.py", "--games", "3", "--bot", "random")


def test_games_of_a_bot_that_rolls_no_dice_differ():
    balance = runpy.run_path(str(EXAMPLES / "balance.py"))
    table = balance["play"](solarium.load("photosynthesis", seats=["human"] * 3), "greedy", 4)
    assert (table.groupby("turn_order")["points"].nunique() > 1).all()


def test_training_follows_from_its_seed(tmp_path):
    """A small run; that the agent beats `greedy` takes some minutes and stands in `docs/python.md`."""
    small = ["--games", "6", "--generations", "2", "--test-games", "2"]
    texts = []
    for processes in ("1", "2"):
        curve = tmp_path / f"curve-{processes}.csv"
        text = run("train.py", *small, "--processes", processes, "--curve", str(curve))
        assert len(curve.read_text().splitlines()) == 3
        texts.append([line.split(" s, ")[1] for line in text.splitlines()])
    assert texts[0] == texts[1]


def test_a_curve_is_drawn(tmp_path):
    curve = tmp_path / "curve.svg"
    runpy.run_path(str(EXAMPLES / "train.py"))["write_curve"](str(curve), [(10, 1.0, 0.25), (20, 2.0, 0.75)])
    assert len(ElementTree.parse(curve).findall(".//{*}circle")) == 2


def test_simulations_with_ray_do_not_depend_on_the_number_of_workers():
    few = ["--game", "photosynthesis", "--games", "60"]
    texts = {run("ray_sim.py", *few, "--workers", workers) for workers in ("0", "1", "3")}
    assert len(texts) == 1


def test_simulations_do_not_depend_on_their_division():
    simulations = runpy.run_path(str(EXAMPLES / "ray_sim.py"))
    whole = simulations["run"]("photosynthesis", 2, 9, 5, workers=0, part=9)
    assert whole == simulations["run"]("photosynthesis", 2, 9, 5, workers=0, part=2)
