import { describe, expect, test } from 'vitest';
import type { BoardProps } from '../../../client/board/board.ts';
import { FAMILIES } from '../../../client/board/board.ts';
import { readingOf } from '../../../client/spoken/position.ts';
import { firstSeat, legalActions, over } from '../../../core/game.ts';
import { allOptions } from '../../../core/options.ts';
import { below, stream } from '../../../core/rng.ts';
import { LANGUAGES, type Language } from '../../../i18n/index.ts';
import { linesOf } from '../../../i18n/testing/reading.ts';
import { readerOf, wordsOf as textsOf } from '../../words.ts';
import { boardOf } from '../rules/board.ts';
import { han } from '../rules/index.ts';
import type { HanEvent, HanOptions, HanState } from '../rules/types.ts';
import type { HanTexts } from '../words/texts.ts';
import { pricesInOrder, type Switches, wordsOf } from './chips.tsx';
import { type Choices, choicesOf, type Placing } from './choices.ts';
import { geometryOf } from './geometry.ts';
import { heldCards } from './hand.tsx';
import { heading } from './heading.ts';
import { outlook, outlooks } from './outlook.ts';
import type { HanProps } from './props.ts';
import { cardsOf } from './sight.ts';
import { switched } from './switches.ts';
import { zones } from './zones.ts';

const readers = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await readerOf(lang, 'han')] as const)),
);
const read = (props: BoardProps): string[] => linesOf(readingOf(props, readers[props.lang]!));

const TEXTS = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (lang) => [lang, await textsOf<HanTexts>(lang, 'han')] as const)),
) as Record<Language, HanProps['texts']>;
const NAMES = ['Anna', 'Béla', 'Csaba', 'Dóra', 'Emma'];

/** Every way to set up a table; who begins makes no difference to a board. */
const TABLES = [2, 3, 4, 5].flatMap((seats) =>
  allOptions(han, seats)
    .filter(({ startPlayer }) => startPlayer === 'random')
    .map((options) => ({ seats, options, title: `${seats} seats, ${JSON.stringify(options)}` })),
);

function propsOf(s: HanState, lang: Language = 'en'): HanProps {
  const seat = over(s) ? 0 : firstSeat(han.active(s));
  const legal = over(s)
    ? []
    : legalActions(han, s, seat).map((action) => ({ action, move: han.decode(action) }));
  return {
    game: han,
    view: han.view(s, seat),
    viewer: seat,
    active: over(s) ? [] : [seat],
    names: NAMES.slice(0, s.scores.length),
    you: 'you',
    families: FAMILIES.slice(0, s.scores.length),
    texts: TEXTS[lang],
    lang,
    legal,
    picked: undefined,
    pick: () => {},
    ask: () => {},
    lens: true,
    toggleLens: () => {},
    changed: new Set(),
  };
}

/** A game of chance, looked at before every decision and at the end. */
function playThrough(
  seats: number,
  options: HanOptions,
  look: (s: HanState) => void,
  emit?: (event: HanEvent) => void,
): void {
  const s = han.setup(options, seats, `board ${seats} ${JSON.stringify(options)}`);
  const rng = stream('choices', `${seats}`);
  look(s);
  while (!over(s)) {
    const seat = firstSeat(han.active(s));
    const legal = legalActions(han, s, seat);
    han.apply(s, seat, legal[below(rng, legal.length)]!, emit);
    look(s);
  }
}

/** A piece that is paid for; with its payment, it is not one choice of the open decision. */
const alone = (placing: Placing | undefined): number | undefined =>
  placing?.length === 1 ? placing[0] : undefined;

/** What can be touched on the table while the switches stand so. */
function touchable(props: HanProps, choices: Choices, turned: ReturnType<typeof switched>): number[] {
  const switches: Switches = { ...turned, setMode: () => {}, setPiece: () => {} };
  const { view } = props;
  const map = geometryOf(view.options.map);
  const sites = turned.piece === 'fortress' ? choices.fortresses : choices.pagodas;
  const exchanged = new Set(
    turned.mode === 'exchange' ? heldCards(props, choices, 'exchange').map(({ action }) => action) : [],
  );
  return [
    ...(turned.mode === 'place' ? pricesInOrder(choices.prices).map(({ action }) => action) : []),
    ...exchanged,
    ...map.spaces.map(({ id }) => alone(sites.get(id))),
    ...map.provinces.map(({ id }) => alone(choices.emissaries.get(id))),
    ...view.display.map((_, slot) => choices.slots.get(slot)),
    choices.deck,
    ...wordsOf(props, choices, switches).map(({ choice }) => choice?.action),
  ].filter((action) => action !== undefined);
}

