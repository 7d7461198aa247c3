import { describe, expect, it } from 'vitest';
import { keptAt } from '../testing/kept.ts';
import { BackupError, readBackup } from './backup.ts';
import { withJournal } from './journal.ts';
import { isOutdated, relation } from './kept.ts';

const DAY = 24 * 60 * 60 * 1000;
const at = (part: number) => keptAt({ game: 'dragon', seats: 2, seed: 'kept', part });
const early = at(0.2);
const late = at(0.4);

describe('two records of one game', () => {
  it('are compared by their decisions', () => {
    expect(relation(early.record, early.record)).toBe('same');
    expect(relation(early.record, late.record)).toBe('behind');
    expect(relation(late.record, early.record)).toBe('ahead');
    const other = keptAt({ game: 'dragon', seats: 2, seed: 'kept', part: 0.4, bot: 'random' });
    expect(relation(late.record, other.record)).toBe('apart');
  });

  it('of which one has ended are still one game', () => {
    expect(relation(late.record, at(1).record)).toBe('behind');
  });
});

describe('the journal of a game', () => {
  const decisions = (record: string) =>
    [...record.matchAll(/^\d+ (\d) (\S+)/gm)].map(([, seat, move]) => [Number(seat), move!] as const);
  const all = decisions(late.record);
  const keep = decisions(early.record).length;

  it('brings the decisions that were not saved', async () => {
    const journal = { revision: 3, keep, moves: all.slice(keep) };
    const found = await withJournal({ ...early, revision: 3 }, journal);
    expect(found).toEqual({ record: late.record, over: false });
  });

  it('takes back what was taken back', async () => {
    const found = await withJournal({ ...late, revision: 3 }, { revision: 3, keep, moves: [] });
    expect(found?.record).toBe(early.record);
  });

  it('is spent when the game has its decisions', async () => {
    const journal = { revision: 3, keep, moves: all.slice(keep, keep + 2) };
    expect(await withJournal({ ...late, revision: 4 }, journal)).toBeUndefined();
  });

  it('ends where a decision cannot be made', async () => {
    const journal = { revision: 0, keep, moves: [...all.slice(keep), [0, 'nonsense'] as const] };
    expect((await withJournal(early, journal))?.record).toBe(late.record);
  });
});

it('a deleted game stays in the bin for 30 days, and longer when it is played there', () => {
  expect(isOutdated({ ...early, deleted: 0, updated: 0 }, 30 * DAY)).toBe(false);
  expect(isOutdated({ ...early, deleted: 0, updated: 0 }, 30 * DAY + 1)).toBe(true);
  expect(isOutdated({ ...early, deleted: 0, updated: 5 * DAY }, 31 * DAY)).toBe(false);
  expect(isOutdated({ ...early, updated: 0 }, 400 * DAY)).toBe(false);
});

describe('an exported file', () => {
  const backup = { format: 'mandate-device', version: 1, settings: {}, games: [early], turns: {} };
  const why = (file: unknown): string | undefined => {
    try {
      readBackup(typeof file === 'string' ? file : JSON.stringify(file));
      return undefined;
    } catch (error) {
      return error instanceof BackupError ? error.why : String(error);
    }
  };

  const manyTurns = Object.fromEntries(
    Array.from({ length: 1000 }, (_, n) => [`game${n}-0`, 'x'.repeat(500)] as const),
  );

  it('is read as it was written', () => {
    expect(readBackup(JSON.stringify(backup)).games).toEqual([early]);
    const turns = { [`${early.id}-1`]: '{"ply":3,"moves":["t"]}' };
    expect(readBackup(JSON.stringify({ ...backup, turns })).turns).toEqual(turns);
  });

  it.each([
    ['text', early.record],
    ['other', { games: [] }],
    ['other', 'null'],
    ['newer', { ...backup, version: 2 }],
    ['damaged', { ...backup, games: {} }],
    ['damaged', { ...backup, games: [early, early] }],
    ['damaged', { ...backup, games: [{ ...early, bots: 'nobody' }] }],
    ['damaged', { ...backup, games: [{ ...early, id: '../x' }] }],
    ['damaged', { ...backup, games: [{ ...early, id: '__proto__' }] }],
    ['damaged', { ...backup, turns: { a: 1 } }],
    ['damaged', { ...backup, turns: { 'no-turn': '{"ply":3,"moves":[]}' } }],
    // They would fill the small storage, in which decisions wait until they are saved.
    ['damaged', { ...backup, turns: { 'dragon-0': 'x'.repeat(5000) } }],
    ['damaged', { ...backup, turns: manyTurns }],
  ])('that is %s is refused', (reason, file) => {
    expect(why(file)).toBe(reason);
  });

  it('keeps a game that could not be read', () => {
    const broken = { id: 'bad', broken: true, updated: 0, revision: 0, record: '{"game":' };
    expect(readBackup(JSON.stringify({ ...backup, games: [broken] })).games).toEqual([broken]);
  });
});
