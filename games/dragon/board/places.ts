import { type Place, type PlaceId, seatPlace } from '../../../client/board/places.ts';
import { type Seat, seatsOf } from '../../../core/game.ts';
import { capital } from '../../../i18n/texts.ts';
import {
  EVENT_IDS,
  GOODS,
  NOBODY,
  oldOf,
  PERSON_TYPES,
  type Person,
  SUPER_EVENTS,
  SUPER_ROUND,
  VALUE,
  WALL_TILES,
  WILD,
  youngOf,
} from '../rules/data.ts';
import { offerOf } from '../rules/offers.ts';
import { floorsAt, palaceCount, personsAt } from '../rules/palace.ts';
import { symbolCount } from '../rules/tiles.ts';
import { trackOrder } from '../rules/track.ts';
import { groupsOf } from './groups.ts';
import { happeningOf } from './happening.ts';
import { goodPlace, palacePlace, plotPlace, roomPlace, tilePlace } from './ids.ts';
import { middleOf } from './middle.ts';
import { personName } from './names.ts';
import type { DragonProps } from './props.ts';
import { sightOf } from './sight.ts';

/** Everything on the table, as it lies there now. */
export const places = (props: DragonProps): Place[] => [
  ...yearPlaces(props),
  ...middlePlaces(props),
  ...courtPlaces(props),
  ...trackPlaces(props),
  ...registerPlaces(props),
];

function yearPlaces({ view, texts, names, lang }: DragonProps): Place[] {
  const { events, superEvents, variants } = texts.terms;
  const extra = SUPER_EVENTS[view.superEvent];
  const months = view.row.map((event, i) => ({
    id: `month:${i + 1}`,
    kind: 'month',
    label: `${capital(texts.board.month(i + 1), lang)}: ${events[EVENT_IDS[event]!]}`,
  }));
  const builders = view.wall.map((seat) => names[seat]!);
  return [
    ...months,
    ...(extra
      ? [
          {
            id: 'superEvent',
            kind: 'superEvent',
            label: `${capital(texts.board.month(SUPER_ROUND), lang)}: ${superEvents[extra]}`,
          },
        ]
      : []),
    ...(view.options.greatWall
      ? [
          { id: 'wall', kind: 'wall', label: texts.page.read.wall(builders.length, builders) },
          ...months.map((_, i) => ({
            id: `section:${i + 1}`,
            kind: 'section',
            label: [`${variants.greatWall} ${i + 1}`, ...builders.slice(i, i + 1)].join(': '),
          })),
        ]
      : []),
  ];
}

/** What lies between year and court. */
function middlePlaces(props: DragonProps): Place[] {
  const { view, texts, lang } = props;
  const { terms, page } = texts;
  const { frame } = sightOf(props);
  const tile = (person: Person): Place => ({
    id: tilePlace(person),
    kind: 'tile',
    label: personLabel(props, person),
  });
  switch (middleOf(props)) {
    case 'final':
      return [];
    case 'draft':
      return PERSON_TYPES.map((_, type) => tile(youngOf(type)));
    case 'arrival':
      if (frame?.phase === 'tile')
        return [youngOf(frame.type), oldOf(frame.type)].filter((p) => p !== NOBODY).map(tile);
      if (frame?.phase === 'house') return [tile(frame.person)];
      if (frame?.phase === 'full')
        return [tile(frame.person), { id: 'refuse', kind: 'choice', label: page.chips.refuse }];
      return [];
    case 'actions':
      return [
        ...groupPlaces(props),
        { id: 'rest', kind: 'rest', label: `${page.rest}: ${terms.refill}` },
        ...(frame?.phase === 'privilege'
          ? (['small', 'large'] as const).map((size) => ({
              id: `privilege:${size}`,
              kind: 'privilege',
              label: terms.privileges[size],
            }))
          : []),
        ...(frame?.phase === 'wall'
          ? WALL_TILES.map((tile) => ({ id: `brick:${tile}`, kind: 'brick', label: terms.wallTiles[tile] }))
          : []),
      ];
    case 'event': {
      const what = happeningOf(view);
      const name =
        'event' in what
          ? terms.events[what.event]
          : 'wall' in what
            ? terms.variants.greatWall
            : terms.superEvents[what.superEvent];
      return [{ id: 'event', kind: 'event', label: capital(name, lang) }];
    }
  }
}

