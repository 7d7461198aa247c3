import type { Phrases } from '../texts.ts';

export const phrases: Phrases = {
  yes: 'yes',
  no: 'no',
  you: 'You',
  players: 'Players',
  table: 'Table',
  points: 'points',
  total: 'total',
  over: 'The game is over.',
  nothing: '–',
  legend:
    'Zones and things have the names that the rules of the game give them; a number counts what it stands by.',
  round: (round, rounds) => (rounds === undefined ? `Round ${round}` : `Round ${round} of ${rounds}`),
  prompt: (phase) => `${phase}: choose a move.`,
  joint: ': ',
  comma: ', ',
  dot: ' · ',
  inBrackets: (text) => ` (${text})`,
};
