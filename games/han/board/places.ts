import { type Place, type PlaceId, seatPlace } from '../../../client/board/places.ts';
import { boardOf } from '../rules/board.ts';
import { COLOURS } from '../rules/data.ts';
import { geometryOf } from './geometry.ts';
import { passOf } from './heading.ts';
import {
  cardPlace,
  handPlace,
  PILE,
  pointsPlace,
  pricePlace,
  provincePlace,
  roadPlace,
  sealPlace,
  slotPlace,
  spacePlace,
} from './ids.ts';
import { isEnded, outlook } from './outlook.ts';
import type { HanProps } from './props.ts';
import {
  cardsOf,
  inProvince,
  isScored,
  knownCards,
  provinceName,
  provincesOf,
  roomFor,
  spaceState,
  taken,
  tally,
} from './sight.ts';

/** Everything on the table, as it lies there now. */
export const places = (props: HanProps): Place[] => [
  ...mapPlaces(props),
  ...(isEnded(props) ? [] : [...marketPlaces(props), ...ownPlaces(props)]),
  ...seatPlaces(props),
];

function mapPlaces(props: HanProps): Place[] {
  const { view, names, texts } = props;
  const { page, terms } = texts;
  const board = boardOf(view.options.map);
  const map = geometryOf(view.options.map);
  const players = outlook(view);
  const provinces = map.provinces.flatMap(({ id, colour }, q) => {
    const name = provinceName(props, id);
    const spaces = board.spaces[q]!.length;
    return [
      {
        id: provincePlace(id),
        kind: 'province',
        label: [
          name,
          terms.colours[colour],
          page.taken(taken(view, q), spaces),
          ...(isScored(view, q) ? [texts.board.scored] : []),
        ].join(', '),
      },
      {
        id: sealPlace(id),
        kind: 'seal',
        label: page.seal(name, tally(inProvince(view.emissaries, view, q), names), roomFor(view, q)),
      },
    ];
  });
  const spaces = map.spaces.map(({ id, kind }, at) => ({
    id: spacePlace(id),
    kind,
    label: `${page.space(id)}, ${spaceState(props, at)}`,
  }));
  const roads = map.roads.map(([a, b]) => ({
    id: roadPlace(a.id, b.id),
    kind: 'road',
    label: `${terms.road}: ${page.space(a.id)} – ${page.space(b.id)}`,
  }));
  const alliances = board.alliances.map((pair, i) => ({
    id: `alliance:${i + 1}`,
    kind: 'alliance',
    label: page.alliance(
      i + 1,
      pair.map((q) => provinceName(props, board.provinceIds[q]!)),
      tally(
        players.map((player) => player.alliances[i]!.now),
        names,
      ),
    ),
  }));
  return [...provinces, ...spaces, ...roads, ...alliances, { id: 'track', kind: 'track', label: page.wall }];
}

function marketPlaces(props: HanProps): Place[] {
  const { view, texts } = props;
  const { page } = texts;
  const slots = view.display.map((card, slot) => {
    const colour = COLOURS[card];
    return {
      id: slotPlace(slot),
      kind: 'card',
      label: colour ? page.card(colour, provincesOf(props, colour)) : page.emptySlot,
    };
  });
  const pile = view.pileSize > 0 ? page.pile(view.pileSize, passOf(view)) : page.noCards;
  return [...slots, { id: PILE, kind: 'pile', label: pile }];
}

/** The viewer's cards, the payments they allow, and moves that point to nothing else. */
function ownPlaces(props: HanProps): Place[] {
  const { view, viewer, texts, legal } = props;
  const { page, terms } = texts;
  const held = viewer === 'spectator' ? [] : [...new Set(cardsOf(view.hand))];
  return [
    ...held.map((colour) => ({
      id: cardPlace(colour),
      kind: 'card',
      label: page.card(colour, provincesOf(props, colour)),
    })),
    ...legal.flatMap(({ move }): Place[] => {
      switch (move.type) {
        case 'play': {
          const cards = move.cards.map((colour) => terms.colours[colour]);
          return [
            { id: pricePlace(move.cards), kind: 'price', label: `${page.payWith}: ${cards.join(', ')}` },
          ];
        }
        case 'pass':
          return [{ id: 'pass', kind: 'choice', label: page.pass }];
        case 'stop':
          return [{ id: 'stop', kind: 'choice', label: page.noSecond }];
        default:
          return [];
      }
    }),
  ];
}

/** What everybody sees of the players. */
const seatPlaces = ({ view, names, texts: { page, terms } }: HanProps): Place[] =>
  names.flatMap((name, seat) => {
    const of = (id: PlaceId, kind: string, what: string): Place => ({ id, kind, label: `${name}: ${what}` });
    const known = knownCards(view, seat).map((colour) => terms.colours[colour]);
    const hand = page.left('cards', view.handSizes[seat]!);
    return [
      { id: seatPlace(seat), kind: 'seat', label: name },
      of(pointsPlace(seat), 'points', `${view.scores[seat]} ${terms.points}`),
      of(`pagodas:${seat}`, 'supply', page.left('pagodas', view.pagodaSupply[seat]!)),
      of(`emissaries:${seat}`, 'supply', page.left('emissaries', view.emissarySupply[seat]!)),
      ...(view.fortressSupply[seat]! > 0
        ? [of(`fortresses:${seat}`, 'supply', page.left('fortresses', view.fortressSupply[seat]!))]
        : []),
      of(handPlace(seat), 'hand', known.length > 0 ? `${hand} (${known.join(', ')})` : hand),
    ];
  });
