import type { FullTexts } from '../../../../i18n/texts.ts';
import { words } from '../../../../i18n/words.ts';
import { TAX_CARDS } from '../../rules/data.ts';
import { worthOf } from '../../rules/payments.ts';
import { cubesFor, type Price, priceOf } from '../../rules/prices.ts';
import type { ConfuciusKinds } from '../../rules/types.ts';
import { type ConfuciusScene, frameOf, openFrame, type Payment, paymentOf, worths } from '../facts.ts';
import { amount } from './events.ts';
import { purchase } from './purchase.ts';
import { terms } from './terms.ts';

const { list } = words('ja');

function price(p: Price | undefined): string[] {
  if (!p) return [];
  if (p.most === undefined) return [`${amount(p.least, p.unit)}以上`];
  return [p.most === p.least ? amount(p.least, p.unit) : `${amount(p.least, p.unit)}～${p.most}`];
}

function payment(scene: ConfuciusScene, { cards, unit, over, saved }: Payment): string {
  const how = over > 0 ? `支払う（${amount(over, unit)}払い過ぎ）` : 'ちょうど支払う';
  const text = `${purchase(scene)}：${list(cards)}で${how}`;
  return saved > 0 ? `${text}。${terms.ministries.hubu}の役人がいるので${saved}安くなっています` : text;
}

export const full: FullTexts<ConfuciusKinds> = {
  move(m, scene) {
    switch (m.type) {
      case 'take': {
        const name = terms.actions[m.action];
        const cubes = cubesFor(scene, m.action);
        const costs = [...(cubes > 0 ? [`キューブ${cubes}個`] : []), ...price(priceOf(scene, m.action))];
        const brings =
          m.action === 'tax'
            ? `：カードを${TAX_CARDS}枚引く`
            : m.action === 'commerce'
              ? '：捨てた現金より1枚多く引く'
              : '';
        return `${costs.length > 0 ? `${name}（${costs.join('、')}）` : name}${brings}`;
      }
      case 'pay': {
        const paid = paymentOf(scene, m.cards);
        if (!paid) return `${list(worths(m.cards, 'cash'))}を捨てて${worthOf(m.cards, 'cash') + 1}枚引く`;
        return payment(scene, paid);
      }
      case 'done': {
        const f = openFrame(scene);
        if (f?.phase !== 'payment')
          return `これで全部：${list(worths(frameOf(scene, 'tutor').cards, 'cash'))}`;
        return payment(scene, paymentOf(scene, f.cards)!);
      }
      case 'keep':
        return `${list(worths(m.cards, 'cash'))}を残す`;
      default:
        return undefined;
    }
  },
};
