import { words } from '../../../../i18n/words.ts';
import type { Colour } from '../../rules/data.ts';
import type { HanPageTexts, Tally } from '../texts.ts';
import { terms } from './terms.ts';

const { list } = words('hu');

const NOUNS = { pagodas: 'pagoda', emissaries: 'követ', fortresses: 'erőd', cards: 'lap' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ORDINALS = ['első', 'második, utolsó'];

const each = (tally: Tally): string => tally.map(([name, n]) => `${name} ${n}`).join(', ');
const room = (n: number): string => (n === 0 ? 'megtelt' : `még ${n} fér el`);
const pays = (tally: Tally): string =>
  tally.length === 0 ? 'most senki sem kapna pontot' : `most kapna: ${each(tally)}`;

export const page: Omit<HanPageTexts, 'space'> = {
  letters: { violet: 'L', yellow: 'S', orange: 'N', green: 'Z', red: 'V' },
  openCards: 'Felcsapva',
  players: 'Játékosok',
  lens: 'Ha most vége lenne',
  lastRound: 'Utolsó forduló',
  end: 'A játék vége',
  over: 'Végső pontozás',
  payWith: 'Fizetés',
  paid: 'Fizetve',
  exchange: 'Csere',
  noSecond: 'Nincs második figura',
  pass: 'Passz',
  pagoda: 'Pagoda',
  fortress: 'Erőd',
  wholeMap: 'Egész térkép',
  closer: 'Közelebb',
  free: 'szabad',
  bareFortress: 'szabad, erőddel',
  emptySlot: 'elvitték; a kör végén új lap kerül ide',
  noCards: 'nincs lap',
  wall: 'Pontok a Nagy Falon',
  total: 'összesen',
  round: (round) => `${round}. forduló`,
  pile: (cards, pass) => `${capital(ORDINALS[pass - 1]!)} pakli, ${cards} lap maradt`,
  pileBelow: (pass) => `${pass}. pakli`,
  taken: (taken, spaces) => `${taken} / ${spaces}`,
  wouldHave: (points) => `lenne: ${points}`,
  withPick: (name, points, without) =>
    `${name}: a kiválasztott lépéssel ${points} pontja lenne, nélküle ${without}.`,
  left: (pieces, n) => (pieces === 'cards' ? `${n} lap kézben` : `${n} ${NOUNS[pieces]} maradt`),
  pagodaOf: (name, fortified) => `${name} ${fortified ? 'erődített pagodája' : 'pagodája'}`,
  seal: (province, emissaries, n) =>
    `${province} sárkánypecsétje: ${emissaries.length === 0 ? 'nincs követ' : each(emissaries)}, ${room(n)}`,
  card: (colour: Colour, provinces) => `${terms.colours[colour]} lap, ${list(provinces)}`,
  alliance: (n, provinces, tally) => `${n}. szövetség, ${provinces.join('–')}: ${pays(tally)}`,
  open: (cards) => `Felcsapott lapok: ${cards.join(', ')}.`,
  hand: (cards) => `A kezedben: ${cards.join(', ')}.`,
  player: ({ name, points, total, pagodas, emissaries, fortresses, cards, known }) => {
    const pieces = [`${pagodas} pagoda`, `${emissaries} követ`];
    if (fortresses > 0) pieces.push(`${fortresses} erőd`);
    const seen = known.length === 0 ? '' : ` (ismert: ${known.join(', ')})`;
    return `${name}: ${points} pont, ${total} lenne, ha most vége volna. Készlet: ${list(pieces)}. Kézben: ${cards} lap${seen}.`;
  },
  province: (q) => {
    const lines = [
      `${q.name}, ${q.colour}: ${q.spaces} helyből ${q.taken} foglalt${q.scored ? ', kiértékelve' : ''}`,
      ...(q.pagodas.length > 0 ? [`pagodák: ${each(q.pagodas)}`] : []),
      ...(q.emissaries.length > 0 || q.room > 0
        ? [`követek: ${each(q.emissaries) || 'nincs'}, ${room(q.room)}`]
        : []),
      ...(q.free.length > 0 ? [`szabad: ${q.free.join(', ')}`] : []),
      ...(q.fortresses.length > 0 ? [`erődök: ${q.fortresses.join(', ')}`] : []),
      ...(q.scored || q.pagodas.length === 0 ? [] : [pays(q.pays)]),
    ];
    return `${lines.join('; ')}.`;
  },
  ports: (tally) => `Kikötők: ${pays(tally)}.`,
  chains: (name, points, lengths) =>
    `${name} útjai: ${points} pont, pagodasorok: ${list(lengths.map(String))}.`,
};
