import type { FullTexts } from '../../../../i18n/texts.ts';
import { words } from '../../../../i18n/words.ts';
import { TAX_CARDS } from '../../rules/data.ts';
import { worthOf } from '../../rules/payments.ts';
import { cubesFor, type Price, priceOf } from '../../rules/prices.ts';
import type { ConfuciusKinds } from '../../rules/types.ts';
import { type ConfuciusScene, frameOf, openFrame, type Payment, paymentOf, worths } from '../facts.ts';
import { amount } from './moves.ts';
import { purchase } from './purchase.ts';
import { terms } from './terms.ts';

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

function payment(scene: ConfuciusScene, { cards, unit, over, saved }: Payment): string {
  const how = over > 0 ? `лишнего: ${amount(over, unit)}` : 'ровно';
  const text = `${purchase(scene)}: заплатить ${list(cards)} (${how})`;
  return saved > 0 ? `${text}; ${terms.discount} ${terms.ministries.hubu}: ${saved}` : text;
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
        return payment(scene, paid);
      }
      case 'done': {
        const f = openFrame(scene);
        if (f?.phase !== 'payment')
          return `больше карт нет: ${list(worths(frameOf(scene, 'tutor').cards, 'cash'))}`;
        return payment(scene, paymentOf(scene, f.cards)!);
      }
      case 'keep':
        return `оставить: ${list(worths(m.cards, 'cash'))}`;
      default:
        return undefined;
    }
  },
};
