import {
  type Figure,
  gain,
  loss,
  type Mark,
  type Now,
  net,
  type PlaceCard,
  plain,
} from '../../../client/board/card.ts';
import type { Place } from '../../../client/board/places.ts';
import type { Seat } from '../../../core/game.ts';
import { capital } from '../../../i18n/texts.ts';
import {
  ACTION_IDS,
  type ActionId,
  CONTAGION,
  EVENT_IDS,
  type EventId,
  type Good,
  LARGE_DRAGONS,
  PERSON_TYPES,
  type Person,
  type PersonType,
  ROUNDS,
  SMALL_DRAGONS,
  SMALL_PRICE,
  SUPER_EVENTS,
  SUPER_ROUND,
  type SuperEvent,
  typeOf,
  VALUE,
  type WallTile,
  WILD,
  youngOf,
} from '../rules/data.ts';
import { forecast, type Outlook } from '../rules/forecast.ts';
import { offerOf, refillGain } from '../rules/offers.ts';
import { floorsAt, personCountAt, personsAt, symbols } from '../rules/palace.ts';
import { superPoints } from '../rules/phases/super-event.ts';
import { finalScore, roundScore } from '../rules/scoring.ts';
import { symbolCount } from '../rules/tiles.ts';
import { trackOrder } from '../rules/track.ts';
import type { DragonCardWords } from '../words/cards.ts';
import type { ExplainedRule } from '../words/pages.ts';
import { dueOf, happeningOf } from './happening.ts';
import type { DragonProps } from './props.ts';
import { sightOf } from './sight.ts';
import {
  ACTION_ICONS,
  BRICK_ICONS,
  eventIcon,
  GOOD_ICONS,
  portraitOf,
  SUPER_ICONS,
  SYMBOL_ICONS,
} from './symbols.ts';

type Rules = readonly [ExplainedRule, ...ExplainedRule[]];

const EVENT_RULES: Readonly<Record<EventId, Rules>> = {
  peace: ['D-EV-PEACE'],
  tribute: ['D-EV-TRIBUTE'],
  drought: ['D-EV-DROUGHT'],
  festival: ['D-EV-FESTIVAL', 'D-FEST-4'],
  mongols: ['D-EV-MONGOL'],
  contagion: ['D-EV-CONTAGION'],
};
const SUPER_RULES: Readonly<Record<SuperEvent, Rules>> = {
  lanternFestival: ['D-SE-3'],
  buddha: ['D-SE-4'],
  earthquake: ['D-SE-5'],
  flood: ['D-SE-6'],
  solarEclipse: ['D-SE-7'],
  volcanicEruption: ['D-SE-8'],
  tornado: ['D-SE-9'],
  sunrise: ['D-SE-10'],
  assassination: ['D-SE-11'],
  charter: ['D-SE-12'],
};
const ACTION_RULES: Readonly<Record<ActionId, ExplainedRule>> = {
  taxes: 'D-ACT-TAX',
  build: 'D-ACT-BUILD',
  harvest: 'D-ACT-HARVEST',
  fireworks: 'D-ACT-FIREWORKS',
  parade: 'D-ACT-PARADE',
  research: 'D-ACT-RESEARCH',
  privilege: 'D-ACT-PRIVILEGE',
  wall: 'D-GW-3',
};
const PERSON_RULES: Readonly<Record<PersonType, Rules>> = {
  craftsman: ['D-ACT-BUILD'],
  courtLady: ['D-SCORE-1'],
  taxCollector: ['D-ACT-TAX'],
  farmer: ['D-ACT-HARVEST'],
  pyrotechnist: ['D-ACT-FIREWORKS'],
  warrior: ['D-ACT-PARADE', 'D-EV-MONGOL'],
  monk: ['D-FINAL-3'],
  healer: ['D-EV-CONTAGION'],
  scholar: ['D-ACT-RESEARCH'],
};
const COURT_LADY = PERSON_TYPES.indexOf('courtLady');
const HEALER = PERSON_TYPES.indexOf('healer');

