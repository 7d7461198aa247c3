import type { Action, RuleId, Seat } from '../../../../core/game.ts';
import { TAKE } from '../codec.ts';
import { BOX_ACTIONS } from '../data.ts';
import type { ConfuciusState, Refusal } from '../types.ts';
import { bribeOfficial } from './bribe.ts';
import { buyAGift } from './buy-gift.ts';
import { buySomeJunks } from './buy-junks.ts';
import { type BoxCommand, begin, cubeCost } from './command.ts';
import { forceExamination } from './force.ts';
import { giveAGift } from './give-gift.ts';
import { commercialIncome, noAction, taxIncome } from './income.ts';
import { invadeLand } from './invade.ts';
import { nominateStudent } from './nominate.ts';
import { petitionEmperor } from './petition.ts';
import { recruitArmy } from './recruit.ts';
import { secureOfficial } from './secure.ts';
import { transferInfluence } from './transfer.ts';
import { startVoyage } from './voyage.ts';

/** The Actions Box in the order of BOX_ACTIONS (2.14). */
const BOX_COMMANDS: readonly BoxCommand[] = [
  bribeOfficial,
  secureOfficial,
  nominateStudent,
  forceExamination,
  buySomeJunks,
  startVoyage,
  recruitArmy,
  invadeLand,
  buyAGift,
  giveAGift,
  transferInfluence,
  petitionEmperor,
  commercialIncome,
  taxIncome,
  noAction,
];

const refuseCubes = (s: ConfuciusState, seat: Seat, action: number): Refusal => {
  const player = s.players[seat]!;
  const cost = cubeCost(player, action);
  if (cost <= player.cubes) return undefined;
  return player.cubes === 0 ? 'C-TRN-4' : 'C-CUB-7';
};

/** Box actions that are possible, with the cubes left or for free. */
export function listBox(s: ConfuciusState, seat: Seat, withCubes: boolean, out: Action[]): void {
  for (let action = 0; action < BOX_COMMANDS.length; action++) {
    if (withCubes && refuseCubes(s, seat, action) !== undefined) continue;
    if (BOX_COMMANDS[action]!.refuse(s, seat) === undefined) out.push(TAKE + action);
  }
}

export function whyNotBox(s: ConfuciusState, seat: Seat, action: number, withCubes: boolean): RuleId[] {
  const reasons = [
    withCubes ? refuseCubes(s, seat, action) : undefined,
    BOX_COMMANDS[action]!.refuse(s, seat),
  ];
  return reasons.filter((reason) => reason !== undefined);
}

export const beginBox = (s: ConfuciusState, seat: Seat, action: number, by: number): void =>
  begin(s, BOX_ACTIONS[action]!, seat, by);
