import type { NoticesTexts } from '../notices.ts';
import { words } from '../words.ts';

const { list } = words('hu');

export const texts = {
  sent: {
    yourTurn: (game) => `Te jössz: ${game}`,
    among: (names) => `játékostársak: ${list(names)}`,
    halfGone: (game) => `Lejárt az időd fele: ${game}`,
    almostGone: (game) => `Fogytán az időd: ${game}`,
    until: (time) => `Az óra lejár: ${time}.`,
    invited: (name, game) => `${name} játszani hív: ${game}`,
    ended: (game) => `Véget ért a játszmád: ${game}`,
    chat: (game) => `Új üzenetek: ${game}`,
    several: (n) => `Hírek ${n} játszmából`,
    waiting: (n) => `${n} játszmában te jössz`,
    toMove: (game, names) => `${game}: ${list(names)} jön`,
    test: 'Működnek a Mandate értesítései',
    testLine: 'Itt kapsz hírt a játszmáidról.',
    open: 'A játszma megnyitása',
    why: 'Azért kaptad ezt a levelet, mert kérted a Mandate-től.',
    stop: 'Ne jöjjön több ilyen levél',
  },
} satisfies NoticesTexts;
