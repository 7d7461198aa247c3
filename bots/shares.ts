import type { Game, State } from '../core/game.ts';
import { exp } from './elementary.ts';

/** Each seat's share of the victory once the game is over; tied winners divide it. */
export function winShares(game: Game, s: State): number[] {
  const places = game.places(s);
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
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
