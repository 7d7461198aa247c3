import { writeSmall } from '../session/storage.ts';

/** How a puzzle was done: found at the first try, found later or with help, or looked up. */
export type Done = 'solved' | 'helped' | 'shown';

interface Progress {
  readonly done: Readonly<Record<string, Done>>;
  /** How many were solved at the first try, one after another. */
  readonly row: number;
}

const PREFIX = 'mandate-puzzles-';
const DONE: readonly string[] = ['solved', 'helped', 'shown'] satisfies Done[];

/** The puzzles of a game done on this device, by id. */
export function progressOf(game: string): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(PREFIX + game) ?? '{}') as Partial<Progress>;
    const done = Object.entries(found.done ?? {}).filter(([, how]) => DONE.includes(how));
    return { done: Object.fromEntries(done), row: Math.max(0, Number(found.row) || 0) };
  } catch {
    return { done: {}, row: 0 };
  }
}

/** Notes the first result of a puzzle; solving it again changes nothing, finding one that was looked up does. */
export function noteDone(game: string, id: string, how: Done): void {
  const { done, row } = progressOf(game);
  const before = done[id];
  if (before === 'solved' || (before !== undefined && how === 'shown')) return;
  const now = before === undefined ? how : 'helped';
  const next: Progress = {
    done: { ...done, [id]: now },
    row: before !== undefined ? row : how === 'solved' ? row + 1 : 0,
  };
  writeSmall(PREFIX + game, JSON.stringify(next));
}
