import type { Game, Seat } from '../../core/game.ts';
import type { DecisionEntry } from '../session/session.ts';

/** A floor of the tower at the end: points from one source, or from several small ones together. */
export interface Floor {
  readonly source: string | undefined;
  readonly points: number;
}

/** Fewer points are too low for a floor of their own. */
const LEAST = 5;

/** Where the points of each seat came from, as the rules credit them; the sources of the final scoring on top. */
export function towersOf(
  game: Game,
  entries: readonly DecisionEntry[],
  seats: number,
  last: readonly string[],
): Floor[][] {
  const points = Array.from({ length: seats }, () => new Map<string, number>());
  for (const { events } of entries)
    for (const event of events)
      game.credit(event, (seat: Seat, source, n) => {
        const own = points[seat]!;
        own.set(source, (own.get(source) ?? 0) + n);
      });
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
