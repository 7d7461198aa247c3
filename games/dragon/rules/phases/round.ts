import { shuffle } from '../../../../core/rng.ts';
import { EVENT_IDS, GROUP_SIZES, ROUNDS, SUPER_ROUND, WALL_GROUP_SIZES, WALL_LENGTH } from '../data.ts';
import { trackOrder } from '../track.ts';
import type { DragonEmit, DragonState, PhaseOf, Table } from '../types.ts';
import { decay } from './decay.ts';
import { finalScoring, roundScoring } from './scoring.ts';
import { superEvent } from './super-event.ts';
import { wallCheck } from './wall-check.ts';

type Step = (s: DragonState, emit?: DragonEmit) => void;

/** 5.2 Main loop. Each step acts at once or pushes the frame of a phase. */
const MONTH: readonly Step[] = [
  begin,
  dealActions,
  actionPhase,
  personPhase,
  eventPhase,
  lastWallCheck,
  superEventPhase,
  decay,
  roundScoring,
];

const EVENT = MONTH.indexOf(eventPhase);

/** Whether the event of this month has begun; true once the game is over. */
export const eventBegun = (table: Table): boolean => {
  const f = table.stack[0];
  return f === undefined || (f.phase === 'round' && f.step > EVENT);
};

/** Leaves out the actions and the cards of the month. */
export const skipToEvent = (s: DragonState): void => {
  s.stack = [{ phase: 'round', step: EVENT }];
};

export const round: PhaseOf<'round'> = {
  resume(s, f, emit) {
    if (f.step === MONTH.length) {
      if (s.round === ROUNDS) {
        finalScoring(s, emit);
        s.stack.pop();
        return false;
      }
      f.step = 0;
    }
    MONTH[f.step++]!(s, emit);
    return false;
  },
};

function begin(s: DragonState, emit?: DragonEmit): void {
  s.round++;
  emit?.({ type: 'monthBegan', round: s.round, event: EVENT_IDS[s.row[s.round - 1]!]! });
}

/** D-ACT-DEAL. */
function dealActions(s: DragonState, emit?: DragonEmit): void {
  const sizes = (s.options.greatWall ? WALL_GROUP_SIZES : GROUP_SIZES)[s.players.length]!;
  const cards = s.options.greatWall ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 1, 2, 3, 4, 5, 6];
  shuffle(cards, s.rng.actions);
  s.shown++;
  let next = 0;
  for (let group = 0; group < sizes.length; group++)
    for (let k = 0; k < sizes[group]!; k++) s.groups[cards[next++]!] = group;
  emit?.({ type: 'dealt', groups: s.groups.slice() });
}

function actionPhase(s: DragonState): void {
  s.stack.push({ phase: 'action', order: trackOrder(s.players), turn: 0 });
}

/** D-PER-R12: with empty hands there is no person phase. All hands have the same size (also after D-SE-9). */
function personPhase(s: DragonState): void {
  if (s.players[0]!.hand.some((cards) => cards > 0))
    s.stack.push({ phase: 'card', order: trackOrder(s.players), turn: 0 });
}

function eventPhase(s: DragonState): void {
  s.stack.push({ phase: 'event', step: 0 });
}

/** D-GW-6. */
function lastWallCheck(s: DragonState, emit?: DragonEmit): void {
  if (s.options.greatWall && s.round === ROUNDS) wallCheck(s, WALL_LENGTH, emit);
}

/** D-SE-1. */
function superEventPhase(s: DragonState, emit?: DragonEmit): void {
  if (s.superEvent >= 0 && s.round === SUPER_ROUND) superEvent(s, emit);
}
