import { words } from '../../../../i18n/words.ts';
import type { ConfuciusReadingWords } from '../reading.ts';

const { count, list } = words('en');
const JUNKS = { one: 'junk', other: 'junks' };
const CARDS = { one: 'card', other: 'cards' };

export const reading: ConfuciusReadingWords = {
  hand: 'Your hand',
  actions: 'Cubes on the Actions Box',
  foreign: 'Foreign lands and the Great Wall',
  sea: 'Distant lands and fleets',
  students: 'student space',
  supply: (junks, deck, discard, rewards) =>
    `Supply: ${count(junks, JUNKS)}, ${count(deck, CARDS)} in the deck, ${discard} on the discard pile, ${count(rewards, { one: 'reward card', other: 'reward cards' })}.`,
  cubes: (action, cubes) =>
    `${action}: ${cubes.length === 0 ? 'no cubes' : list(cubes.map(([name, n]) => `${name} ${n}`))}`,
  insult: (name, armies) => `${name}: ${count(armies, { one: 'army', other: 'armies' })} on the insult card`,
  gift: (giver, value, gift, state) => `${giver}’s gift ${value}, ${gift}: ${state}`,
  given: (giver, value, gift, to) => `${giver}’s gift ${value}, ${gift}: from ${giver} to ${to}`,
  fleet: (name, ocean, shipyard) =>
    `${name}’s fleet: ${count(ocean, JUNKS)} on the ocean, ${shipyard} in the shipyard`,
  land: (land, state, cost) =>
    `${land}, ${state}${cost === undefined ? '' : `; an army costs ${cost} cash`}.`,
  prospect: (posts) => `If it were resolved now: ${posts}`,
  title: (title, name) => `${title}: ${name}`,
};
