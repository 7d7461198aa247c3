/** An OpenSkill rating: mean and standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 };
const BETA = 25 / 6;
/** Lower bound of the factor by which one game reduces the variance. */
const KAPPA = 1e-4;

/**
 * One game in the Plackett-Luce model of OpenSkill (Weng and Lin, "A Bayesian approximation method for online
 * ranking", 2011, algorithm 4), with the package's defaults except drift, because bots do not change.
 */
export function rate(ratings: readonly Rating[], places: readonly number[]): Rating[] {
  const c = Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strengths = ratings.map(({ mu }) => Math.exp(mu / c));
  const sums = places.map((own) =>
    strengths.reduce((sum, strength, i) => (places[i]! >= own ? sum + strength : sum), 0),
  );
  const tied = places.map((own) => places.filter((place) => place === own).length);
  return ratings.map(({ mu, sigma }, i) => {
    let omega = 0;
    let delta = 0;
    for (let q = 0; q < places.length; q++) {
      if (places[q]! > places[i]!) continue;
      const chance = strengths[i]! / sums[q]!;
      omega += ((i === q ? 1 : 0) - chance) / tied[q]!;
      delta += (chance * (1 - chance)) / tied[q]!;
    }
    const shrink = 1 - delta * (sigma / c) ** 2 * (sigma / c);
    return { mu: mu + (sigma ** 2 / c) * omega, sigma: sigma * Math.sqrt(Math.max(shrink, KAPPA)) };
  });
}
