import type { Seat } from '../../../core/game.ts';
import type { HanEvent } from './types.ts';

/** What points are given for. */
export const SOURCES = ['provinces', 'ports', 'alliances', 'roads'] as const;
type Source = (typeof SOURCES)[number];

const SHARED = {
  provinceScored: 'provinces',
  portsScored: 'ports',
  allianceScored: 'alliances',
} as const satisfies Partial<Record<HanEvent['type'], Source>>;

/** What an event gives, told seat by seat. */
export function credit(e: HanEvent, add: (seat: Seat, source: Source, points: number) => void): void {
  if (e.type === 'roadsScored') add(e.seat, 'roads', e.points);
  else if (e.type === 'provinceScored' || e.type === 'portsScored' || e.type === 'allianceScored')
    for (let seat = 0; seat < e.points.length; seat++) add(seat, SHARED[e.type], e.points[seat]!);
}
