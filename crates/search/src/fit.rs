//! Ridge regression: the weights under which weighted sums come nearest to what was observed, by Cholesky's method.
//!
//! Sums are made in the order in which observations come, in double precision, by additions, products, quotients and
//! square roots alone: the same observations in the same order give the same weights on every machine.

use solarium_core::Shape;

/// How strongly weights are held at 0, as a share of the spread of their feature over all observations: the scale of a
/// feature does not matter. Positions of one game are much alike, so that there is less to learn from than it seems.
const RIDGE: f64 = 1.0;
/// The same for each observation, for a feature that hardly ever differs from its mean.
const FLOOR: f64 = 1e-5;

/// Observations of one shape, added up.
///
/// ```
/// use solarium_core::Shape;
/// use solarium_search::fit::Fit;
///
/// let mut fit = Fit::new(Shape { names: &["constant", "trees"], knots: &[0] });
/// for trees in [0.0, 2.0] {
///     fit.add(&[1.0, trees], 0, 5.0 + 3.0 * trees, 1.0);
/// }
/// // The ridge takes half of what a feature explains, and nothing of the mean.
/// let weights = fit.solve();
/// assert!((weights[0] - 6.5).abs() < 1e-3 && (weights[1] - 1.5).abs() < 1e-3);
/// ```
#[derive(Clone, Debug)]
pub struct Fit {
    shape: Shape,
    observations: u64,
    /// The lower triangle of the sums of products, row after row.
    products: Vec<f64>,
    /// The sums of products with what was observed.
    targets: Vec<f64>,
    /// The terms of an observation that are not 0: place and value.
    terms: Vec<(usize, f64)>,
}

/// Where a row of the lower triangle begins.
const fn row_at(row: usize) -> usize {
    row * (row + 1) / 2
}

impl Fit {
    /// No observations yet. The first feature must be 1 in every observation: its weight is the mean, which is not held at
    /// 0.
    pub fn new(shape: Shape) -> Fit {
        let weights = shape.weights();
        Fit {
            shape,
            observations: 0,
            products: vec![0.0; row_at(weights)],
            targets: vec![0.0; weights],
            terms: Vec::with_capacity(weights),
        }
    }

    /// How many observations there are.
    pub const fn observations(&self) -> u64 {
        self.observations
    }

    /// Adds an observation: features at a moment, and what their weighted sum should have been. `trust` is how much the
    /// observation counts, 1 over its variance.
    pub fn add(&mut self, features: &[f32], moment: u32, target: f32, trust: f64) {
        let (knot, part) = self.shape.place(moment);
        let count = self.shape.names.len();
        self.terms.clear();
        for (knot, share) in [(knot, 1.0 - part), (knot + 1, part)] {
            if share > 0.0 {
                let nonzero = features.iter().take(count).enumerate().filter(|(_, value)| **value != 0.0);
                self.terms.extend(nonzero.map(|(n, value)| (knot * count + n, f64::from(value * share))));
            }
        }
        for (n, (row, value)) in self.terms.iter().enumerate() {
            let weighted = trust * value;
            let products = &mut self.products[row_at(*row)..];
            for (column, other) in &self.terms[..=n] {
                products[*column] += weighted * other;
            }
            self.targets[*row] += weighted * f64::from(target);
        }
        self.observations += 1;
    }

    /// The weights, knot after knot, each in the order of the features.
    pub fn solve(&self) -> Vec<f32> {
        let mut matrix = self.products.clone();
        let floor = FLOOR * self.observations.max(1) as f64;
        for row in 0..self.targets.len() {
            matrix[row_at(row) + row] += RIDGE * self.spread(row) + floor;
        }
        factorise(&mut matrix, self.targets.len());
        substitute(&matrix, self.targets.clone()).into_iter().map(|weight| weight as f32).collect()
    }