interface Asked {
  readonly props: DragonProps;
  readonly place: Place;
  readonly words: DragonCardWords;
  /** Whose figures are shown. */
  readonly seat: Seat;
  /** By what the id of the place ends with. */
  readonly parts: readonly string[];
}

export function cards(place: Place, props: DragonProps, words: DragonCardWords): PlaceCard {
  const parts = place.id.split(':').slice(1);
  const asked = { props, place, words, seat: sightOf(props).seat, parts };
  return CARDS[place.kind]!(asked);
}

const CARDS: Readonly<Record<string, (asked: Asked) => PlaceCard>> = {
  month: (asked) => monthCard(asked, Number(asked.parts[0])),
  superEvent: superCard,
  event(asked) {
    const { view, texts, lang } = asked.props;
    const what = happeningOf(view);
    const due = dueOf(view)[asked.seat]!;
    const now =
      due > 0 ? figures(asked, 'cost', [loss(due, asked.words.tolls[dueUnit(asked)](due))]) : undefined;
    if ('event' in what) return { ...monthCard(asked, view.round), ...(now ? { now } : {}) };
    if ('superEvent' in what) return { ...superCard(asked), ...(now ? { now } : {}) };
    return { title: capital(texts.terms.variants.greatWall, lang), icon: 'wallicon', rules: ['D-GW-5'], now };
  },
  wall: wallCard,
  section: wallCard,
  action: actionCard,
  group({ props, place, words, seat, parts }) {
    const { view } = props;
    const action = ACTION_IDS.find((_, i) => view.groups[i] === Number(parts[0]))!;
    const { pay, group } = offerOf(view, seat, action);
    return {
      title: words.groupOf(group),
      note: place.label,
      icon: 'dragon',
      rules: ['D-ACT-SURCHARGE'],
      now: figures({ props, seat }, 'cost', [loss(pay, pay > 0 ? words.surcharge : words.free)]),
    };
  },
  rest({ props, seat }) {
    const { view, texts } = props;
    const n = refillGain({ view, seat });
    return {
      title: texts.page.rest,
      note: texts.page.restNote(view.players[seat]!.yuan),
      icon: 'tea',
      rules: ['D-ACT-REFILL'],
      now: figures({ props, seat }, 'worth', [gain(n, texts.page.unit('yuan', n))]),
    };
  },
  privilege({ props, place, words, seat, parts }) {
    const { view } = props;
    const [price, points] =
      parts[0] === 'small' ? [SMALL_PRICE, SMALL_DRAGONS] : [view.options.largePrivilegeCost, LARGE_DRAGONS];
    return {
      title: capital(place.label, props.lang),
      icon: 'privilege',
      rules: ['D-ACT-PRIVILEGE'],
      now: figures(
        { props, seat },
        'worth',
        [gain(points, words.aMonth(points)), loss(price, words.price(price))],
        words.inAll(points * monthsLeft(props)),
      ),
    };
  },
  brick({ props, place, parts }) {
    return {
      title: capital(place.label, props.lang),
      icon: BRICK_ICONS[parts[0] as WallTile],
      rules: ['D-GW-3', 'D-GW-5'],
      now: undefined,
    };
  },
  tile: (asked) => personCard(asked, Number(asked.parts[0])),
  person: (asked) => personCard(asked, youngOf(PERSON_TYPES.indexOf(asked.parts[0] as PersonType))),
  card({ props, seat }) {
    const { texts, view, lang } = props;
    const n = view.players[seat]!.hand[WILD]!;
    return {
      title: capital(texts.terms.wild, lang),
      icon: 'wild',
      rules: ['D-PER-WILD', 'D-PER-CARD'],
      now: figures({ props, seat }, 'now', [plain(n, texts.page.inHand)]),
    };
  },
  choice: ({ props, place }) => ({
    title: capital(place.label, props.lang),
    note: props.texts.page.refuseNote,
    icon: 'u-x',
    rules: ['D-PER-REFUSE'],
  }),
  seat: (asked) => courtCard(asked, ['D-SCORE-1', 'D-FINAL-2']),
  points: (asked) => courtCard(asked, ['D-SCORE-1', 'D-WIN-1']),
  good({ props, place, words }) {
    const [good, at] = place.id.split(':') as [Good, string];
    const player = props.view.players[Number(at)]!;
    const { goods } = finalScore(player);
    const without = finalScore({ ...player, [good]: 0 }).goods;
    return {
      title: capital(props.texts.terms.goods[good], props.lang),
      note: place.label,
      icon: GOOD_ICONS[good],
      rules:
        good === 'yuan'
          ? ['D-FINAL-4', 'D-EV-TRIBUTE']
          : [good === 'rice' ? 'D-EV-DROUGHT' : 'D-EV-FESTIVAL', 'D-FINAL-4'],
      now: figures({ props, seat: Number(at) }, 'worth', [
        gain(goods - without, words.atEnd(goods - without)),
      ]),
    };
  },
  privileges({ props, place, words, parts }) {
    const n = roundScore(props.view.players[Number(parts[0])]!).privileges;
    return {
      title: capital(props.texts.terms.actions.privilege, props.lang),
      note: place.label,
      icon: 'privilege',
      rules: ['D-SCORE-1', 'D-PRIV-1'],
      now: figures(
        { props, seat: Number(parts[0]) },
        'worth',
        [gain(n, words.aMonth(n))],
        words.inAll(n * monthsLeft(props)),
      ),
    };
  },
  bricks: ({ props, place }) => ({
    title: capital(props.texts.terms.variants.greatWall, props.lang),
    note: place.label,
    icon: 'wallicon',
    rules: ['D-GW-1', 'D-GW-3'],
  }),
  hand: ({ props, place, parts }) => ({
    title: props.names[Number(parts[0])]!,
    note: place.label,
    icon: 'cards',
    rules: ['D-PER-CARD'],
  }),
  palace({ props, place, words, parts }) {
    const [seat, palace] = parts.map(Number) as [Seat, number];
    const { palaces } = props.view.players[seat]!;
    const empty = floorsAt(palaces, palace) - personCountAt(palaces, palace);
    return {
      title: capital(props.texts.terms.palace, props.lang),
      note: place.label,
      icon: 'floor',
      rules: ['D-SCORE-1', 'D-DECAY-1'],
      now: figures({ props, seat }, 'worth', [
        gain(1, words.aMonth(1)),
        ...(empty > 0 ? [plain(empty, words.roomFor(empty))] : []),
      ]),
    };
  },
  room(asked) {
    const { props, place, parts } = asked;
    const [seat, palace, floor] = parts.map(Number) as [Seat, number, number];
    const person = personsAt(props.view.players[seat]!.palaces, palace)[floor];
    if (person !== undefined) return { ...personCard({ ...asked, seat }, person, true), note: place.label };
    return {
      title: capital(props.texts.page.room, props.lang),
      note: place.label,
      icon: 'floor',
      rules: ['D-PER-HOUSE'],
    };
  },
  plot: ({ props, words, seat }) => ({
    title: capital(props.texts.page.chips.newPalace, props.lang),
    icon: 'floor',
    rules: ['D-BUILD-1', 'D-DECAY-1'],
    now: figures({ props, seat }, 'worth', [gain(1, words.aMonth(1))], words.inAll(monthsLeft(props))),
  }),
  track: (asked) => trackCard(asked, asked.seat),
  marker: (asked) => trackCard(asked, Number(asked.parts[0])),
};

