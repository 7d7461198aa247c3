/** Games between the same bots, together: their seats and win shares. */
export interface Outcome {
  /** Seats of each bot at one such table. */
  readonly seats: readonly number[];
  readonly wins: readonly number[];
  readonly games: number;
}

const LOGIT = 400 / Math.LN10;
/** The fit stops at smaller steps, in Elo. */
const EXACT = 0.01;
const STEPS = 10_000;

/**
 * Points of Elo, on average 0, under which what happened is most likely. Of a table, a seat wins with the chance of
 * its bot's strength 10^(Elo/400) by the sum of all: with two seats that is the Elo of chess. Besides what was played
 * each bot has drawn one game with an average one, so that nobody is beyond all measure.
 *
 * Each step is one of Hunter's ("MM algorithms for generalized Bradley-Terry models", 2004) and never makes it worse.
 */
export function fitElo(outcomes: readonly Outcome[], bots: number, start?: readonly number[]): number[] {
  const strengths = Array.from({ length: bots }, (_, i) => Math.exp((start?.[i] ?? 0) / LOGIT));
  const wins = strengths.map((_, i) => outcomes.reduce((sum, outcome) => sum + outcome.wins[i]!, 0.5));
  for (let step = 0; step < STEPS; step++) {
    const met = strengths.map((strength) => 1 / (strength + 1));
    for (const { seats, games } of outcomes) {
      const sum = seats.reduce((all, count, i) => all + count * strengths[i]!, 0);
      for (let i = 0; i < bots; i++) met[i]! += (seats[i]! * games) / sum;
    }
    let change = 0;
    for (let i = 0; i < bots; i++) {
      const next = wins[i]! / met[i]!;
      change = Math.max(change, Math.abs(Math.log(next / strengths[i]!)) * LOGIT);
      strengths[i] = next;
    }
    if (change < EXACT / 10) break;
  }
  const elos = strengths.map((strength) => LOGIT * Math.log(strength));
  const mean = elos.reduce((sum, elo) => sum + elo, 0) / bots;
  return elos.map((elo) => elo - mean);
}
