import { type Figure, gain, loss, type Now, net, type PlaceCard, plain } from '../../../client/board/card.ts';
import type { Place } from '../../../client/board/places.ts';
import type { Seat } from '../../../core/game.ts';
import { capital, fullMove } from '../../../i18n/texts.ts';
import {
  BOX_ACTIONS,
  type BoxAction,
  COINS,
  INVASION_COST,
  LICENCES,
  MAX_BOXES,
  MINISTRIES,
  type Ministry,
  NOT_AVAILABLE,
  type Reward,
  type Title,
  VOYAGE_JUNKS,
} from '../rules/data.ts';
import { boxAt } from '../rules/lands.ts';
import { bribeDiscount, influence, isOpen, isResolved, ministryOf } from '../rules/officials.ts';
import { cubesFor, junkPrice, officialAt, priceAt, priceOf } from '../rules/prices.ts';
import type { ConfuciusCardWords } from '../words/cards.ts';
import type { ExplainedRule } from '../words/pages.ts';
import { ACTION_ICONS } from './actions.ts';
import { landName } from './foreign.tsx';
import type { ConfuciusProps } from './props.ts';
import { type Sight, sightOf } from './sight.ts';
import { targetOf } from './targets.ts';

type Rules = readonly [ExplainedRule, ...ExplainedRule[]];

const ACTION_RULES: Readonly<Record<BoxAction, ExplainedRule>> = {
  bribe: 'C-ACT-BRIBE',
  secure: 'C-ACT-SECURE',
  nominate: 'C-ACT-NOMINATE',
  force: 'C-ACT-FORCE',
  buyJunks: 'C-ACT-BUYJUNKS',
  voyage: 'C-ACT-VOYAGE',
  recruit: 'C-ACT-RECRUIT',
  invade: 'C-ACT-INVADE',
  buyGift: 'C-ACT-BUYGIFT',
  giveGift: 'C-ACT-GIVEGIFT',
  transfer: 'C-ACT-TRANSFER',
  petition: 'C-ACT-PETITION',
  commerce: 'C-ACT-COMMERCE',
  tax: 'C-ACT-TAX',
  none: 'C-ACT-NONE',
};
const REWARD_RULES: Readonly<Record<Reward, ExplainedRule>> = {
  bribeBingbu: 'C-RWD-BRIBE',
  bribeHubu: 'C-RWD-BRIBE',
  bribeGongbu: 'C-RWD-BRIBE',
  bribeAny: 'C-RWD-BRIBE',
  gift: 'C-RWD-GIFT',
  extra: 'C-RWD-EXTRA',
  cash: 'C-RWD-CASH',
  army: 'C-RWD-ARMY',
  insult: 'C-RWD-INSULT',
};
const TITLE_RULES: Readonly<Record<Title, ExplainedRule>> = {
  chiefMinister: 'C-TTL-1',
  admiral: 'C-TTL-2',
  general: 'C-TTL-3',
};
const CHIP_RULES: Readonly<Record<string, Rules>> = {
  junks: ['C-ACT-BUYJUNKS', 'C-ACT-VOYAGE'],
  pay: ['C-PAY-2', 'C-PAY-3'],
  keep: ['C-EOR-5'],
  cancel: ['C-CAN-3'],
  done: ['C-EXAM-5'],
};
const MINISTRY_RULES = ['C-DSC-1', 'C-DSC-2', 'C-DSC-3'] as const;
const MINISTRY_ICONS = ['min-army', 'min-fin', 'min-works'] as const;

interface Asked {
  readonly sight: Sight;
  readonly place: Place;
  readonly words: ConfuciusCardWords;
  /** What the id of the place ends with. */
  readonly parts: readonly string[];
}

export function cards(place: Place, props: ConfuciusProps, words: ConfuciusCardWords): PlaceCard {
  const sight = sightOf(props);
  return CARDS[place.kind]!({ sight, place, words, parts: place.id.split(':').slice(1) });
}

