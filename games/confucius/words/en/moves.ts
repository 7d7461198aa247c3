import { words } from '../../../../i18n/words.ts';
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
import { amount, CARDS, gift, JUNKS, OFFICIALS, reward } from './events.ts';
import { board, terms } from './terms.ts';

const { count } = words('en');

function price(p: Price | undefined): string {
  if (!p) return '';
  if (p.most === undefined) return `, ${p.least}+ ${p.unit}`;
  return p.most === p.least ? `, ${amount(p.least, p.unit)}` : `, ${p.least}–${p.most} ${p.unit}`;
}

const PETITIONS = [
  '',
  'move 2 junks',
  'replace a student',
  'swap two officials',
  'move an army',
  'secure any player’s marker',
];
const REWARDS: Readonly<Record<Reward, string>> = {
  bribeBingbu: 'bribe, ignoring obligations',
  bribeHubu: 'bribe, ignoring obligations',
  bribeGongbu: 'bribe, ignoring obligations',
  bribeAny: 'bribe, ignoring obligations',
  gift: 'a gift for free',
  extra: 'any action without cubes',
  cash: `draw ${CASH_CARDS} cards`,
  army: 'an army for free',
  insult: `commit an army for ${INSULT_VP} VP`,
};

/** An official as it stands: whose it is, its cost, and whether it is secured. */
function standing({ view, seat, names }: ConfuciusScene, at: number): string {
  const { empty, cost, owner, secured } = officialAt(view, at);
  if (empty) return 'empty';
  const tile = cost === undefined ? 'candidate' : `cost ${cost}`;
  if (owner === undefined) return tile;
  const whose = owner === seat ? 'yours' : names[owner]!;
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
      return owner === undefined ? 'free' : `${amount(priceAt(scene, at), 'cash')}, from ${names[owner]}`;
    default:
      return openFrame(scene)?.phase === 'place' && !empty
        ? `replace (${standing(scene, at)})`
        : standing(scene, at);
  }
}

function playerLabel(scene: ConfuciusScene, to: number): string {
  const { view, seat, names } = scene;
  const who = to === seat ? 'you' : names[to]!;
  const held = giftFrom(view, to, seat);
  const cancels = held > 0 ? `cancels their gift of value ${held}` : 'cancels no gift';
  const f = commandOf(scene);
  switch (f.phase as string) {
    case 'giveGift': {
      const { replaces, cancels: cancelled, mutual } = giving(scene, f.first + 1, to);
      const effects = [
        ...(replaces > 0 ? [`replaces your gift of value ${replaces}`] : []),
        ...(cancelled > 0 ? [`cancels their gift of value ${cancelled}`] : []),
        ...(mutual ? ['binds both of you'] : []),
      ];
      return effects.length > 0 ? `${who}: ${effects.join(', ')}` : who;
    }
    case 'transfer':
      return `${who}: ${cancels}`;
    case 'petition':
      return f.first === 1 ? `${who}: ${count(view.players[to]!.shipyard, JUNKS)} in the shipyard` : who;
    case 'ministry':
      return `${who}: controls ${count(controlledBy(scene, to), OFFICIALS)}, ${cancels}`;
    default:
      return who;
  }
}

export const move: ConfuciusTexts['move'] = (m, scene) => {
  const { view, seat, names } = scene;
  switch (m.type) {
    case 'take': {
      const cost = `${cubeSign(cubesFor(scene, m.action))}${price(priceOf(scene, m.action))}`;
      const brings =
        m.action === 'tax' ? `: ${count(TAX_CARDS, CARDS)}` : m.action === 'commerce' ? ': draw 1 more' : '';
      return `${terms.actions[m.action]}${cost}${brings}`;
    }
    case 'pass':
      return 'Pass: no more turns this round';
    case 'reward':
      return `Reward ${reward(m.card)}: ${REWARDS[m.card]}`;
    case 'official': {
      const at = spaceAt(m.ministry, m.space);
      return `${terms.ministries[m.ministry]} ${m.space}: ${officialLabel(scene, at)}`;
    }
    case 'student': {
      const owner = view.students[STUDENTS.indexOf(m.student)]!;
      return owner < 0
        ? `${board.students[m.student]} space`
        : `${board.students[m.student]}: ${owner === seat ? 'your' : `${names[owner]}’s`} student`;
    }
    case 'junks': {
      if (commandOf(scene).phase === 'buyJunks')
        return `${count(m.n, JUNKS)}: ${amount(junkPrice(scene, m.n), 'cash')}`;
      const voyages = voyagesWith(scene, m.n);
      const lands = voyages > 0 ? `, ${count(voyages, { one: 'land', other: 'lands' })} reached` : '';
      return `${count(m.n, JUNKS)}: ${amount(m.n, 'licences')}${lands}`;
    }
    case 'box': {
      const { land, vp, reward: rewarded, cost, owner } = boxAt(view, m.slot - 1, m.box - 1);
      const brings = `${vp} VP${rewarded ? ' and a reward card' : ''}`;
      const text = `${terms.foreignLands[FOREIGN_LANDS[land]!]} ${m.box}`;
      if (owner !== undefined) return `${text}: ${owner === seat ? 'your' : `${names[owner]}’s`} army`;
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
      const vp = view.first[land]! < 0 ? [`${view.landChits[land]} VP`] : [];
      const card = view.rewardsLeft > 0 ? ['a reward card'] : [];
      return `${board.lands[m.land]}: ${[...vp, ...card].join(' and ') || 'no VP, no reward card'}`;
    }
    case 'pay': {
      const f = openFrame(scene);
      if (f?.phase !== 'payment') {
        const cash = worthOf(m.cards, 'cash');
        return `${sumSign(m.cards, 'cash')} = ${cash}: draw ${count(cash + 1, CARDS)}`;
      }
      const over = worthOf(m.cards, f.unit) - f.cost;
      return over > 0
        ? `${sumSign(m.cards, f.unit)}: ${over} too much`
        : `${sumSign(m.cards, f.unit)}: exact`;
    }
    case 'card': {
      const f = openFrame(scene);
      if (f?.phase !== 'payment') return `add a card worth ${amount(cardWorth(m.card, 'cash'), 'cash')}`;
      const worth = amount(cardWorth(m.card, f.unit), f.unit);
      return numberOf(f.cards) > 0 ? `add a card worth ${worth}` : `card by card, starting with ${worth}`;
    }
    case 'done': {
      const f = openFrame(scene);
      if (f?.phase === 'payment') return `pay with these: ${sumSign(f.cards, f.unit)}`;
      return `no more cards: ${sumSign(frameOf(scene, 'tutor').cards, 'cash')}`;
    }
    case 'cancel': {
      const owner = view.students[frameOf(scene, 'tutor').student]!;
      return `no more cards, and cancel ${names[owner]}’s gift of value ${giftFrom(view, owner, seat)}`;
    }
    case 'keep':
      return `keep ${sumSign(m.cards, 'cash').replaceAll('+', ' ')}`;
  }
};
