import type { OptionsSpec } from '../../../core/game.ts';
import { SUPER_EVENTS } from './data.ts';
import type { DragonOptions } from './types.ts';

const SEAT_INDICES = [0, 1, 2, 3, 4] as const;
const EITHER = [true, false] as const;

/** Section 2.8. */
export const options: OptionsSpec<DragonOptions> = {
  largePrivilegeCost: { values: () => [6, 7], default: 6 },
  startPlayer: { values: (seats) => ['random', ...SEAT_INDICES.slice(0, seats)], default: 'random' },
  openHands: { values: () => EITHER, default: true },
  greatWall: { values: () => EITHER, default: false },
  superEvent: { values: () => ['none', 'random', ...SUPER_EVENTS], default: 'none' },
};
