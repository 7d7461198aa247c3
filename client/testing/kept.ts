import type { Page } from 'playwright-core';
import { playMatch } from '../../bots/match.ts';
import { firstSeat, type Game, over, phaseOf } from '../../core/game.ts';
import { parseOptions } from '../../core/options.ts';
import { derivedSalt, openHeader, Recorder } from '../../core/record.ts';
import { botNamed } from '../../games/all-bots.ts';
import type { GameId } from '../../games/list.ts';
import { games } from '../../games/rules.ts';
import { FAMILIES } from '../board/board.ts';
import type { KeptGame } from '../session/kept.ts';

export interface Wanted {
  readonly game: GameId;
  readonly seats: number;
  readonly seed: string;
  /** Part of the game that is played: from 0 to 1. */
  readonly part: number;
  /** Then continues to the first decision of this phase. */
  readonly phase?: string;
  readonly bot?: string;
}

/** A stored game of bots up to a decision, with a person on the seat to decide. */
export function keptAt({ game: id, seats, seed, part, phase, bot = 'greedy' }: Wanted): KeptGame {
  const game = games[id] as unknown as Game;
  const options = parseOptions(game, seats, {});
  const bots = Array.from({ length: seats }, () => botNamed(bot));
  const taken: [seat: number, action: number][] = [];
  playMatch({ game, options, seed, bots }, (seat, action) => taken.push([seat, action]));
  const s = game.setup(options, seats, seed);
  const header = openHeader(game, options, Array(seats).fill('somebody'), { seed, salt: derivedSalt(seed) });
  const recorder = new Recorder(game, header, game.clone(s));
  const least = Math.floor(part * taken.length);
  for (const [n, [seat, action]] of taken.entries()) {
    if (n >= least && (phase === undefined || phaseOf(s) === phase)) break;
    game.apply(s, seat, action);
    recorder.add(seat, action, game.clone(s));
  }
  const own = over(s) ? 0 : firstSeat(game.active(s));
  return {
    id: [id, seats, part, ...(phase ? [phase] : [])].join('-'),
    game: id,
    bots: Array.from({ length: seats }, (_, seat) => (seat === own ? null : 'random')),
    families: FAMILIES.slice(0, seats),
    names: Array(seats).fill(null),
    record: recorder.text(),
    updated: 0,
    revision: 0,
    over: over(s),
  };
}

/** The games in the browser's database, including the bin. */
export const gamesIn = (page: Page): Promise<KeptGame[]> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('mandate', 1));
    const transaction = database.transaction(['games', 'records']);
    const [entries, ids, records] = await Promise.all([
      answer(transaction.objectStore('games').getAll()),
      answer(transaction.objectStore('records').getAllKeys()),
      answer(transaction.objectStore('records').getAll()),
    ]);
    database.close();
    return entries.map((entry) => ({ ...entry, record: records[ids.indexOf(entry.id)] }));
  });

/** The record of a game in the database. */
export const recordIn = async (page: Page, id: string): Promise<string | undefined> =>
  (await gamesIn(page)).find((game) => game.id === id)?.record;
