import type { Seat } from '../../../core/game.ts';
import {
  ADMIRAL,
  BINGBU,
  GONGBU,
  HUBU,
  LANDS,
  MINISTRY_COUNT,
  OFFICIALS,
  TITLES,
  type Title,
  VOYAGE_JUNKS,
} from './data.ts';
import { armiesOnLands } from './lands.ts';
import type { Table } from './types.ts';

/** C-TTL-1: markers on officials, and those of Ministers and Secretaries. */
export function markersInMinistries(t: Table, seat: Seat): number {
  let count = 0;
  for (let at = 0; at < OFFICIALS; at++) if (t.markers[at] === seat) count++;
  for (let post = 0; post < 2 * MINISTRY_COUNT; post++) if (t.posts[post] === seat) count++;
  return count;
}

/** C-TTL-2. */
export function junksOnVoyages(t: Table, seat: Seat): number {
  let count = t.players[seat]!.ocean;
  for (let land = 0; land < LANDS; land++) if (t.reached[land]! & (1 << seat)) count += VOYAGE_JUNKS;
  return count;
}

/** C-TTL-3. */
export const armiesInPlay = (t: Table, seat: Seat): number =>
  armiesOnLands(t, seat) + t.players[seat]!.insult + t.players[seat]!.colonies;

const COUNTED: Readonly<Record<Title, (t: Table, seat: Seat) => number>> = {
  admiral: junksOnVoyages,
  chiefMinister: markersInMinistries,
  general: armiesInPlay,
};
/** The ministry whose Minister is appointed on a tie. */
const DECIDER: Readonly<Record<Title, number>> = { admiral: GONGBU, chiefMinister: HUBU, general: BINGBU };

/** C-TTL-4, C-TTL-5: on a tie the Minister, if there is one; otherwise nobody (-1). */
export function holderOf(t: Table, title: Title): number {
  const counts = t.players.map((_, seat) => COUNTED[title](t, seat));
  const most = Math.max(...counts);
  return counts.indexOf(most) === counts.lastIndexOf(most)
    ? counts.indexOf(most)
    : t.posts[2 * DECIDER[title]]!;
}

/** Admiral before Chief Minister before General before the untitled (C-WIN-2). */
const rankOf = (t: Table, seat: Seat): number => {
  const title = t.titles.indexOf(seat);
  return title < 0 ? TITLES.length : title;
};

/** 6.12. */
export function places(t: Table): number[] {
  const { players } = t;
  const most = Math.max(...players.map(({ vp }) => vp));
  const tied = players.filter(({ vp }) => vp === most).length > 1;
  const outright = t.options.admiral && tied ? t.titles[ADMIRAL]! : -1;
  const isAhead = (a: Seat, b: Seat): boolean => {
    if (a === outright || b === outright) return a === outright && b !== outright;
    const difference = players[a]!.vp - players[b]!.vp;
    return difference === 0 ? rankOf(t, a) < rankOf(t, b) : difference > 0;
  };
  return players.map((_, seat) => 1 + players.filter((_, other) => isAhead(other, seat)).length);
}
