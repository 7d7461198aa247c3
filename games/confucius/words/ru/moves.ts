import { type Forms, words } from '../../../../i18n/words.ts';
import {
  CASH_CARDS,
  DISTANT_LANDS,
  FOREIGN_LANDS,
  INSULT_VP,
  type Reward,
  STUDENTS,
  TAX_CARDS,
} from '../../rules/data.ts';
import { commandOf, controlledBy } from '../../rules/decider.ts';
import { giftFrom, giving } from '../../rules/gifts.ts';
import { boxAt } from '../../rules/lands.ts';
import { spaceAt } from '../../rules/officials.ts';
import { cardWorth, numberOf, worthOf } from '../../rules/payments.ts';
import {
  cubesFor,
  junkPrice,
  officialAt,
  type Price,
  priceAt,
  priceOf,
  voyagesWith,
} from '../../rules/prices.ts';
import { type ConfuciusScene, cubeSign, frameOf, openFrame, sumSign } from '../facts.ts';
import type { ConfuciusTexts } from '../texts.ts';
import { gift, reward } from './events.ts';
import { board, terms } from './terms.ts';

const { count, plural } = words('ru');

type RussianForms = Forms<'ru'>;
const UNITS: Readonly<Record<'cash' | 'licences', RussianForms>> = {
  cash: { one: 'монета', few: 'монеты', many: 'монет' },
  licences: { one: 'лицензия', few: 'лицензии', many: 'лицензий' },
};
/** Genitive: from so many on. */
const FROM: typeof UNITS = {
  cash: { one: 'монеты', few: 'монет', many: 'монет' },
  licences: { one: 'лицензии', few: 'лицензий', many: 'лицензий' },
};
const JUNKS: RussianForms = { one: 'джонка', few: 'джонки', many: 'джонок' };
const CARDS: RussianForms = { one: 'карта', few: 'карты', many: 'карт' };
const OFFICIALS: RussianForms = { one: 'чиновник', few: 'чиновника', many: 'чиновников' };
const LANDS: RussianForms = { one: 'страна', few: 'страны', many: 'стран' };

export const amount = (n: number, unit: 'cash' | 'licences'): string => count(n, UNITS[unit]);

function price(p: Price | undefined): string {
  if (!p) return '';
  if (p.most === undefined) return `, от ${count(p.least, FROM[p.unit])}`;
  return p.most === p.least
    ? `, ${amount(p.least, p.unit)}`
    : `, ${p.least}–${p.most} ${plural(p.most, UNITS[p.unit])}`;
}

const PETITIONS = [
  '',
  'переместить 2 джонки',
  'заменить ученика',
  'поменять местами двух чиновников',
  'переместить армию',
  'закрепить маркер любого игрока',
];
const BRIBERY = 'дары не мешают';
const REWARDS: Readonly<Record<Reward, string>> = {
  bribeBingbu: BRIBERY,
  bribeHubu: BRIBERY,
  bribeGongbu: BRIBERY,
  bribeAny: BRIBERY,
  gift: 'дар бесплатно',
  extra: 'без кубиков',
  cash: `взять ${count(CASH_CARDS, CARDS)}`,
  army: 'армия бесплатно',
  insult: `армия за ${INSULT_VP} ОП`,
};

/** An official as it stands: whose it is, its cost, and whether it is secured. */
function standing({ view, seat, names }: ConfuciusScene, at: number): string {
  const { empty, cost, owner, secured } = officialAt(view, at);
  if (empty) return 'пусто';
  const tile = cost === undefined ? 'кандидат' : `цена ${cost}`;
  if (owner === undefined) return tile;
  const whose = owner === seat ? 'ваш' : names[owner]!;
  return secured ? `${whose}, ${tile}, ${terms.secured}` : `${whose}, ${tile}`;
}

function officialLabel(scene: ConfuciusScene, at: number): string {
  const { view, names } = scene;
  const { owner, empty } = officialAt(view, at);
  switch (commandOf(scene).phase) {
    case 'bribe':
    case 'secure':
      return amount(priceAt(scene, at), 'cash');
    case 'bribery':
      return owner === undefined
        ? 'бесплатно'
        : `${amount(priceAt(scene, at), 'cash')}, у игрока ${names[owner]}`;
    default:
      return openFrame(scene)?.phase === 'place' && !empty
        ? `вместо (${standing(scene, at)})`
        : standing(scene, at);
  }
}

function playerLabel(scene: ConfuciusScene, to: number): string {
  const { view, seat, names } = scene;
  const who = to === seat ? 'вы' : names[to]!;
  const held = giftFrom(view, to, seat);
  const cancels = held > 0 ? `отменяет полученный дар ценности ${held}` : 'дары не отменяет';
  const f = commandOf(scene);
  switch (f.phase as string) {
    case 'giveGift': {
      const { replaces, cancels: cancelled, mutual } = giving(scene, f.first + 1, to);
      const effects = [
        ...(replaces > 0 ? [`заменяет ваш дар ценности ${replaces}`] : []),
        ...(cancelled > 0 ? [`отменяет полученный дар ценности ${cancelled}`] : []),
        ...(mutual ? ['обязывает обоих'] : []),
      ];
      return effects.length > 0 ? `${who}: ${effects.join(', ')}` : who;
    }
    case 'transfer':
      return `${who}: ${cancels}`;
    case 'petition':
      return f.first === 1 ? `${who}: в порту ${count(view.players[to]!.shipyard, JUNKS)}` : who;
    case 'ministry':
      return `${who}: ${count(controlledBy(scene, to), OFFICIALS)}, ${cancels}`;
    default:
      return who;
  }
}

