import type { Game } from '../../core/game.ts';
import { turnEnds } from '../../core/turn.ts';
import type { Entry } from '../../protocol/entry.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { Mark } from '../harness/player.ts';
import { Violation } from '../harness/violation.ts';
import type { Standing } from './course.ts';

/** Times are rounded on the way. */
const TOLERANCE_MS = 2;
const GRACE_MS = 30_000;

/** A clock computed from the times that clients received. */
interface Face {
  left: number;
  /** When it started, while running. */
  since: number | undefined;
}

/** The clocks after each entry, by number, as far as all moves are known; empty without clocks. */
export function clocksOf(game: Game, { settings, seats }: TableInfo, course: readonly Standing[]): Face[][] {
  const { pace } = settings;
  if (pace.kind === 'none') return [];
  const full = pace.seconds * 1000;
  let faces: Face[] = seats.map(() => ({ left: full, since: undefined }));
  const away = new Set(seats.flatMap(({ person }, seat) => (person === undefined ? [seat] : [])));
  let over = false;
  const unknown = course.findIndex(({ begun, state }) => begun && !state);
  return course.slice(0, unknown < 0 ? undefined : unknown).map(({ entry, state, made }) => {
    const { what, at } = entry;
    if (what.type === 'absent' || what.type === 'resign') away.add(what.seat);
    if (what.type === 'back') away.delete(what.seat);
    over ||= what.type === 'end';
    if (what.type === 'credit') {
      faces = faces.map(({ left, since }) => ({
        left,
        since: since === undefined ? since : since + what.ms,
      }));
      return faces;
    }
    const active = state && !over ? game.active(state) : 0;
    const ends = made?.before && made.after && turnEnds(game, made.before, made.seat, made.after);
    faces = faces.map((face, seat) => {
      const runs = (active & (1 << seat)) !== 0 && !away.has(seat);
      const ended = ends === true && made?.seat === seat;
      const next = { ...face };
      if (face.since !== undefined && (!runs || ended)) {
        next.left = Math.max(0, face.left - (at - face.since));
        next.since = undefined;
        if (ended && pace.kind === 'game') {
          const most = Math.max(next.left, (pace.cap ?? Number.POSITIVE_INFINITY) * 1000);
          next.left = Math.min(next.left + pace.increment * 1000, most);
        }
      }
      if (runs && next.since === undefined) {
        next.since = at;
        const returns = what.type === 'back' && what.seat === seat;
        if (pace.kind === 'move' && (returns || isFresh(what))) next.left = full;
        if (pace.kind === 'game' && returns) next.left = Math.max(next.left, pace.increment * 1000, GRACE_MS);
      }
      return next;
    });
    return faces;
  });
}

/** After an undo a turn keeps its remaining time. */
const isFresh = ({ type }: Entry['what']): boolean => type === 'start' || type === 'move' || type === 'redo';

/** Whether the clocks a player received follow from the times in the log. */
export function checkClocks(
  table: string,
  who: string,
  faces: readonly Face[][],
  { n, now, clocks }: Mark,
): void {
  const expected = faces[n - 1];
  if (!expected || !clocks) return;
  for (const [seat, { left, since }] of expected.entries()) {
    const { ms, running } = clocks[seat]!;
    const wanted = since === undefined ? left : Math.max(0, left - (now - since));
    if (running !== (since !== undefined) || Math.abs(ms - wanted) > TOLERANCE_MS)
      throw new Violation(
        table,
        `${who} is shown ${ms} ms (${running ? 'running' : 'halted'}) for seat ${seat} at ${n}, ` +
          `where ${wanted} ms are left (${since === undefined ? 'halted' : 'running'})`,
      );
  }
}
