import { describe, expect, it } from 'vitest';
import { firstSeat, type Game, legalActions, over, phaseOf, seatsOf } from '../core/game.ts';
import { defaultOptions } from '../core/options.ts';
import { below, type Stream, stream } from '../core/rng.ts';
import { GAME_IDS } from '../games/list.ts';
import { gameOf } from '../games/rules.ts';
import { readerOf, wordsOf } from '../games/words.ts';
import { catalogue, LANGUAGES, type Language } from '../i18n/index.ts';
import { COMMANDS } from '../i18n/spoken.ts';
import { NAMES, sound } from '../i18n/testing/sample.ts';
import { Talk } from './answer.ts';
import { completions } from './complete.ts';
import { fold } from './fold.ts';
import { moveWords, type Table } from './table.ts';

type State = ReturnType<Game['setup']>;

/** Makes the table of an open decision. */
async function tables(id: string, lang: Language): Promise<(s: State) => Table> {
  const game = gameOf(id);
  const [texts, words, reader] = await Promise.all([
    wordsOf(lang, id),
    catalogue(lang, 'spoken'),
    readerOf(lang, id),
  ]);
  return (s) => {
    const viewer = firstSeat(game.active(s));
    const view = game.view(s, viewer);
    const names = NAMES.slice(0, game.scores(s).length);
    return {
      game,
      view,
      viewer,
      active: seatsOf(game.active(s)),
      over: over(s),
      legal: legalActions(game, s, viewer),
      names,
      texts,
      words,
      lang,
      lastTurn: 0,
      where: phaseOf(view),
      reading: () => reader({ game, view, viewer, names, texts, lang }),
      log: () => [],
    };
  };
}

const start = (game: Game, seats = game.seats[0]): State =>
  game.setup(defaultOptions(game, seats), seats, 'lines');

describe.each(GAME_IDS)('%s by typed lines', (id) => {
  const game = gameOf(id);

  it.each(LANGUAGES)(
    'is played to its end by nothing else, in words and in notation, in %s',
    async (lang) => {
      const tableOf = await tables(id, lang);
      const s = start(game);
      const dice = stream(id, lang);
      const talk = new Talk();
      for (let n = 0; !over(s); n++) {
        const table = tableOf(s);
        const wanted = table.legal[below(dice, table.legal.length)]!;
        const { path, title } = talk.say(table, lineFor(table, wanted, n, dice));
        expect(path?.actions, `${phaseOf(s)}: ${title}`).toEqual([wanted]);
        for (const action of path!.actions) game.apply(s, firstSeat(game.active(s)), action);
      }
    },
  );

  it('takes words in any order, and lists what else they may mean', async () => {
    const tableOf = await tables(id, 'en');
    const s = start(game);
    const dice = stream(id, 'order');
    for (let n = 0; !over(s); n++) {
      const table = tableOf(s);
      const wanted = table.legal[below(dice, table.legal.length)]!;
      const shuffled = moveWords(table, table.view, wanted)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '')
        .reverse();
      // A single word may be that of a command.
      if (shuffled.length > 1 && n % 5 === 0) {
        const { path, items } = new Talk().say(table, shuffled.join(' '));
        const offered = path ? [path] : items.flatMap((item) => item.path ?? []);
        expect(
          offered.some(({ actions }) => actions[0] === wanted),
          shuffled.join(' '),
        ).toBe(true);
      }
      game.apply(s, firstSeat(game.active(s)), wanted);
    }
  });

  it('offers every move to whoever begins to write it, and says something to every question', async () => {
    for (const lang of LANGUAGES) {
      const tableOf = await tables(id, lang);
      const s = start(game, game.seats[1]);
      const dice = stream(id, `questions ${lang}`);
      for (let n = 0; !over(s); n++) {
        const table = tableOf(s);
        const wanted = table.legal[below(dice, table.legal.length)]!;
        if (n % 90 === 0) {
          const words = moveWords(table, table.view, wanted);
          expect(completions(table, words).map(({ line }) => line)).toContain(words);
          for (const name of COMMANDS)
            for (const about of ['', ' xyz', ` ${table.reading()[0]!.title}`]) {
              const {
                title,
                sentence = title,
                items,
              } = new Talk().say(table, table.words.commands[name].words[0]! + about);
              for (const text of [title, sentence, ...items.map((item) => item.text)])
                expect(sound(text), `${name}${about}: ${text}`).toBe(true);
            }
        }
        game.apply(s, firstSeat(game.active(s)), wanted);
      }
    }
  });
});

