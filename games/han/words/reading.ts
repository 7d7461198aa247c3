import type { Seat } from '../../../core/game.ts';
import {
  DIRECTIONS,
  type Direction,
  type Entry,
  type ReadingScene,
  type Section,
  type Way,
} from '../../../i18n/reading.ts';
import { capital, sentence } from '../../../i18n/texts.ts';
import { boardOf } from '../rules/board.ts';
import { COLOURS, type Colour, KINDS } from '../rules/data.ts';
import { lens, type PlayerLens } from '../rules/lens.ts';
import maps from '../rules/maps.json' with { type: 'json' };
import { provinceId } from '../rules/provinces.ts';
import { emissariesIn, emissaryLimit } from '../rules/targets.ts';
import type { HanKinds, HanView } from '../rules/types.ts';
import type { HanTexts, Tally } from './texts.ts';

/** Words of the reading alone. */
export interface HanReadingWords {
  readonly ports: string;
  space(name: string, state: string): string;
  discard(cards: Tally): string;
  slot(n: number, card: string): string;
}

type Scene = ReadingScene<HanKinds, HanTexts>;

/** The table in words: the cards, the players, every province with its spaces and roads, and what scores at the end. */
export const read =
  (words: HanReadingWords) =>
  (scene: Scene): Section[] => [
    ...hand(scene),
    market(scene, words),
    players(scene),
    ...provinces(scene, words),
    ends(scene, words),
  ];

/** Cards one by one, from numbers by colour. */
const cardsOf = (counts: readonly number[]): Colour[] =>
  COLOURS.flatMap((colour, c) => Array.from({ length: counts[c] ?? 0 }, () => colour));

/** Who has how many, without those who have none. */
const tally = (numbers: readonly number[], names: readonly string[]): Tally =>
  numbers.flatMap((n, seat) => (n > 0 ? [[names[seat]!, n] as const] : []));

const nameOf = ({ texts }: Scene, id: string): string => texts.terms.provinces[provinceId(id)];

const inProvince = (numbers: readonly number[], { scores }: HanView, province: number): number[] =>
  numbers.slice(province * scores.length, (province + 1) * scores.length);

function cardWords(scene: Scene, colour: Colour): string {
  const board = boardOf(scene.view.options.map);
  const pays = board.provinceIds.filter((_, q) => COLOURS[board.colour[q]!] === colour);
  return scene.texts.page.card(
    colour,
    pays.map((id) => nameOf(scene, id)),
  );
}

function hand(scene: Scene): Section[] {
  const { view, viewer, texts, lang } = scene;
  if (viewer === 'spectator' || view.stack.length === 0) return [];
  const cards = cardsOf(view.hand).map((colour) => cardWords(scene, colour));
  return [
    {
      id: 'hand',
      title: capital(texts.board.hand, lang),
      sum: texts.page.hand(cards.length === 0 ? [texts.page.noCards] : cards),
      entries: [...new Set(cardsOf(view.hand))].map((colour) => ({
        id: `card:${colour}`,
        name: texts.terms.colours[colour],
        text: cardWords(scene, colour),
      })),
    },
  ];
}

function market(scene: Scene, words: HanReadingWords): Section {
  const { view, texts } = scene;
  const { page, terms } = texts;
  const pass = Math.min(view.runOuts + 1, 2);
  return {
    id: 'market',
    title: page.openCards,
    sum: [
      sentence(page.pile(view.pileSize, pass), scene.lang),
      words.discard(
        COLOURS.flatMap((colour, c) =>
          view.discard[c]! > 0 ? [[terms.colours[colour], view.discard[c]!] as const] : [],
        ),
      ),
    ].join(' '),
    entries: view.display.map((card, slot) => ({
      id: `slot:${slot}`,
      name: String(slot + 1),
      text: words.slot(slot + 1, card < 0 ? page.emptySlot : cardWords(scene, COLOURS[card]!)),
    })),
  };
}

function players(scene: Scene): Section {
  const { view, after, names, texts } = scene;
  const then = after && lens(after);
  const entries = lens(view).flatMap(({ score, total }, seat) => {
    const known = cardsOf(view.known.slice(seat * KINDS, (seat + 1) * KINDS));
    const text = texts.page.player({
      name: names[seat]!,
      points: score,
      total,
      pagodas: view.pagodaSupply[seat]!,
      emissaries: view.emissarySupply[seat]!,
      fortresses: view.fortressSupply[seat]!,
      cards: view.handSizes[seat]!,
      known: known.map((colour) => texts.terms.colours[colour]),
    });
    const line = { id: `seat:${seat}`, name: names[seat]!, text };
    const changed = then?.[seat]?.total;
    if (changed === undefined || changed === total) return [line];
    return [
      line,
      { id: `change:${seat}`, name: names[seat]!, text: texts.page.withPick(names[seat]!, changed, total) },
    ];
  });
  return {
    id: 'players',
    title: texts.page.players,
    sum: sentence(capital(texts.board.first(names[view.start]!), scene.lang), scene.lang),
    entries,
  };
}

