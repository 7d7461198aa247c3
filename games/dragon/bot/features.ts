import {
  CONTAGION,
  EVENT_IDS,
  FESTIVAL_FIRST,
  FESTIVAL_SECOND,
  FINAL_GOOD_YUAN,
  FINAL_PERSON_VP,
  FINAL_YUAN_PER_VP,
  LANTERN_PERSON_VP,
  LARGE_DRAGONS,
  ROUNDS,
  SMALL_DRAGONS,
  SUPER_EVENTS,
  SUPER_ROUND,
  TRIBUTE,
  WALL_LENGTH,
} from '../rules/data.ts';
import { eventBegun } from '../rules/phases/round.ts';
import type { Player, Table } from '../rules/types.ts';
import {
  COURT_LADY,
  type Court,
  CRAFTSMAN,
  courtOf,
  FARMER,
  HEALER,
  PYROTECHNIST,
  SCHOLAR,
  TAX_COLLECTOR,
  WARRIOR,
} from './court.ts';

export const SOURCES = [
  'scored',
  'palaces',
  'ladies',
  'privileges',
  'research',
  'festivals',
  'mongols',
  'persons',
  'monks',
  'goods',
  'wall',
  'losses',
  'order',
  'rooms',
  'helpers',
] as const;
export const COLUMNS = SOURCES.length;
const at = (source: (typeof SOURCES)[number]): number => SOURCES.indexOf(source);
const SCORED = at('scored');
const PALACES = at('palaces');
const LADIES = at('ladies');
const PRIVILEGES = at('privileges');
const RESEARCH = at('research');
const FESTIVALS = at('festivals');
const MONGOLS = at('mongols');
const PERSONS = at('persons');
const MONKS = at('monks');
const GOODS = at('goods');
const WALL = at('wall');
const LOSSES = at('losses');
const ORDER = at('order');
const ROOMS = at('rooms');
const HELPERS = at('helpers');

const TRIBUTE_EVENT = EVENT_IDS.indexOf('tribute');
const DROUGHT = EVENT_IDS.indexOf('drought');
const FESTIVAL = EVENT_IDS.indexOf('festival');
const MONGOLS_EVENT = EVENT_IDS.indexOf('mongols');
const CONTAGION_EVENT = EVENT_IDS.indexOf('contagion');
const LANTERN = SUPER_EVENTS.indexOf('lanternFestival');
const BUDDHA = SUPER_EVENTS.indexOf('buddha');
const ECLIPSE = SUPER_EVENTS.indexOf('solarEclipse');
const ASSASSINATION = SUPER_EVENTS.indexOf('assassination');

/** Points unless it says otherwise; `…Month` is for each month that is still to be scored. */
export const weights = {
  /** A person lost to an event, beyond the two points it would have been worth at the end. */
  loss: 6.38,
  /** An event k months ahead counts so much to the power of k: there is time to prepare. */
  foresight: 0.635,
  /** Of the points for a palace that stands empty, and for those that have somebody. */
  emptyPalace: 0.149,
  palace: 2.1,
  lady: 0.97,
  privilege: 2.65,
  /** A free room, while there are cards to fill it. */
  room: 0.556,
  /** Persons that a card brings, where there is room. */
  arrival: 0.394,
  /** A symbol, for each month. */
  craftsmanMonth: 0.197,
  taxMonth: 0.0546,
  farmerMonth: 0.369,
  pyrotechnistMonth: 0.104,
  warriorMonth: 0.0763,
  healerMonth: 0.0282,
  scholarMonth: 0.0921,
  /** Of the points that monks would have at the end. */
  monk: 1.19,
  /** The first yuan beyond what tributes take, and each of the others; at the end a third. */
  firstYuan: 1.73,
  yuan: 0.576,
  enoughYuan: 6.22,
  good: 0.75,
  /** Acting before one other player, for each month, and the distance on the track that makes it safe. */
  orderMonth: 0.5,
  orderLead: 1.79,
  /** Of a prize at a coming festival, as the fireworks are now. */
  festival: 2.02,
  festivalForesight: 0.814,
  mongols: 0.411,
  /** A section of the wall that is built, for each check to come, while it is too short. */
  wall: 0.557,
  /** Spread of final scores at the start and at the end. */
  drift: 12.2,
  lastDrift: 1.17,
};
export type DragonWeights = typeof weights;

export const scoringsLeft = (s: Table): number => ROUNDS - Math.max(1, s.round) + 1;

/** Losses of a player that depend on others or on the open decision. */
export interface Threat {
  /** Among all players: who has so few loses a person to the Mongols. */
  fewestHelmets: number;
  due: number;
}

/**
 * The months to come for one player, if its goods and symbols stayed as they are: each month a card brings a
 * person where there is room, and what an event lacks it takes, the surer the nearer it is.
 */
