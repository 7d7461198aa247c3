import type { Game, Kinds, Seat } from '../../core/game.ts';
import type { Board } from '../board/board.ts';
import type { Cut, Script, Told } from '../board/scene.ts';

/** Makes the script of a scene: the rules say what each event brings, and the view at the end where that leads. */
export function scriptOf<K extends Kinds>(
  cut: Cut<K>,
  told: readonly Told<K>[],
  view: K['view'],
  { game, score, seats }: { readonly game: Game<K>; readonly score: Board['score']; readonly seats: number },
): Script<K> {
  const last = told[cut.end - 1]!.ply;
  const rest = told.slice(cut.end).flatMap(({ ply, event }) => (ply === last ? [event] : []));
  const after = pointsOf(game, rest, seats);
  const gains = cut.steps.map(({ events }) => pointsOf(game, events, seats));
  const scores = [Array.from({ length: seats }, (_, seat) => score(view, seat) - after[seat]!)];
  for (const gain of gains.toReversed())
    scores.unshift(scores[0]!.map((points, seat) => points - gain[seat]!));
  return { ...cut, view, rest, gains, scores };
}

/** The points that events bring each seat. */
export function pointsOf<K extends Kinds>(
  game: Game<K>,
  events: readonly K['event'][],
  seats: number,
): number[] {
  const points: number[] = Array(seats).fill(0);
  for (const event of events)
    game.credit(event, (seat: Seat, _source, n) => {
      points[seat]! += n;
    });
  return points;
}

/** The last decision of a script. */
export const lastOf = (cut: Cut, told: readonly Told[]): number => told[cut.end - 1]!.ply;
