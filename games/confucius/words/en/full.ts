import type { FullTexts } from '../../../../i18n/texts.ts';
import { words } from '../../../../i18n/words.ts';
import { TAX_CARDS } from '../../rules/data.ts';
import { worthOf } from '../../rules/payments.ts';
import { cubesFor, type Price, priceOf } from '../../rules/prices.ts';
import type { ConfuciusKinds } from '../../rules/types.ts';
import { type ConfuciusScene, frameOf, openFrame, type Payment, paymentOf, worths } from '../facts.ts';
import { amount, CARDS } from './events.ts';
import { purchase } from './purchase.ts';
import { terms } from './terms.ts';

const { count, list } = words('en');
const CUBES = { one: 'cube', other: 'cubes' };

function price(p: Price | undefined): string[] {
  if (!p) return [];
  if (p.most === undefined) return [`from ${amount(p.least, p.unit)}`];
  return [p.most === p.least ? amount(p.least, p.unit) : `${p.least} to ${amount(p.most, p.unit)}`];
}

function payment(scene: ConfuciusScene, { cards, unit, over, saved }: Payment): string {
  const how =
    over > 0 ? `pay with ${list(cards)}, ${amount(over, unit)} too much` : `pay exactly with ${list(cards)}`;
  const text = `${purchase(scene)}: ${how}`;
  return saved > 0 ? `${text}; your official in ${terms.ministries.hubu} saves you ${saved}` : text;
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
            ? `: draw ${count(TAX_CARDS, CARDS)}`
            : m.action === 'commerce'
              ? ': draw one card more than the cash you discard'
              : '';
        return `${costs.length > 0 ? `${name} (${costs.join(', ')})` : name}${brings}`;
      }
      case 'pay': {
        const paid = paymentOf(scene, m.cards);
        if (!paid)
          return `discard ${list(worths(m.cards, 'cash'))}, draw ${count(worthOf(m.cards, 'cash') + 1, CARDS)}`;
        return payment(scene, paid);
      }
      case 'done': {
        const f = openFrame(scene);
        if (f?.phase !== 'payment')
          return `no more cards: ${list(worths(frameOf(scene, 'tutor').cards, 'cash'))}`;
        return payment(scene, paymentOf(scene, f.cards)!);
      }
      case 'keep':
        return `keep ${list(worths(m.cards, 'cash'))}`;
      default:
        return undefined;
    }
  },
};
