import type { ConfuciusTexts } from '../../../i18n/confucius/texts.ts';
import type { ConfuciusView } from '../../../rules/confucius/types.ts';
import type { Looks } from './looks.ts';

export const confuciusLooks: Looks<ConfuciusTexts, ConfuciusView> = {
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
