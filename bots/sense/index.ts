import type { ConfuciusView } from '../../rules/confucius/types.ts';
import type { GameId, Seat } from '../../rules/core/game.ts';
import type { DragonView } from '../../rules/dragon/types.ts';
import type { HanView } from '../../rules/han/types.ts';
import { confuciusWorth } from './confucius.ts';
import { dragonWorth } from './dragon.ts';
import { hanWorth } from './han.ts';

/** What a beginner sees in a position. */
export interface Worth {
  /** Points if the game were scored as things stand. */
  readonly points: number;
  /** Tells positions of equal points apart; more is better. */
  readonly sense: number;
}

export function worth(game: GameId, view: object, seat: Seat): Worth {
  switch (game) {
    case 'confucius':
      return confuciusWorth(view as ConfuciusView, seat);
    case 'dragon':
      return dragonWorth(view as DragonView, seat);
    case 'han':
      return hanWorth(view as HanView, seat);
  }
}
