import type { ConfuciusView } from '../../rules/confucius/types.ts';
import type { GameId, Seat } from '../../rules/core/game.ts';
import type { DragonView } from '../../rules/dragon/types.ts';
import { confuciusSense } from './confucius.ts';
import { dragonSense } from './dragon.ts';

/** What a beginner looks at when two moves bring the same points: one number by game, more is better. */
export function sense(game: GameId, view: object, seat: Seat): number {
  switch (game) {
    case 'confucius':
      return confuciusSense(view as ConfuciusView, seat);
    case 'dragon':
      return dragonSense(view as DragonView, seat);
    default:
      return 0;
  }
}
