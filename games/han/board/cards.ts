import { type Figure, type Now, net, type PlaceCard, plain } from '../../../client/board/card.ts';
import type { Place } from '../../../client/board/places.ts';
import type { Seat } from '../../../core/game.ts';
import { capital } from '../../../i18n/texts.ts';
import { boardOf } from '../rules/board.ts';
import { COLOURS, type Colour } from '../rules/data.ts';
import { lens } from '../rules/lens.ts';
import type { HanView } from '../rules/types.ts';
import type { HanCardWords } from '../words/cards.ts';
import type { ExplainedRule } from '../words/pages.ts';
import { outlook } from './outlook.ts';
import type { HanProps } from './props.ts';
import { isScored, provinceName, roomFor, taken } from './sight.ts';

type Rules = readonly [ExplainedRule, ...ExplainedRule[]];

interface Asked {
  readonly props: HanProps;
  readonly place: Place;
  readonly words: HanCardWords;
  /** Whose figures are shown. */
  readonly seat: Seat;
  /** What the id of the place ends with. */
  readonly parts: readonly string[];
}

export function cards(place: Place, props: HanProps, words: HanCardWords): PlaceCard {
  const { viewer, active } = props;
  const seat = viewer === 'spectator' ? (active[0] ?? 0) : viewer;
  return CARDS[place.kind]!({ props, place, words, seat, parts: place.id.split(':').slice(1) });
}

const CARDS: Readonly<Record<string, (asked: Asked) => PlaceCard>> = {
  province(asked) {
    const { props, words, seat } = asked;
    const q = provinceOf(asked);
    const { now } = outlook(props.view)[seat]!.provinces[q]!;
    const scored = isScored(props.view, q);
    return {
      title: provinceName(props, asked.parts[0]!),
      note: props.texts.page.taken(taken(props.view, q), boardOf(props.view.options.map).spaces[q]!.length),
      icon: 'pagoda',
      rules: ['H-SCORE-PAGODA-2', 'H-SCORE-PAGODA-3'],
      now: figures(asked, 'worth', [net(now, words.pays(now))]),
      help: scored ? words.scored : undefined,
    };
  },
  seal(asked) {
    const { props, place, words } = asked;
    const q = provinceOf(asked);
    const room = roomFor(props.view, q);
    const more = room > 0 && canAct(asked) ? ifEmissary(asked, q) : undefined;
    return {
      title: words.seal,
      note: place.label,
      icon: 'emissary',
      rules: ['H-EMIS-2', 'H-ALLIANCE-2'],
      now: figures(asked, more === undefined ? 'now' : 'worth', [
        ...(more === undefined ? [] : [net(more, words.ifEmissary(more))]),
        plain(room, words.room(room)),
      ]),
    };
  },
  inland: (asked) => spaceCard(asked, ['H-PAY-1', 'H-PAGODA-1']),
  port: (asked) =>
    spaceCard(
      asked,
      asked.props.view.options.portScoring ? ['H-PORT-1', 'H-SCORE-PORT-1'] : ['H-PORT-1', 'H-PAY-1'],
    ),
  border: (asked) => spaceCard(asked, ['H-BORDER-2', 'H-BORDER-5']),
  road(asked) {
    const { props, place, words, seat } = asked;
    const { now } = outlook(props.view)[seat]!.roads;
    return {
      title: capital(props.texts.terms.road, props.lang),
      note: place.label,
      icon: 'road',
      rules: ['H-ROAD-1', 'H-ROAD-3'],
      now: figures(asked, 'worth', [net(now, words.roads(now))]),
    };
  },
  alliance(asked) {
    const { props, place, words, seat, parts } = asked;
    const { now } = outlook(props.view)[seat]!.alliances[Number(parts[0]) - 1]!;
    return {
      title: capital(props.texts.terms.alliance, props.lang),
      note: place.label,
      icon: 'alliance',
      rules: ['H-ALLIANCE-3', 'H-ALLIANCE-2'],
      now: figures(asked, 'worth', [net(now, words.pays(now))]),
    };
  },
  track: (asked) => ({ ...scoreCard(asked, asked.seat), title: asked.words.wall }),
  card(asked) {
    const { props, place, words } = asked;
    const [kind, which] = place.id.split(':') as [string, string];
    const shown = kind === 'slot' ? COLOURS[props.view.display[Number(which)]!] : (which as Colour);
    const held = shown === undefined ? 0 : (props.view.hand[COLOURS.indexOf(shown)] ?? 0);
    return {
      title:
        shown === undefined
          ? capital(props.texts.terms.display, props.lang)
          : capital(props.texts.terms.colours[shown], props.lang),
      note: place.label,
      icon: 'cards',
      rules: shown === undefined ? ['H-DRAW-3'] : ['H-PAY-1', 'H-PAY-2'],
      now: figures(asked, 'now', [plain(held, words.inHand(held))]),
    };
  },
  pile: ({ props, place, words }) => ({
    title: capital(props.texts.terms.pile, props.lang),
    note: place.label,
    icon: 'pile',
    rules: ['H-DECK-3', 'H-DRAW-2'],
    now: { kind: 'now', figures: [plain(props.view.pileSize, words.cards(props.view.pileSize))] },
  }),
  price: ({ props, place }) => ({
    title: props.texts.page.payWith,
    note: place.label,
    icon: 'purse',
    rules: ['H-PAY-1', 'H-PAY-2'],
  }),
  choice: ({ props, place }) => ({
    title: capital(place.label, props.lang),
    rules: place.id === 'pass' ? ['H-END-2'] : ['H-TURN-4'],
  }),
  seat: (asked) => scoreCard(asked, Number(asked.parts[0])),
  points: (asked) => scoreCard(asked, Number(asked.parts[0])),
  supply(asked) {
    const { props, place, words } = asked;
    const [kind, at] = place.id.split(':') as [keyof typeof SUPPLY, string];
    const seat = Number(at);
    const { icon, rules, of } = SUPPLY[kind];
    const n = of(props.view)[seat]!;
    return {
      title: capital(props.texts.board.rows[kind], props.lang),
      note: place.label,
      icon,
      rules,
      now: figures({ ...asked, seat }, 'now', [plain(n, words.supply(n))]),
    };
  },
  hand(asked) {
    const { props, place, words, parts } = asked;
    const n = props.view.handSizes[Number(parts[0])]!;
    return {
      title: capital(props.texts.board.rows.cards, props.lang),
      note: place.label,
      icon: 'cards',
      rules: ['H-DRAW-1', 'H-INFO-4'],
      now: figures({ ...asked, seat: Number(parts[0]) }, 'now', [plain(n, words.inHand(n))]),
    };
  },
};

