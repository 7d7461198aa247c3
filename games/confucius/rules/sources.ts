import type { Seat } from '../../../core/game.ts';
import type { ConfuciusEvent } from './types.ts';

/** Sources of points. */
export const SOURCES = ['ministries', 'distant', 'foreign', 'insult', 'titles'] as const;
type Source = (typeof SOURCES)[number];

/** The points that an event gives each seat. */
export function credit(e: ConfuciusEvent, add: (seat: Seat, source: Source, points: number) => void): void {
  switch (e.type) {
    case 'appointed':
      return add(e.seat, 'ministries', e.vp);
    case 'landed':
      return add(e.seat, 'distant', e.vp);
    case 'conquered':
      return add(e.seat, 'foreign', e.vp);
    case 'insulted':
      return add(e.seat, 'insult', e.vp);
    case 'titleAwarded':
      return e.seat < 0 ? undefined : add(e.seat, 'titles', e.vp);
  }
}
