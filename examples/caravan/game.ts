import type { Game } from '../../core/game.ts';
import type { Manifest } from '../../core/manifest.ts';

export const caravan = {
  id: 'caravan',
  folder: 'examples/caravan',
  seats: [2, 4],
  minutes: 30,
  usual: 3,
  spec: { file: 'examples/caravan/rules.md', letter: 'T' },
  brings: [],
  rules: async () => (await import('./rules/index.ts')).caravan as unknown as Game,
} as const satisfies Manifest;
