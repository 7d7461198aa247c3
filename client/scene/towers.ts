import type { Game, Seat } from '../../core/game.ts';
import type { DecisionEntry, Result } from '../session/session.ts';

/** Points of a seat by source. */
export type Sources = ReadonlyMap<string, number>;

/** A floor of the tower at the end: points from one source, or from several small ones together. */
export interface Floor {
  readonly source: string | undefined;
  readonly points: number;
}

/** Fewer points are too low for a floor of their own. */
const LEAST = 5;

/** Where the points of each seat came from, as the rules credit them. */
export function sourcesOf(game: Game, entries: readonly DecisionEntry[], seats: number): Sources[] {
  const points = Array.from({ length: seats }, () => new Map<string, number>());
  for (const { events } of entries)
    for (const event of events)
      game.credit(event, (seat: Seat, source, n) => {
        const own = points[seat]!;
        own.set(source, (own.get(source) ?? 0) + n);
      });
  return points;
}

/** A tower for each seat; the sources of the final scoring are on top. */
export function towersOf(game: Game, points: readonly Sources[], last: readonly string[]): Floor[][] {
  const order = [...game.sources.filter((source) => !last.includes(source)), ...last];
  return points.map((own) => {
    const floors: Floor[] = order.flatMap((source) => {
      const n = own.get(source) ?? 0;
      return n === 0 ? [] : [{ source, points: n }];
    });
    const low = floors.filter((floor) => floor.points < LEAST);
    if (low.length < 2) return floors;
    const others = { source: undefined, points: low.reduce((sum, floor) => sum + floor.points, 0) };
    const high = floors.filter((floor) => floor.points >= LEAST);
    const top = high.findIndex(({ source }) => source !== undefined && last.includes(source));
    return high.toSpliced(top < 0 ? high.length : top, 0, others);
  });
}

/** A source from which one of two seats has more points. */
export interface Compared {
  readonly source: string;
  readonly more: number;
  readonly less: number;
}

/** Why a seat came before another: where it scored more, and where the other did, the largest differences first. */
export interface Reasons {
  readonly winner: Seat;
  readonly other: Seat;
  readonly gained: readonly Compared[];
  readonly lost: readonly Compared[];
}

/** More would be a table. */
const TOLD = 2;

/** Compares the reader with the best of the others; without a reader, the winner with the second. */
export function reasonsOf(
  points: readonly Sources[],
  { places }: Pick<Result, 'places'>,
  reader: Seat | undefined,
): Reasons | undefined {
  const order = places.map((_, seat) => seat).sort((a, b) => places[a]! - places[b]!);
  const winner = reader !== undefined && places[reader] === 1 ? reader : order[0]!;
  const other = reader !== undefined && reader !== winner ? reader : order.find((seat) => seat !== winner);
  if (other === undefined || places[other] === 1) return undefined;
  const more = (one: Seat, than: Seat): Compared[] =>
    [...points[one]!]
      .map(([source, n]) => ({ source, more: n, less: points[than]!.get(source) ?? 0 }))
      .filter((compared) => compared.more > compared.less)
      .sort((a, b) => b.more - b.less - a.more + a.less)
      .slice(0, TOLD);
  return { winner, other, gained: more(winner, other), lost: more(other, winner) };
}
