import type { OptionsSpec } from '../../../core/game.ts';
import { BOARDS } from './board.ts';
import { MAP_IDS } from './data.ts';
import type { HanOptions } from './types.ts';

const SEAT_INDICES = [0, 1, 2, 3, 4] as const;
const EITHER = [true, false] as const;

/** H-SETUP-1, H-SETUP-5, H-SETUP-6: ports and border spaces are on side 1 only, the second reading of the removal on side 2 only. */
export const options: OptionsSpec<HanOptions> = {
  map: {
    values: (seats) => MAP_IDS.filter((_, side) => fits(side, seats)),
    default: 'border-disputes',
  },
  fortresses: { values: () => EITHER, default: false },
  portScoring: { values: (_seats, chosen) => (chosen?.map === MAP_IDS[1] ? [false] : EITHER), default: true },
  removal: {
    values: (_seats, chosen) => (chosen?.map === MAP_IDS[0] ? ['perColour'] : ['perColour', 'total']),
    default: 'perColour',
  },
  borderJoker: {
    values: (_seats, chosen) => (chosen?.map === MAP_IDS[1] ? [false] : EITHER),
    default: false,
    // H-RULE-5: the first edition of the rules allowed the pair.
    added: { version: 2, before: ({ map }) => map === MAP_IDS[0] },
  },
  startPlayer: { values: (seats) => ['random', ...SEAT_INDICES.slice(0, seats)], default: 'random' },
};

const fits = (side: number, seats: number): boolean => {
  const [min, max] = BOARDS[side]!.seats;
  return seats >= min && seats <= max;
};
