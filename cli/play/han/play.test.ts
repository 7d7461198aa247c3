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
  home = mkdtempSync(join(tmpdir(), 'mandate-han-'));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});

/** Plays with piped lines, as a test or a screen reader does. */
function mandate(args: readonly string[], lines: readonly string[]) {
  return spawnSync(process.execPath, [MAIN, 'play', 'han', '--bots', 'random', ...args], {
    env: { ...process.env, DATA_DIR: home, NO_COLOR: '1' },
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
  });
}

describe('mandate play han', () => {
  it.each([
    ['--seats', '5', '--set', 'fortresses=true'],
    ['--seats', '2'],
  ])('plays a whole game from piped lines, %s %s', (...args) => {
    const { stdout, stderr, status } = mandate(
      ['--lang', 'en', '--seed', 'test', ...args],
      Array(400).fill('1'),
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('The game is over');
    expect(readdirSync(join(home, 'play'))).toEqual(['han-finished-1.record']);
    const found = replay(readFileSync(join(home, 'play', 'han-finished-1.record'), 'utf8'), all);
    expect(found.finished).toBe(true);
    const { state } = found.steps.at(-1)!;
    const [winner] = found.game.places(state).flatMap((place, seat) => (place === 1 ? [seat] : []));
    expect(stdout).toContain(['Feng', 'Qian', 'Sun', 'Li', 'Wang'][winner!]);
    expect(stdout).toContain(`${found.game.scores(state)[winner!]} points`);
  });

  it('answers why, rules, lens and table, and changes nothing', () => {
    const asked = ['why stop', 'why xishi-1', '? H-PAY-2', '? roads', 'lens', 'table', 'log', '?', 'q'];
    const args = ['--lang', 'en', '--seats', '3', '--seed', 'x', '--set', 'startPlayer=0'];
    const { stdout, stderr } = mandate(args, asked);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/At least one piece must be placed.*\(H-TURN-4\)/);
    expect(stdout).toMatch(/Cards come first.*\(H-TURN-8\)/);
    expect(stdout).toMatch(/H-PAY-2 +Joker/);
    expect(stdout).toMatch(/H-ROAD-1 +At least four/);
    expect(stdout).toContain('If the game ended now');
    expect(stdout).toContain('Zhou v 0/8');
    expect(replay(readFileSync(join(home, 'play', 'han.record'), 'utf8'), all).steps).toHaveLength(0);
  });

  it.each([
    ['hu', 'Játssz ki lapokat'],
    ['ru', 'Сыграйте карты'],
    ['ja', 'カードを出して'],
  ])('speaks %s', (lang, question) => {
    const { stdout, stderr } = mandate(['--lang', lang, '--seed', 'x'], ['1', '1', '?', 'table', 'q']);
    expect(stderr).toBe('');
    expect(stdout).toContain(question);
    expect(stdout).not.toMatch(/undefined|NaN/);
  });
});
