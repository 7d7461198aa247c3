import { type ConfuciusScene, frameOf, purchaseOf } from '../facts.ts';
import { spot } from './events.ts';
import { board, terms } from './terms.ts';

const FOR = { cash: 'pénzért', licences: 'engedélyért' };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is paid for, and its price. */
export const purchase = (scene: ConfuciusScene): string => {
  const { cost, unit } = frameOf(scene, 'payment');
  const what = purchaseOf(scene, {
    bribe: (m, space) => `a ${spot(m, space)} hivatalnokának megvesztegetése`,
    secure: (m, space) => `a ${spot(m, space)} hivatalnoka hűségének biztosítása`,
    nominate: (student) => `jelentkezés vizsgára a ${board.students[student]} mezőre`,
    force: terms.actions.force,
    buyJunks: (n) => `${n} dzsunka megvétele`,
    voyage: (n) => `${n} dzsunka elindítása`,
    recruit: terms.actions.recruit,
    invade: (land, box) => `hódítás (${terms.foreignLands[land]} ${box})`,
    buyGift: (value) => `ajándékvásárlás (${terms.gifts[value - 1]})`,
  });
  return `${capital(what)} ${cost} ${FOR[unit]}`;
};
