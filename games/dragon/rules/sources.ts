import type { Seat } from '../../../core/game.ts';
import { EVENT_IDS, SUPER_EVENTS } from './data.ts';
import type { DragonEvent } from './types.ts';

/** Sources of points. */
export const SOURCES = [
  'palaces',
  'ladies',
  'privileges',
  'research',
  'festivals',
  'mongols',
  'superEvent',
  'wall',
  'persons',
  'monks',
  'goods',
] as const;
type Source = (typeof SOURCES)[number];

/** The points that an event gives each seat. */
export function credit(e: DragonEvent, add: (seat: Seat, source: Source, points: number) => void): void {
  if (e.type === 'scored') {
    add(e.seat, 'palaces', e.palaces);
    add(e.seat, 'ladies', e.ladies);
    add(e.seat, 'privileges', e.privileges);
  } else if (e.type === 'finalScored') {
    add(e.seat, 'persons', e.persons);
    add(e.seat, 'monks', e.monks);
    add(e.seat, 'goods', e.goods);
  } else if (e.type === 'gained' && e.what === 'vp') add(e.seat, sourceOf(e.source), e.amount);
}

function sourceOf(given: Extract<DragonEvent, { type: 'gained' }>['source']): Source {
  if (given === 'wallCheck' || given === 'wall') return 'wall';
  if (isOneOf(SUPER_EVENTS, given)) return 'superEvent';
  if (isOneOf(EVENT_IDS, given)) return given === 'mongols' ? 'mongols' : 'festivals';
  return 'research';
}

const isOneOf = <T extends string>(list: readonly T[], id: string): id is T =>
  (list as readonly string[]).includes(id);
