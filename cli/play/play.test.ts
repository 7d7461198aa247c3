import { describe, expect, it } from 'vitest';
import { InputError } from '../../core/options.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import { COMMAND_NAMES, catalogue } from '../../i18n/index.ts';
import { Args } from '../command.ts';
import { command } from './index.ts';
import { Mandate, times } from './testing/mandate.ts';
import { sit } from './testing/table.ts';

const IDS = idsWith('terminal');
const GAME = ['dragon', '--lang', 'en', '--seats', '3', '--seed', 'test'];
const mandate = new Mandate();

/** The decisions of a record, without checks. */
const decisions = (record: string): string[] =>
  record.split('\n').flatMap((line) => /^\d+ \d \S+/.exec(line) ?? []);

interface Whole {
  readonly tables: readonly string[][];
  /** The head of the result, and how points are called. */
  readonly result: RegExp;
  readonly points: string;
}
/** Tables at which whole games are played. */
const WHOLE: Readonly<Record<string, Whole>> = {
  confucius: {
    tables: [
      ['--seats', '5', '--bots', 'random', '--set', 'advanced=true'],
      ['--seats', '3', '--bots', 'random', '--set', 'admiral=true'],
    ],
    result: /ministries +distant lands +foreign lands +insult +titles +total/,
    points: 'VP',
  },
  dragon: {
    tables: [['--seats', '3', '--bots', 'greedy']],
    result: /in 12 months +people +monks +goods +total/,
    points: 'VP',
  },
  han: {
    tables: [
      ['--seats', '5', '--bots', 'random', '--set', 'fortresses=true'],
      ['--seats', '2', '--bots', 'random'],
    ],
    result: /during play +(provinces +ports|districts) +alliances +roads +total/,
    points: 'points',
  },
};
/** What is asked first, in every language but English. */
const QUESTIONS: Readonly<Record<string, Readonly<Record<'hu' | 'ru' | 'ja', string>>>> = {
  confucius: { hu: 'Válassz akciót', ru: 'Выберите действие', ja: 'アクションを選んで' },
  dragon: { hu: 'Válassz két', ru: 'Выберите двух', ja: '2人選んでください' },
  han: { hu: 'Játssz ki lapokat', ru: 'Разыграйте карты', ja: 'カードを出して' },
};

describe.each(IDS)('mandate play %s', (id) => {
  const finished = (k: number): string => `${id}-finished-${k}.record`;
  const { tables, result, points } = WHOLE[id]!;
  const args = (table: readonly string[]): string[] => [id, '--lang', 'en', '--seed', 'test', ...table];

  it.each(tables.map((table) => ({ table })))(
    'plays a whole game from piped lines, $table',
    async ({ table }) => {
      const { out, err, code } = await mandate.play(args(table), times(600, '1'));
      expect(err).toBe('');
      expect(code).toBe(0);
      expect(out).toMatch(/1\. +\w+ \((you|random|greedy)\)/);
      expect(out).toMatch(result);
      expect(mandate.files()).toEqual([finished(1)]);
      expect(out).toContain(`npx mandate replay ${mandate.path(finished(1))}`);
      const found = mandate.replayed(finished(1));
      expect(found.finished).toBe(true);
      const { state } = found.steps.at(-1)!;
      const winner = found.game.places(state).indexOf(1);
      const score = found.game.scores(state)[winner];
      const { seats: names } = await catalogue('en', 'shell');
      expect(out).toContain(
        `Game over: ${winner === 0 ? 'you win' : `${names[winner]} wins`} with ${score} ${points}.`,
      );
    },
  );

  it('plays the same game in pieces, beside one that is finished', async () => {
    const table = args(['--seats', '3', '--bots', 'random']);
    const first = await mandate.play(table, [...times(15, '1'), 'q']);
    expect(first.out).toContain(`${id}.record`);
    expect(mandate.files()).toEqual([`${id}.record`]);
    mandate.keep(finished(1), 'another game');
    const second = await mandate.play(table, ['1', ...times(600, '1')]);
    expect(second.out).toMatch(/continues after \d+ moves/);
    expect(second.out).toContain('Game over');
    expect(mandate.files()).toEqual([finished(1), finished(2)]);
    expect(mandate.kept(finished(1))).toBe('another game');
    const whole = sit(id, [3, {}], 'test');
    whole.runBots();
    while (!whole.over) whole.decide(whole.legal[0]!);
    const moves = whole.steps.map(({ n, seat, move }) => `${n} ${seat} ${move}`);
    expect(decisions(mandate.kept(finished(2)))).toEqual(moves);
  });

  it.each(Object.entries(QUESTIONS[id]!))('speaks %s', async (lang, question) => {
    const args = [id, '--lang', lang, '--seed', 'a', '--seats', '3', '--bots', 'random'];
    const { out, err } = await mandate.play(args, ['1', '1', '?', 'table', 'lens', 'q']);
    expect(err).toBe('');
    expect(out).toContain(question);
    expect(out).not.toMatch(/undefined|NaN/);
    expect(mandate.files()).toEqual([`${id}.record`]);
  });

  it('has no command that is a move', () => {
    for (const name of COMMAND_NAMES) expect(gameOf(id).parse(name.split(' ')[0]!), name).toBeUndefined();
  });
});

