import { words } from '../../../../i18n/words.ts';
import { type ConfuciusScene, frameOf, purchaseOf } from '../facts.ts';
import { JUNKS, spot, UNITS } from './events.ts';
import { terms } from './terms.ts';

const { count } = words('ru');

const PLACES = { red: 'красное', orange: 'оранжевое' };

/** What is paid for, and its price. */
export const purchase = (scene: ConfuciusScene): string => {
  const { cost, unit } = frameOf(scene, 'payment');
  const what = purchaseOf(scene, {
    bribe: (m, space) => `Подкупить ${spot(m, space)}`,
    secure: (m, space) => `Закрепить ${spot(m, space)}`,
    nominate: (student) => `Выдвинуть ученика на ${PLACES[student]} место`,
    force: 'Провести имперские экзамены',
    buyJunks: (n) => `Купить ${count(n, JUNKS)}`,
    voyage: (n) => `Отправить в море ${count(n, JUNKS)}`,
    recruit: 'Набрать армию',
    invade: (land, box) => `Вторгнуться (${terms.foreignLands[land]} ${box})`,
    buyGift: (value) => `Купить дар «${terms.gifts[value - 1]}»`,
  });
  return `${what} за ${count(cost, UNITS[unit])}`;
};