function groupPlaces(props: DragonProps): Place[] {
  const { view, texts, names } = props;
  const { seat } = sightOf(props);
  return groupsOf(view).flatMap((actions, group) => {
    const cards = actions.map((action) => {
      const { gain } = offerOf(view, seat, action);
      const name = texts.terms.actions[action];
      const label = gain ? `${name}: +${gain.amount} ${texts.page.unit(gain.what, gain.amount)}` : name;
      return { id: `action:${action}`, kind: 'action', label };
    });
    const label = texts.page.read.group(
      group + 1,
      actions.map((action) => texts.terms.actions[action]),
      seatsOf(view.dragons[group]!).map((other) => names[other]!),
    );
    return [{ id: `group:${group}`, kind: 'group', label }, ...cards];
  });
}

/** The palaces of all seats with their rooms, and what else a court has. */
function courtPlaces(props: DragonProps): Place[] {
  const { view, texts, names, legal } = props;
  const { seat: own } = sightOf(props);
  const { page, terms } = texts;
  return view.players.flatMap((player, seat) => {
    const name = names[seat]!;
    const of = (id: PlaceId, kind: string, what: string): Place => ({ id, kind, label: `${name}: ${what}` });
    const cards = player.hand.reduce((sum, n) => sum + n, 0);
    const open = legal.some(({ move }) => move.type === 'placeFloor' && move.target === 'new');
    return [
      { id: seatPlace(seat), kind: 'seat', label: name },
      of(`points:${seat}`, 'points', `${player.vp} ${terms.vp}`),
      ...GOODS.map((good) =>
        of(goodPlace(seat, good), 'good', `${player[good]} ${page.unit(good, player[good])}`),
      ),
      of(`privileges:${seat}`, 'privileges', page.read.privileges(player.small, player.large)),
      ...(view.options.greatWall
        ? [of(`bricks:${seat}`, 'bricks', page.wallTiles(seatsOf(player.bricks).length))]
        : []),
      ...(seat === own ? [] : [of(`hand:${seat}`, 'hand', page.cards(cards))]),
      ...Array.from({ length: palaceCount(player.palaces) }, (_, i) => palacePlaces(props, seat, i)).flat(),
      ...(seat === own && open ? [of(plotPlace(seat), 'plot', page.chips.newPalace)] : []),
    ];
  });
}

function palacePlaces({ view, texts, names }: DragonProps, seat: Seat, palace: number): Place[] {
  const { palaces } = view.players[seat]!;
  const { read } = texts.page;
  const floors = floorsAt(palaces, palace);
  const persons = personsAt(palaces, palace).map((person) => personName(texts, person));
  return [
    {
      id: palacePlace(seat, palace),
      kind: 'palace',
      label: read.palace(names[seat]!, palace + 1, floors, persons),
    },
    ...Array.from({ length: Math.max(floors, persons.length) }, (_, floor) => ({
      id: roomPlace(seat, palace, floor),
      kind: 'room',
      label: read.room(names[seat]!, palace + 1, persons[floor]),
    })),
  ];
}

function trackPlaces({ view, texts, names }: DragonProps): Place[] {
  const order = trackOrder(view.players);
  const at = (seat: Seat): string => `${names[seat]} ${view.players[seat]!.track}`;
  return [
    { id: 'track', kind: 'track', label: texts.page.read.order(order.map(at)) },
    ...order.map((seat) => ({
      id: `order:${seat}`,
      kind: 'marker',
      label: `${texts.terms.track}: ${at(seat)}`,
    })),
  ];
}

/** The nine types of persons, which are the own cards too, and the wild cards. */
function registerPlaces(props: DragonProps): Place[] {
  const { texts } = props;
  const { player } = sightOf(props);
  return [
    ...PERSON_TYPES.map((type, t) => ({
      id: `person:${type}`,
      kind: 'person',
      label: [youngOf(t), oldOf(t)]
        .filter((person) => person !== NOBODY)
        .map((person) => personLabel(props, person))
        .join('; '),
    })),
    { id: 'person:wild', kind: 'card', label: `${texts.terms.wild}: ${player.hand[WILD]}` },
  ].map((place) => ({ ...place, label: capital(place.label, props.lang) }));
}

/** A person with value and symbols, and how many of it are left. */
export const personLabel = ({ view, texts }: DragonProps, person: Person): string =>
  texts.page.read.display(personName(texts, person), view.pool[person]!, VALUE[person]!, symbolCount(person));