describe('mandate play', () => {
  it('keeps a game that gives way to a new one', async () => {
    await mandate.play(GAME, times(5, '1'));
    const before = mandate.kept('dragon.record');
    const { out } = await mandate.play([...GAME, '--new'], ['q']);
    expect(out).toContain('dragon-aborted-1.record');
    expect(mandate.kept('dragon-aborted-1.record')).toBe(before);
    await mandate.play(GAME, ['2', 'q']);
    expect(mandate.files()).toEqual(['dragon-aborted-1.record', 'dragon-aborted-2.record', 'dragon.record']);
  });

  it('undoes and redoes', async () => {
    const { out } = await mandate.play(GAME, ['u', 't+s', 'u', 'u', 'redo', 'redo', 'q']);
    expect(out).toContain('nothing to undo');
    expect(out).toContain('Undone: collector + scholar: 7');
    expect(out).toContain('Redone: collector + scholar: 7');
    expect(out).toContain('There is nothing to redo');
    expect(decisions(mandate.kept('dragon.record')).filter((line) => line.includes(' 0 t+s'))).toHaveLength(
      1,
    );
  });

  it('answers wrong input with one sentence and loses nothing', async () => {
    const before = await mandate.play(GAME, ['q']);
    const start = mandate.kept('dragon.record');
    const { out, code } = await mandate.play(GAME, [
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
    expect(out).toContain('“abracadabra” is neither a choice nor a command');
    expect(out).toMatch(/There is no choice 99\. Choose from 1 to \d+/);
    expect(out).toContain(
      '“taxes” is not legal right now.\nYou have something else to decide right now. (D-AUTO-3)',
    );
    expect(out).toMatch(/D-ACT-TAX +Taxes: gain 2 yuan/);
    expect(out).toMatch(/D-DRAFT-3 +No two players/);
    expect(out).toContain('There is no rule or topic “X-1”');
    expect(mandate.kept('dragon.record')).toBe(start);
  });

  it('says why a move is refused, by its rule', async () => {
    const { out } = await mandate.play(
      [...GAME, '--seats', '2', '--set', 'startPlayer=0'],
      ['t+t', 'why l', 't+s', 'why wall', 'q'],
    );
    expect(out).toContain('“t+t” is neither');
    expect(out).toContain('(D-AUTO-3)');
    expect(out).toMatch(/“wall” is not legal right now\.\n.*\((D-ACT-LEGAL|D-AUTO-3)\)/);
  });

  it('takes moves in words, several at once, and answers questions about the table', async () => {
    const table = ['han', '--lang', 'en', '--seats', '4', '--seed', 'words', '--bots', 'random'];
    const { out, err } = await mandate.play(table, [
      'read zhou',
      'neighbours zhou 4',
      'hand',
      'moves zhou',
      'since',
      'play cards',
      '?',
      'q',
    ]);
    expect(err).toBe('');
    expect(out).toMatch(/> read zhou\nZhou\nZhou, violet: \d of 8 spaces taken/);
    expect(out).toMatch(/- North: Zhou 2: .*\n- East: Han 3: .*\n- South: Zhou 5: /);
    expect(out).toMatch(/Your hand: .* card/);
    expect(out).toMatch(/neighbours +where the roads of a space lead/);
    const drafted = await mandate.play(GAME, ['draft scholar and tax collector', 'q']);
    expect(drafted.err).toBe('');
    expect(decisions(mandate.kept('dragon.record')).some((line) => line.includes(' 0 t+s'))).toBe(true);
  });

  it('reports a damaged save with its line, keeps it aside and plays on', async () => {
    await mandate.play(GAME, times(5, '1'));
    const damaged = mandate.kept('dragon.record').replace(/^3 (\d) \S+/m, '3 $1 monk');
    mandate.keep('dragon.record', damaged);
    const { out, err, code } = await mandate.play(GAME, ['1', 'q']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/cannot be read: Line \d+: 'monk' is not a move/);
    expect(mandate.kept('dragon-damaged-1.record')).toBe(damaged);
    expect(mandate.replayed('dragon.record').finished).toBe(false);

    mandate.keep('dragon.record', '');
    const empty = await mandate.play(GAME, ['q']);
    expect(empty.out).toContain('dragon-damaged-2.record');
    expect(empty.err).toBe('');
  });

  it('loses nothing when it is killed', async () => {
    const child = mandate.start(GAME);
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.stdin.write('t+s\n1\n');
    while (!/> 1\n.*\[/s.test(out)) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.on('close', resolve));
    expect(mandate.files()).toEqual(['dragon.record']);
    const own = mandate.replayed('dragon.record').steps.filter(({ seat }) => seat === 0);
    expect(own[0]!.move).toBe('t+s');
    expect(own.length).toBeGreaterThan(1);
  });

  it('takes seat, bots and options', async () => {
    await mandate.play([...GAME, '--seat', '2', '--bots', 'random,greedy', '--set', 'greatWall=true'], ['q']);
    const { header } = mandate.replayed('dragon.record');
    expect(header.players).toEqual(['random', 'greedy', 'person']);
    expect(header.options).toMatchObject({ greatWall: true });
  });

  it('gives hints, tells why a bot did what it did, and changes nothing', async () => {
    const table = ['han', '--lang', 'en', '--seats', '2', '--seed', 'hints'];
    await mandate.play(table, ['1', '1', 'q']);
    const before = decisions(mandate.kept('han.record'));
    const { out } = await mandate.play([...table, '--new'], ['1', '1', 'hint', 'explain', 'q']);
    const first =
      / \(Best\)\n +\d+% to win · \d+ points? expected\n +(Compared with|No clear difference from) the next-best move/;
    expect(out.split('\n> hint\n')[1]).toMatch(first);
    expect(out).toMatch(/Why did Qian do that\?.*\((Best, )?Chosen\).*You can’t see Qian’s cards/s);
    expect(decisions(mandate.kept('han.record'))).toEqual(before);
  });

  it.each([
    [['chess'], "There is no game 'chess'"],
    [['dragon', '--lang', 'xx'], '--lang is one of en, hu, ru, ja'],
    [['dragon', '--seats', '9'], 'takes 2 to 5 seats'],
    [['dragon', '--seat', '4'], '--seat takes a whole number from 0 to 3'],
    [['dragon', '--set', 'colour=red'], "no option 'colour'"],
    [['dragon', '--bots', 'genius'], "no bot 'genius'"],
    [['dragon', 'now'], 'one argument too many'],
  ])('refuses %j', async (argv, sentence) => {
    const run = async () => command.run(new Args(argv, command.flags));
    await expect(run()).rejects.toThrow(InputError);
    await expect(run()).rejects.toThrow(sentence);
  });

  it('tells its usage where nobody can answer a menu', async () => {
    const { out, code } = await mandate.play([], []);
    expect(code).toBe(0);
    expect(out).toContain('mandate play [game]');
    for (const id of IDS) expect(out).toContain(id);
  });
});
