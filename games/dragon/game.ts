import type { Game } from '../../core/game.ts';
import type { Manifest } from '../../core/manifest.ts';

export const dragon = {
  id: 'dragon',
  folder: 'games/dragon',
  seats: [2, 5],
  minutes: 60,
  usual: 4,
  shelf: 1,
  spec: { file: 'docs/rules/year-of-the-dragon.md', letter: 'D' },
  brings: ['bot', 'words', 'board', 'terminal', 'rulebook', 'cards', 'lesson', 'scenes', 'puzzles'],
  rules: async () => (await import('./rules/index.ts')).dragon as unknown as Game,
} as const satisfies Manifest;
