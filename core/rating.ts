/** A rating of the Plackett–Luce model: mean and standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const UNRATED: Rating = { mu: 25, sigma: 25 / 3 };
const BETA = 25 / 6;
/** Lower bound of the factor by which one game reduces the variance. */
const KAPPA = 1e-4;
/** Standard deviation that people gain with each game, as they change. */
const DRIFT = 25 / 300;
/** Variance that they gain with each month without a game. */
const IDLE = 0.2;

/**
 * One game in the Plackett–Luce model of OpenSkill (Weng and Lin, "A Bayesian approximation method for online
 * ranking", 2011, algorithm 4), with the package's defaults except drift. The model knows no ties: a game with ties
 * counts as the mean over all orders of those who are tied, so that a shared first place is worth more than a third.
 */
export function rate(ratings: readonly Rating[], places: readonly number[]): Rating[] {
  const sums = ratings.map(() => ({ mu: 0, sigma: 0 }));
  let count = 0;
  for (const order of ordersOf(places)) {
    count++;
    rateOrder(ratings, order).forEach(({ mu, sigma }, i) => {
      sums[i]!.mu += mu;
      sums[i]!.sigma += sigma;
    });
  }
  return sums.map(({ mu, sigma }) => ({ mu: mu / count, sigma: sigma / count }));
}

/** All orders of the players, best first, that agree with the places. */
function* ordersOf(places: readonly number[]): Generator<readonly number[]> {
  const players = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  yield* continued([], players);

  function* continued(done: readonly number[], rest: readonly number[]): Generator<readonly number[]> {
    if (rest.length === 0) return yield done;
    const best = places[rest[0]!]!;
    for (const next of rest)
      if (places[next] === best)
        yield* continued(
          [...done, next],
          rest.filter((other) => other !== next),
        );
  }
}

function rateOrder(ratings: readonly Rating[], order: readonly number[]): Rating[] {
  const c = Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strengths = ratings.map(({ mu }) => Math.exp(mu / c));
  const rated = Array<Rating>(order.length);
  /** Strength of the player at each rank with all behind them. */
  const sums = Array<number>(order.length);
  for (let rank = order.length - 1, sum = 0; rank >= 0; rank--) sums[rank] = sum += strengths[order[rank]!]!;
  order.forEach((player, rank) => {
    const { mu, sigma } = ratings[player]!;
    let omega = 0;
    let delta = 0;
    for (let q = 0; q <= rank; q++) {
      const chance = strengths[player]! / sums[q]!;
      omega += (q === rank ? 1 : 0) - chance;
      delta += chance * (1 - chance);
    }
    const shrink = 1 - delta * (sigma / c) ** 3;
    rated[player] = {
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(shrink, KAPPA)),
    };
  });
  return rated;
}

/** A rating before a game: less certain than after the last one, the more so the longer ago that was. */
export const drifted = ({ mu, sigma }: Rating, idleMonths: number): Rating => ({
  mu,
  sigma: Math.min(UNRATED.sigma, Math.sqrt(sigma ** 2 + DRIFT ** 2 + IDLE * idleMonths)),
});

/** Points per unit of the model. */
const SCALE = 40;

/** A rating as people see it: unrated players have 1500 ± 333. */
export const shownRating = ({ mu, sigma }: Rating): { points: number; margin: number } => ({
  points: Math.round(1500 + SCALE * (mu - UNRATED.mu)),
  margin: Math.round(SCALE * sigma),
});
