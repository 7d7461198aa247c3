import type { DragonEvent } from '../rules/types.ts';

/** Points that an event brings its seat. */
export function points(event: DragonEvent): number {
  switch (event.type) {
    case 'gained':
      return event.what === 'vp' ? event.amount : 0;
    case 'scored':
      return event.palaces + event.ladies + event.privileges;
    case 'finalScored':
      return event.persons + event.monks + event.goods;
    default:
      return 0;
  }
}
