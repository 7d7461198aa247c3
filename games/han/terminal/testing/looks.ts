import type { Setting } from '../../../../cli/play/testing/table.ts';
import type { ScreenSpec } from '../../../../cli/terminal/testing/looks.ts';
import type { HanTexts } from '../../words/texts.ts';

export const SIDE_2 = { map: 'ways-of-diplomacy' };

const SETTINGS: readonly Setting[] = [
  [5, {}],
  [5, { fortresses: 'true' }],
  [4, { fortresses: 'true', portScoring: 'false' }],
  [3, { borderJoker: 'true' }],
  [4, { ...SIDE_2, fortresses: 'true' }],
  [3, { ...SIDE_2, removal: 'total' }],
  [2, { ...SIDE_2, fortresses: 'true' }],
];

export const looks: ScreenSpec<HanTexts> = {
  settings: [...SETTINGS, ...SETTINGS],
  stride: 3,
  windows: [
    [5, { fortresses: 'true' }],
    [4, { ...SIDE_2, fortresses: 'true' }],
  ],
  pages: [
    [5, { fortresses: 'true' }],
    [2, SIDE_2],
  ],
  worded: false,
  // The roads of the map are drawn.
  parts: ({ terms: { supply, display } }) => [supply, display, /[─═]/],
};
