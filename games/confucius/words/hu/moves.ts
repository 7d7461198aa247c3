import { the } from '../../../../i18n/hu/speech.ts';
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
import { amount, gift, reward } from './events.ts';
import { board, terms } from './terms.ts';

const UNITS = { cash: 'pénz', licences: 'engedély' };

function price(p: Price | undefined): string {
  if (!p) return '';
  if (p.most === undefined) return `, ${p.least}+ ${UNITS[p.unit]}`;
  return p.most === p.least ? `, ${amount(p.least, p.unit)}` : `, ${p.least}–${p.most} ${UNITS[p.unit]}`;
}

const PETITIONS = [
  '',
  '2 dzsunka áthelyezése',
  'egy vizsgázó leváltása',
  'két hivatalnok cseréje',
  'egy sereg áthelyezése',
  'bármely játékos jelzője biztossá válik',
];
const REWARDS: Readonly<Record<Reward, string>> = {
  bribeBingbu: '',
  bribeHubu: '',
  bribeGongbu: '',
  bribeAny: '',
  gift: ': egy ajándék ingyen',
  extra: ': egy akció kocka nélkül',
  cash: `: ${CASH_CARDS} lap húzása`,
  army: ': egy sereg ingyen',
  insult: `: egy seregért ${INSULT_VP} GYP`,
};

/** An official as it stands: whose it is, its cost, and whether it is secured. */
function standing({ view, seat, names }: ConfuciusScene, at: number): string {
  const { empty, cost, owner, secured } = officialAt(view, at);
  if (empty) return 'üres';
  const tile = cost === undefined ? terms.candidate : `ára ${cost}`;
  if (owner === undefined) return tile;
  const whose = owner === seat ? 'a tiéd' : names[owner]!;
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
        ? 'ingyen'
        : `${amount(priceAt(scene, at), 'cash')}, eddig ${names[owner]} híve`;
    default:
      return openFrame(scene)?.phase === 'place' && !empty
        ? `helyette (${standing(scene, at)})`
        : standing(scene, at);
  }
}

function playerLabel(scene: ConfuciusScene, to: number): string {
  const { view, seat, names } = scene;
  const who = to === seat ? 'te' : names[to]!;
  const held = giftFrom(view, to, seat);
  const cancels = held > 0 ? `érvényteleníti a tőle kapott ${held} értékűt` : 'nem érvénytelenít ajándékot';
  const f = commandOf(scene);
  switch (f.phase as string) {
    case 'giveGift': {
      const { replaces, cancels: cancelled, mutual } = giving(scene, f.first + 1, to);
      const effects = [
        ...(replaces > 0 ? [`felváltja ${the(replaces)} értékű ajándékodat`] : []),
        ...(cancelled > 0 ? [`érvényteleníti a tőle kapott ${cancelled} értékűt`] : []),
        ...(mutual ? ['mindkettőtöket lekötelez'] : []),
      ];
      return effects.length > 0 ? `${who}: ${effects.join(', ')}` : who;
    }
    case 'transfer':
      return `${who}: ${cancels}`;
    case 'petition':
      return f.first === 1 ? `${who}: ${view.players[to]!.shipyard} dzsunka a kikötőben` : who;
    case 'ministry':
      return `${who}: ${controlledBy(scene, to)} hivatalnok, ${cancels}`;
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
        m.action === 'tax' ? `: ${TAX_CARDS} lap` : m.action === 'commerce' ? ': eggyel több lap' : '';
      return `${terms.actions[m.action]}${cost}${brings}`;
    }
    case 'pass':
      return 'passzolás: ebben a fordulóban nincs több akciód';
    case 'reward':
      return `jutalom, ${reward(m.card)}${REWARDS[m.card]}`;
    case 'official': {
      const at = spaceAt(m.ministry, m.space);
      return `${terms.ministries[m.ministry]} ${m.space}: ${officialLabel(scene, at)}`;
    }
    case 'student': {
      const owner = view.students[STUDENTS.indexOf(m.student)]!;
      return owner < 0
        ? `${board.students[m.student]} mező`
        : `${board.students[m.student]}: ${owner === seat ? 'a te vizsgázód' : `${names[owner]} vizsgázója`}`;
    }
    case 'junks': {
      if (commandOf(scene).phase === 'buyJunks')
        return `${m.n} dzsunka: ${amount(junkPrice(scene, m.n), 'cash')}`;
      const voyages = voyagesWith(scene, m.n);
      const lands = voyages > 0 ? `, ${voyages} földre eljut` : '';
      return `${m.n} dzsunka: ${amount(m.n, 'licences')}${lands}`;
    }
    case 'box': {
      const { land, vp, reward: rewarded, cost, owner } = boxAt(view, m.slot - 1, m.box - 1);
      const brings = `${vp} GYP${rewarded ? ' és jutalom' : ''}`;
      const text = `${terms.foreignLands[FOREIGN_LANDS[land]!]} ${m.box}`;
      if (owner !== undefined)
        return `${text}: ${owner === seat ? 'a te sereged' : `${names[owner]} serege`}`;
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
      const vp = view.first[land]! < 0 ? [`${view.landChits[land]} GYP`] : [];
      const card = view.rewardsLeft > 0 ? ['jutalomkártya'] : [];
      return `${board.lands[m.land]}: ${[...vp, ...card].join(' és ') || 'nincs pont, nincs jutalom'}`;
    }
    case 'pay': {
      const f = openFrame(scene);
      if (f?.phase !== 'payment') {
        const cash = worthOf(m.cards, 'cash');
        return `${sumSign(m.cards, 'cash')} = ${cash}: ${cash + 1} lap húzása`;
      }
      const over = worthOf(m.cards, f.unit) - f.cost;
      return over > 0
        ? `${sumSign(m.cards, f.unit)}: ${over} fölösleg`
        : `${sumSign(m.cards, f.unit)}: pontosan`;
    }
    case 'card': {
      const f = openFrame(scene);
      const unit = f?.phase === 'payment' ? f.unit : 'cash';
      const begins = f?.phase === 'payment' && numberOf(f.cards) === 0;
      return `${begins ? 'laponként: először ' : 'még egy lap: '}${amount(cardWorth(m.card, unit), unit)}`;
    }
    case 'done': {
      const f = openFrame(scene);
      if (f?.phase === 'payment') return `fizetés ezekkel: ${sumSign(f.cards, f.unit)}`;
      return `nincs több lap: ${sumSign(frameOf(scene, 'tutor').cards, 'cash')}`;
    }
    case 'cancel': {
      const owner = view.students[frameOf(scene, 'tutor').student]!;
      return `nincs több lap, és érvénytelen lesz ${names[owner]} ${giftFrom(view, owner, seat)} értékű ajándéka`;
    }
    case 'keep':
      return `marad: ${sumSign(m.cards, 'cash').replaceAll('+', ' ')}`;
  }
};
