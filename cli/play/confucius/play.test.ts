import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Game } from '../../../rules/core/game.ts';
import { replay } from '../../../rules/core/replay.ts';
import { games } from '../../../rules/index.ts';

const MAIN = join(import.meta.dirname, '../../main.ts');
const all = games as unknown as Record<string, Game>;

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mandate-confucius-'));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

/** Plays with piped lines, as a test or a screen reader does. */
function mandate(args: readonly string[], lines: readonly string[]) {
  return spawnSync(process.execPath, [MAIN, 'play', 'confucius', '--bots', 'random', ...args], {
    env: { ...process.env, DATA_DIR: home, NO_COLOR: '1' },
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
}

describe('mandate play confucius', () => {
  it.each([
    ['--seats', '5', '--set', 'advanced=true'],
    ['--seats', '3', '--set', 'admiral=true'],
  ])('plays a whole game from piped lines, %s %s %s %s', (...args) => {
    const { stdout, stderr, status } = mandate(
      ['--lang', 'en', '--seed', 'test', ...args],
      Array<string>(600).fill('1'),
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('The game is over');
    expect(readdirSync(join(home, 'play'))).toEqual(['confucius-finished-1.record']);
    const found = replay(readFileSync(join(home, 'play', 'confucius-finished-1.record'), 'utf8'), all);
    expect(found.finished).toBe(true);
    const { state } = found.steps.at(-1)!;
    const winner = found.game.places(state).indexOf(1);
    expect(stdout).toContain(
      `${['Feng', 'Qian', 'Sun', 'Li', 'Wang'][winner]} wins with ${found.game.scores(state)[winner]} VP`,
    );
    expect(stdout).toMatch(/ministries +distant lands +foreign lands +insult +titles +total/);
  });

  it('answers why, rules, topics, lens and table, and changes nothing', () => {
    const asked = [
      'why pass',
      'why nominate',
      'why petition',
      '? C-OBL-2',
      '? overview',
      '? gifts',
      'lens',
      'table',
      'log',
      '?',
      'q',
    ];
    const { stdout, stderr } = mandate(['--lang', 'en', '--seats', '3', '--seed', 'a'], asked);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/You cannot pass while you have cubes.*\(C-TRN-3\)/);
    expect(stdout).toMatch(/There are no students in round 1.*\(C-ACT-NOMINATE\.1\)/);
    expect(stdout).toMatch(/Petitions belong to the advanced game.*\(C-ACT-PETITION\.1\)/);
    expect(stdout).toMatch(/C-OBL-2 +You cannot bribe in a ministry/);
    expect(stdout).toMatch(/C-OV-1 +You lead a family/);
    expect(stdout).toMatch(/C-CAN-1 +Give the giver a gift of higher value/);
    expect(stdout).toContain('If each ministry were resolved now');
    expect(stdout).toContain('Gongbu works');
    const own = replay(readFileSync(join(home, 'play', 'confucius.record'), 'utf8'), all).steps.filter(
      ({ seat }) => seat === 0,
    );
    expect(own).toHaveLength(0);
  });

  it('takes back the choices of a command one by one', () => {
    const { stdout } = mandate(
      ['--lang', 'en', '--seats', '3', '--seed', 'a'],
      ['giveGift', 'g1', 'u', 'u', 'u', 'redo', 'q'],
    );
    expect(stdout).toContain('Taken back: wall-hanging (1).');
    expect(stdout).toContain('Taken back: Give Gift');
    expect(stdout).toContain('There is nothing to take back');
    expect(stdout).toContain('Done again: Give Gift');
  });

  it.each([
    ['hu', 'Te jössz'],
    ['ru', 'Ваш ход'],
    ['ja', '手番です'],
  ])('speaks %s', (lang, question) => {
    const { stdout, stderr } = mandate(
      ['--lang', lang, '--seed', 'a', '--seats', '3'],
      ['1', '1', '?', 'table', 'lens', 'q'],
    );
    expect(stderr).toBe('');
    expect(stdout).toContain(question);
    expect(stdout).not.toMatch(/undefined|NaN/);
  });
});
