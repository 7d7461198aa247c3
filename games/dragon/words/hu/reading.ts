import { words } from '../../../../i18n/words.ts';
import type { DragonReadingWords } from '../reading.ts';

const { list } = words('hu');
const TOLLS: Readonly<Record<Parameters<DragonReadingWords['toll']>[0], (n: number) => string>> = {
  persons: (n) => `elveszítesz ${n} alattvalót`,
  floors: (n) => `elveszítesz ${n} szintet`,
  privileges: (n) => `elveszítesz ${n} kiváltságjogot`,
  cards: (n) => `eldobsz ${n} kártyát`,
  pieces: (n) => `leadsz ${n} darabot`,
  vp: (n) => `kapsz ${n} GYP-t`,
  yuan: (n) => `fizetsz ${n} yüant`,
  rice: (n) => `leadsz ${n} rizst`,
  fireworks: (n) => `leadsz ${n} tűzijátékot`,
};

export const reading: DragonReadingWords = {
  months: 'Hónapok',
  actions: 'Akciócsoportok',
  persons: 'Választható alattvalók',
  hand: 'A kezedben',
  players: 'Játékosok sorrendben',
  court: (name) => `${name} udvara`,
  month: (month, event, what) => `${month}. hónap, ${event}: ${what}`,
  over: 'elmúlt',
  present: 'ez a hónap',
  toll: (what, n) => TOLLS[what](n),
  group: (group) => `${group}. csoport`,
  palace: (palace, floors, persons, free) =>
    `${palace}. palota, ${floors} szint: ${[
      persons.length === 0 ? 'lakatlan' : list(persons),
      free === 0 ? 'nincs hely' : `${free} hely szabad`,
    ].join('; ')}`,
  player: (name, vp, space) => `${name}: ${vp} GYP, a személyjelző sáv ${space}. mezője`,
  bricks: (tiles) => `Megmaradt fallapkák: ${tiles.length === 0 ? 'nincs' : list(tiles)}.`,
  section: (section, name) => `${section}. szakasz: ${name}`,
  wilds: (n) => `${n} kérdőjeles kártya`,
};
