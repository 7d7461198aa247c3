import { words } from '../../../../i18n/words.ts';
import { type ConfuciusScene, frameOf, purchaseOf } from '../facts.ts';
import { amount, JUNKS, spot } from './events.ts';
import { board, terms } from './terms.ts';

const { count } = words('en');

/** What is paid for, and its price. */
export const purchase = (scene: ConfuciusScene): string => {
  const { cost, unit } = frameOf(scene, 'payment');
  const what = purchaseOf(scene, {
    bribe: (m, space) => `Bribe ${spot(m, space)}`,
    secure: (m, space) => `Secure ${spot(m, space)}`,
    nominate: (student) => `Nominate a student on the ${board.students[student]} space`,
    force: terms.actions.force,
    buyJunks: (n) => `Buy ${count(n, JUNKS)}`,
    voyage: (n) => `Send ${count(n, JUNKS)} to sea`,
    recruit: terms.actions.recruit,
    invade: (land, box) => `Invade ${terms.foreignLands[land]} ${box}`,
    buyGift: (value) => `Buy the ${terms.gifts[value - 1]}`,
  });
  return `${what} for ${amount(cost, unit)}`;
};
