import { describe, expect, it } from 'vitest';
import { ask } from '../../bots/bot.ts';
import { botNamed } from '../../bots/index.ts';
import { registerBot } from '../../bots/registry.ts';
import { type Board, type BoardProps, FAMILIES } from '../../client/board/board.ts';
import { draw, type Node } from '../../client/testing/dom.ts';
import { followLanguage } from '../../client/texts/texts.ts';
import type { Game } from '../../core/game.ts';
import { firstSeat, legalActions, over } from '../../core/game.ts';
import { defaultOptions } from '../../core/options.ts';
import { perspective } from '../../core/perspective.ts';
import { below, stream } from '../../core/rng.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { linesOf } from '../../i18n/testing/reading.ts';
import { NAMES, sound } from '../../i18n/testing/sample.ts';
import { allGames } from '../rules.ts';
import { board } from './board/index.ts';
import { genericBot } from './bot/index.ts';
import { genericBoard } from './terminal/board.ts';
import { read } from './words/reading.ts';
import { genericTexts, type Phrases } from './words/texts.ts';

// The standings at the end speak the language of the page.
await followLanguage();

const textsIn = async (game: Game, lang: string) =>
  genericTexts(game, ((await import(`./words/${lang}/index.ts`)) as { phrases: Phrases }).phrases);

const textOf = (node: Node): string => [node.data, ...node.childNodes.map(textOf)].join(' ');

/** A game by chance, with a look before every decision. */
function walk(game: Game, look: (s: ReturnType<Game['setup']>, seat: number) => void) {
  const seats = game.seats[1];
  const s = game.setup(defaultOptions(game, seats), seats, 'generic');
  const dice = stream(game.id, 'generic');
  const events: { type: string; seat?: number }[] = [];
  for (let n = 0; !over(s); n++) {
    const seat = firstSeat(game.active(s));
    if (n % 9 === 0) look(s, seat);
    const legal = legalActions(game, s, seat);
    game.apply(s, seat, legal[below(dice, legal.length)]!, (event) => events.push(event));
  }
  look(s, 0);
  return events;
}

describe.each(allGames)('what serves $id where it brings nothing of its own', (game) => {
  const names = NAMES.slice(0, game.seats[1]);

  it.each(LANGUAGES)(
    'has a sentence for every event and every move, and a name for each move: %s',
    async (lang) => {
      const texts = await textsIn(game, lang);
      const events = walk(game, (s, seat) => {
        const scene = { view: game.view(s, seat), seat, names };
        expect(sound(texts.prompt(scene))).toBe(true);
        const moves = legalActions(game, s, seat).map((action) => texts.move(game.decode(action), scene));
        expect(moves.every(sound)).toBe(true);
        expect(new Set(moves).size).toBe(moves.length);
      });
      const unsound = events.map((event) => texts.event(event, { names })).filter((text) => !sound(text));
      expect(unsound).toEqual([]);
    },
  );

  it('shows zones, players and every move on the page', async () => {
    const texts = await textsIn(game, 'en');
    walk(game, (s, seat) => {
      const { view, legal, active } = perspective(game, s, seat);
      const choices = legal.map((action) => ({ action, move: game.decode(action) }));
      const props = {
        ...{ game, view, viewer: seat, active, names, families: FAMILIES, you: 'you', texts, lang: 'en' },
        ...{ legal: choices, picked: undefined, pick() {}, ask() {}, lens: false, toggleLens() {} },
        changed: new Set<string>(),
      } as unknown as BoardProps;
      const { Stage, Rail } = board as unknown as Board;
      const stage = draw(Stage, props);
      const words = `${textOf(stage)} ${textOf(draw(Rail, props))} ${linesOf(read(props as never)).join(' ')}`;
      expect(words).not.toMatch(/undefined|NaN|\[object/);
      for (const name of names) expect(textOf(draw(Rail, props))).toContain(name);
      expect(actionsOf(stage).toSorted()).toEqual(legal.map(String).toSorted());
    });
  });

  it('keeps to the window of a terminal', async () => {
    const texts = await textsIn(game, 'en');
    const look = genericBoard(texts, 'you', game);
    walk(game, (s, seat) => {
      const lines = look.table({
        ...{ view: game.view(s, seat), seat, names, log: ['Something happened.'] },
        size: { width: 80, height: 24 },
      });
      expect(lines.length).toBeLessThanOrEqual(24);
      expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    });
  });
});

const actionsOf = (node: Node): string[] => [
  ...(node.attributes?.get('data-action') === undefined ? [] : [node.attributes.get('data-action')!]),
  ...node.childNodes.flatMap(actionsOf),
];

describe('a search that knows only the rules', () => {
  const game = allGames.find(({ id }) => id === 'han')!;

  it('plays legal moves at every level, the same from the same seed', () => {
    const unknown = { ...game, id: 'unknown' } as Game;
    registerBot('unknown', genericBot(unknown));
    const s = game.setup(defaultOptions(game, 3), 3, 'bot');
    const seat = firstSeat(game.active(s));
    for (const name of ['level1', 'level2', 'level3', 'greedy', 'h1']) {
      const [one, two] = [1, 2].map(() => ask(botNamed(name), unknown, s, seat, stream('bot', name)));
      expect(legalActions(game, s, seat)).toContain(one);
      expect(two).toBe(one);
    }
  });
});