const SUPPLY = {
  pagodas: {
    icon: 'pagoda',
    rules: ['H-PAGODA-1', 'H-WIN-2'],
    of: (view: HanView) => view.pagodaSupply,
  },
  emissaries: {
    icon: 'emissary',
    rules: ['H-EMIS-1', 'H-WIN-2'],
    of: (view: HanView) => view.emissarySupply,
  },
  fortresses: {
    icon: 'fortress',
    rules: ['H-FORT-2', 'H-FORT-7'],
    of: (view: HanView) => view.fortressSupply,
  },
} as const;

const figures = (
  { props, seat }: Pick<Asked, 'props' | 'seat'>,
  kind: Now['kind'],
  list: readonly Figure[],
): Now => ({ kind, name: seat === props.viewer ? undefined : props.names[seat], figures: list });

const provinceOf = ({ props, parts }: Asked): number =>
  boardOf(props.view.options.map).provinceIds.indexOf(parts[0]!);

const canAct = ({ props, seat }: Asked): boolean => props.view.stack.length > 0 && seat === props.viewer;

/** How a piece would change what the seat has if the game ended then. */
function difference({ props, seat }: Asked, after: HanView): number {
  return lens(after)[seat]!.total - outlook(props.view)[seat]!.total;
}

function ifPagoda(asked: Asked, space: number): number {
  const { props, seat } = asked;
  const { view } = props;
  const presence = view.presence.slice();
  for (const q of boardOf(view.options.map).spaceProvinces[space]!)
    presence[q * view.scores.length + seat]!++;
  return difference(asked, { ...view, presence, pagodas: view.pagodas.with(space, seat) });
}

function ifEmissary(asked: Asked, province: number): number {
  const { view } = asked.props;
  const at = province * view.scores.length + asked.seat;
  return difference(asked, { ...view, emissaries: view.emissaries.with(at, view.emissaries[at]! + 1) });
}

function spaceCard(asked: Asked, rules: Rules): PlaceCard {
  const { props, place, words, parts, seat } = asked;
  const { view, texts } = props;
  const space = boardOf(view.options.map).spaceIds.indexOf(parts[0]!);
  const free = view.pagodas[space]! < 0;
  const more = free && canAct(asked) && view.pagodaSupply[seat]! > 0 ? ifPagoda(asked, space) : undefined;
  const fortress = view.fortresses.includes(space);
  return {
    title: capital(texts.page.space(parts[0]!), props.lang),
    note: place.label,
    icon: place.kind === 'port' ? 'anchor' : place.kind === 'border' ? 'border' : 'pagoda',
    rules: fortress ? [rules[0], 'H-FORT-7'] : rules,
    now: more === undefined ? undefined : figures(asked, 'worth', [net(more, words.ifPagoda(more))]),
  };
}

function scoreCard(asked: Asked, seat: Seat): PlaceCard {
  const { props, words } = asked;
  const { score, total } = outlook(props.view)[seat]!;
  return {
    title: props.names[seat]!,
    icon: 'vp',
    rules: ['H-FINAL-1', 'H-WIN-1'],
    now: figures({ props, seat }, 'now', [
      plain(score, words.soFar(score)),
      ...(props.view.stack.length > 0 ? [plain(total, words.total(total))] : []),
    ]),
  };
}