function figures(
  { props, seat }: Pick<Asked, 'props' | 'seat'>,
  kind: Now['kind'],
  list: readonly Figure[],
  why?: string,
  marks?: readonly Mark[],
): Now {
  const name = seat === props.viewer ? undefined : props.names[seat];
  return { kind, name, figures: list, why, ...(marks ? { marks } : {}) };
}

/** The scorings of months that are still to come, this month's included. */
const monthsLeft = ({ view }: DragonProps): number =>
  view.stack.length === 0 ? 0 : ROUNDS - Math.max(1, view.round) + 1;

const LOSSES = ['persons', 'floors', 'privileges', 'cards', 'pieces', 'yuan', 'rice', 'fireworks'] as const;

const tolled = (
  outlook: Outlook,
  { tolls }: DragonCardWords,
  keys: readonly (keyof Outlook)[] = LOSSES,
): Figure[] => [
  ...keys.filter((key) => outlook[key] > 0).map((key) => loss(outlook[key], tolls[key](outlook[key]))),
  ...(outlook.vp > 0 ? [gain(outlook.vp, tolls.vp(outlook.vp))] : []),
];

const dueUnit = ({ props }: Asked): keyof Outlook => {
  const phase = props.view.stack.at(-1)?.phase;
  if (phase === 'earthquake') return 'floors';
  if (phase === 'flood') return 'pieces';
  return phase === 'tornado' ? 'cards' : 'persons';
};

