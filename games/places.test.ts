import type { ComponentType } from 'preact';
import { describe, expect, it } from 'vitest';
import { type Board, type BoardProps, FAMILIES } from '../client/board/board.ts';
import { anchorFor } from '../client/rulebook/place.ts';
import { draw, type Node, PHONE_ROOM } from '../client/testing/dom.ts';
import { followLanguage } from '../client/texts/texts.ts';
import { firstSeat, type Game, legalActions, over, phaseOf, seatsOf, type Viewer } from '../core/game.ts';
import { allOptions } from '../core/options.ts';
import { below, stream } from '../core/rng.ts';
import { LANGUAGES, type Texts } from '../i18n/index.ts';
import { boardOf, cardsOf, rulebookOf } from './boards.ts';
import { brings, GAME_IDS } from './list.ts';
import { gameOf } from './rules.ts';
import { cardWordsOf, wordsOf } from './words.ts';

await followLanguage();

/** Kinds of places that must say what they cost or bring you now. */
const WORTH: Readonly<Record<string, readonly string[]>> = {
  dragon:
    'month event person action group rest palace room good privileges privilege track marker seat card'.split(
      ' ',
    ),
  han: 'province seal inland port road alliance track card pile seat points supply hand'.split(' '),
  confucius:
    'foreignLand box ministry post official student distantLand fleet card action seat cubes gift'.split(' '),
};

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
type State = Parameters<Game['view']>[0];

function propsOf(game: Game, s: State, viewer: Viewer, texts: Texts): BoardProps {
  const active = over(s) ? [] : seatsOf(game.active(s));
  const asked = viewer !== 'spectator' && active.includes(viewer);
  const view = game.view(s, viewer);
  const seats = game.scores(s).length;
  return {
    game,
    view,
    viewer,
    active,
    names: NAMES.slice(0, seats),
    you: 'you',
    families: FAMILIES.slice(0, seats),
    texts,
    lang: 'en',
    legal: asked
      ? legalActions(game, s, viewer).map((action) => ({ action, move: game.decode(action) }))
      : [],
    picked: undefined,
    pick: () => {},
    ask: () => {},
    lens: false,
    toggleLens: () => {},
    changed: new Set(),
  };
}

/** Decisions made before the position that is taken of an option nothing else was taken of. */
const EARLY = 20;

/** Some decisions of each phase in games of chance, the ends of these games, and a position with every value of every option. */
function* samples(game: Game, each: number): Generator<State> {
  const looks = new Map<string, number>();
  const values = new Set<string>();
  for (let seats = game.seats[0]; seats <= game.seats[1]; seats++)
    for (const options of allOptions(game, seats)) {
      const dice = stream(`places/${seats}`, JSON.stringify(options));
      const fresh = Object.entries(options)
        .map((entry) => entry.join())
        .filter((value) => !values.has(value));
      for (const value of fresh) values.add(value);
      const skipped = below(dice, 4) > 0 && looks.size > 0;
      if (skipped && fresh.length === 0) continue;
      const s = game.setup(options, seats, `places ${seats}`);
      for (let n = 0; !over(s); n++) {
        if (skipped && n === EARLY) {
          yield s;
          break;
        }
        const phase = phaseOf(s);
        const nth = looks.get(phase) ?? 0;
        if (!skipped && nth < each && (nth < 2 || below(dice, 6) === 0)) {
          looks.set(phase, nth + 1);
          yield s;
        }
        const seat = firstSeat(game.active(s));
        const legal = legalActions(game, s, seat);
        game.apply(s, seat, legal[below(dice, legal.length)]!);
      }
      if (skipped) continue;
      const ends = looks.get('end') ?? 0;
      looks.set('end', ends + 1);
      if (ends < 3) yield s;
    }
}

const drawnIn = (root: Node): string[] =>
  root.having('data-place').map((node) => node.attributes.get('data-place')!);
const drawnOn = (parts: readonly unknown[], props: BoardProps): Set<string> =>
  new Set(parts.flatMap((part) => drawnIn(draw(part as ComponentType<BoardProps>, props))));
const missing = (from: Iterable<string>, set: ReadonlySet<string>): string[] =>
  [...from].filter((id) => !set.has(id));

