import { ofSeat } from '../../../../core/flow.ts';
import type { Action, RuleId, Seat } from '../../../../core/game.ts';
import { rewardCard } from '../cards.ts';
import { encode } from '../codec.ts';
import {
  BOX_ACTIONS,
  type BoxAction,
  EXTRA,
  FIRST_CUBES,
  REPEAT_CUBES,
  REWARDS,
  SPACE_OF,
  type Unit,
} from '../data.ts';
import type {
  CommandFrame,
  CommandId,
  ConfuciusEmit,
  ConfuciusState,
  FrameOf,
  PhaseOf,
  PublicPlayer,
  Refusal,
} from '../types.ts';
import { BY_CARD, BY_CUBES, BY_FAVOUR } from '../types.ts';

/** For moves that do not belong to the open decision (C-DEC-1). */
export const NOT_NOW: RuleId[] = ['C-DEC-1'];

/** One parameter of a command: one of `count` actions from `base` on. */
export interface Choice {
  readonly base: Action;
  readonly count: number;
  /** Places from here on are never legal. */
  readonly listed?: number;
  refuse(s: ConfuciusState, f: CommandFrame, k: number): Refusal;
}

/** A command of D-TURN or D-FAVOUR: choices, price, effect; all or nothing (C-DEC-6). */
export interface Command {
  /** The next parameter, or none. */
  next(f: CommandFrame): Choice | undefined;
  readonly unit?: Unit;
  price?(s: ConfuciusState, f: CommandFrame): number;
  carryOut(s: ConfuciusState, f: CommandFrame, emit?: ConfuciusEmit): void;
}

/** An action of the Actions Box. */
export interface BoxCommand extends Command {
  /** Why it is impossible, apart from cubes (C-TRN-5). */
  refuse(s: ConfuciusState, seat: Seat): Refusal;
}

export const choose =
  (...choices: readonly Choice[]) =>
  (f: CommandFrame): Choice | undefined =>
    choices[f.step];

/** The step of a command after its price is paid. */
const PAID = 9;

export function begin(s: ConfuciusState, phase: CommandId, seat: Seat, by: number): void {
  s.stack.push({ phase, seat, by, step: 0, first: -1, second: -1, third: -1 });
}

/** C-CUB-1 to C-CUB-5. */
export const cubeCost = (player: PublicPlayer, action: number): number =>
  (player.placed[SPACE_OF[action]!] === 0 ? FIRST_CUBES : REPEAT_CUBES)[action]!;

/** Completes the command: spends its cubes or card and ends the turn (C-TRN-2). */
function commit(s: ConfuciusState, f: CommandFrame, emit?: ConfuciusEmit): void {
  const player = s.players[f.seat]!;
  let cubes = 0;
  if (f.by === BY_CUBES) {
    const action = BOX_ACTIONS.indexOf(f.phase as BoxAction);
    cubes = cubeCost(player, action);
    player.cubes -= cubes;
    player.placed[SPACE_OF[action]!]! += cubes;
  } else if (f.by >= BY_CARD) playReward(s, f.seat, f.by - BY_CARD, emit);
  endTurn(s);
  if (f.by === BY_CUBES || f.by === BY_FAVOUR || f.by === BY_CARD + EXTRA)
    emit?.({
      type: 'acted',
      seat: f.seat,
      action: f.phase as BoxAction,
      by: f.by === BY_CUBES ? 'cubes' : f.by === BY_FAVOUR ? 'favour' : 'extra',
      cubes,
    });
}

/** C-RWD-3. */
function playReward(s: ConfuciusState, seat: Seat, kind: number, emit?: ConfuciusEmit): void {
  const player = s.players[seat]!;
  const card = rewardCard(player.rewards, kind);
  player.rewards ^= card;
  s.played |= card;
  emit?.({ type: 'rewardPlayed', seat, card: REWARDS[kind]! });
}

/** Below a command lies the frame of the actions phase or of Imperial Favour. */
function endTurn(s: ConfuciusState): void {
  const f = s.stack[1]!;
  if (f.phase === 'favour') f.done = true;
  else if (f.phase === 'turn') f.seat = following(s, f);
}

/** C-TRN-1: clockwise, without those who have passed. */
export function following(s: ConfuciusState, f: FrameOf<'turn'>): Seat {
  const seats = s.players.length;
  let seat = f.seat;
  for (let k = 0; k < seats; k++) {
    seat = seat + 1 === seats ? 0 : seat + 1;
    if ((f.passed & (1 << seat)) === 0) return seat;
  }
  return f.seat;
}

/** The command below a payment, once its cards are chosen. */
export function settle(s: ConfuciusState, emit?: ConfuciusEmit): void {
  const f = s.stack[s.stack.length - 1] as CommandFrame;
  commit(s, f, emit);
  f.step = PAID;
}

/** The phase in which a command is put together. */
export function phaseOfCommand(command: Command): PhaseOf<CommandId> {
  return {
    resume(s, f, emit) {
      if (command.next(f) !== undefined) return true;
      if (f.step !== PAID) {
        const cost = command.price === undefined ? 0 : command.price(s, f);
        if (cost > 0) {
          s.stack.push({
            phase: 'payment',
            seat: f.seat,
            unit: command.unit ?? 'cash',
            cost,
            cards: [0, 0, 0],
          });
          return false;
        }
        commit(s, f, emit);
      }
      s.stack.pop();
      command.carryOut(s, f, emit);
      return false;
    },
    active: ofSeat,
    legal(s, f, _seat, out) {
      const choice = command.next(f)!;
      const count = choice.listed ?? choice.count;
      for (let k = 0; k < count; k++) if (choice.refuse(s, f, k) === undefined) out.push(choice.base + k);
    },
    why(s, f, _seat, move) {
      const choice = command.next(f)!;
      const k = encode(move) - choice.base;
      if (k < 0 || k >= choice.count) return NOT_NOW;
      const refusal = choice.refuse(s, f, k);
      return refusal === undefined ? [] : [refusal];
    },
    apply(_s, f, _seat, a) {
      const k = a - command.next(f)!.base;
      if (f.step === 0) f.first = k;
      else if (f.step === 1) f.second = k;
      else f.third = k;
      f.step++;
    },
  };
}
