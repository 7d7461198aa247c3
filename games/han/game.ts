import type { Game } from '../../core/game.ts';
import type { Manifest } from '../../core/manifest.ts';

export const han = {
  id: 'han',
  folder: 'games/han',
  seats: [2, 5],
  minutes: 45,
  usual: 4,
  shelf: 3,
  spec: { file: 'docs/rules/han.md', letter: 'H' },
  brings: ['bot', 'words', 'board', 'terminal', 'rulebook', 'cards', 'lesson', 'scenes', 'puzzles'],
  rules: async () => (await import('./rules/index.ts')).han as unknown as Game,
} as const satisfies Manifest;