function appraiseMonths(
  s: Table,
  w: DragonWeights,
  player: Player,
  court: Court,
  { fewestHelmets, due }: Threat,
  row: number,
  out: number[],
): void {
  const begun = eventBegun(s);
  const palaces = court.inhabited + court.empty;
  const helmets = court.symbols[WARRIOR]!;
  let { yuan, rice } = player;
  let { cards, persons } = court;
  let lost = due;
  persons -= Math.min(persons, lost);
  let weight = 1;
  let raids = 0;
  /** Palaces that are scored, month after month, with somebody in them and empty. */
  let lived = 0;
  let stood = 0;
  for (let month = Math.max(1, s.round); month <= ROUNDS; month++) {
    if (cards > ROUNDS - 1 - month && cards > 0) {
      cards--;
      persons = Math.max(persons, Math.min(court.floors, persons + w.arrival));
    }
    const inhabited = Math.min(palaces, persons);
    if (month > s.round || !begun) {
      const event = s.row[month - 1]!;
      const times = month === SUPER_ROUND && s.superEvent === ECLIPSE ? 2 : 1;
      for (let k = 0; k < times; k++) {
        let lack = 0;
        if (event === TRIBUTE_EVENT) {
          lack = TRIBUTE - Math.min(TRIBUTE, yuan);
          yuan -= TRIBUTE - lack;
        } else if (event === DROUGHT) {
          const fed = Math.min(inhabited, rice);
          lack = inhabited - fed;
          rice -= fed;
        } else if (event === CONTAGION_EVENT) lack = Math.max(0, CONTAGION - court.symbols[HEALER]!);
        else if (event === MONGOLS_EVENT) {
          raids++;
          if (helmets === fewestHelmets) lack = 1;
        }
        const gone = Math.min(persons, weight * lack);
        persons -= gone;
        lost += gone;
      }
      weight *= w.foresight;
    }
    const homes = Math.min(palaces, persons);
    lived += homes;
    stood += palaces - homes;
  }
  out[row + MONGOLS]! += w.mongols * helmets * raids;
  out[row + PALACES]! += w.palace * lived + w.emptyPalace * stood;
  out[row + PERSONS]! += FINAL_PERSON_VP * persons;
  out[row + LOSSES]! -= w.loss * lost;
  appraiseGoods(s, w, row, yuan, rice, out);
}

/** Rice or fireworks at the end. */
export const worthOfGoods = (w: DragonWeights, goods: number): number =>
  w.good * (FINAL_GOOD_YUAN / FINAL_YUAN_PER_VP) * goods;

/** What is left after the events: at the end a third a yuan, before that more, the first few most of all. */
function appraiseGoods(
  s: Table,
  w: DragonWeights,
  row: number,
  yuan: number,
  rice: number,
  out: number[],
): void {
  const later = (scoringsLeft(s) - 1) / ROUNDS;
  const sure = Math.min(w.enoughYuan, yuan);
  const last = yuan / FINAL_YUAN_PER_VP;
  out[row + GOODS]! +=
    last + later * (w.firstYuan * sure + w.yuan * (yuan - sure) - last) + worthOfGoods(w, rice);
}

/** Persons that a seat must release now. */
export function releasesDue(s: Table, seat: number): number {
  const top = s.stack[s.stack.length - 1]!;
  return top.phase === 'release' ? top.due[seat]! : 0;
}

/** Points of all players at the festivals to come, if nobody got any more fireworks. */
export function festivalPoints(s: Table, w: DragonWeights, fireworks: number[]): number[] {
  const points = fireworks.map(() => 0);
  let weight = w.festival;
  for (let month = Math.max(1, eventBegun(s) ? s.round + 1 : s.round); month <= ROUNDS; month++) {
    const times = month === SUPER_ROUND && s.superEvent === ECLIPSE ? 2 : 1;
    if (s.row[month - 1] === FESTIVAL) for (let k = 0; k < times; k++) celebrate(fireworks, weight, points);
    weight *= w.festivalForesight;
  }
  return points;
}

/** A festival with the fireworks as they are; half of those that win are let off. */
function celebrate(fireworks: number[], weight: number, points: number[]): void {
  let first = 0;
  let second = 0;
  for (const n of fireworks)
    if (n > first) {
      second = first;
      first = n;
    } else if (n < first && n > second) second = n;
  for (let i = 0; i < fireworks.length; i++) {
    const n = fireworks[i]!;
    if (n === 0 || n < second) continue;
    points[i]! += weight * (n === first ? FESTIVAL_FIRST : FESTIVAL_SECOND);
    fireworks[i] = n - Math.ceil(n / 2);
  }
}

