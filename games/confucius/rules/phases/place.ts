import { ofSeat } from '../../../../core/flow.ts';
import type { RuleId } from '../../../../core/game.ts';
import { oneOf } from '../chance.ts';
import { encode, OFFICIAL } from '../codec.ts';
import { ANY, CANDIDATE, EMPTY, OFFICIALS } from '../data.ts';
import { isOpen, isResolved, isSecured, ministryOf, spaceOf } from '../officials.ts';
import type { ConfuciusEmit, ConfuciusState, FrameOf, PhaseOf } from '../types.ts';
import { NOT_NOW } from './command.ts';

/** The next candidate: a random named one while any are left; -1 if the stack is empty. */
function nextCandidate(s: ConfuciusState): number {
  if (s.named === 0) {
    if (s.any === 0) return -1;
    s.any--;
    return ANY;
  }
  const named = oneOf(s.named, s.rng.candidates);
  s.named ^= named;
  return 31 - Math.clz32(named);
}

/** C-EXAM-21. */
export function turnUp(s: ConfuciusState, emit?: ConfuciusEmit): void {
  for (;;) {
    s.candidate = nextCandidate(s);
    if (s.candidate < 0) return;
    s.shown++;
    emit?.({ type: 'candidateTurnedUp', candidate: s.candidate });
    if (s.candidate === ANY || !isResolved(s, s.candidate)) return;
    remove(s, emit);
  }
}

function remove(s: ConfuciusState, emit?: ConfuciusEmit): void {
  s.gone = s.gone.with(CANDIDATE, s.gone[CANDIDATE]! + 1);
  emit?.({ type: 'candidateRemoved', candidate: s.candidate });
}

const isIndicated = (s: ConfuciusState, at: number): boolean =>
  isOpen(s, at) && (s.candidate === ANY || s.candidate === ministryOf(at));
const isEmptySpot = (s: ConfuciusState, at: number): boolean =>
  s.officials[at] === EMPTY && isIndicated(s, at);
/** Unbribed or unsecured; a candidate is neither. */
const isReplaceable = (s: ConfuciusState, at: number): boolean =>
  s.officials[at]! > CANDIDATE && !isSecured(s, at) && isOpen(s, at);
const isIndicatedOfficial = (s: ConfuciusState, at: number): boolean =>
  isReplaceable(s, at) && isIndicated(s, at);

type Spot = (s: ConfuciusState, at: number) => boolean;
/** Only the first kind with a spot is allowed. */
const KINDS: readonly { readonly rule: RuleId; readonly is: Spot }[] = [
  { rule: 'C-EXAM-16', is: isEmptySpot },
  { rule: 'C-EXAM-17', is: isIndicatedOfficial },
  { rule: 'C-EXAM-18', is: isReplaceable },
];

function kindOf(s: ConfuciusState): (typeof KINDS)[number] | undefined {
  for (const kind of KINDS) for (let at = 0; at < OFFICIALS; at++) if (kind.is(s, at)) return kind;
  return undefined;
}

/** C-EXAM-14, C-EXAM-17: an official that is replaced is removed from the game. */
function putAt(s: ConfuciusState, f: FrameOf<'place'>, at: number, emit?: ConfuciusEmit): void {
  const replaced = s.officials[at]!;
  const from = s.markers[at]!;
  if (replaced !== EMPTY) s.gone = s.gone.with(replaced, s.gone[replaced]! + 1);
  s.officials = s.officials.with(at, CANDIDATE);
  s.markers[at] = f.seat;
  s.secured |= 1 << at;
  s.transferred &= ~(1 << at);
  s.stack.pop();
  emit?.({
    type: 'candidatePlaced',
    seat: f.seat,
    ministry: ministryOf(at),
    space: spaceOf(at),
    replaced,
    from,
  });
  turnUp(s, emit);
}

/** D-PLACE: compulsory where there is a spot (C-EXAM-20). */
export const place: PhaseOf<'place'> = {
  resume(s, f, emit) {
    const kind = kindOf(s);
    if (kind === undefined) {
      s.stack.pop();
      remove(s, emit);
      turnUp(s, emit);
      return false;
    }
    let only = -1;
    for (let at = 0; at < OFFICIALS; at++)
      if (kind.is(s, at)) {
        if (only >= 0) return true;
        only = at;
      }
    putAt(s, f, only, emit);
    return false;
  },
  active: ofSeat,
  legal(s, _f, _seat, out) {
    const kind = kindOf(s)!;
    for (let at = 0; at < OFFICIALS; at++) if (kind.is(s, at)) out.push(OFFICIAL + at);
  },
  why(s, _f, _seat, move) {
    if (move.type !== 'official') return NOT_NOW;
    const kind = kindOf(s)!;
    return kind.is(s, encode(move) - OFFICIAL) ? [] : [kind.rule];
  },
  apply(s, f, _seat, a, emit) {
    putAt(s, f, a - OFFICIAL, emit);
  },
};