describe.each(TABLES)('$title', ({ seats, options }) => {
  test('every choice has one place on the table', () => {
    playThrough(seats, options, (s) => {
      const props = propsOf(s);
      const choices = choicesOf(props);
      const found = new Map<number, number>();
      const settings = new Set(
        (['place', 'exchange'] as const).flatMap((mode) =>
          (['pagoda', 'fortress'] as const).map((piece) => JSON.stringify(switched(choices, mode, piece))),
        ),
      );
      for (const setting of settings) {
        const actions = touchable(props, choices, JSON.parse(setting));
        expect(new Set(actions).size, 'one place each').toBe(actions.length);
        for (const action of actions) found.set(action, (found.get(action) ?? 0) + 1);
      }
      expect([...found.keys()].sort((a, b) => a - b)).toEqual(props.legal.map(({ action }) => action));
    });
  });

  test('touching cards only ever leads to what may be paid', () => {
    playThrough(seats, options, (s) => {
      const props = propsOf(s);
      const choices = choicesOf(props);
      for (const { action } of choices.prices) {
        const picked = { ...props, picked: action };
        const lifted = heldCards(picked, choices, 'place').filter((card) => card.lifted);
        const move = han.decode(action);
        expect(lifted.map(({ colour }) => colour).sort()).toEqual(
          move.type === 'play' ? move.cards.toSorted() : [],
        );
        for (const card of heldCards(picked, choices, 'place'))
          if (card.action !== undefined)
            expect(choices.prices.map((price) => price.action)).toContain(card.action);
      }
    });
  });

  test('events change parts of the table that there are', () => {
    const board = boardOf(options.map);
    const seatNumbers = NAMES.slice(0, seats).map((_, seat) => String(seat));
    const known: Readonly<Record<string, readonly string[]>> = {
      space: board.spaceIds,
      seal: board.provinceIds,
      province: board.provinceIds,
      slot: Array.from({ length: board.openCards }, (_, slot) => String(slot)),
      hand: seatNumbers,
      points: seatNumbers,
    };
    playThrough(
      seats,
      options,
      () => {},
      (event) => {
        for (const zone of zones(event)) {
          const [kind, id] = zone.split(':');
          if (id === undefined) expect(['pile', 'final']).toContain(kind);
          else expect(known[kind!]).toContain(id);
        }
      },
    );
  });

  test('the lens shows with a picked move what it brings', () => {
    let changes = 0;
    const start = han.view(han.setup(options, seats, 'settled'), 'spectator');
    playThrough(seats, options, (s) => {
      if (over(s)) return;
      const props = propsOf(s, 'en');
      const { view, legal } = props;
      for (const picked of new Set([legal[0]!.action, legal.at(-1)!.action])) {
        const { players: then, without } = outlooks({ ...props, picked });
        if (then === without) continue;
        expect(without).toEqual(outlook(view));
        const real = han.clone(s);
        han.apply(real, firstSeat(han.active(s)), picked);
        expect(then).toEqual(outlook(han.view(real, 'spectator')));
        const said = read({ ...props, picked });
        outlook(view).forEach(({ total }, seat) => {
          const { total: next } = then[seat]!;
          if (total === next) return;
          expect(said).toContain(props.texts.page.withPick(props.names[seat]!, next, total));
          changes++;
        });
      }
      // The rest of the turn is compared with how the table lay before it.
      const begun = outlooks({ ...props, settled: start });
      expect([begun.players, begun.without]).toEqual([outlook(view), outlook(start)]);
    });
    expect(changes).toBeGreaterThan(0);
  });

  test('the points of the end come from its sources', () => {
    playThrough(seats, options, (s) => {
      if (!over(s)) return;
      const sums = outlook(han.view(s, 0)).map(
        ({ now }) => now.provinces + now.ports + now.alliances + now.roads,
      );
      expect(sums).toEqual(s.scores);
    });
  });
});

describe.each(LANGUAGES)('in %s', (lang) => {
  const { options, seats } = TABLES.findLast((table) => table.options.fortresses)!;

  test('the board is read out whole', () => {
    playThrough(seats, options, (s) => {
      const props = propsOf(s, lang);
      const lines = read(props);
      const said = lines.join('\n');
      for (const name of props.names) expect(said).toContain(name);
      const board = boardOf(options.map);
      for (const id of board.provinceIds)
        expect(said).toContain(props.texts.terms.provinces[id as keyof typeof props.texts.terms.provinces]);
      board.spaceIds.forEach((id, at) => {
        if (s.pagodas[at]! < 0) expect(said).toContain(props.texts.page.space(id));
      });
      if (!over(s))
        for (const colour of cardsOf(props.view.hand))
          expect(said).toContain(props.texts.terms.colours[colour].slice(0, 4));
      for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object/);
    });
  });

  test('the heading says where the game is', () => {
    playThrough(seats, options, (s) => {
      const { where, phase } = heading(han.view(s, 'spectator'), TEXTS[lang]);
      expect(where.length * phase.length).toBeGreaterThan(0);
    });
  });

  test('five colours have five letters', () => {
    const { letters } = TEXTS[lang].page;
    expect(new Set(Object.values(letters)).size).toBe(5);
    for (const letter of Object.values(letters)) expect([...letter]).toHaveLength(1);
  });
});
