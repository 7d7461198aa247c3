import { type ConfuciusScene, frameOf, purchaseOf } from '../facts.ts';
import { amount, spot } from './events.ts';
import { board, terms } from './terms.ts';

/** What is paid for, and its price. */
export const purchase = (scene: ConfuciusScene): string => {
  const { cost, unit } = frameOf(scene, 'payment');
  const what = purchaseOf(scene, {
    bribe: (m, space) => `${spot(m, space)}の買収`,
    secure: (m, space) => `${spot(m, space)}の買収確定`,
    nominate: (student) => `${board.students[student]}のマスの候補生`,
    force: terms.actions.force,
    buyJunks: (n) => `ジャンク${n}隻の購入`,
    voyage: (n) => `ジャンク${n}隻の航海`,
    recruit: terms.actions.recruit,
    invade: (land, box) => `${terms.foreignLands[land]}${box}の侵略`,
    buyGift: (value) => `${terms.gifts[value - 1]}の購入`,
  });
  return `${what}（${amount(cost, unit)}）`;
};
