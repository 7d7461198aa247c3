import { describe, expect, test } from 'vitest';
import { dragon } from '../games/dragon/rules/index.ts';
import { games } from '../games/rules.ts';
import { firstSeat, legalActions, over } from './game.ts';
import { defaultOptions } from './options.ts';
import { commit, derivedSalt, gameSeed, type Header, Recorder } from './record.ts';
import { RecordError, replay, replaySound } from './replay.ts';
import { below, stream } from './rng.ts';

const all = games;
const secret = { seed: 'Kína 龍', salt: derivedSalt('Kína 龍') };

const header = (extra: Partial<Header> = {}): Header => ({
  game: 'dragon',
  version: dragon.version,
  seats: 3,
  options: { ...defaultOptions(dragon, 3) },
  players: ['Anna', 'Ben with a space', '龍'],
  commitment: commit(secret),
  nonces: [],
  secret,
  ...extra,
});

function recorded(limit: number, extra: Partial<Header> = {}): string {
  const h = header(extra);
  const s = dragon.setup(defaultOptions(dragon, 3), 3, gameSeed(secret.seed, h.nonces));
  const recorder = new Recorder(dragon, h, dragon.clone(s));
  const rng = stream('record', 'test');
  for (let n = 0; n < limit && !over(s); n++) {
    const seat = firstSeat(dragon.active(s));
    const legal = legalActions(dragon, s, seat);
    const action = legal[below(rng, legal.length)]!;
    dragon.apply(s, seat, action);
    recorder.add(seat, action, dragon.clone(s));
  }
  return recorder.text();
}

const whole = recorded(Number.POSITIVE_INFINITY);

test('a record replays to its result, with a check at every turn end', () => {
  const { steps, finished, checks, header: read } = replay(whole, all);
  expect(finished).toBe(true);
  expect(read).toEqual(header());
  expect(steps.length).toBeGreaterThan(80);
  expect(checks).toBeGreaterThan(60);
  expect(whole).toMatch(/^end scores \d+ \d+ \d+ places [123] [123] [123] #[0-9a-f]{12}$/m);
});

test('a running game is a record too, wherever it stops', () => {
  for (const limit of [0, 1, 7, 30]) {
    const { steps, finished } = replay(recorded(limit), all);
    expect([steps.length, finished]).toEqual([limit, false]);
  }
});

test('a name may hold separators that are no line breaks of a record', () => {
  const players = ['a\u2028player 1 b', 'c\u2029d', 'e'];
  expect(replay(recorded(5, { players }), all).header.players).toEqual(players);
});

test('nonces of the players change the game and are replayed', () => {
  const text = recorded(40, { nonces: ['first', 'második'] });
  expect(replay(text, all).header.nonces).toEqual(['first', 'második']);
  expect(text.split('\n')[20]).not.toBe(whole.split('\n')[20]);
});

test('without its seed a record says that it cannot be replayed yet', () => {
  const { secret: _hidden, ...open } = header();
  const recorder = new Recorder(dragon, open, dragon.setup(defaultOptions(dragon, 3), 3, secret.seed));
  expect(() => replay(recorder.text(), all)).toThrow('not revealed yet');
});

describe('a record with one changed character is refused with its line', () => {
  const text = recorded(30);
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;

  test('whichever character it is', () => {
    for (let at = 0; at < text.length; at++)
      for (const other of [text[at] === '1' ? '2' : '1', ' ', 'x'])
        if (other !== text[at])
          expectRefusal(text.slice(0, at) + other + text.slice(at + 1), lineAt(at), text);
  });

  test('or is missing, or is one too many', () => {
    for (let at = 0; at < text.length; at++) {
      expectRefusal(text.slice(0, at) + text.slice(at + 1), lineAt(at), text);
      expectRefusal(`${text.slice(0, at)}7${text.slice(at)}`, lineAt(at), text);
    }
  });
});

describe('a damaged record is replayed up to the last check before the damage', () => {
  const lines = whole.split('\n');
  const steps = replay(whole, all).steps;
  /** The decisions that a check at or before a line covers. */
  const checkedBefore = (line: number): number => {
    const at = lines.slice(0, line - 1).findLastIndex((content) => content.includes(' #'));
    return Number(/^\d+/.exec(lines[at]!)?.[0] ?? 0);
  };

  test('wherever a decision was changed', () => {
    const first = lines.findIndex((line) => line.startsWith('1 '));
    for (const line of [first + 1, first + 2, first + 40, lines.length - 3]) {
      const damaged = lines.with(line - 1, `${lines[line - 1]!.split(' ').slice(0, 2).join(' ')} nothing`);
      const found = replaySound(damaged.join('\n'), all);
      expect(found.damage).toMatchObject({ line, fault: { code: 'move', move: 'nothing' } });
      expect(found.steps).toEqual(steps.slice(0, checkedBefore(line)));
      expect(found.finished).toBe(false);
    }
  });

  test('where the end is cut off, within a line or after it', () => {
    for (const [text, code] of [
      [whole.slice(0, -1), 'unended'],
      [lines.slice(0, -2).join('\n').slice(0, -3), 'unended'],
      [`${lines.slice(0, -12).join('\n')}\n`, 'no-end'],
    ] as const) {
      const found = replaySound(text, all);
      expect(found.damage?.fault.code).toBe(code);
      expect(found.steps).toEqual(steps.slice(0, checkedBefore(text.split('\n').length)));
      expect(found.steps.length).toBeGreaterThan(60);
    }
  });

  test('but not where the header is damaged', () => {
    expect(() => replaySound(whole.replace('player 1 Ben', 'player 1 Bea'), all)).toThrow('the check is');
    expect(() => replaySound('', all)).toThrow('this is not a record');
  });

  test('and a whole record has no damage', () => {
    expect(replaySound(whole, all)).toEqual(replay(whole, all));
  });
});

/** The fault shows on its own line, or at the next check, which covers it. */
function expectRefusal(damaged: string, line: number, text: string): void {
  let caught: unknown;
  try {
    replay(damaged, all);
  } catch (error) {
    caught = error;
  }
  expect(caught, `accepted with a change in line ${line}`).toBeInstanceOf(RecordError);
  const { line: told } = caught as RecordError;
  const lines = text.split('\n');
  const next = lines.findIndex((content, i) => i + 1 >= line && content.includes(' #')) + 1;
  expect(told).toBeGreaterThanOrEqual(line - 1);
  expect(told).toBeLessThanOrEqual(next + 1);
}
