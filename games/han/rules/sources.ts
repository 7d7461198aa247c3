import type { Seat } from '../../../core/game.ts';
import type { HanEvent } from './types.ts';

/** Sources of points. */
export const SOURCES = ['provinces', 'ports', 'alliances', 'roads'] as const;
type Source = (typeof SOURCES)[number];

const SHARED = {
  provinceScored: 'provinces',
  portsScored: 'ports',
  allianceScored: 'alliances',
} as const satisfies Partial<Record<HanEvent['type'], Source>>;

/** The points that an event gives each seat. */
export function credit(e: HanEvent, add: (seat: Seat, source: Source, points: number) => void): void {
  if (e.type === 'roadsScored') add(e.seat, 'roads', e.points);
  else if (e.type === 'provinceScored' || e.type === 'portsScored' || e.type === 'allianceScored')
    for (let seat = 0; seat < e.points.length; seat++) add(seat, SHARED[e.type], e.points[seat]!);
}
