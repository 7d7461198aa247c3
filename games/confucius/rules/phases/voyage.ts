import type { Seat } from '../../../../core/game.ts';
import { licencesOf } from '../cards.ts';
import { COUNT } from '../codec.ts';
import { JUNKS, LANDS, VOYAGE_JUNKS } from '../data.ts';
import type { ConfuciusState, Refusal, Table } from '../types.ts';
import { type BoxCommand, type Choice, choose, phaseOfCommand } from './command.ts';

/** Distant lands without a marker of the player. */
export function landsLeft(t: Table, seat: Seat): number {
  let left = 0;
  for (let land = 0; land < LANDS; land++) if ((t.reached[land]! & (1 << seat)) === 0) left++;
  return left;
}

const voyagesOf = (junks: number): number => (junks / VOYAGE_JUNKS) | 0;

function refuseJunks(s: ConfuciusState, seat: Seat, n: number): Refusal {
  const { shipyard, ocean } = s.players[seat]!;
  if (n > shipyard) return 'C-ACT-VOYAGE.1';
  if (n > licencesOf(s, seat)) return 'C-PAY-2';
  return voyagesOf(ocean + n) > landsLeft(s, seat) ? 'C-ACT-VOYAGE.7' : undefined;
}

const number: Choice = {
  base: COUNT,
  count: JUNKS,
  refuse: (s, f, k) => refuseJunks(s, f.seat, k + 1),
};

/** C-ACT-VOYAGE. */
export const startVoyage: BoxCommand = {
  refuse: (s, seat) => refuseJunks(s, seat, 1),
  next: choose(number),
  unit: 'licences',
  price: (_s, f) => f.first + 1,
  carryOut(s, { seat, first }, emit) {
    const player = s.players[seat]!;
    const junks = first + 1;
    player.shipyard -= junks;
    player.ocean += junks;
    emit?.({ type: 'sailed', seat, junks, ocean: player.ocean });
    const voyages = voyagesOf(player.ocean);
    if (voyages > 0) s.stack.push({ phase: 'land', seat, voyages });
  },
};

export const voyage = phaseOfCommand(startVoyage);
