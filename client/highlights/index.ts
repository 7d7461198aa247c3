import { highlightsOf } from '../../games/boards.ts';
import type { TableModel } from '../table/model.ts';
import { flights } from './flights.ts';
import { rings } from './rings.ts';
import './highlights.css';

/** Shows on the board what the log speaks of, and what changes hands from the decision on that comes after `seen`. */
export async function follow(model: TableModel, seen: number): Promise<() => void> {
  const highlights = await highlightsOf(model.session.game.id);
  const stops = [rings(model, highlights), flights(model, highlights, seen)];
  return () => {
    for (const stop of stops) stop();
  };
}
