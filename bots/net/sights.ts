import type { GameId } from '../../rules/core/game.ts';
import { dragonSight } from './dragon.ts';
import type { Sight } from './judge.ts';

const SIGHTS: Readonly<Partial<Record<GameId, Sight>>> = { dragon: dragonSight as unknown as Sight };

export function sightOf(game: GameId): Sight {
  const sight = SIGHTS[game];
  if (!sight) throw new Error(`There are no features of ${game} yet.`);
  return sight;
}
