import type { GameId } from '../../rules/core/game.ts';
import { confucius } from './confucius.ts';
import { dragon } from './dragon.ts';
import { han } from './han.ts';
import type { Value } from './value.ts';

const VALUES = { confucius, dragon, han } as unknown as Readonly<Record<GameId, Value>>;

export const valueFor = (game: GameId): Value => VALUES[game];
