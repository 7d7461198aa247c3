import type { Seat, Seats } from '../../../core/game.ts';
import { boardOf } from './board.ts';
import { TRACK_FIELDS } from './data.ts';
import type { Table } from './types.ts';

/**
 * H-SCORE-PAGODA-5: players of the first rank score the total, all others the count of the rank above.
 * `doubled` is the set of seats with a fortified pagoda there (H-FORT-7, H-FORT-10).
 */
export function rankPoints(counts: readonly number[], doubled: Seats): number[] {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  const points: number[] = [];
  for (let i = 0; i < counts.length; i++) {
    const own = counts[i]!;
    let above = 0;
    for (let k = 0; k < counts.length; k++) {
      const other = counts[k]!;
      if (other > own && (above === 0 || other < above)) above = other;
    }
    const due = own === 0 ? 0 : above === 0 ? total : above;
    points.push((doubled & (1 << i)) !== 0 ? 2 * due : due);
  }
  return points;
}

/** Points of a scoring by seat, and the seats for which they are doubled. */
export interface Scoring {
  readonly points: number[];
  readonly doubled: Seats;
}

export function provinceScoring(t: Table, province: number): Scoring {
  const seats = t.scores.length;
  const { spaceMask } = boardOf(t.options.map);
  let doubled = 0;
  for (const space of t.fortresses)
    if (t.pagodas[space]! >= 0 && spaceMask[space]! & (1 << province)) doubled |= 1 << t.pagodas[space]!;
  const counts = t.presence.slice(province * seats, (province + 1) * seats);
  return { points: rankPoints(counts, doubled), doubled };
}

/** H-SCORE-PORT-1, H-FORT-9. */
export function portScoring(t: Table): Scoring {
  const counts = t.scores.map(() => 0);
  let doubled = 0;
  for (const space of boardOf(t.options.map).ports) {
    const owner = t.pagodas[space]!;
    if (owner < 0) continue;
    counts[owner]!++;
    if (t.fortresses.includes(space)) doubled |= 1 << owner;
  }
  return { points: rankPoints(counts, doubled), doubled };
}

/** H-ALLIANCE-2: the seats with the emissary majority. */
function majority(t: Table, province: number): Seats {
  const seats = t.scores.length;
  let most = 1;
  let set = 0;
  for (let i = 0, at = province * seats; i < seats; i++, at++) {
    const own = t.emissaries[at]!;
    if (own < most) continue;
    if (own > most) set = 0;
    most = own;
    set |= 1 << i;
  }
  return set;
}

/** H-ALLIANCE-3, for an alliance by its index. */
export function alliancePoints(t: Table, alliance: number): number[] {
  const [a, b] = boardOf(t.options.map).alliances[alliance]!;
  const both = majority(t, a) & majority(t, b);
  const seats = t.scores.length;
  let sum = 0;
  if (both !== 0)
    for (let i = 0; i < seats; i++) sum += t.emissaries[a * seats + i]! + t.emissaries[b * seats + i]!;
  return t.scores.map((_, seat) => ((both & (1 << seat)) !== 0 ? sum : 0));
}

/** H-TRACK-1: the marker's field, and the player's number of point cards. */
export const trackField = (score: number): number => score % TRACK_FIELDS;
export const pointCards = (score: number): number => Math.floor(score / TRACK_FIELDS);

const supply = (t: Table, seat: Seat): number =>
  t.pagodaSupply[seat]! + t.emissarySupply[seat]! + t.fortressSupply[seat]!;

/** H-WIN-1 to H-WIN-4: points, then pieces left; equal in both share a place. */
export const places = (t: Table): number[] =>
  t.scores.map((score, seat) => {
    const left = supply(t, seat);
    const isAhead = (other: number, k: Seat): boolean =>
      other > score || (other === score && supply(t, k) > left);
    return 1 + t.scores.filter(isAhead).length;
  });
