import { words } from '../../../../i18n/words.ts';
import type { ConfuciusReadingWords } from '../reading.ts';

const { list } = words('hu');

export const reading: ConfuciusReadingWords = {
  hand: 'A kezedben',
  actions: 'Kockák az akciódobozon',
  foreign: 'Szomszédos országok és a Nagy Fal',
  sea: 'Tengeren túli földek és flották',
  students: 'vizsgázó mezője',
  supply: (junks, deck, discard, rewards) =>
    `Készlet: ${junks} dzsunka, ${deck} lap a pakliban, ${discard} a dobott lapok között, ${rewards} jutalomkártya.`,
  cubes: (action, cubes) =>
    `${action}: ${cubes.length === 0 ? 'nincs kocka' : list(cubes.map(([name, n]) => `${name} ${n}`))}`,
  insult: (name, armies) => `${name}: ${armies} sereg a megsértett császár kártyán`,
  gift: (giver, value, gift, state) => `${giver} ${value}. ajándéka, ${gift}: ${state}`,
  given: (giver, value, gift, to) => `${giver} ${value}. ajándéka, ${gift}: adta ${giver}, kapta ${to}`,
  fleet: (name, ocean, shipyard) => `${name} flottája: ${ocean} dzsunka az óceánon, ${shipyard} a kikötőben`,
  land: (land, state, cost) =>
    `${land}, ${state}${cost === undefined ? '' : `; egy sereg ára ${cost} pénz`}.`,
  prospect: (posts) => `Ha most dőlne el: ${posts}`,
  title: (title, name) => `${title}: ${name}`,
};