    /// The sum of the squares by which a feature differs from its mean at a knot.
    fn spread(&self, row: usize) -> f64 {
        let constant = row - row % self.shape.names.len();
        let product = |row: usize, column: usize| self.products[row_at(row) + column];
        let weight = product(constant, constant);
        if weight <= 0.0 {
            return 0.0;
        }
        (product(row, row) - product(row, constant) * product(row, constant) / weight).max(0.0)
    }
}

/// Replaces the lower triangle of a symmetric positive definite matrix by its Cholesky factor.
fn factorise(matrix: &mut [f64], size: usize) {
    for row in 0..size {
        let (above, below) = matrix.split_at_mut(row_at(row));
        let this = &mut below[..=row];
        for column in 0..row {
            let other = &above[row_at(column)..][..=column];
            let known: f64 = this[..column].iter().zip(other).map(|(a, b)| a * b).sum();
            this[column] = (this[column] - known) / other[column];
        }
        let known: f64 = this[..row].iter().map(|a| a * a).sum();
        // The ridge keeps it above 0; the least number guards against rounding.
        this[row] = (this[row] - known).max(f64::MIN_POSITIVE).sqrt();
    }
}

/// Solves with a Cholesky factor, forwards and back.
fn substitute(factor: &[f64], mut solution: Vec<f64>) -> Vec<f64> {
    let size = solution.len();
    for row in 0..size {
        let this = &factor[row_at(row)..][..=row];
        let known: f64 = this[..row].iter().zip(&solution).map(|(a, b)| a * b).sum();
        solution[row] = (solution[row] - known) / this[row];
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|below| factor[row_at(below) + row] * solution[below]).sum();
        solution[row] = (solution[row] - known) / factor[row_at(row) + row];
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;
    use solarium_core::Random;

    /// Cholesky's answer, put back into the equations, gives what was asked for.
    #[test]
    fn the_equations_are_solved() {
        const SIZE: usize = 12;
        let mut random = Random::new(5);
        let mut number = || f64::from(random.below(2001)) / 1000.0 - 1.0;
        let root: Vec<Vec<f64>> = (0..SIZE).map(|_| (0..SIZE).map(|_| number()).collect()).collect();
        let entry = |i: usize, j: usize| -> f64 {
            let product: f64 = (0..SIZE).map(|k| root[i][k] * root[j][k]).sum();
            product + if i == j { 0.5 } else { 0.0 }
        };
        let wanted: Vec<f64> = (0..SIZE).map(|n| n as f64 - 4.0).collect();
        let mut matrix: Vec<f64> =
            (0..SIZE).flat_map(|i| (0..=i).map(move |j| (i, j))).map(|(i, j)| entry(i, j)).collect();
        factorise(&mut matrix, SIZE);
        let solution = substitute(&matrix, wanted.clone());
        for (i, wanted) in wanted.into_iter().enumerate() {
            let got: f64 = (0..SIZE).map(|j| entry(i, j) * solution[j]).sum();
            assert!((got - wanted).abs() < 1e-9, "{got} instead of {wanted}");
        }
    }

    #[test]
    fn a_feature_that_never_occurs_weighs_nothing() {
        let shape = Shape { names: &["one", "never"], knots: &[0] };
        let mut fit = Fit::new(shape);
        (0..100).for_each(|_| fit.add(&[1.0, 0.0], 0, 5.0, 1.0));
        let weights = fit.solve();
        assert!((weights[0] - 5.0).abs() < 0.01);
        assert_eq!(weights[1], 0.0);
        assert_eq!(Fit::new(shape).solve(), [0.0, 0.0]);
    }

    #[test]
    fn observations_that_are_trusted_more_count_more() {
        let shape = Shape { names: &["one"], knots: &[0] };
        let mut fit = Fit::new(shape);
        fit.add(&[1.0], 0, 0.0, 1.0);
        fit.add(&[1.0], 0, 4.0, 3.0);
        assert!((fit.solve()[0] - 3.0).abs() < 0.01);
    }
}