const CARDS: Readonly<Record<string, (asked: Asked) => PlaceCard>> = {
  foreignLand(asked) {
    const slot = Number(asked.parts[0]);
    const cost = INVASION_COST[asked.sight.view.lands[slot]!]!;
    return {
      ...entry(asked, landName(asked.sight, slot), ['C-ACT-INVADE', 'C-INV-3']),
      icon: 'invade',
      now: figures(asked, 'cost', [loss(cost, asked.words.cash(cost))]),
    };
  },
  box(asked) {
    const { sight, parts, words } = asked;
    const at = Number(parts[0]);
    const slot = Math.floor(at / MAX_BOXES);
    const { vp, cost, owner, reward } = boxAt(sight.view, slot, at % MAX_BOXES);
    return {
      ...entry(asked, landName(sight, slot), reward ? ['C-INV-3', 'C-INV-5'] : ['C-INV-3', 'C-ACT-INVADE']),
      icon: 'army',
      now: figures(asked, 'worth', [
        gain(vp, words.points(vp)),
        ...(owner === undefined ? [loss(cost, words.cash(cost))] : []),
      ]),
    };
  },
  wall: (asked) => ({
    ...entry(asked, capital(asked.sight.texts.board.wall, asked.sight.lang), ['C-WALL-1', 'C-OV-2']),
    icon: 'wallicon',
  }),
  ministry(asked) {
    const { sight, parts, words } = asked;
    const { view, seat, texts, web } = sight;
    const m = MINISTRIES.indexOf(parts[0] as Ministry);
    const own = influence(view, seat, m);
    const outcomes = web.prospects.find(({ ministry }) => ministry === parts[0])?.outcomes;
    const [only] = outcomes?.length === 1 ? outcomes : [];
    const vp = only
      ? (only.minister === seat ? view.chits[2 * m]! : 0) +
        (only.secretary === seat ? view.chits[2 * m + 1]! : 0)
      : undefined;
    return {
      ...entry(asked, texts.terms.ministries[MINISTRIES[m]!], ['C-MIN-11', MINISTRY_RULES[m]!]),
      icon: MINISTRY_ICONS[m],
      now: figures(asked, 'worth', [
        ...(vp === undefined ? [] : [net(vp, words.ifResolved(vp))]),
        plain(own, words.own(own)),
      ]),
      help: web.blocked[seat]![m]!.length > 0 ? texts.refusal['C-OBL-2'] : undefined,
    };
  },
  post(asked) {
    const { sight, parts, words } = asked;
    const at = Number(parts[0]);
    const vp = sight.view.chits[at]!;
    const { posts } = sight.texts.terms;
    return {
      ...entry(asked, at % 2 === 0 ? posts.minister : posts.secretary, ['C-MIN-11', 'C-MIN-12']),
      icon: 'p-minister',
      now: isResolved(sight.view, at >> 1)
        ? undefined
        : figures(asked, 'worth', [gain(vp, words.points(vp))]),
    };
  },
  official: officialCard,
  examination: (asked) => ({
    ...entry(asked, asked.sight.texts.page.examination, ['C-EXAM-1', 'C-EXAM-11']),
    icon: 'exam',
  }),
  student(asked) {
    const price = priceOf(asked.sight, 'nominate')!.least;
    const taken = asked.sight.view.students[Number(asked.parts[0])]! >= 0;
    return {
      ...entry(asked, capital(asked.sight.texts.terms.student, asked.sight.lang), [
        'C-ACT-NOMINATE',
        'C-EXAM-11',
      ]),
      icon: 'p-student',
      now: taken ? undefined : figures(asked, 'cost', [loss(price, asked.words.cash(price))]),
    };
  },
  candidate: (asked) => ({
    ...entry(asked, asked.sight.texts.page.candidate, ['C-EXAM-14', 'C-EXAM-16']),
    icon: 'p-candidate',
  }),
  supply: (asked) => ({
    ...entry(asked, capital(asked.sight.texts.terms.discardPile, asked.sight.lang), ['C-PAY-6', 'C-RWD-2']),
    title: asked.place.label,
    note: undefined,
    icon: 'pile',
  }),
  title(asked) {
    const title = asked.parts[0] as Title;
    return {
      ...entry(asked, asked.sight.texts.terms.titles[title], [TITLE_RULES[title], 'C-TTL-6']),
      icon: 'crown',
    };
  },
  distantLand(asked) {
    const { sight, parts, words } = asked;
    const land = Number(parts[0]);
    const first = sight.view.first[land]! < 0;
    const vp = first ? sight.view.landChits[land]! : 0;
    return {
      ...entry(asked, asked.place.label.split(':')[0]!, ['C-ACT-VOYAGE.3', 'C-ACT-VOYAGE.6']),
      icon: 'compass',
      now: figures(asked, 'worth', [net(vp, words.points(vp))]),
      help: first ? undefined : words.taken,
    };
  },
  fleet(asked) {
    const { sight, words } = asked;
    const seat = Number(asked.parts[0]);
    const n = VOYAGE_JUNKS - sight.view.players[seat]!.ocean;
    return {
      ...entry(asked, capital(sight.texts.terms.ocean, sight.lang), ['C-ACT-VOYAGE', 'C-ACT-VOYAGE.5']),
      icon: 'junk',
      now: figures(asked, 'now', [plain(n, words.toLand(n))], undefined, seat),
    };
  },
  card(asked) {
    const { words } = asked;
    const type = Number(asked.parts[0]) - 1;
    const [coins, licences] = [COINS[type]!, LICENCES[type]!];
    return {
      ...entry(asked, capital(asked.sight.texts.terms.card, asked.sight.lang), ['C-PAY-1', 'C-PAY-3']),
      icon: 'purse',
      now: figures(asked, 'worth', [
        plain(coins, words.cash(coins)),
        plain(licences, words.licences(licences)),
      ]),
    };
  },
  reward: (asked) => ({
    ...entry(asked, asked.place.label, [REWARD_RULES[asked.parts[0] as Reward], 'C-RWD-1']),
    icon: 'reward',
  }),
  choice(asked) {
    const { sight, place, words, parts } = asked;
    const kind = parts[0]!;
    const move = sight.legal.find((one) => targetOf(one.move, sight.seat) === place.id)?.move;
    const buying = kind === 'junks' && sight.frame?.phase === 'buyJunks';
    const price = buying ? junkPrice(sight, Number(parts[1])) : 0;
    return {
      ...entry(
        asked,
        capital(move ? fullMove(sight.texts, move, sight.scene) : place.label, sight.lang),
        CHIP_RULES[kind]!,
      ),
      icon: kind === 'junks' ? 'junk' : 'purse',
      now: buying ? figures(asked, 'cost', [loss(price, words.cash(price))]) : undefined,
    };
  },
  action: actionCard,
  seat(asked) {
    const seat = Number(asked.parts[0]);
    const n = asked.sight.web.cubes[seat]!;
    return {
      ...entry(asked, asked.sight.names[seat]!, ['C-OV-4', 'C-OBL-5']),
      icon: 'u-person',
      now: figures(asked, 'now', [plain(n, asked.words.nextRound(n))], undefined, seat),
    };
  },
  points: (asked) => ({ ...owned(asked), rules: ['C-OV-1'], icon: 'vp' }),
  cubes(asked) {
    const seat = Number(asked.parts[0]);
    const n = asked.sight.web.cubes[seat]!;
    return {
      ...owned(asked),
      rules: ['C-CNT-1', 'C-CUB-1'],
      icon: 'cube',
      now: figures(asked, 'now', [plain(n, asked.words.nextRound(n))], undefined, seat),
    };
  },
  hand: (asked) => ({ ...owned(asked), rules: ['C-PAY-1', 'C-EOR-5'], icon: 'cards' }),
  junks: (asked) => ({ ...owned(asked), rules: ['C-ACT-VOYAGE', 'C-TTL-2'], icon: 'junk' }),
  armies: (asked) => ({ ...owned(asked), rules: ['C-ACT-INVADE', 'C-TTL-3'], icon: 'army' }),
  rewards: (asked) => ({ ...owned(asked), rules: ['C-RWD-2', 'C-RWD-1'], icon: 'reward' }),
  gift(asked) {
    const { sight, words, parts } = asked;
    const [seat, value] = parts.map(Number) as [Seat, number];
    const missing = sight.view.players[seat]!.gifts[value - 1] === NOT_AVAILABLE;
    return {
      ...entry(asked, capital(sight.texts.terms.gifts[value - 1]!, sight.lang), [
        'C-ACT-GIVEGIFT',
        'C-CNT-1',
      ]),
      icon: GIFT_ICONS[value - 1],
      now: missing ? figures(asked, 'cost', [loss(value, words.cash(value))], undefined, seat) : undefined,
    };
  },
  web: (asked) => ({ ...entry(asked, asked.place.label, ['C-OV-4', 'C-OBL-5']), icon: 'gift1' }),
};

