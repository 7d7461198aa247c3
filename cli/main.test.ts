import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../games/list.ts';
import { callMandate, MAIN, spawnMandate } from './testing/mandate.ts';

const folder = mkdtempSync(join(tmpdir(), 'mandate-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { DATA_DIR: join(folder, 'data') };
const mandate = (...args: string[]) => callMandate(args, env);

function save(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const RECORD = ['record', 'dragon', '--seats', '3', '--seed', 'cli', '--bots', 'greedy,random,greedy'];
const { stdout: record } = spawnMandate(RECORD, env);

describe('bad input gets one clear sentence, exit code 2, and nothing is written', () => {
  const illegal = record.replace(/^(16 \d) \S+/m, '$1 v1');
  const cases: [name: string, args: string[], sentence: string][] = [
    ['no such command', ['dance'], "There is no command 'dance'. Commands: play, sim,"],
    ['no game', ['sim'], 'Name a game.'],
    ['unknown game', ['sim', 'chess'], "There is no game 'chess'. Games: "],
    ['a word too many', ['sim', 'dragon', 'han'], "'han' is one argument too many."],
    ['unknown flag', ['sim', 'dragon', '--speed', '9'], "Unknown option '--speed'."],
    ['too few seats', ['record', 'dragon', '--seats', '1'], 'dragon takes 2 to 5 seats, not 1.'],
    ['too many seats', ['sim', 'dragon', '--seats', '6'], 'dragon takes 2 to 5 seats, not 6.'],
    [
      'seats in words',
      ['sim', 'dragon', '--seats', 'two'],
      "--seats takes a whole number from 1, not 'two'.",
    ],
    ['no games', ['sim', 'dragon', '--games', '0'], "--games takes a whole number from 1, not '0'."],
    [
      'unknown bot',
      ['record', 'dragon', '--bots', 'hal'],
      "There is no bot 'hal'. Bots: random, greedy, h1, s2, s3, p, level1,",
    ],
    [
      'bots for other seats',
      ['sim', 'dragon', '--bots', 'random,greedy'],
      '--bots names 2 bots for 4 seats;',
    ],
    ['unknown option', ['record', 'dragon', '--set', 'wall=true'], "dragon has no option 'wall'; it has "],
    [
      'wrong value',
      ['record', 'dragon', '--set', 'largePrivilegeCost=8'],
      "Option largePrivilegeCost of dragon with 4 seats is one of 6, 7, not '8'.",
    ],
    [
      'a first player who is not there',
      ['record', 'dragon', '--seats', '2', '--set', 'startPlayer=2'],
      "Option startPlayer of dragon with 2 seats is one of random, 0, 1, not '2'.",
    ],
    [
      'option without value',
      ['sim', 'dragon', '--set', 'greatWall'],
      "--set takes option=value, not 'greatWall'.",
    ],
    [
      'empty seed',
      ['record', 'dragon', '--seed', ''],
      '--seed takes at least one character and no line break.',
    ],
    [
      'no time',
      ['fuzz', 'dragon', '--seconds=-1'],
      "--seconds takes a number of seconds from 0.1, not '-1'.",
    ],
    [
      'a flag for a value',
      ['fuzz', 'dragon', '--seconds', '--json'],
      "Option '--seconds' argument is ambiguous.",
    ],
    ['no bot to compare', ['arena', 'dragon', '--a', 'h1'], 'Name a bot with --b.'],
    [
      'two budgets',
      ['arena', 'dragon', '--a', 'h1', '--b', 'h1', '--ms', '9', '--nodes', '9'],
      'Give either --ms or --nodes.',
    ],
    [
      'a hopeless test',
      ['arena', 'dragon', '--a', 'h1', '--b', 'h1', '--h0', '0.5', '--h1', '0.4'],
      '--h1 must be more than --h0, not 0.4 with 0.5.',
    ],
    [
      'time in a game that must come out the same',
      ['record', 'dragon', '--bots', 's2@50ms'],
      "'s2@50ms' cannot have a time budget here",
    ],
    ['a ladder of one', ['ladder', 'dragon', '--bots', 'greedy'], '--bots takes at least two bots.'],
    [
      'a ladder with a rung twice',
      ['ladder', 'dragon', '--bots', 'greedy,random,greedy'],
      "--bots names 'greedy' twice.",
    ],
    [
      'time and steps',
      ['tune', 'dragon', '--out', 'new', '--seconds', '1', '--steps', '2'],
      'Give either --seconds or --steps.',
    ],
    ['nowhere to tune to', ['tune', 'dragon'], 'Name a file with --out.'],
    ['a tuning that is none', ['tune', 'dragon', '--out', save('f', 'x')], 'is not a tuning file.'],
    ['no file', ['replay'], 'Name a record file.'],
    ['missing file', ['replay', 'none.record'], 'none.record cannot be read: there is no such file.'],
    [
      'not a record',
      ['replay', save('a', 'hello\n')],
      "Line 1: this is not a record ('mandate-record 1' was expected).",
    ],
    [
      'another version',
      ['replay', save('b', record.replace('dragon 1', 'dragon 9'))],
      'Line 2: this record needs version 9',
    ],
    [
      'another seed',
      ['replay', save('c', record.replace('seed cli', 'seed clj'))],
      'seed and salt do not match the commitment',
    ],
    ['an illegal move', ['replay', save('d', illegal)], "'v1' is not legal for seat"],
    [
      'half a record',
      ['replay', save('e', `${record.split('\n').slice(0, 40).join('\n')}\n`)],
      "'end …' or 'pause …', is missing.",
    ],
    ['bytes', ['replay', process.execPath], 'is not a UTF-8 text file.'],
  ];
  test.each(cases)('%s', async (_name, args, sentence) => {
    const { status, stdout, stderr } = await mandate(...args);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
    expect(status).toBe(2);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });

  test('in a process of its own, too', () => {
    const stderr = `There is no game 'chess'. Games: ${GAME_IDS.join(', ')}.\n`;
    expect(spawnMandate(['sim', 'chess'], env)).toEqual({ status: 2, stdout: '', stderr });
  });

  test('every sentence about a damaged record names the line', async () => {
    const lines = record.split('\n');
    for (const at of [4, 9, 12, 15, 20, 50, lines.length - 2]) {
      const damaged = lines.map((line, i) => (i === at ? `${line}0` : line)).join('\n');
      const { status, stderr } = await mandate('replay', save('damaged', damaged));
      expect(stderr).toMatch(/^Line \d+: .+\.\n$/);
      expect(status).toBe(2);
    }
  });
});

describe('record and replay', () => {
  test('the same command writes the same bytes', async () => {
    expect(await mandate(...RECORD)).toEqual({ status: 0, stdout: record, stderr: '' });
    expect((await mandate(...RECORD, '--set', 'greatWall=true')).stdout).not.toBe(record);
  });

  test('--verify tells the result and how the shuffle was checked', async () => {
    const { status, stdout } = await mandate('replay', save('whole', record), '--verify');
    expect(stdout).toContain('the record holds');
    expect(stdout).toContain(/^commitment (\w+)$/m.exec(record)![1]);
    expect(stdout).toMatch(/ {2}1\. seat \d (greedy|random): \d+ points/);
    expect(status).toBe(0);
  });

  test('--states prints one JSON line a decision, fit for another referee', async () => {
    const { stdout } = await mandate('replay', save('states', record), '--states');
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const moves = record.split('\n').filter((line) => /^\d+ /.test(line));
    expect(lines).toHaveLength(moves.length);
    lines.forEach((line, i) => {
      expect(Object.keys(line)).toEqual(['n', 'seat', 'phase', 'move', 'state']);
      expect(moves[i]!.startsWith(`${line.n} ${line.seat} ${line.move}`)).toBe(true);
    });
    expect(lines.at(-1).state.stack).toEqual([]);
  });
});

describe('sim and fuzz', () => {
  test('sim --json has the agreed fields, and its games do not depend on when they are played', async () => {
    const args = [
      'sim',
      'dragon',
      '--seats',
      '3',
      '--games',
      '20',
      '--seed',
      's',
      '--bots',
      'greedy,random,random',
      '--json',
    ];
    const [first, second] = [await mandate(...args), await mandate(...args)].map(({ stdout }) =>
      JSON.parse(stdout),
    );
    expect(Object.keys(first)).toEqual([
      'game',
      'seats',
      'games',
      'decisions',
      'seconds',
      'decisionsPerSecond',
      'gamesPerSecond',
      'meanScores',
      'winShare',
      'endings',
    ]);
    for (const field of ['decisions', 'meanScores', 'winShare', 'endings'])
      expect(first[field]).toEqual(second[field]);
    expect(first.winShare.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1, 2);
    expect(first.endings).toEqual({ twelveMonths: 20 });
  });

  test('sim goes on with a file of games, on a thread of its own, and draws a report', async () => {
    const [out, html] = [join(folder, 'games'), join(folder, 'sim.html')];
    const args = [
      'sim',
      'han',
      '--seats',
      '2',
      '--bots',
      'greedy,random',
      '--report',
      html,
      '--sources',
      '--json',
    ];
    const played = async (...more: string[]) => JSON.parse((await mandate(...args, ...more)).stdout);
    expect(await played('--games', '2', '--out', out)).toMatchObject({ games: 2 });
    const whole = await played('--games', '4', '--out', out, '--workers', '1');
    const { decisions, meanScores, winShare, endings } = await played('--games', '4');
    expect(whole).toMatchObject({ games: 4, decisions, meanScores, winShare, endings });
    const { points, ...sources } = whole.sources.all;
    const sum = Object.values<number>(sources).reduce((all, mean) => all + mean);
    expect(sum).toBeCloseTo(points, 2);
    expect(points).toBeCloseTo((meanScores[0] + meanScores[1]) / 2, 2);
    expect(whole.sources.winners.points).toBeGreaterThan(points);
    expect(readFileSync(html, 'utf8')).toContain('Han: 4 games');
  });

  test('fuzz plays every combination of seats and options and finds nothing', async () => {
    const { status, stdout } = await mandate('fuzz', 'dragon', '--games', '60', '--seed', 'f', '--json');
    const outcome = JSON.parse(stdout);
    expect(outcome).toMatchObject({ game: 'dragon', games: 60, failures: [] });
    expect(outcome.refusals).toBeGreaterThan(1000);
    expect(status).toBe(0);
  });
});

describe('arena and tune', () => {
  const args = ['arena', 'han', '--a', 'greedy', '--b', 'random', '--seats', '2', '--workers', '1', '--json'];
  const played = async (...more: string[]) => JSON.parse((await mandate(...args, ...more)).stdout);

  test('goes on with a file of results and comes to the same as in one go', async () => {
    const out = join(folder, 'results');
    const part = await played('--blocks', '3', '--out', out);
    expect(part).toMatchObject({ game: 'han', seats: 2, blocks: 3, games: 6 });
    // As if it had been killed while writing.
    writeFileSync(out, readFileSync(out, 'utf8').slice(0, -9));
    const { seconds: _, ...whole } = await played('--blocks', '5', '--out', out);
    const { seconds: __, ...atOnce } = await played('--blocks', '5');
    expect(whole).toEqual(atOnce);
    expect(readFileSync(out, 'utf8').trim().split('\n')).toHaveLength(6);
    const other = await mandate(...args, '--seed', 'other', '--out', out);
    expect(other.stderr).toContain('holds results of another comparison');
  });

  test('stops as soon as the sequential test is sure', async () => {
    const { blocks, sprt } = await played('--blocks', '60', '--sprt');
    expect(sprt.verdict).toBe('h1');
    expect(blocks).toBeLessThan(60);
  });

  test('a ladder goes on where it was stopped, and draws itself', async () => {
    const ladder = ['ladder', 'han', '--bots', 'random,greedy', '--seats', '2', '--workers', '1', '--json'];
    const [out, html] = [join(folder, 'ladder'), join(folder, 'ladder.html')];
    const climbed = async (...more: string[]) => JSON.parse((await mandate(...ladder, ...more)).stdout);
    expect(await climbed('--blocks', '2', '--out', out)).toMatchObject({ rounds: 2, games: 4 });
    const { seconds: _, ...whole } = await climbed('--blocks', '4', '--out', out, '--html', html);
    const { seconds: __, ...atOnce } = await climbed('--blocks', '4');
    expect(whole).toEqual(atOnce);
    expect(whole.bots[1].elo).toBeGreaterThan(whole.bots[0].elo);
    expect(readFileSync(html, 'utf8')).toContain('Han: the ladder');
    const nowhere = await mandate(...ladder, '--blocks', '1', '--html', join(folder, 'none', 'x.html'));
    expect(nowhere).toMatchObject({ status: 2, stdout: '' });
    expect(nowhere.stderr).toContain('x.html cannot be written: ENOENT.');
  });

  const tuning = (out: string, ...more: string[]) => [
    'tune',
    'han',
    '--seats',
    '2',
    '--out',
    join(folder, out),
    ...more,
  ];
  const tuned = (out: string) => JSON.parse(readFileSync(join(folder, out), 'utf8'));

  test('a tuning is kept with its evidence, and two halves come to the same as the whole', async () => {
    const half = await mandate(...tuning('halves', '--steps', '2', '--blocks', '2'));
    expect(half.stdout).toMatch(/2 steps with 2 seats: one among those of the start wins/);
    const first = tuned('halves');
    expect(first.evidence).toMatchObject({ blocks: 2, games: 4, steps: 2, seats: 2, chance: 0.5 });
    expect(first.evidence.seed).toBe('mandate/evidence');
    expect(first.evidence.interval).toHaveLength(2);
    await mandate(...tuning('halves', '--steps', '4', '--blocks', '2'));
    await mandate(...tuning('at-once', '--steps', '4', '--blocks', '2'));
    expect(tuned('halves')).toEqual(tuned('at-once'));
    expect(tuned('at-once').weights).not.toEqual(first.weights);
    expect(Object.keys(first.weights)).toEqual(Object.keys(first.start));
    for (const other of [
      ['--seed', 'other'],
      ['--set', 'fortresses=true'],
      ['--seats', '3'],
    ])
      expect((await mandate(...tuning('at-once', '--steps', '5', ...other))).stderr).toContain(
        'holds a tuning of other',
      );
  });

  test('a tuning that is stopped is kept, and gone on with', async () => {
    const child = spawn(process.execPath, [MAIN, ...tuning('stopped', '--seconds', '600')], { cwd: folder });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
    });
    while (!existsSync(join(folder, 'stopped'))) await sleep(20);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    const { tuning: kept, evidence } = tuned('stopped');
    expect(said).toContain(`${kept.steps} steps with 2 seats, not compared.`);
    expect(evidence).toBeUndefined();
    await mandate(...tuning('stopped', '--steps', String(kept.steps + 1), '--blocks', '2'));
    expect(tuned('stopped')).toMatchObject({ tuning: { steps: kept.steps + 1 }, evidence: { blocks: 2 } });
    expect(existsSync(join(folder, 'stopped.draft'))).toBe(false);
  });
});

test('help names every command, and each command its flags', async () => {
  const { stdout } = await mandate('--help');
  for (const name of [
    'play',
    'sim',
    'record',
    'replay',
    'arena',
    'ladder',
    'calibrate',
    'tune',
    'fuzz',
    'bench',
  ]) {
    expect(stdout).toContain(`mandate ${name}`);
    expect((await mandate(name, '--help')).stdout).toContain(`mandate ${name} `);
  }
  expect(readFileSync(MAIN, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
});
