import { placesOf } from '../../games/boards.ts';
import type { TableModel } from '../table/model.ts';
import { flights } from './flights.ts';
import { rings } from './rings.ts';
import './places.css';

/** Shows on the board what the log speaks of, and what changes hands from the decision on that comes after `seen`. */
export async function follow(model: TableModel, seen: number): Promise<() => void> {
  const places = await placesOf(model.session.game.id);
  const stops = [rings(model, places), flights(model, places, seen)];
  return () => {
    for (const stop of stops) stop();
  };
}
