import { over, type Seat } from '../../core/game.ts';
import { play } from '../../core/play.ts';
import { Recorder } from '../../core/record.ts';
import { replay, type Step } from '../../core/replay.ts';
import { rulesOf } from '../../games/list.ts';
import type { KeptGame } from './kept.ts';
import { keysFrom, writeSmall } from './storage.ts';

/**
 * Decisions that the database does not have yet. Written synchronously with every decision, so that they survive a
 * page that is closed or killed before the database has saved them.
 */
export interface Journal {
  /** Revision of the stored game that this continues. */
  readonly revision: number;
  /** Number of its decisions that still stand. */
  readonly keep: number;
  /** The decisions after those, in the game's notation. */
  readonly moves: readonly (readonly [seat: Seat, move: string])[];
}

const PREFIX = 'mandate-journal-';

export const journalIds = (): string[] => keysFrom(PREFIX);

export function writeJournal(
  id: string,
  revision: number,
  stored: readonly Step[],
  now: readonly Step[],
): void {
  let keep = Math.min(stored.length, now.length);
  while (keep > 0 && stored[keep - 1] !== now[keep - 1]) keep--;
  const moves = now.slice(keep).map(({ seat, move }) => [seat, move] as const);
  writeSmall(PREFIX + id, JSON.stringify({ revision, keep, moves } satisfies Journal));
}

export const dropJournal = (id: string): void => void writeSmall(PREFIX + id, null);

export function readJournal(id: string): Journal | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Partial<Journal> | null;
    const { revision, keep, moves } = found ?? {};
    if (typeof revision !== 'number' || typeof keep !== 'number' || !Array.isArray(moves)) return undefined;
    return { revision, keep, moves };
  } catch {
    return undefined;
  }
}

/** The record of a stored game with its journal applied; undefined if the journal adds nothing. */
export async function withJournal(
  kept: KeptGame,
  journal: Journal,
): Promise<Pick<KeptGame, 'record' | 'over'> | undefined> {
  const game = await rulesOf(kept.game);
  const { header, start, steps } = replay(kept.record, { [kept.game]: game });
  const hasAll = journal.moves.every(([seat, move], n) => {
    const step = steps[journal.keep + n];
    return step?.seat === seat && step.move === move;
  });
  if (hasAll && (kept.revision > journal.revision || steps.length === journal.keep + journal.moves.length))
    return undefined;
  const recorder = new Recorder(game, header, start);
  let state = start;
  for (const step of steps.slice(0, journal.keep)) {
    recorder.add(step.seat, step.action, step.state);
    state = step.state;
  }
  for (const [seat, move] of journal.moves) {
    const action = game.parse(move);
    const played = action === undefined ? undefined : play(game, state, seat, action);
    if (action === undefined || !played?.ok) break;
    recorder.add(seat, action, played.state);
    state = played.state;
  }
  return { record: recorder.text(), over: over(state) };
}
