import { cubesDue } from '../gifts.ts';
import type { ConfuciusEmit, ConfuciusState, PhaseOf } from '../types.ts';
import { appoint } from './chief.ts';
import { discards } from './discard.ts';
import { endReasons, hasEnded, reasonNow } from './end.ts';
import { holdExamination } from './examination.ts';
import { invasions } from './invasions.ts';
import { newOfficials } from './tiles.ts';
import { awardTitles } from './titles.ts';

type Step = (s: ConfuciusState, emit?: ConfuciusEmit) => void;

/** 5.1 The steps of a round. Each acts at once or pushes the frame of a phase. */
const ROUND: readonly Step[] = [
  countGifts,
  chooseChief,
  actionsPhase,
  imperialFavour,
  buildWall,
  holdExamination,
  resolveMinistries,
  invasions,
  newOfficials,
  discards,
];

/** 5.9 What follows the last round. */
const END: readonly Step[] = [resolveLastMinistries, awardTitles];

/** Whether the wall of this round is built. */
export const wallIsBuilt = (s: ConfuciusState): boolean => {
  const f = s.stack[0];
  return f?.phase !== 'round' || f.step > ROUND.indexOf(buildWall);
};

export const round: PhaseOf<'round'> = {
  resume(s, f, emit) {
    if (f.step === ROUND.length && !hasEnded(s)) {
      nextRound(s);
      f.step = 0;
    }
    if (f.step === ROUND.length + END.length) s.stack.pop();
    else if (f.step < ROUND.length) ROUND[f.step++]!(s, emit);
    else END[f.step++ - ROUND.length]!(s, emit);
    return false;
  },
};

/** 5.3. */
function countGifts(s: ConfuciusState, emit?: ConfuciusEmit): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    const player = s.players[seat]!;
    player.active = cubesDue(s, seat);
    player.cubes = player.active;
  }
  emit?.({ type: 'roundBegan', round: s.round });
  emit?.({ type: 'giftsCounted', cubes: s.players.map((player) => player.active) });
}

/** C-CHF-1: the first one is drawn at setup. */
function chooseChief(s: ConfuciusState, emit?: ConfuciusEmit): void {
  if (s.round === 1) appoint(s, s.chief, emit);
  else s.stack.push({ phase: 'chief' });
}

/** C-TRN-1. */
function actionsPhase(s: ConfuciusState): void {
  s.stack.push({ phase: 'turn', seat: (s.chief + 1) % s.players.length, passed: 0 });
}

function imperialFavour(s: ConfuciusState): void {
  s.stack.push({ phase: 'favour', done: false });
}

/** C-WALL-1. */
function buildWall(s: ConfuciusState, emit?: ConfuciusEmit): void {
  s.wall++;
  emit?.({ type: 'wallBuilt', pieces: s.wall });
}

function resolveMinistries(s: ConfuciusState): void {
  s.stack.push({ phase: 'ministries', next: 0, final: false });
}

/** C-END-3; after C-END-1a none is left. */
function resolveLastMinistries(s: ConfuciusState, emit?: ConfuciusEmit): void {
  s.endedBy = reasonNow(s);
  emit?.({ type: 'gameEnds', ...endReasons(s) });
  s.stack.push({ phase: 'ministries', next: 0, final: true });
}

/** C-EOR-7. */
function nextRound(s: ConfuciusState): void {
  s.round++;
  s.examForced = false;
  s.transferred = 0;
  for (const player of s.players) {
    player.placed.fill(0);
    player.commerceUsed = false;
  }
}
