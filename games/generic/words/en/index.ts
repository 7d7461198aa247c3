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
    'Areas and pieces have the names they have in the game’s rules; a number beside one is how many there are.',
  round: (round, rounds) => (rounds === undefined ? `Round ${round}` : `Round ${round} of ${rounds}`),
  prompt: (phase) => `${phase}: choose a move.`,
  joint: ': ',
  comma: ', ',
  dot: ' · ',
  inBrackets: (text) => ` (${text})`,
};
