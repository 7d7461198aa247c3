import type { OptionsSpec } from '../../../core/game.ts';
import type { CaravanOptions } from './types.ts';

export const options: OptionsSpec<CaravanOptions> = {
  rounds: { values: () => [4, 6], default: 6 },
};
