import type { Game, Kinds, State } from '../core/game.ts';
import { over } from '../core/game.ts';
import { exp } from './elementary.ts';
import type { Value, Weights } from './value.ts';

/** Of the reward at the end, what goes to the winner whatever the margin. */
const WINNER = 0.8;

/** The chance of each seat to win, as a value with its weights sees it; at the end, who has won. */
export function shares(game: Game, value: Value, w: Weights, s: Kinds['state']): number[] {
  const near = softmax(totals(value, value.appraise(s, w)), value.spread(s, w));
  if (!over(s)) return near;
  const won = winShares(game, s);
  return near.map((share, seat) => WINNER * won[seat]! + (1 - WINNER) * share);
}

/** What each seat has of the victory once the game is over. */
export function winShares(game: Game, s: State): number[] {
  const places = game.places(s);
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** Expected final points of each seat. */
function totals({ sources }: Value, appraisal: readonly number[]): number[] {
  const columns = sources.length;
  const out: number[] = [];
  for (let at = 0; at < appraisal.length; at += columns) {
    let sum = 0;
    for (let k = 0; k < columns; k++) sum += appraisal[at + k]!;
    out.push(sum);
  }
  return out;
}

export function softmax(points: readonly number[], scale: number): number[] {
  let most = points[0]!;
  for (const p of points) if (p > most) most = p;
  let sum = 0;
  const out = points.map((p) => {
    const share = exp((p - most) / scale);
    sum += share;
    return share;
  });
  for (let i = 0; i < out.length; i++) out[i]! /= sum;
  return out;
}
