import type { Page } from 'playwright-core';
import { playMatch } from '../../bots/match.ts';
import { firstSeat, type Game, legalActions, over, phaseOf } from '../../core/game.ts';
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
  readonly options?: Readonly<Record<string, string>>;
}

/** A game of bots, move by move, with its record so far. */
function* played({ game: id, seats, seed, bot = 'greedy', options: raw = {} }: Omit<Wanted, 'part'>) {
  const game = games[id] as unknown as Game;
  const options = parseOptions(game, seats, raw);
  const bots = Array.from({ length: seats }, () => botNamed(bot));
  const taken: [seat: number, action: number][] = [];
  playMatch({ game, options, seed, bots }, (seat, action) => taken.push([seat, action]));
  const s = game.setup(options, seats, seed);
  const header = openHeader(game, options, Array(seats).fill('somebody'), { seed, salt: derivedSalt(seed) });
  const recorder = new Recorder(game, header, game.clone(s));
  for (const [n, [seat, action]] of taken.entries()) {
    yield { game, s, recorder, n, all: taken.length };
    game.apply(s, seat, action);
    recorder.add(seat, action, game.clone(s));
  }
  yield { game, s, recorder, n: taken.length, all: taken.length };
}

type Played = ReturnType<typeof played> extends Generator<infer T> ? T : never;

/** The game as this device keeps it, with a person on the seat to decide. */
function kept({ game: { active }, s, recorder }: Played, id: string, game: GameId, seats: number): KeptGame {
  const own = over(s) ? 0 : firstSeat(active(s));
  return {
    id,
    game,
    bots: Array.from({ length: seats }, (_, seat) => (seat === own ? null : 'random')),
    families: FAMILIES.slice(0, seats),
    names: Array(seats).fill(null),
    record: recorder.text(),
    updated: 0,
    revision: 0,
    over: over(s),
  };
}

/** A stored game of bots up to a decision. */
export function keptAt(wanted: Wanted): KeptGame {
  const { game, seats, part, phase } = wanted;
  let last: Played | undefined;
  for (const at of played(wanted)) {
    last = at;
    if (
      at.n >= Math.floor(part * at.all) &&
      at.n < at.all &&
      (phase === undefined || phaseOf(at.s) === phase)
    )
      break;
  }
  return kept(last!, [game, seats, part, ...(phase ? [phase] : [])].join('-'), game, seats);
}

/** Stored games up to each kind of decision with something to choose, in each third of one game, and at its end. */
export function keptAll(wanted: Omit<Wanted, 'part' | 'phase'>): KeptGame[] {
  const { game, seats } = wanted;
  const found = new Map<string, KeptGame>();
  for (const at of played(wanted)) {
    const ended = over(at.s);
    const open = ended || legalActions(at.game, at.s, firstSeat(at.game.active(at.s))).length > 1;
    const kind = ended ? 'end' : `${phaseOf(at.s)}-${1 + Math.floor((3 * at.n) / at.all)}`;
    if (open && !found.has(kind)) found.set(kind, kept(at, [game, seats, kind].join('-'), game, seats));
  }
  return [...found.values()];
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