function appraiseWall(s: Table, w: DragonWeights, out: number[]): void {
  if (!s.options.greatWall) return;
  const first = Math.max(1, eventBegun(s) ? s.round + 1 : s.round);
  const built = s.players.map(() => 0);
  for (const seat of s.wall) built[seat]!++;
  const fewest = Math.min(...built);
  let weight = 1;
  for (let month = first; month <= ROUNDS; month++, weight *= w.foresight) {
    const checks = (s.row[month - 1] === MONGOLS_EVENT ? 1 : 0) + (month === ROUNDS ? 1 : 0);
    if (checks === 0) continue;
    const holds = s.wall.length >= Math.min(month, WALL_LENGTH);
    for (let i = 0; i < built.length; i++) {
      const points = checks * built[i]! * (holds ? 1 : w.wall);
      const lost = !holds && built[i] === fewest ? FINAL_PERSON_VP + w.loss : 0;
      out[i * COLUMNS + WALL]! += points - weight * checks * lost;
    }
  }
}

/** Points at the super event, if it is still to come. */
function appraiseSuperEvent(s: Table, court: Court, row: number, out: number[]): void {
  if (s.superEvent < 0 || s.round > SUPER_ROUND) return;
  if (s.superEvent === LANTERN) out[row + PERSONS]! += LANTERN_PERSON_VP * court.persons;
  if (s.superEvent === BUDDHA) out[row + MONKS]! += court.monkPoints;
}

/** A chance to act before each other player, the surer the greater the lead on the track. */
function appraiseOrder(
  s: Table,
  w: DragonWeights,
  seat: number,
  player: Player,
  row: number,
  out: number[],
): void {
  let ahead = 0;
  for (let k = 0; k < s.players.length; k++) {
    if (k === seat) continue;
    const other = s.players[k]!;
    const lead = player.track - other.track + (player.arrival > other.arrival ? 0.5 : -0.5);
    ahead += lead / (w.orderLead + Math.abs(lead));
  }
  out[row + ORDER]! += w.orderMonth * (scoringsLeft(s) - 1) * ahead;
}

export const appraise = (s: Table, w: DragonWeights): number[] =>
  appraiseCourts(s, w, s.players.map(courtOf));

/** The same for courts already counted. */
export function appraiseCourts(s: Table, w: DragonWeights, courts: readonly Court[]): number[] {
  const { players } = s;
  const out = Array<number>(players.length * COLUMNS).fill(0);
  if (s.stack.length === 0) {
    players.forEach(({ vp }, seat) => {
      out[seat * COLUMNS + SCORED] = vp;
    });
    return out;
  }
  let fewestHelmets = Number.POSITIVE_INFINITY;
  for (const { symbols } of courts) fewestHelmets = Math.min(fewestHelmets, symbols[WARRIOR]!);
  const fireworks = players.map((player) => player.fireworks);
  const prizes = festivalPoints(s, w, fireworks);
  for (let i = 0; i < players.length; i++) {
    const row = i * COLUMNS;
    appraisePlayer(s, w, i, players[i]!, courts[i]!, { fewestHelmets, due: releasesDue(s, i) }, row, out);
    out[row + FESTIVALS]! += prizes[i]!;
    out[row + GOODS]! += worthOfGoods(w, fireworks[i]!);
  }
  appraiseWall(s, w, out);
  return out;
}

/** All of a player's value except fireworks and wall, which depend on others. */
export function appraisePlayer(
  s: Table,
  w: DragonWeights,
  seat: number,
  player: Player,
  court: Court,
  threat: Threat,
  row: number,
  out: number[],
): void {
  out[row + SCORED]! += player.vp;
  appraiseCourt(s, w, player, court, row, out);
  appraiseMonths(s, w, player, court, threat, row, out);
  appraiseSuperEvent(s, court, row, out);
  appraiseOrder(s, w, seat, player, row, out);
}

function appraiseCourt(
  s: Table,
  w: DragonWeights,
  player: Player,
  court: Court,
  row: number,
  out: number[],
): void {
  const months = scoringsLeft(s);
  const later = months - 1;
  const { symbols } = court;
  const dragonMonths =
    s.superEvent === ASSASSINATION && s.round <= SUPER_ROUND ? SUPER_ROUND - Math.max(1, s.round) : months;
  const rooms = Math.min(court.cards, Math.max(0, court.floors - court.persons));
  out[row + LADIES]! += w.lady * months * symbols[COURT_LADY]!;
  out[row + PRIVILEGES]! +=
    w.privilege * dragonMonths * (player.small * SMALL_DRAGONS + player.large * LARGE_DRAGONS);
  out[row + RESEARCH]! += w.scholarMonth * later * symbols[SCHOLAR]!;
  out[row + MONKS]! += w.monk * court.monkPoints;
  out[row + ROOMS]! += w.room * rooms;
  out[row + HELPERS]! +=
    later *
    (w.craftsmanMonth * symbols[CRAFTSMAN]! +
      w.taxMonth * symbols[TAX_COLLECTOR]! +
      w.farmerMonth * symbols[FARMER]! +
      w.pyrotechnistMonth * symbols[PYROTECHNIST]! +
      w.warriorMonth * symbols[WARRIOR]! +
      w.healerMonth * symbols[HEALER]!);
}
