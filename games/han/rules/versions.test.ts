import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../core/game.ts';
import { firstSeat, legalActions } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { defaultOptions, parseOptions } from '../../../core/options.ts';
import { Recorder } from '../../../core/record.ts';
import { type Replay, replay } from '../../../core/replay.ts';
import { games } from '../../rules.ts';
import { han } from './index.ts';
import { PAYMENTS, TRIPLES } from './payment.ts';
import type { HanState } from './types.ts';

/** Records of whole games and states from the middle of them, all written by version 1, which allowed joker pairs on borders. */
const fixture = (name: string): string =>
  readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const records = { 1: fixture('version-1-side-1.txt'), 2: fixture('version-1-side-2.txt') };

interface Kept {
  readonly side: 1 | 2;
  /** Decisions made before it. */
  readonly after: number;
  readonly legal: readonly string[];
  readonly state: HanState;
}
const states = fixture('version-1-states.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Kept);

const isTriple = (action: Action): boolean => action >= TRIPLES && action < PAYMENTS.length;
const playedOn = ({ steps }: Replay, after: number, s: HanState): HanState => {
  for (const { seat, action } of steps.slice(after)) {
    expect(legalActions(han, s, seat)).toContain(action);
    han.apply(s, seat, action);
  }
  return s;
};

describe('games of version 1', () => {
  test('their records hold, keep their version, and are played with joker pairs on borders', () => {
    rule('H-RULE-5', 'H-BORDER-3');
    const played = replay(records[1], games);
    expect([played.finished, played.header.version]).toEqual([true, 1]);
    expect(played.header.options).toMatchObject({ borderJoker: true, fortresses: true, startPlayer: 1 });
    expect(played.steps.filter(({ action }) => isTriple(action))).toHaveLength(6);
    const other = replay(records[2], games);
    expect([other.finished, other.header.version]).toEqual([true, 1]);
    expect(other.header.options).toMatchObject({ borderJoker: false, removal: 'total' });
  });

  test('their records are written again to the letter', () => {
    for (const text of Object.values(records)) {
      const { game, header, start, steps } = replay(text, games);
      const recorder = new Recorder(game, header, start);
      for (const { seat, action, state } of steps) recorder.add(seat, action, state);
      expect(recorder.text()).toBe(text);
    }
  });

  test('a record does not hold under another version', () => {
    const claims = (version: string) => records[1].replace('game han 1', `game han ${version}`);
    expect(() => replay(claims('2'), games)).toThrow("'option borderJoker <value>' was expected");
    const joined = claims('2').replace('option startPlayer', 'option borderJoker true\noption startPlayer');
    expect(() => replay(joined, games)).toThrow('the check is');
    for (const version of ['0', '3', '01'])
      expect(() => replay(claims(version), games)).toThrow(`version ${version} of han`);
  });

  test.each(states)('a stored state of side $side after $after decisions goes on unchanged', (kept) => {
    rule('H-RULE-5', 'H-TURN-8');
    const stored = structuredClone(kept.state);
    const s = han.migrate(stored, 1);
    expect(stored).toEqual(kept.state);
    expect(s.options.borderJoker).toBe(kept.side === 1);
    expect(han.invariants(s)).toEqual([]);
    const legal = legalActions(han, s, firstSeat(han.active(s)));
    expect(legal.map((action) => han.notate(action))).toEqual(kept.legal);
    expect(JSON.stringify(han.inVersion(s, 1))).toBe(JSON.stringify(kept.state));
    const played = replay(records[kept.side], games);
    expect(playedOn(played, kept.after, s)).toEqual(played.steps.at(-1)!.state);
  });

  test('stored options keep the rule they were chosen under', () => {
    rule('H-SETUP-6', 'H-RULE-5');
    const { borderJoker: _, ...old } = defaultOptions(han, 4);
    expect(han.migrateOptions(old, 1)).toEqual({ ...old, borderJoker: true });
    const { borderJoker: __, ...side2 } = defaultOptions(han, 2);
    expect(han.migrateOptions(side2, 1)).toEqual({ ...side2, borderJoker: false });
    const today = defaultOptions(han, 4);
    expect(han.migrateOptions(today, 2)).toEqual(today);
    expect(() => han.migrateOptions(old, 3)).toThrow('version 3');
    expect(parseOptions(han, 4, {}, 1)).toEqual({ ...today, borderJoker: true });
    expect(() => parseOptions(han, 4, { borderJoker: 'false' }, 1)).toThrow("no option 'borderJoker'");
  });
});

test('a game begun today is of version 2, without joker pairs on borders', () => {
  rule('H-RULE-5', 'H-SETUP-6');
  expect([han.version, defaultOptions(han, 4).borderJoker]).toEqual([2, false]);
});
