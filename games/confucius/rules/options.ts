import type { OptionsSpec } from '../../../core/game.ts';
import type { ConfuciusOptions } from './types.ts';

const EITHER = [true, false] as const;

/** C-OPT-2, C-OPT-3. */
export const options: OptionsSpec<ConfuciusOptions> = {
  advanced: { values: () => EITHER, default: false },
  admiral: { values: () => EITHER, default: false },
};