const GIFT_ICONS = ['gift1', 'gift2', 'gift3', 'gift4', 'gift5', 'gift6'] as const;

const entry = ({ place }: Asked, title: string, rules: Rules): PlaceCard => ({
  title,
  note: place.label === title ? undefined : place.label,
  rules,
});

/** Something that a family has, by its name. */
const owned = ({ sight, place, parts }: Asked): Pick<PlaceCard, 'title' | 'note'> => ({
  title: sight.names[Number(parts[0])]!,
  note: place.label,
});

function figures(
  { sight }: Asked,
  kind: Now['kind'],
  list: readonly Figure[],
  why?: string,
  seat: Seat = sight.seat,
): Now {
  return { kind, name: seat === sight.me ? undefined : sight.names[seat], figures: list, why };
}

function officialCard(asked: Asked): PlaceCard {
  const { sight, parts, words } = asked;
  const { view, seat, texts, lang } = sight;
  const at = Number(parts[0]);
  const { cost, owner, secured } = officialAt(view, at);
  const own = owner === seat;
  const priced = cost !== undefined && isOpen(view, at) && !secured && (owner === undefined || own);
  const price = priced ? priceAt(sight, at) : 0;
  const blocked = owner === undefined && sight.web.blocked[seat]![ministryOf(at)]!.length > 0;
  return {
    ...entry(
      asked,
      capital(texts.terms.official, lang),
      secured
        ? ['C-ACT-SECURE.5', 'C-DEF-4']
        : own
          ? ['C-ACT-SECURE', 'C-ACT-BRIBE.6']
          : ['C-ACT-BRIBE', 'C-DEF-4'],
    ),
    icon: 'p-official',
    now: priced
      ? figures(
          asked,
          'cost',
          [loss(price, words.cash(price))],
          bribeDiscount(view, seat) > 0 ? texts.rules['C-DSC-2'] : undefined,
        )
      : undefined,
    help: priced && blocked ? texts.refusal['C-OBL-2'] : undefined,
  };
}

function actionCard(asked: Asked): PlaceCard {
  const { sight, parts, words } = asked;
  const { texts } = sight;
  const id = parts[0]!;
  if (id === 'favour')
    return { ...entry(asked, texts.terms.favour, ['C-FAV-1', 'C-FAV-3']), icon: 'parasol' };
  const action = BOX_ACTIONS.find((one) => one === id)!;
  const cubes = cubesFor(sight, action);
  const price = priceOf(sight, action);
  const known = price && Number.isFinite(price.least) && price.least > 0 ? price : undefined;
  const unit = known?.unit === 'cash' ? words.cash : words.licences;
  const list = [
    ...(known ? [loss(known.least, unit(known.least))] : []),
    ...(cubes > 0 ? [loss(cubes, words.cubes(cubes))] : []),
  ];
  return {
    ...entry(asked, texts.terms.actions[action], [ACTION_RULES[action], 'C-CUB-1']),
    icon: ACTION_ICONS[action],
    now:
      list.length > 0
        ? figures(
            asked,
            'cost',
            list,
            known && known.most !== known.least ? words.from(known.least) : undefined,
          )
        : undefined,
  };
}
