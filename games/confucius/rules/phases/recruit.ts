import type { Seat } from '../../../../core/game.ts';
import { licencesOf } from '../cards.ts';
import { RECRUIT_COST, RECRUIT_COST_BINGBU } from '../data.ts';
import { recruitsCheaply } from '../officials.ts';
import type { ConfuciusEmit, ConfuciusState, Table } from '../types.ts';
import { type BoxCommand, choose, phaseOfCommand } from './command.ts';

/** C-DSC-1. */
const price = (t: Table, seat: Seat): number =>
  recruitsCheaply(t, seat) ? RECRUIT_COST_BINGBU : RECRUIT_COST;

/** From stock to the colonies; also by reward card (C-RWD-ARMY). */
export function raiseArmy(s: ConfuciusState, seat: Seat, emit?: ConfuciusEmit): void {
  const player = s.players[seat]!;
  player.stock--;
  player.colonies++;
  emit?.({ type: 'recruited', seat });
}

/** C-ACT-RECRUIT. */
export const recruitArmy: BoxCommand = {
  refuse(s, seat) {
    if (s.players[seat]!.stock === 0) return 'C-ACT-RECRUIT.1';
    return licencesOf(s, seat) < price(s, seat) ? 'C-PAY-2' : undefined;
  },
  next: choose(),
  unit: 'licences',
  price: (s, f) => price(s, f.seat),
  carryOut: (s, f, emit) => raiseArmy(s, f.seat, emit),
};

export const recruit = phaseOfCommand(recruitArmy);