describe.each(GAME_IDS.filter((id) => brings(id, 'board')))('the board of %s', async (id) => {
  const game = gameOf(id);
  const board: Board = await boardOf(id);
  const texts = await wordsOf('en', id);
  const viewersOf = (s: State): Viewer[] => [over(s) ? 0 : firstSeat(game.active(s)), 'spectator'];

  it('draws every place that it lists, and lists every place that it draws', () => {
    for (const s of samples(game, 3))
      for (const viewer of viewersOf(s)) {
        const props = propsOf(game, s, viewer, texts);
        const listed = board.places(props).map((place) => place.id);
        expect(new Set(listed).size, 'each once').toBe(listed.length);
        const drawn = drawnOn([board.Stage, board.Rail], props);
        const at = `${over(s) ? 'the end' : phaseOf(s)}, ${viewer}`;
        expect(missing(drawn, new Set(listed)), `not listed at ${at}`).toEqual([]);
        const phone = drawnOn([board.Phone], { ...props, ...PHONE_ROOM } as BoardProps);
        // At the end the result lies over what only the phone has room for.
        const all = over(s) ? new Set([...drawn, ...phone]) : drawn;
        expect(missing(listed, all), `not drawn at ${at}`).toEqual([]);
        // At the end a phone may show the result alone.
        if (!over(s)) expect(phone.size).toBeGreaterThan(5);
        expect(missing(phone, new Set(listed)), `not listed on the phone at ${at}`).toEqual([]);
      }
  });

  it('has every target of every decision among its places, on the stage and on the phone', () => {
    for (const s of samples(game, 20)) {
      if (over(s)) continue;
      const seat = firstSeat(game.active(s));
      const props = propsOf(game, s, seat, texts);
      const listed = new Set(board.places(props).map((place) => place.id));
      const targets = props.legal.map(({ move }) => board.targets(move, { view: props.view, seat }));
      for (const found of targets) expect(found.length).toBeGreaterThan(0);
      expect(missing(targets.flat(), listed), phaseOf(s)).toEqual([]);
    }
    for (const s of samples(game, 2)) {
      if (over(s)) continue;
      const seat = firstSeat(game.active(s));
      const props = propsOf(game, s, seat, texts);
      const phone = drawnOn([board.Phone], { ...props, ...PHONE_ROOM } as BoardProps);
      const shown = props.legal.filter(({ move }) =>
        board.targets(move, { view: props.view, seat }).every((place) => phone.has(place)),
      );
      expect(shown.length, phaseOf(s)).toBeGreaterThan(0);
    }
  });

  it('names every place in every language', async () => {
    const languages = await Promise.all(
      LANGUAGES.map(async (lang) => [lang, await wordsOf(lang, id)] as const),
    );
    for (const s of samples(game, 2))
      for (const [lang, words] of languages)
        for (const place of board.places({ ...propsOf(game, s, viewersOf(s)[0]!, words), lang })) {
          expect(place.kind).toMatch(/^[a-z][A-Za-z]*$/);
          expect(place.label.trim(), place.id).not.toBe('');
          expect(place.label, place.id).not.toMatch(/undefined|NaN|\[object|Infinity/);
        }
  });

  it('has a card for every place in every language, with rules that the rulebook tells', async () => {
    expect(brings(id, 'cards')).toBe(true);
    const [card, { book }] = await Promise.all([cardsOf(id), rulebookOf(id)]);
    const languages = await Promise.all(
      LANGUAGES.map(async (lang) => [lang, await wordsOf(lang, id), await cardWordsOf(lang, id)] as const),
    );
    const worth = new Set<string>();
    for (const s of samples(game, 2))
      for (const viewer of viewersOf(s))
        for (const [lang, words, cardWords] of languages) {
          const props = { ...propsOf(game, s, viewer, words), lang };
          for (const place of board.places(props)) {
            const { title, rules, now, ...rest } = card(place, props, cardWords);
            const at = `${lang} ${place.id}`;
            expect(title.trim(), at).not.toBe('');
            for (const rule of rules) {
              expect(words.rules[rule], `${at}: ${rule}`).toBeTruthy();
              expect(anchorFor(book, rule), rule).toBeTruthy();
            }
            if (now) worth.add(place.kind);
            for (const { figure, words: said } of now?.figures ?? []) {
              expect(figure, at).toMatch(/^[+−]?\d+$|^–$/);
              expect(said, at).toMatch(/\S/);
            }
            expect(JSON.stringify({ title, now, rest }), at).not.toMatch(/undefined|NaN|\[object|Infinity/);
          }
        }
    expect(missing(WORTH[id] ?? [], worth), 'kinds without a figure for you now').toEqual([]);
  });
});
