import { type Seat, seatsOf } from '../../../core/game.ts';
import type { Entry, ReadingScene, Section } from '../../../i18n/reading.ts';
import { capital, sentence } from '../../../i18n/texts.ts';
import {
  ACTION_IDS,
  EVENT_IDS,
  type EventId,
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
import { forecast, type MonthForecast, type Outlook } from '../rules/forecast.ts';
import { offerOf } from '../rules/offers.ts';
import { floorsAt, palaceCount, personsAt } from '../rules/palace.ts';
import { symbolCount, tileOf } from '../rules/tiles.ts';
import { trackOrder } from '../rules/track.ts';
import type { DragonKinds } from '../rules/types.ts';
import type { DragonTexts } from './texts.ts';

/** Words of the reading alone. */
export interface DragonReadingWords {
  readonly months: string;
  readonly actions: string;
  readonly persons: string;
  readonly hand: string;
  readonly players: string;
  court(name: string): string;
  /** A month that is over, the present one, and what a coming one does. */
  month(month: number, event: string, what: string): string;
  readonly over: string;
  readonly present: string;
  /** What a month brings or takes, in full words. */
  toll(what: keyof Outlook, n: number): string;
  group(group: number): string;
  /** A palace by its number, with the floors that nobody lives on. */
  palace(palace: number, floors: number, persons: readonly string[], free: number): string;
  /** A player's points and space. */
  player(name: string, vp: number, space: number): string;
  bricks(tiles: readonly string[]): string;
  section(section: number, name: string): string;
  wilds(n: number): string;
}

type Scene = ReadingScene<DragonKinds, DragonTexts>;

/** The table in words: the months and what they will do, actions, hand, players, courts, persons, and the wall. */
export const read =
  (words: DragonReadingWords) =>
  (scene: Scene): Section[] => [
    ...hand(scene, words),
    months(scene, words),
    ...actions(scene, words),
    players(scene, words),
    ...courts(scene, words),
    persons(scene, words),
    ...wall(scene, words),
  ];

/** Whose forecast and gains are read: the viewer's, or of whoever is first in turn order. */
const seatOf = ({ viewer, view }: Scene): Seat =>
  viewer === 'spectator' ? trackOrder(view.players)[0]! : viewer;

function months(scene: Scene, words: DragonReadingWords): Section {
  const { view, after, texts, lang } = scene;
  const seat = seatOf(scene);
  const ahead = new Map(forecast(view).map((month) => [month.month, month]));
  const then = after && new Map(afterwards(after).map((month) => [month.month, month]));
  const eventName = (event: EventId): string => texts.terms.events[event];
  const tolls = (month: MonthForecast): string => tollWords(month.players[seat]!, texts, words);
  const entries = view.row.map((event, i): Entry => {
    const month = i + 1;
    const coming = ahead.get(month);
    const changed = then?.get(month);
    const now = coming && tolls(coming);
    const picked = changed && tolls(changed);
    const toll =
      now !== undefined && picked !== undefined && picked !== now
        ? texts.page.read.changed(picked, now)
        : now;
    const state = [...(month === view.round ? [words.present] : []), toll ?? words.over].join(', ');
    return {
      id: `month:${month}`,
      name: `${texts.terms.month} ${month} ${eventName(EVENT_IDS[event]!)}`,
      text: words.month(month, eventName(EVENT_IDS[event]!), state),
    };
  });
  const extra = SUPER_EVENTS[view.superEvent];
  const bonus: Entry[] = extra
    ? [
        {
          id: 'superEvent',
          name: texts.terms.superEvents[extra],
          text: capital(
            words.month(SUPER_ROUND, texts.terms.superEvents[extra], texts.terms.variants.superEvents),
            lang,
          ),
        },
      ]
    : [];
  return {
    id: 'months',
    title: words.months,
    sum: sentence(texts.board.forecast, lang),
    entries: [...entries, ...bonus],
  };
}

/** The months after the picked move; a forecast plays the event itself. */
function afterwards(after: Scene['view']): readonly MonthForecast[] {
  const phase = after.stack.at(-1)?.phase;
  return forecast(
    phase === 'event' || phase === 'round' ? { ...after, stack: [{ phase: 'round', step: 0 }] } : after,
  );
}

const TOLLS: readonly (keyof Outlook)[] = [
  'persons',
  'floors',
  'privileges',
  'cards',
  'pieces',
  'vp',
  'yuan',
  'rice',
  'fireworks',
];

function tollWords(outlook: Outlook, texts: DragonTexts, words: DragonReadingWords): string {
  const parts = TOLLS.flatMap((what) => (outlook[what] > 0 ? [words.toll(what, outlook[what])] : []));
  return parts.join(', ') || texts.page.read.nothing;
}

function actions(scene: Scene, words: DragonReadingWords): Section[] {
  const { view, texts, names } = scene;
  if (view.round === 0) return [];
  const seat = seatOf(scene);
  const groups = view.dragons.map((dragons, group): Entry => {
    const cards = ACTION_IDS.filter((_, action) => view.groups[action] === group).map((action) => {
      const { gain } = offerOf(view, seat, action);
      const name = texts.terms.actions[action];
      return gain ? `${name} +${gain.amount} ${texts.page.unit(gain.what, gain.amount)}` : name;
    });
    const guarded = seatsOf(dragons).map((other) => names[other]!);
    return {
      id: `group:${group}`,
      name: words.group(group + 1),
      text: texts.page.read.group(group + 1, cards, guarded),
    };
  });
  return [{ id: 'actions', title: words.actions, entries: groups }];
}

function hand({ view, viewer, texts, names, lang }: Scene, words: DragonReadingWords): Section[] {
  if (viewer === 'spectator') return [];
  const cards = view.players[viewer]!.hand;
  const entries = PERSON_TYPES.flatMap((type, t) =>
    cards[t]! > 0
      ? [
          {
            id: `person:${type}`,
            name: texts.terms.persons[type],
            text: capital(texts.terms.persons[type], lang),
          },
        ]
      : [],
  );
  const wilds = cards[WILD]!;
  const wild = wilds > 0 ? [{ id: 'person:wild', name: texts.terms.wild, text: words.wilds(wilds) }] : [];
  const sum = entries.length + wilds === 0 ? { sum: texts.page.read.hand(names[viewer]!, []) } : {};
  return [{ id: 'hand', title: words.hand, ...sum, entries: [...entries, ...wild] }];
}

function players({ view, names }: Scene, words: DragonReadingWords): Section {
  const entries = trackOrder(view.players).map((seat) => {
    const { vp, track } = view.players[seat]!;
    return { id: `seat:${seat}`, name: names[seat]!, text: words.player(names[seat]!, vp, track) };
  });
  return { id: 'players', title: words.players, entries };
}

/** A person with its age, where there are two. */
function personName({ terms }: DragonTexts, person: Person): string {
  const { type, age } = tileOf(person);
  return age ? `${terms.ages[age]} ${terms.persons[type]}` : terms.persons[type];
}

function courts({ view, viewer, texts, names, lang }: Scene, words: DragonReadingWords): Section[] {
  return view.players.map((player, seat) => {
    const { palaces } = player;
    const goods = texts.page.read.goods(names[seat]!, [
      `${player.vp} ${texts.terms.vp}`,
      ...GOODS.map((good) => `${player[good]} ${texts.page.unit(good, player[good])}`),
      texts.page.read.privileges(player.small, player.large),
    ]);
    const cards = [
      ...PERSON_TYPES.filter((_, t) => player.hand[t]! > 0).map((type) => texts.terms.persons[type]),
      ...Array.from({ length: player.hand[WILD]! }, () => texts.terms.wild),
    ];
    const isOpen = view.options.openHands || viewer === seat;
    const sum = [
      goods,
      isOpen
        ? texts.page.read.hand(names[seat]!, cards)
        : texts.page.read.goods(names[seat]!, [texts.page.cards(cards.length)]),
      ...(view.options.greatWall
        ? [words.bricks(seatsOf(player.bricks).map((tile) => texts.terms.wallTiles[WALL_TILES[tile]!]))]
        : []),
    ].join(' ');
    const entries = Array.from({ length: palaceCount(palaces) }, (_, i): Entry => {
      const lodgers = personsAt(palaces, i).map((person) => personName(texts, person));
      const floors = floorsAt(palaces, i);
      const free = Math.max(0, floors - lodgers.length);
      return {
        id: `palace:${seat}:${i}`,
        name: `${names[seat]} ${texts.terms.palace} ${i + 1}`,
        text: capital(words.palace(i + 1, floors, lodgers, free), lang),
      };
    });
    return { id: `court:${seat}`, title: words.court(names[seat]!), sum, entries };
  });
}

function persons({ view, texts, lang }: Scene, words: DragonReadingWords): Section {
  const entries = PERSON_TYPES.flatMap((type, t) =>
    [youngOf(t), oldOf(t)].flatMap((person) =>
      person === NOBODY
        ? []
        : [
            {
              id: `person:${type}`,
              name: personName(texts, person),
              text: `${texts.page.read.display(
                capital(personName(texts, person), lang),
                view.pool[person]!,
                VALUE[person]!,
                symbolCount(person),
              )}`,
            },
          ],
    ),
  );
  return { id: 'persons', title: words.persons, entries };
}

function wall({ view, texts, names }: Scene, words: DragonReadingWords): Section[] {
  if (!view.options.greatWall) return [];
  const builders = view.wall.map((seat) => names[seat]!);
  return [
    {
      id: 'wall',
      title: capital(texts.terms.variants.greatWall, 'en'),
      sum: texts.page.read.wall(builders.length, builders),
      entries: builders.map((name, at) => ({
        id: `section:${at + 1}`,
        name: `${texts.terms.variants.greatWall} ${at + 1}`,
        text: words.section(at + 1, name),
      })),
    },
  ];
}
