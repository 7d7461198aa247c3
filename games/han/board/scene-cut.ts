import type { Cut, SceneStep, Told } from '../../../client/board/scene.ts';
import type { HanEvent, HanKinds } from '../rules/types.ts';

export type ProvinceScored = Extract<HanEvent, { type: 'provinceScored' }>;

/** A province that is full, and the final scoring. */
export function cut(told: readonly Told<HanKinds>[]): Cut<HanKinds>[] {
  const cuts: Cut<HanKinds>[] = [];
  for (let at = 0; at < told.length; at++) {
    const { event } = told[at]!;
    if (event.type === 'provinceScored' && !event.final) cuts.push(province(told, at, event));
    else if (stepOfEnd(event)) {
      const last = end(told, at);
      cuts.push(last);
      at = last.end - 1;
    }
  }
  return cuts;
}

/** Without the doubling of a fortress, the points of a rank; the ranks are told apart by them (H-SCORE-PAGODA-5). */
const baseOf = ({ points, doubled }: ProvinceScored, seat: number): number =>
  doubled.includes(seat) ? points[seat]! / 2 : points[seat]!;

/** The seats of each rank, best first. */
export function ranksOf(event: ProvinceScored): number[][] {
  const bases = [...new Set(event.points.map((_, seat) => baseOf(event, seat)))].filter((base) => base > 0);
  return bases
    .sort((a, b) => b - a)
    .map((base) => event.points.flatMap((_, seat) => (baseOf(event, seat) === base ? [seat] : [])));
}

function province(told: readonly Told<HanKinds>[], at: number, event: ProvinceScored): Cut<HanKinds> {
  const before = told[at - 1];
  const placed = before?.event.type === 'pagodaPlaced' ? [before.event] : [];
  const ranks = ranksOf(event).map(
    (seats, n): SceneStep<HanKinds> => ({
      id: `rank ${n + 1}`,
      events: [{ ...event, points: event.points.map((points, seat) => (seats.includes(seat) ? points : 0)) }],
    }),
  );
  return {
    id: `province ${event.province}`,
    start: at - placed.length,
    end: at + 1,
    done: true,
    steps: [{ id: 'full', events: placed }, ...ranks],
  };
}

/** The part of the final scoring that an event belongs to, if any. */
function stepOfEnd(event: HanEvent): string | undefined {
  switch (event.type) {
    case 'provinceScored':
      return event.final ? 'provinces' : undefined;
    case 'portsScored':
      return 'ports';
    case 'allianceScored':
      return 'alliances';
    case 'roadsScored':
    case 'ended':
      return 'roads';
    default:
      return undefined;
  }
}

function end(told: readonly Told<HanKinds>[], start: number): Cut<HanKinds> {
  const steps: { id: string; events: HanEvent[] }[] = [];
  let at = start;
  let done = false;
  for (; at < told.length && !done; at++) {
    const { event } = told[at]!;
    const id = stepOfEnd(event);
    if (!id) break;
    if (steps.at(-1)?.id !== id) steps.push({ id, events: [] });
    steps.at(-1)!.events.push(event);
    done = event.type === 'ended';
  }
  return { id: 'end', start, end: at, done, steps };
}
