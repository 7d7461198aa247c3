import { InputError } from '../core/options.ts';
import { shownRating } from '../core/rating.ts';
import { GAME_IDS } from '../games/list.ts';
import type { Store } from '../store/store.ts';
import type { Args, Command } from './command.ts';
import { withStore } from './stored/store.ts';

export const command: Command = {
  usage: '[--annul TABLE | --restore TABLE] [--json]',
  summary: 'Recalculates all ratings from the results, and prints the rankings of each game.',
  flags: {
    annul: {
      type: 'string',
      help: 'declare the game at this table void: it counts in no rating or profile',
    },
    restore: { type: 'string', help: 'let an annulled game count again' },
    json: {
      type: 'boolean',
      help: 'print one JSON object per line of the rankings, and a last one with the count',
    },
  },
  run: ratings,
};

/** People on each board that is printed. */
const PRINTED = 20;

async function ratings(args: Args): Promise<void> {
  args.expectWords(0, 'nothing');
  await withStore(async (store) => {
    for (const [flag, on] of [
      ['annul', true],
      ['restore', false],
    ] as const) {
      const table = args.text(flag);
      if (table !== undefined && !(await store.results.annul(table, on)))
        throw new InputError(`There is no result of a table '${table}' in this store.`);
    }
    const games = await store.results.rateAll();
    for (const game of GAME_IDS) await printBoard(store, game, args.has('json'));
    console.log(args.has('json') ? JSON.stringify({ games }) : `${games} rated games.`);
  });
}

async function printBoard(store: Store, game: string, json: boolean): Promise<void> {
  const board = (await store.results.board(game, 1, 1)).slice(0, PRINTED);
  if (!json && board.length > 0) console.log(game);
  for (const { person, games, ...rating } of board) {
    const name = (await store.people.find(person))?.name ?? '';
    const { points, margin } = shownRating(rating);
    if (json) console.log(JSON.stringify({ game, person, name, points, margin, games }));
    else
      console.log(
        `  ${String(points).padStart(4)} ± ${String(margin).padEnd(3)}  ${name || person} (${games} games)`,
      );
  }
}
