import type { Game } from '../../core/game.ts';
import type { Manifest } from '../../core/manifest.ts';

export const confucius = {
  id: 'confucius',
  folder: 'games/confucius',
  seats: [3, 5],
  minutes: 120,
  usual: 4,
  shelf: 2,
  spec: { file: 'docs/rules/confucius.md', letter: 'C' },
  brings: ['bot', 'words', 'board', 'terminal', 'rulebook', 'cards', 'lesson', 'scenes'],
  rules: async () => (await import('./rules/index.ts')).confucius as unknown as Game,
} as const satisfies Manifest;
