import { TAX_CARDS } from '../../rules/confucius/data.ts';
import type { ConfuciusKinds } from '../../rules/confucius/types.ts';
import {
  cubesFor,
  frameOf,
  openFrame,
  type Payment,
  type Price,
  paymentOf,
  priceOf,
  worthOf,
  worths,
} from '../confucius/facts.ts';
import type { FullTexts } from '../texts.ts';
import { words } from '../words.ts';
import { amount } from './confucius-moves.ts';
import { terms } from './confucius-terms.ts';

const { count, list } = words('ru');
const CUBES = { one: 'кубик', few: 'кубика', many: 'кубиков' };
const CARDS = { one: 'карту', few: 'карты', many: 'карт' };
const FROM = {
  cash: { one: 'монеты', few: 'монет', many: 'монет' },
  licences: { one: 'лицензии', few: 'лицензий', many: 'лицензий' },
};

function price(p: Price | undefined): string[] {
  if (!p) return [];
  if (p.most === undefined) return [`от ${count(p.least, FROM[p.unit])}`];
  return [p.most === p.least ? amount(p.least, p.unit) : `от ${p.least} до ${count(p.most, FROM[p.unit])}`];
}

function payment(paid: Payment): string {
  const text =
    paid.over > 0
      ? `заплатить: ${list(paid.cards)} (лишнего: ${amount(paid.over, paid.unit)})`
      : `заплатить: ${list(paid.cards)} (ровно ${amount(paid.sum, paid.unit)})`;
  return paid.saved > 0
    ? `${text}; на ${paid.saved} дешевле: у вас чиновник в ${terms.ministries.hubu}`
    : text;
}

export const full: FullTexts<ConfuciusKinds> = {
  move(m, scene) {
    switch (m.type) {
      case 'take': {
        const name = terms.actions[m.action];
        const cubes = cubesFor(scene, m.action);
        const costs = [...(cubes > 0 ? [count(cubes, CUBES)] : []), ...price(priceOf(scene, m.action))];
        const brings =
          m.action === 'tax'
            ? `: взять ${count(TAX_CARDS, CARDS)}`
            : m.action === 'commerce'
              ? ': на карту больше, чем сброшено монет'
              : '';
        return `${costs.length > 0 ? `${name} (${costs.join(', ')})` : name}${brings}`;
      }
      case 'pay': {
        const paid = paymentOf(scene, m.cards);
        if (!paid)
          return `сбросить: ${list(worths(m.cards, 'cash'))}; взять ${count(worthOf(m.cards, 'cash') + 1, CARDS)}`;
        return payment(paid);
      }
      case 'done': {
        const f = openFrame(scene);
        if (f?.phase !== 'payment') return `это всё: ${list(worths(frameOf(scene, 'tutor').cards, 'cash'))}`;
        return payment(paymentOf(scene, f.cards)!);
      }
      case 'keep':
        return `оставить: ${list(worths(m.cards, 'cash'))}`;
      default:
        return undefined;
    }
  },
};