function monthCard(asked: Asked, month: number): PlaceCard {
  const { props, words, seat } = asked;
  const { view, texts, lang } = props;
  const event = EVENT_IDS[view.row[month - 1]!]!;
  const outlook = forecast(view).find((one) => one.month === month)?.players[seat];
  const due = outlook ? tolled(outlook, words) : [];
  const saved = outlook ? Math.min(CONTAGION - outlook.persons, symbols(view.players[seat]!, HEALER)) : 0;
  const marks =
    outlook && event === 'contagion' && month !== SUPER_ROUND
      ? [
          ...Array.from(
            { length: saved },
            (): Mark => ({ icon: 'mortar', words: words.saved, mood: 'gain' }),
          ),
          ...Array.from(
            { length: outlook.persons },
            (): Mark => ({ icon: 'u-person', words: words.leaves, mood: 'loss' }),
          ),
        ]
      : undefined;
  return {
    title: capital(texts.terms.events[event], lang),
    note: capital(texts.board.month(month), lang),
    icon: eventIcon(event),
    rules: EVENT_RULES[event],
    now: outlook
      ? figures(
          asked,
          due.some(({ mood }) => mood === 'loss') || due.length === 0 ? 'cost' : 'worth',
          due.length > 0 ? due : [plain('–', texts.page.read.nothing)],
          undefined,
          marks,
        )
      : undefined,
  };
}

function superCard(asked: Asked): PlaceCard {
  const { props, words, seat } = asked;
  const { view, texts, lang } = props;
  const id = SUPER_EVENTS[view.superEvent]!;
  const outlook = forecast(view).find((one) => one.month === SUPER_ROUND)?.players[seat];
  const vp = superPoints(id, view.players[seat]!);
  const due = [
    ...(outlook ? tolled({ ...outlook, vp: 0 }, words, ['floors', 'privileges', 'cards', 'pieces']) : []),
    ...(outlook && vp > 0 ? [gain(vp, texts.page.unit('vp', vp))] : []),
  ];
  return {
    title: capital(texts.terms.superEvents[id], lang),
    note: capital(texts.board.month(SUPER_ROUND), lang),
    icon: SUPER_ICONS[id],
    rules: [SUPER_RULES[id][0], 'D-SE-1'],
    now: due.length > 0 ? figures(asked, 'cost', due) : undefined,
  };
}

function wallCard(asked: Asked): PlaceCard {
  const { props, place, words, seat } = asked;
  const own = props.view.wall.filter((builder) => builder === seat).length;
  return {
    title: capital(props.texts.terms.variants.greatWall, props.lang),
    note: place.label,
    icon: 'wallicon',
    rules: ['D-GW-5', 'D-GW-6'],
    now: figures(asked, 'now', [plain(own, words.yours)]),
  };
}

