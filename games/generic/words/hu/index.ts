import type { Phrases } from '../texts.ts';

export const phrases: Phrases = {
  yes: 'igen',
  no: 'nem',
  you: 'Te',
  players: 'Játékosok',
  table: 'Asztal',
  points: 'pont',
  total: 'összesen',
  over: 'A játék véget ért.',
  nothing: '–',
  legend: 'A helyek és a tárgyak nevét a játék szabályai adják; a szám azt számolja, ami mellett áll.',
  round: (round, rounds) =>
    rounds === undefined ? `${round}. forduló` : `${round}. forduló (${rounds} közül)`,
  prompt: (phase) => `${phase}: válassz lépést!`,
  joint: ': ',
  comma: ', ',
  dot: ' · ',
  inBrackets: (text) => ` (${text})`,
};
