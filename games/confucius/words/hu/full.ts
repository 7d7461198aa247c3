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

const { list } = words('hu');

function price(p: Price | undefined): string[] {
  if (!p) return [];
  if (p.most === undefined) return [`legalább ${amount(p.least, p.unit)}`];
  return [p.most === p.least ? amount(p.least, p.unit) : `${p.least}–${amount(p.most, p.unit)}`];
}

function payment(scene: ConfuciusScene, { cards, unit, over, saved }: Payment): string {
  const how = over > 0 ? `${amount(over, unit)} kárba vész` : 'pontosan';
  const text = `${purchase(scene)}; fizetés: ${list(cards)} (${how})`;
  return saved > 0 ? `${text}; ${terms.ministries.hubu}-${terms.discount}: ${saved}` : text;
}

export const full: FullTexts<ConfuciusKinds> = {
  move(m, scene) {
    switch (m.type) {
      case 'take': {
        const name = terms.actions[m.action];
        const cubes = cubesFor(scene, m.action);
        const costs = [...(cubes > 0 ? [`${cubes} kocka`] : []), ...price(priceOf(scene, m.action))];
        const brings =
          m.action === 'tax'
            ? `: ${TAX_CARDS} lap húzása`
            : m.action === 'commerce'
              ? ': eggyel több lap, mint az eldobott pénz'
              : '';
        return `${costs.length > 0 ? `${name} (${costs.join(', ')})` : name}${brings}`;
      }
      case 'pay': {
        const paid = paymentOf(scene, m.cards);
        if (!paid)
          return `eldobás: ${list(worths(m.cards, 'cash'))}; ${worthOf(m.cards, 'cash') + 1} lap húzása`;
        return payment(scene, paid);
      }
      case 'done': {
        const f = openFrame(scene);
        if (f?.phase !== 'payment')
          return `nincs több lap: ${list(worths(frameOf(scene, 'tutor').cards, 'cash'))}`;
        return payment(scene, paymentOf(scene, f.cards)!);
      }
      case 'keep':
        return `marad: ${list(worths(m.cards, 'cash'))}`;
      default:
        return undefined;
    }
  },
};