export const move: ConfuciusTexts['move'] = (m, scene) => {
  const { view, seat, names } = scene;
  switch (m.type) {
    case 'take': {
      const cost = `${cubeSign(cubesFor(scene, m.action))}${price(priceOf(scene, m.action))}`;
      const brings = m.action === 'tax' ? `: ${count(TAX_CARDS, CARDS)}` : '';
      return `${terms.actions[m.action]}${cost}${brings}`;
    }
    case 'pass':
      return 'пас: в этом раунде ходов больше не будет';
    case 'reward':
      return `награда «${reward(m.card)}»: ${REWARDS[m.card]}`;
    case 'official': {
      const at = spaceAt(m.ministry, m.space);
      return `${terms.ministries[m.ministry]} ${m.space}: ${officialLabel(scene, at)}`;
    }
    case 'student': {
      const owner = view.students[STUDENTS.indexOf(m.student)]!;
      if (owner < 0) return m.student === 'red' ? terms.redSpace : 'оранжевое место';
      return `${board.students[m.student]}: ${owner === seat ? 'ваш ученик' : `ученик игрока ${names[owner]}`}`;
    }
    case 'junks': {
      if (commandOf(scene).phase === 'buyJunks')
        return `${count(m.n, JUNKS)}: ${amount(junkPrice(scene, m.n), 'cash')}`;
      const voyages = voyagesWith(scene, m.n);
      const lands = voyages > 0 ? `, ${count(voyages, LANDS)}` : '';
      return `${count(m.n, JUNKS)}: ${amount(m.n, 'licences')}${lands}`;
    }
    case 'box': {
      const { land, vp, reward: rewarded, cost, owner } = boxAt(view, m.slot - 1, m.box - 1);
      const brings = `${vp} ОП${rewarded ? ' и награда' : ''}`;
      const text = `${terms.foreignLands[FOREIGN_LANDS[land]!]} ${m.box}`;
      if (owner !== undefined)
        return `${text}: ${owner === seat ? 'ваша армия' : `армия игрока ${names[owner]}`}`;
      return commandOf(scene).phase === 'invade'
        ? `${text}: ${brings}, ${amount(cost, 'cash')}`
        : `${text}: ${brings}`;
    }
    case 'gift':
      switch (commandOf(scene).phase) {
        case 'buyGift':
          return `${gift(m.value)}: ${amount(m.value, 'cash')}`;
        case 'petition':
          return `${gift(m.value)}: ${PETITIONS[m.value - 1]}`;
        default:
          return gift(m.value);
      }
    case 'player':
      return playerLabel(scene, m.seat);
    case 'land': {
      const land = DISTANT_LANDS.indexOf(m.land);
      const vp = view.first[land]! < 0 ? [`${view.landChits[land]} ОП`] : [];
      const card = view.rewardsLeft > 0 ? ['карта Награды'] : [];
      return `${terms.distantLands[m.land]}: ${[...vp, ...card].join(' и ') || 'без очков и награды'}`;
    }
    case 'pay': {
      const f = openFrame(scene);
      if (f?.phase !== 'payment') {
        const cash = worthOf(m.cards, 'cash');
        return `${sumSign(m.cards, 'cash')} = ${cash}: взять ${count(cash + 1, CARDS)}`;
      }
      const over = worthOf(m.cards, f.unit) - f.cost;
      return over > 0 ? `${sumSign(m.cards, f.unit)}: лишних ${over}` : `${sumSign(m.cards, f.unit)}: ровно`;
    }
    case 'card': {
      const f = openFrame(scene);
      const unit = f?.phase === 'payment' ? f.unit : 'cash';
      const begins = f?.phase === 'payment' && numberOf(f.cards) === 0;
      return `${begins ? 'по одной карте: сначала ' : 'ещё карта: '}${amount(cardWorth(m.card, unit), unit)}`;
    }
    case 'done': {
      const f = openFrame(scene);
      if (f?.phase === 'payment') return `заплатить этими: ${sumSign(f.cards, f.unit)}`;
      return `больше карт нет: ${sumSign(frameOf(scene, 'tutor').cards, 'cash')}`;
    }
    case 'cancel': {
      const owner = view.students[frameOf(scene, 'tutor').student]!;
      return `больше карт нет, и отменить дар ценности ${giftFrom(view, owner, seat)} игрока ${names[owner]}`;
    }
    case 'keep':
      return `оставить ${sumSign(m.cards, 'cash').replaceAll('+', ' ')}`;
  }
};
