import type { ScreenSpec } from '../../../../cli/terminal/testing/looks.ts';
import type { ConfuciusView } from '../../rules/types.ts';
import type { ConfuciusTexts } from '../../words/texts.ts';

export const looks: ScreenSpec<ConfuciusTexts, ConfuciusView> = {
  settings: [
    [5, { advanced: 'true' }],
    [4, { advanced: 'true', admiral: 'true' }],
    [4, { admiral: 'true' }],
    [3, { advanced: 'true' }],
    [3, {}],
  ],
  stride: 4,
  windows: [[5, { advanced: 'true' }]],
  pages: [
    [5, { advanced: 'true' }],
    [3, { advanced: 'true' }],
  ],
  worded: true,
  parts: ({ terms: { ministries, foreignLands } }, { lands }) => [
    ...Object.values(ministries),
    ...Object.values(foreignLands).filter((_, land) => lands.includes(land)),
  ],
};
