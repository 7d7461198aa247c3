import type { Action, RuleId, Seat } from '../../../../core/game.ts';
import { choicePalace, choicePerson, RELEASE } from '../codec.ts';
import type { Person } from '../data.ts';
import {
  alike,
  floorsAt,
  inhabited,
  livesIn,
  palaceCount,
  personCount,
  personCountAt,
  personsAt,
  removePerson,
} from '../palace.ts';
import { trackOrder } from '../track.ts';
import type { Cause, DragonEmit, DragonState, FrameOf, PhaseOf } from '../types.ts';
import { listPersons } from './residents.ts';
import { inTurn, NOT_NOW } from './turn.ts';

/** D-EV-ORDER: in track order, each player finishing before the next begins. */
export function startRelease(s: DragonState, cause: Cause, due: number[], emit?: DragonEmit): void {
  if (due.every((persons) => persons === 0)) return;
  const order = trackOrder(s.players).filter((seat) => due[seat]! > 0);
  if (emit) for (const seat of order) emit({ type: 'mustRelease', seat, persons: due[seat]!, cause });
  s.stack.push({ phase: 'release', cause, due, used: 0, order, turn: 0 });
}

export const isOverfull = (palaces: readonly number[], i: number): boolean =>
  personCountAt(palaces, i) > floorsAt(palaces, i);

/** Whether the next person may leave from this palace. */
function mayGive(f: FrameOf<'release'>, palaces: readonly number[], i: number): boolean {
  if (f.cause === 'earthquake') return isOverfull(palaces, i);
  return inhabited(palaces, i) && (f.used & (1 << i)) === 0;
}

/**
 * If every eligible palace must give a person, they are handled in order: the same outcomes with fewer decisions
 * (D-AUTO-4).
 */
function asksInOrder(f: FrameOf<'release'>, palaces: readonly number[], seat: Seat): boolean {
  if (f.cause === 'earthquake') return true;
  if (f.cause !== 'drought') return false;
  let giving = 0;
  for (let i = 0; i < palaceCount(palaces); i++) if (mayGive(f, palaces, i)) giving++;
  return giving === f.due[seat];
}

function list(s: DragonState, f: FrameOf<'release'>, seat: Seat, out: Action[]): void {
  const { palaces } = s.players[seat]!;
  const inOrder = asksInOrder(f, palaces, seat);
  for (let i = 0; i < palaceCount(palaces); i++) {
    if (!mayGive(f, palaces, i)) continue;
    listPersons(palaces, i, RELEASE, out);
    if (inOrder) return;
  }
}

/** Whether all choices are equivalent (D-AUTO-1). */
function isForced(palaces: readonly number[], choices: readonly Action[]): boolean {
  const first = choices[0]! - RELEASE;
  for (const action of choices) {
    const c = action - RELEASE;
    if (choicePerson(c) !== choicePerson(first)) return false;
    if (!alike(palaces, choicePalace(c), choicePalace(first))) return false;
  }
  return true;
}

function leave(
  s: DragonState,
  cause: Cause,
  seat: Seat,
  palace: number,
  person: Person,
  emit?: DragonEmit,
): void {
  removePerson(s.players[seat]!.palaces, palace, person);
  s.gone[person]!++;
  emit?.({ type: 'released', seat, palace, person, cause });
}

function nextSeat(f: FrameOf<'release'>): void {
  f.turn++;
  f.used = 0;
}

function dismiss(s: DragonState, f: FrameOf<'release'>, seat: Seat, a: Action, emit?: DragonEmit): void {
  const palace = choicePalace(a - RELEASE);
  leave(s, f.cause, seat, palace, choicePerson(a - RELEASE), emit);
  if (f.cause === 'drought') f.used |= 1 << palace;
  if (--f.due[seat]! === 0) nextSeat(f);
}

/** D-RUL-25: with no more persons than required, all leave and the rest of the demand lapses. */
function dismissAll(s: DragonState, f: FrameOf<'release'>, seat: Seat, emit?: DragonEmit): void {
  const { palaces } = s.players[seat]!;
  for (let i = 0; i < palaceCount(palaces); i++)
    for (const person of personsAt(palaces, i)) leave(s, f.cause, seat, i, person, emit);
  f.due[seat] = 0;
  nextSeat(f);
}

/** D-EV-RELEASE: the owner chooses, one person after another. */
export const release: PhaseOf<'release'> = {
  resume(s, f, emit) {
    if (f.turn === f.order.length) {
      s.stack.pop();
      return false;
    }
    const seat = f.order[f.turn]!;
    const player = s.players[seat]!;
    if (f.due[seat]! >= personCount(player)) {
      dismissAll(s, f, seat, emit);
      return false;
    }
    const choices: Action[] = [];
    list(s, f, seat, choices);
    if (!isForced(player.palaces, choices)) return true;
    dismiss(s, f, seat, choices[0]!, emit);
    return false;
  },
  active: inTurn,
  legal: list,
  why(s, f, seat, move) {
    if (move.type !== 'release') return NOT_NOW;
    const { palaces } = s.players[seat]!;
    if (move.palace >= palaceCount(palaces) || !livesIn(palaces, move.palace, move.person))
      return ['D-EV-RELEASE'];
    if (!mayGive(f, palaces, move.palace)) return forbidding(f);
    if (!asksInOrder(f, palaces, seat)) return [];
    for (let i = 0; i < move.palace; i++) if (mayGive(f, palaces, i)) return ['D-AUTO-4'];
    return [];
  },
  apply: dismiss,
};

const forbidding = (f: FrameOf<'release'>): RuleId[] =>
  f.cause === 'earthquake' ? ['D-SE-5'] : ['D-DROUGHT-1'];
