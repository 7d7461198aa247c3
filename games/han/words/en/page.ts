import { words } from '../../../../i18n/words.ts';
import type { Colour } from '../../rules/data.ts';
import type { HanPageTexts, Tally } from '../texts.ts';
import { terms } from './terms.ts';

const { count, list } = words('en');

const NOUNS = {
  pagodas: { one: 'pagoda', other: 'pagodas' },
  emissaries: { one: 'emissary', other: 'emissaries' },
  fortresses: { one: 'fortress', other: 'fortresses' },
  cards: { one: 'card', other: 'cards' },
  points: { one: 'point', other: 'points' },
};
const ORDINALS = ['first', 'second and last'];

const each = (tally: Tally): string => tally.map(([name, n]) => `${name} ${n}`).join(', ');
const room = (n: number): string => (n === 0 ? 'full' : `room for ${n} more`);
const pays = (tally: Tally): string =>
  tally.length === 0 ? 'would score for nobody' : `would score ${each(tally)}`;

export const page: Omit<HanPageTexts, 'space'> = {
  letters: { violet: 'V', yellow: 'Y', orange: 'O', green: 'G', red: 'R' },
  openCards: 'Face-up cards',
  players: 'Players',
  lens: 'If it ended now',
  lastRound: 'Last round',
  end: 'End of the game',
  over: 'Final scoring',
  payWith: 'Pay with',
  paid: 'Paid',
  exchange: 'Exchange',
  noSecond: 'No second piece',
  pass: 'Pass',
  pagoda: 'Pagoda',
  fortress: 'Fortress',
  wholeMap: 'Whole map',
  closer: 'Zoom in',
  free: 'free',
  bareFortress: 'free, with a fortress',
  emptySlot: 'taken, refilled after the turn',
  noCards: 'no cards',
  wall: 'Score on the Great Wall',
  total: 'total',
  round: (round) => `Round ${round}`,
  pile: (cards, pass) => `Pile: ${ORDINALS[pass - 1]} pass, ${cards} left`,
  pileBelow: (pass) => (pass === 1 ? '1st pass' : '2nd pass'),
  taken: (taken, spaces) => `${taken} of ${spaces}`,
  wouldHave: (points) => `would have ${points}`,
  withPick: (name, points, without) =>
    `${name} would have ${points} with the picked move, ${without} without it.`,
  left: (pieces, n) =>
    pieces === 'cards' ? `${count(n, NOUNS.cards)} in hand` : `${count(n, NOUNS[pieces])} left`,
  pagodaOf: (name, fortified) => (fortified ? `${name}’s fortified pagoda` : `${name}’s pagoda`),
  seal: (province, emissaries, n) =>
    `Dragon seal of ${province}: ${emissaries.length === 0 ? 'no emissaries' : each(emissaries)}, ${room(n)}`,
  card: (colour: Colour, provinces) => `${terms.colours[colour]} card, ${list(provinces)}`,
  alliance: (n, provinces, tally) => `Alliance ${n}, ${provinces.join('–')}: ${pays(tally)}`,
  open: (cards) => `Face-up cards: ${cards.join(', ')}.`,
  hand: (cards) => `Your hand: ${cards.join(', ')}.`,
  player: ({ name, points, total, pagodas, emissaries, fortresses, cards, known }) => {
    const pieces = [count(pagodas, NOUNS.pagodas), count(emissaries, NOUNS.emissaries)];
    if (fortresses > 0) pieces.push(count(fortresses, NOUNS.fortresses));
    const seen = known.length === 0 ? '' : ` (seen: ${known.join(', ')})`;
    return `${name}: ${count(points, NOUNS.points)}, ${total} if the game ended now. Left: ${list(pieces)}. In hand: ${count(cards, NOUNS.cards)}${seen}.`;
  },
  province: (q) => {
    const lines = [
      `${q.name}, ${q.colour}: ${q.taken} of ${q.spaces} spaces taken${q.scored ? ', scored' : ''}`,
      ...(q.pagodas.length > 0 ? [`pagodas ${each(q.pagodas)}`] : []),
      ...(q.emissaries.length > 0 || q.room > 0
        ? [`emissaries ${each(q.emissaries) || 'none'}, ${room(q.room)}`]
        : []),
      ...(q.free.length > 0 ? [`free: ${q.free.join(', ')}`] : []),
      ...(q.fortresses.length > 0 ? [`fortresses: ${q.fortresses.join(', ')}`] : []),
      ...(q.scored || q.pagodas.length === 0 ? [] : [pays(q.pays)]),
    ];
    return `${lines.join('; ')}.`;
  },
  ports: (tally) => `Ports: ${pays(tally)}.`,
  chains: (name, points, lengths) =>
    `${name}’s roads: ${count(points, NOUNS.points)}, chains of ${list(lengths.map(String))}.`,
};
