import { ofSeat } from '../../../../core/flow.ts';
import type { Seat } from '../../../../core/game.ts';
import { PASS, REWARD, TAKE } from '../codec.ts';
import { BOX_ACTIONS, REWARDS } from '../data.ts';
import type { ConfuciusEmit, ConfuciusState, FrameOf, PhaseOf } from '../types.ts';
import { BY_CUBES } from '../types.ts';
import { beginBox, listBox, whyNotBox } from './box.ts';
import { following, NOT_NOW } from './command.ts';
import { beginReward, refuseReward } from './reward.ts';
import { transferInfluence } from './transfer.ts';

const TRANSFER = BOX_ACTIONS.indexOf('transfer');

function pass(s: ConfuciusState, f: FrameOf<'turn'>, emit?: ConfuciusEmit): void {
  emit?.({ type: 'passed', seat: f.seat });
  f.passed |= 1 << f.seat;
  f.seat = following(s, f);
}

/** Whether a player can only pass. Never with a reward card: that would reveal that it is unplayable. */
const mustPass = (s: ConfuciusState, seat: Seat): boolean => {
  const player = s.players[seat]!;
  return player.cubes === 0 && player.rewards === 0 && transferInfluence.refuse(s, seat) !== undefined;
};

/** 5.5 Actions phase: D-TURN. */
export const turn: PhaseOf<'turn'> = {
  resume(s, f, emit) {
    if (f.passed === (1 << s.players.length) - 1) {
      s.stack.pop();
      return false;
    }
    if (!mustPass(s, f.seat)) return true;
    pass(s, f, emit);
    return false;
  },
  active: ofSeat,
  legal(s, _f, seat, out) {
    const player = s.players[seat]!;
    if (player.cubes > 0) listBox(s, seat, true, out);
    else {
      if (transferInfluence.refuse(s, seat) === undefined) out.push(TAKE + TRANSFER);
      out.push(PASS);
    }
    if (player.rewards === 0) return;
    for (let kind = 0; kind < REWARDS.length; kind++)
      if (refuseReward(s, seat, kind) === undefined) out.push(REWARD + kind);
  },
  why(s, _f, seat, move) {
    switch (move.type) {
      case 'take':
        return whyNotBox(s, seat, BOX_ACTIONS.indexOf(move.action), true);
      case 'pass':
        return s.players[seat]!.cubes > 0 ? ['C-TRN-3'] : [];
      case 'reward': {
        const refusal = refuseReward(s, seat, REWARDS.indexOf(move.card));
        return refusal === undefined ? [] : [refusal];
      }
      default:
        return NOT_NOW;
    }
  },
  apply(s, f, seat, a, emit) {
    if (a === PASS) pass(s, f, emit);
    else if (a < PASS) beginBox(s, seat, a - TAKE, BY_CUBES);
    else beginReward(s, seat, a - REWARD);
  },
};