function actionCard(asked: Asked): PlaceCard {
  const { props, words, seat, parts } = asked;
  const { view, texts, lang } = props;
  const id = parts[0] as ActionId;
  const { gain: got, pay } = offerOf(view, seat, id);
  const { yuan } = view.players[seat]!;
  const bought = id === 'privilege' ? [loss(SMALL_PRICE, words.price(SMALL_PRICE))] : [];
  const list =
    got?.what === 'yuan' && pay > 0
      ? [net(got.amount - pay, words.net(got.amount - pay))]
      : [
          ...(got ? [gain(got.amount, texts.page.unit(got.what, got.amount))] : []),
          ...bought,
          ...(pay > 0 ? [loss(pay, words.surcharge)] : []),
        ];
  return {
    title: capital(texts.terms.actions[id], lang),
    icon: ACTION_ICONS[id],
    rules: pay > 0 ? [ACTION_RULES[id], 'D-ACT-SURCHARGE'] : [ACTION_RULES[id]],
    now:
      list.length > 0
        ? figures(
            asked,
            got ? 'worth' : 'cost',
            list,
            got?.what === 'yuan' && pay > 0 ? words.netOf(got.amount, pay) : undefined,
          )
        : undefined,
    help: pay > yuan ? `${texts.refusal['D-ACT-SURCHARGE']} ${words.have(yuan)}` : undefined,
  };
}

/** Somebody who may be taken, or who lives in a palace already. */
function personCard(asked: Asked, person: Person, here = false): PlaceCard {
  const { props, place, words, seat } = asked;
  const { view, texts, lang } = props;
  const type = PERSON_TYPES[typeOf(person)]!;
  const n = symbolCount(person);
  const gone = !here && view.pool[person] === 0;
  const lady = typeOf(person) === COURT_LADY && !gone;
  const monthly = lady ? [gain(n, words.aMonth(n))] : [];
  const shown = here
    ? [...monthly, ...(type === 'monk' ? monkPoints(asked, n) : [])]
    : [
        ...(gone ? [] : [gain(VALUE[person]!, texts.page.unit('space', VALUE[person]!))]),
        ...monthly,
        plain(view.pool[person]!, words.left(view.pool[person]!)),
      ];
  return {
    title: capital(texts.terms.persons[type], lang),
    note: `${texts.terms.symbols[type]} × ${n}${here ? '' : `; ${place.label}`}`,
    icon: here || place.kind === 'tile' ? portraitOf(person) : SYMBOL_ICONS[type],
    rules: here ? [PERSON_RULES[type][0], 'D-FINAL-2'] : PERSON_RULES[type],
    now:
      shown.length > 0
        ? figures({ props, seat }, 'worth', shown, lady ? words.inAll(n * monthsLeft(props)) : undefined)
        : undefined,
  };
}

/** D-FINAL-3. */
function monkPoints({ props, parts, words }: Asked, buddhas: number): Figure[] {
  const [seat, palace] = parts.map(Number) as [Seat, number];
  const n = buddhas * floorsAt(props.view.players[seat]!.palaces, palace);
  return [gain(n, words.atEnd(n))];
}

function courtCard({ props, words, parts }: Asked, rules: Rules): PlaceCard {
  const seat = Number(parts[0]);
  const player = props.view.players[seat]!;
  const { palaces, ladies, privileges } = roundScore(player);
  const { persons, monks, goods } = finalScore(player);
  const [monthly, final] = [palaces + ladies + privileges, persons + monks + goods];
  return {
    title: props.names[seat]!,
    note: `${player.vp} ${props.texts.terms.vp}`,
    icon: 'vp',
    rules,
    now: figures({ props, seat }, 'worth', [
      gain(monthly, words.aMonth(monthly)),
      gain(final, words.atEnd(final)),
    ]),
  };
}

function trackCard({ props, place, words }: Asked, seat: Seat): PlaceCard {
  const at = trackOrder(props.view.players).indexOf(seat) + 1;
  return {
    title: capital(props.texts.page.order, props.lang),
    note: place.label,
    icon: 'helmet',
    rules: ['D-ORD-1', 'D-WIN-2'],
    now: figures({ props, seat }, 'now', [plain(at, words.inTurn)]),
  };
}
