import type { GameId } from '../../rules/core/game.ts';
import type { TableModel } from '../table/model.ts';
import { flights } from './flights.ts';
import type { Places } from './places.ts';
import { rings } from './rings.ts';
import './places.css';

const GAMES: Readonly<Record<GameId, () => Promise<unknown>>> = {
  confucius: async () => (await import('./confucius.ts')).places,
  dragon: async () => (await import('./dragon.ts')).places,
  han: async () => (await import('./han.ts')).places,
};

/** Shows on the board what the log speaks of, and what changes hands from the decision on that comes after `seen`. */
export async function follow(model: TableModel, seen: number): Promise<() => void> {
  const places = (await GAMES[model.session.game.id]()) as Places;
  const stops = [rings(model, places), flights(model, places, seen)];
  return () => {
    for (const stop of stops) stop();
  };
}
