import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../../protocol/command.ts';
import { ConnectionError } from '../../protocol/connection.ts';
import { Chance } from '../harness/chance.ts';
import { type Ground, openGround } from '../harness/ground.ts';
import { Guest } from '../harness/guest.ts';
import { Match } from '../harness/match.ts';
import { planOf } from '../harness/plan.ts';
import type { Mark, Player } from '../harness/player.ts';
import { ServerProcess } from '../harness/server.ts';
import { movesOf } from '../harness/turn.ts';
import { audit } from './audit.ts';
import { Outages } from './credits.ts';

/** A game of two with clocks. */
const PLAN = planOf(1);

let ground: Ground;
let server: ServerProcess;
let match: Match;

beforeAll(async () => {
  ground = await openGround('sqlite');
  server = await ServerProcess.start(ground.env);
  const guests = await Promise.all(['Ling', 'Wei', 'Onlooker'].map((name) => Guest.create(server, name)));
  match = await Match.open(PLAN, guests);
  await match.play({ chance: new Chance('audit'), thinkMs: 0, signal: new AbortController().signal });
});

afterAll(async () => {
  match?.close();
  await server?.[Symbol.asyncDispose]();
  await ground?.[Symbol.asyncDispose]();
});

const acknowledged = ({ deeds }: Player, length = 1) =>
  deeds.findLastIndex(({ command, n }) => movesOf(command).length >= length && n !== undefined);

/** Changes a list while the audit runs. */
async function auditWith<T>(list: readonly T[], change: (list: T[]) => void): Promise<unknown> {
  const mutable = list as T[];
  const before = [...mutable];
  change(mutable);
  try {
    return await audit(match);
  } finally {
    mutable.splice(0, mutable.length, ...before);
  }
}

const withMark = (change: (mark: Mark) => Mark) =>
  auditWith(match.players[0]!.marks, (marks) => marks.splice(10, 1, change(marks[10]!)));

describe('the audit', () => {
  test('finds nothing wrong with what the server did', async () => {
    const { decisions, positions } = await audit(match);
    expect(decisions).toBeGreaterThan(20);
    expect(positions).toBeGreaterThan(2 * decisions);
  });

  test('finds a decision that was acknowledged and is missing', async () => {
    const command = { type: 'move', n: 1, move: 'never' } as const;
    const lost = auditWith(match.players[0]!.deeds, (deeds) => deeds.push({ command, sent: 0, n: 12 }));
    await expect(lost).rejects.toThrow('was acknowledged as 12, and the log does not have it');
  });

  test('finds a decision that was acknowledged twice', async () => {
    const [player] = match.players;
    const doubled = auditWith(player!.deeds, (deeds) => deeds.push({ ...deeds[acknowledged(player!)]! }));
    await expect(doubled).rejects.toThrow('were both acknowledged');
  });

  test('finds a decision that nobody asked for', async () => {
    const [player] = match.players;
    const uncalled = auditWith(player!.deeds, (deeds) => deeds.splice(acknowledged(player!), 1));
    await expect(uncalled).rejects.toThrow('was never acknowledged');
  });

  test('finds half a turn that was shown, and half a turn that was kept', async () => {
    const [player] = match.players;
    const at = acknowledged(player!, 2);
    const { command, n } = player!.deeds[at]!;
    await expect(withMark((mark) => ({ ...mark, n: n! - 1, clocks: undefined }))).rejects.toThrow(
      'half a turn was shown',
    );
    const moves = [...movesOf(command), 'never'];
    const longer = auditWith(player!.deeds, (deeds) => {
      const refused = new ConnectionError('lost', 'lost');
      deeds[at] = { command: { ...command, type: 'moves', moves } as Command, sent: 0, refused };
    });
    await expect(longer).rejects.toThrow('was never acknowledged');
  });

  test('finds an entry that a client was not told', async () => {
    const gap = auditWith(match.onlooker.entries, (entries) => entries.splice(8, 1));
    await expect(gap).rejects.toThrow('and the log says');
  });

  test('finds an entry that is not in the log', async () => {
    const more = auditWith(match.onlooker.entries, (entries) => entries.push(entries.at(-1)!));
    await expect(more).rejects.toThrow('and the log ends at');
  });

  test('finds a position that is not that of the record', async () => {
    await expect(withMark((mark) => ({ ...mark, digest: 'other' }))).rejects.toThrow('another position');
  });

  test('finds a clock that is wrong', async () => {
    const late = (mark: Mark) => ({
      ...mark,
      clocks: mark.clocks?.map((clock) => ({ ...clock, ms: clock.ms + 50 })),
    });
    await expect(withMark(late)).rejects.toThrow(/is shown \d+ ms/);
  });

  test('finds time given back that nobody lost', () => {
    const { entries } = match.onlooker;
    entries.splice(10, 0, { ...entries[10]!, what: { type: 'credit', ms: 20_000 } });
    expect(() => new Outages().check(match)).toThrow('gives 20000 ms back, and the server was down for 0 ms');
    entries.splice(10, 1);
    expect(() => new Outages().check(match)).not.toThrow();
  });
});
