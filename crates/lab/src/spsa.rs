//! Simultaneous perturbation stochastic approximation (James Spall): the slope of a noisy function of many numbers from
//! two values of it, by moving all numbers at once, each up or down by the toss of a coin.

use solarium_core::Random;

/// A number that is tuned.
#[derive(Clone, PartialEq, Debug)]
pub struct Parameter {
    /// What it is called.
    pub name: String,
    /// What it is now.
    pub value: f64,
    /// About how much of a change makes a difference: what it is moved by in the first step.
    pub step: f64,
}

/// How fast the numbers move, with Spall's exponents.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spsa {
    /// How far a number moves in the first step, in its own [`Parameter::step`], if one side wins everything.
    pub rate: f64,
    /// About a tenth of the steps: how long the rate stays near its first value.
    pub stability: f64,
}

/// Spall's exponents: of the rate of change, and of the size of the perturbation.
const RATE_FALLS: f64 = 0.602;
const STEP_FALLS: f64 = 0.101;

/// Two points at equal distances to both sides of the present one.
#[derive(Clone, PartialEq, Debug)]
pub struct Probe {
    /// For each number: was it moved up in [`Probe::plus`]?
    pub up: Vec<bool>,
    /// One side.
    pub plus: Vec<f64>,
    /// The other.
    pub minus: Vec<f64>,
}

impl Spsa {
    /// The two points to compare in a step, from 0.
    pub fn probe(&self, step: u64, parameters: &[Parameter], random: &mut Random) -> Probe {
        let size = (step as f64 + 1.0).powf(-STEP_FALLS);
        let up: Vec<bool> = parameters.iter().map(|_| random.below(2) == 1).collect();
        let moved = |sign: f64| -> Vec<f64> {
            let moved = parameters.iter().zip(&up);
            moved.map(|(p, up)| p.value + sign * if *up { size * p.step } else { -size * p.step }).collect()
        };
        let (plus, minus) = (moved(1.0), moved(-1.0));
        Probe { up, plus, minus }
    }

    /// Moves the numbers by what came out: `gain` is how much better `plus` was than `minus`, from −1 to 1.
    pub fn learn(&self, step: u64, parameters: &mut [Parameter], probe: &Probe, gain: f64) {
        let rate =
            self.rate * ((1.0 + self.stability) / (step as f64 + 1.0 + self.stability)).powf(RATE_FALLS);
        // The slope is the gain over the distance, and the distance shrinks.
        let rate = rate * (step as f64 + 1.0).powf(STEP_FALLS);
        for (parameter, up) in parameters.iter_mut().zip(&probe.up) {
            parameter.value += if *up { rate * gain * parameter.step } else { -rate * gain * parameter.step };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The top of a quadratic in three numbers of very different size, seen through coins.
    #[test]
    fn the_top_of_a_quadratic_is_found() {
        let top = [3.0, -0.02, 150.0];
        let parameter = |name: &str, value, step| Parameter { name: name.into(), value, step };
        let mut parameters =
            [parameter("a", 1.0, 0.4), parameter("b", 0.01, 0.006), parameter("c", 90.0, 12.0)];
        let steps = parameters.clone().map(|p| p.step);
        let distance = |values: &[f64]| -> f64 {
            values.iter().zip(top).zip(steps).map(|((value, top), step)| ((value - top) / step).powi(2)).sum()
        };
        let values = |parameters: &[Parameter]| parameters.iter().map(|p| p.value).collect::<Vec<_>>();
        let begun = distance(&values(&parameters));
        let (tuner, mut random) = (Spsa { rate: 0.6, stability: 40.0 }, Random::new(5));
        for step in 0..1500 {
            let probe = tuner.probe(step, &parameters, &mut random);
            // A win or a loss, the likelier the higher.
            let ahead = 0.1 * (distance(&probe.minus) - distance(&probe.plus));
            let chance = 1.0 / (1.0 + (-ahead).exp());
            let won = (random.next_u64() >> 11) as f64 / (1u64 << 53) as f64 <= chance;
            tuner.learn(step, &mut parameters, &probe, if won { 1.0 } else { -1.0 });
        }
        let left = distance(&values(&parameters));
        assert!(begun > 70.0 && left < 2.0, "{begun} to {left}: {parameters:?}");
    }
}
