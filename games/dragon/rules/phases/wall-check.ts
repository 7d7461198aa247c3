import { WALL_LOSS } from '../data.ts';
import type { DragonEmit, DragonState } from '../types.ts';
import { startRelease } from './release.ts';

/** D-GW-5: a wall that is long enough pays its builders; otherwise those who built least lose a person. */
export interface WallToll {
  readonly vp: number[];
  readonly persons: number[];
}

export function wallToll(wall: readonly number[], seats: number, needed: number): WallToll {
  const built = Array.from({ length: seats }, (_, seat) => wall.filter((owner) => owner === seat).length);
  const fewest = Math.min(...built);
  const holds = wall.length >= needed;
  return {
    vp: built.map((tiles) => (holds ? tiles : 0)),
    persons: built.map((tiles) => (!holds && tiles === fewest ? WALL_LOSS : 0)),
  };
}

export function wallCheck(s: DragonState, needed: number, emit?: DragonEmit): void {
  emit?.({ type: 'wallChecked', length: s.wall.length, needed });
  const toll = wallToll(s.wall, s.players.length, needed);
  s.players.forEach((player, seat) => {
    const amount = toll.vp[seat]!;
    player.vp += amount;
    if (amount > 0) emit?.({ type: 'gained', seat, what: 'vp', amount, source: 'wallCheck' });
  });
  startRelease(s, 'wall', toll.persons, emit);
}