/** A number of the list, the notation, or the words of the page, one after another. */
function lineFor(table: Table, action: number, n: number, dice: Stream): string {
  const ways = [
    () => table.game.notate(action),
    () => moveWords(table, table.view, action),
    () => moveWords(table, table.view, action).toLocaleUpperCase(table.lang),
  ];
  return ways[(n + below(dice, 2)) % ways.length]!();
}

describe.each(LANGUAGES)('the commands in %s', async (lang) => {
  const { commands } = await catalogue(lang, 'spoken');

  it('have words that no other has, and that are no move', () => {
    const words = COMMANDS.flatMap((name) => commands[name].words.map(fold));
    expect(new Set(words).size).toBe(words.length);
    for (const id of GAME_IDS) for (const word of words) expect(gameOf(id).parse(word), word).toBeUndefined();
  });
});

describe('lines in English', () => {
  /** A game in which the person to decide holds two cards of a colour. */
  async function hanWithPair(): Promise<Table> {
    const tableOf = await tables('han', 'en');
    const game = gameOf('han');
    const s = start(game, 4);
    for (;;) {
      const table = tableOf(s);
      if (phaseOf(s) === 'action' && table.legal.some((action) => /^(.)\1$/.test(game.notate(action))))
        return table;
      game.apply(s, firstSeat(game.active(s)), table.legal[0]!);
    }
  }

  it('name several decisions of a turn together', async () => {
    const table = await hanWithPair();
    const { path, items } = new Talk().say(table, 'a pagoda on Zhou 1');
    const paths = path ? [path] : items.flatMap((item) => item.path ?? []);
    expect(paths.length).toBeGreaterThan(0);
    for (const { actions } of paths) expect(table.game.notate(actions[1]!)).toBe('zhou-1');
  });

  it('list several moves, of which a number takes one', async () => {
    const table = await hanWithPair();
    const talk = new Talk();
    const { items } = talk.say(table, 'moves');
    expect(items).toHaveLength(table.legal.length);
    expect(talk.say(table, '2').path!.actions).toEqual([table.legal[1]]);
    expect(talk.say(table, '99').title).toBe(table.words.answers.noNumber(99, items.length));
  });

  it('are answered with the rule where a move is not legal', async () => {
    const table = await hanWithPair();
    const { path, title, sentence } = new Talk().say(table, 'a fortress on Wei 1');
    expect(path).toBeUndefined();
    expect(title).toContain('Not legal now');
    expect(sentence).toMatch(/\w+\./);
    expect(new Talk().say(table, 'abracadabra').unknown).toBe(true);
  });

  it('read a place with its roads', async () => {
    const table = await hanWithPair();
    const { title, items, place } = new Talk().say(table, 'neighbours zhou 4');
    expect(place).toBe('space:zhou-4');
    expect(title).toMatch(/^Zhou 4: /);
    expect(items.map(({ text }) => text.split(':')[0])).toEqual(['North', 'East', 'South', 'West']);
    expect(new Talk().say(table, 'read zhou').items).toHaveLength(8);
  });

  it('give away a gift in one line', async () => {
    const tableOf = await tables('confucius', 'en');
    const game = gameOf('confucius');
    const s = start(game, 4);
    const dice = stream('gift', 'line');
    let given = 0;
    while (!over(s) && given < 3) {
      const table = tableOf(s);
      const giving = table.legal.find((action) => game.notate(action) === 'giveGift');
      if (giving !== undefined && phaseOf(s) === 'turn') {
        const value =
          1 +
          (table.view as unknown as { players: { gifts: number[] }[] }).players[
            table.viewer as number
          ]!.gifts.indexOf(1);
        const to = (table.viewer as number) === 1 ? 'Ann' : 'Ben';
        const { path } = new Talk().say(table, `give ${to} ${value}`);
        const notation = path?.actions.map((action) => game.notate(action));
        if (notation) expect(notation.slice(0, 2)).toEqual(['giveGift', `g${value}`]);
        given += notation ? 1 : 0;
      }
      game.apply(s, firstSeat(game.active(s)), table.legal[below(dice, table.legal.length)]!);
    }
    expect(given).toBe(3);
  });
});