/** What stands on a space. */
function stateOf({ view, names, texts: { page } }: Scene, space: number): string {
  const owner = view.pagodas[space]!;
  const fortress = view.fortresses.includes(space);
  if (owner >= 0) return page.pagodaOf(names[owner]!, fortress);
  return fortress ? page.bareFortress : page.free;
}

function provinces(scene: Scene, words: HanReadingWords): Section[] {
  const { view, texts, names } = scene;
  const board = boardOf(view.options.map);
  const outlook = lens(view);
  const entries = board.spaceIds.map((_, space) => spaceEntry(scene, space, words));
  return board.provinceIds.map((id, q) => {
    const spaces = board.spaces[q]!;
    const called = (space: number): string => texts.page.space(board.spaceIds[space]!);
    const name = nameOf(scene, id);
    const sum = texts.page.province({
      name,
      colour: texts.terms.colours[COLOURS[board.colour[q]!]!],
      taken: spaces.filter((space) => view.pagodas[space]! >= 0).length,
      spaces: spaces.length,
      scored: (view.scored & (1 << q)) !== 0,
      pagodas: tally(inProvince(view.presence, view, q), names),
      emissaries: tally(inProvince(view.emissaries, view, q), names),
      room: Math.max(0, emissaryLimit(view, q) - emissariesIn(view, q)),
      free: spaces.filter((space) => view.pagodas[space]! < 0).map(called),
      fortresses: spaces.filter((space) => view.fortresses.includes(space)).map(called),
      pays: tally(
        outlook.map((player) => player.provinces[q]!.now),
        names,
      ),
    });
    return { id: `province:${id}`, title: name, sum, entries: spaces.map((space) => entries[space]!) };
  });
}

function spaceEntry(scene: Scene, space: number, words: HanReadingWords): Entry {
  const { view, texts } = scene;
  const board = boardOf(view.options.map);
  const id = board.spaceIds[space]!;
  const name = texts.page.space(id);
  return {
    id: `space:${id}`,
    name,
    text: words.space(name, stateOf(scene, space)),
    ways: WAYS.get(id)!,
  };
}

/** Clockwise, from the north. */
const ORDER: readonly Direction[] = [...DIRECTIONS.slice(6), ...DIRECTIONS.slice(0, 6)];

/** Where the roads of each space lead; the data never changes. */
const WAYS: ReadonlyMap<string, readonly Way[]> = new Map(
  maps.maps.flatMap((map) => {
    const at = new Map(map.spaces.map((space) => [space.id, space]));
    return map.spaces.map((space) => {
      const others = map.roads.flatMap(({ a, b }) => (a === space.id ? [b] : b === space.id ? [a] : []));
      const ways = others.map((other) => ({
        to: `space:${other}`,
        direction: directionOf(space, at.get(other)!),
      }));
      return [
        space.id,
        ways.toSorted((one, two) => ORDER.indexOf(one.direction) - ORDER.indexOf(two.direction)),
      ] as const;
    });
  }),
);

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of the eight directions the nearest; y goes down. */
function directionOf(from: Point, to: Point): Direction {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 4);
  return DIRECTIONS[(Math.round(turn) + 8) % 8]!;
}

/** Alliances, ports and roads, as they would score now. */
function ends(scene: Scene, words: HanReadingWords): Section {
  const { view, names, texts } = scene;
  const { page } = texts;
  const board = boardOf(view.options.map);
  const players = lens(view);
  const payOf = (by: (player: PlayerLens) => number): Tally => tally(players.map(by), names);
  const alliances = board.alliances.map((pair, n) => ({
    id: `alliance:${n + 1}`,
    name: `${texts.terms.alliance} ${n + 1}`,
    text: page.alliance(
      n + 1,
      pair.map((q) => nameOf(scene, board.provinceIds[q]!)),
      payOf((player) => player.alliances[n]!.now),
    ),
  }));
  const chains = players.flatMap(({ roads, chains: found }, seat: Seat) =>
    roads.now === 0
      ? []
      : [
          {
            id: `chains:${seat}`,
            name: `${texts.terms.road} ${names[seat]}`,
            text: page.chains(
              names[seat]!,
              roads.now,
              found.map(({ length }) => length),
            ),
          },
        ],
  );
  return {
    id: 'ends',
    title: words.ports,
    ...(view.options.portScoring && { sum: page.ports(payOf(({ ports }) => ports.now)) }),
    entries: [...alliances, ...chains],
  };
}
