import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from '../../i18n/index.ts';
import type { Game } from '../../rules/core/game.ts';
import { InputError } from '../../rules/core/options.ts';
import { replay } from '../../rules/core/replay.ts';
import { games } from '../../rules/index.ts';
import { Args } from '../command.ts';
import { command } from './index.ts';

const MAIN = join(import.meta.dirname, '../main.ts');
const all = games as unknown as Record<string, Game>;
const GAME = ['dragon', '--lang', 'en', '--seats', '3', '--seed', 'test'];

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mandate-play-'));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

const kept = (name: string): string => readFileSync(join(home, 'play', name), 'utf8');
const files = (): string[] => readdirSync(join(home, 'play')).sort();

interface Ended {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Plays with piped lines, as a test or a screen reader does. */
function mandate(args: readonly string[], lines: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [MAIN, 'play', ...args], {
      env: { ...process.env, DATA_DIR: home, NO_COLOR: '1' },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.on('close', (code) => resolve({ out, err, code }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  });
}

const times = (n: number, line: string): string[] => Array<string>(n).fill(line);
/** The decisions of a record, without checks. */
const decisions = (record: string): string[] =>
  record.split('\n').flatMap((line) => /^\d+ \d \S+/.exec(line) ?? []);

describe('mandate play', () => {
  it('plays a whole game from piped lines, and the same one in pieces', async () => {
    const { out, err, code } = await mandate(GAME, times(300, '1'));
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('The game is over');
    expect(out).toMatch(/1\. +\w+ \((you|greedy)\)/);
    expect(files()).toEqual(['dragon-finished-1.record']);
    const found = replay(kept('dragon-finished-1.record'), all);
    expect(found.finished).toBe(true);
    expect(out).toContain(`npx mandate replay ${join(home, 'play', 'dragon-finished-1.record')}`);
    const winner = found.game.places(found.steps.at(-1)!.state).indexOf(1);
    expect(out).toContain(`${['Feng', 'Qian', 'Sun'][winner]} wins with`);

    const first = await mandate(GAME, [...times(15, '1'), 'q']);
    expect(first.out).toContain('dragon.record');
    expect(files()).toEqual(['dragon-finished-1.record', 'dragon.record']);
    const second = await mandate(GAME, ['1', ...times(300, '1')]);
    expect(second.out).toMatch(/goes on after \d+ decisions/);
    expect(second.out).toContain('The game is over');
    expect(decisions(kept('dragon-finished-2.record'))).toEqual(decisions(kept('dragon-finished-1.record')));
  });

  it('keeps a game that gives way to a new one', async () => {
    await mandate(GAME, times(5, '1'));
    const before = kept('dragon.record');
    const { out } = await mandate([...GAME, '--new'], ['q']);
    expect(out).toContain('dragon-aborted-1.record');
    expect(kept('dragon-aborted-1.record')).toBe(before);
    await mandate(GAME, ['2', 'q']);
    expect(files()).toEqual(['dragon-aborted-1.record', 'dragon-aborted-2.record', 'dragon.record']);
  });

  it('takes back and does again', async () => {
    const { out } = await mandate(GAME, ['u', 't+s', 'u', 'u', 'redo', 'redo', 'q']);
    expect(out).toContain('nothing to take back');
    expect(out).toContain('Taken back: collector + scholar: 7');
    expect(out).toContain('Done again: collector + scholar: 7');
    expect(out).toContain('Nothing was taken back');
    expect(decisions(kept('dragon.record')).filter((line) => line.includes(' 0 t+s'))).toHaveLength(1);
  });

  it.each(Object.values(all))('has no command that is a move of $id', ({ parse }) => {
    for (const name of COMMAND_NAMES) expect(parse(name.split(' ')[0]!), name).toBeUndefined();
  });

  it('answers wrong input with one sentence and loses nothing', async () => {
    const before = await mandate(GAME, ['q']);
    const start = kept('dragon.record');
    const { out, code } = await mandate(GAME, [
      '1',
      'abracadabra',
      '99',
      '0',
      'taxes',
      'why taxes',
      'why',
      '? D-ACT-TAX',
      '?',
      'log',
      'lens',
      'table',
      '? X-1',
      '',
      'q',
    ]);
    expect(before.code).toBe(0);
    expect(code).toBe(0);
    expect(out).toContain("'abracadabra' is neither a choice nor a command");
    expect(out).toMatch(/There is no choice 99; they run from 1 to \d+/);
    expect(out).toContain("'taxes' is not allowed now.\nThat is not what is being decided now. (D-AUTO-3)");
    expect(out).toMatch(/D-ACT-TAX +Taxes: 2 yuan/);
    expect(out).toMatch(/D-DRAFT-3 +A pair/);
    expect(out).toContain("There is no text on 'X-1'");
    expect(kept('dragon.record')).toBe(start);
  });

  it('says why a move is refused, by its rule', async () => {
    const { out } = await mandate(
      [...GAME, '--seats', '2', '--set', 'startPlayer=0'],
      ['t+t', 'why l', 't+s', 'why wall', 'q'],
    );
    expect(out).toContain("'t+t' is neither");
    expect(out).toContain('(D-AUTO-3)');
    expect(out).toMatch(/'wall' is not allowed now\.\n.*\((D-ACT-LEGAL|D-AUTO-3)\)/);
  });

  it('reports a damaged save with its line, keeps it aside and plays on', async () => {
    await mandate(GAME, times(5, '1'));
    const damaged = kept('dragon.record').replace(/^3 (\d) \S+/m, '3 $1 monk');
    writeFileSync(join(home, 'play', 'dragon.record'), damaged);
    const { out, err, code } = await mandate(GAME, ['1', 'q']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/cannot be read \(Line \d+: 'monk' is not a move/);
    expect(kept('dragon-damaged-1.record')).toBe(damaged);
    expect(replay(kept('dragon.record'), all).finished).toBe(false);

    writeFileSync(join(home, 'play', 'dragon.record'), '');
    const empty = await mandate(GAME, ['q']);
    expect(empty.out).toContain('dragon-damaged-2.record');
    expect(empty.err).toBe('');
  });

  it('loses nothing when it is killed', async () => {
    const child = spawn(process.execPath, [MAIN, 'play', ...GAME], {
      env: { ...process.env, DATA_DIR: home, NO_COLOR: '1' },
    });
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stdin.write('t+s\n1\n');
    while (!/> 1\n.*\[/s.test(out)) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('close', resolve));
    expect(files()).toEqual(['dragon.record']);
    const own = replay(kept('dragon.record'), all).steps.filter(({ seat }) => seat === 0);
    expect(own[0]!.move).toBe('t+s');
    expect(own.length).toBeGreaterThan(1);
  });

  it('takes seat, bots and options', async () => {
    await mandate([...GAME, '--seat', '2', '--bots', 'random,greedy', '--set', 'greatWall=true'], ['q']);
    const { header } = replay(kept('dragon.record'), all);
    expect(header.players).toEqual(['random', 'greedy', 'person']);
    expect(header.options).toMatchObject({ greatWall: true });
  });

  it.each([
    [['chess'], "There is no game 'chess'"],
    [['dragon', '--lang', 'xx'], '--lang is one of en, hu, ru, ja'],
    [['dragon', '--seats', '9'], 'takes 2 to 5 seats'],
    [['dragon', '--seat', '4'], '--seat takes a whole number from 0 to 3'],
    [['dragon', '--set', 'colour=red'], "no option 'colour'"],
    [['dragon', '--bots', 'genius'], "no bot 'genius'"],
    [['dragon', 'now'], 'one word too many'],
  ])('refuses %j', async (argv, sentence) => {
    const run = async () => command.run(new Args(argv, command.flags));
    await expect(run()).rejects.toThrow(InputError);
    await expect(run()).rejects.toThrow(sentence);
  });

  it('tells its usage where nobody can answer a menu', async () => {
    const { out, code } = await mandate([], []);
    expect(code).toBe(0);
    expect(out).toContain('mandate play [game]');
    expect(out).toContain('dragon');
  });

  it.each([
    ['hu', 'Válassz két'],
    ['ru', 'Выберите двух'],
    ['ja', '2人選んでください'],
  ])('speaks %s', async (lang, question) => {
    const { out, err } = await mandate(['dragon', '--lang', lang, '--seed', 'x'], ['1', '1', '?', 'q']);
    expect(err).toBe('');
    expect(out).toContain(question);
    expect(out).not.toMatch(/undefined|NaN/);
    expect(files()).toEqual(['dragon.record']);
  });
});
