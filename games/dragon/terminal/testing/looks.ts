import type { Setting } from '../../../../cli/play/testing/table.ts';
import type { ScreenSpec } from '../../../../cli/terminal/testing/looks.ts';
import { SUPER_EVENTS } from '../../rules/data.ts';

const SETTINGS: readonly Setting[] = [
  [5, {}],
  [5, { greatWall: 'true', openHands: 'false' }],
  [4, { greatWall: 'true', largePrivilegeCost: '7' }],
  [3, {}],
  [2, { greatWall: 'true' }],
];

export const looks: ScreenSpec = {
  settings: [...SUPER_EVENTS, 'none', 'random'].map((superEvent, k) => {
    const [seats, given] = SETTINGS[k % SETTINGS.length]!;
    return [seats, { ...given, superEvent }];
  }),
  stride: 4,
  windows: [[5, { greatWall: 'true', superEvent: 'flood' }]],
  pages: [[5, { superEvent: 'earthquake' }]],
  worded: false,
  parts: () => [],
};
