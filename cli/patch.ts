import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../rules/core/game.ts';
import { rerun } from '../store/log/rerun.ts';
import type { Store } from '../store/store.ts';
import type { Args, Command } from './command.ts';
import { Progress } from './progress.ts';
import { everyTable, requireNoServer, withStore } from './stored/store.ts';
import { type KeptTable, readTable } from './stored/table.ts';

export const command: Command = {
  usage: '[TABLE …] [--write] [--json]',
  summary: 'Plays stored games again by the rules of today and says where they depart.',
  flags: {
    write: { type: 'boolean', help: 'lets running games go on from the states found, where none departs' },
    json: {
      type: 'boolean',
      help: 'one JSON object a table that does not hold, and a last one with the counts',
    },
  },
  run: patch,
};

interface Verdict {
  readonly verdict: 'holds' | 'differs' | 'departs';
  readonly ply?: number;
  readonly reason?: string;
}

async function patch(args: Args): Promise<void> {
  const counts: Record<Verdict['verdict'], number> & { written: number } = {
    holds: 0,
    differs: 0,
    departs: 0,
    written: 0,
  };
  await withStore(async (store) => {
    if (args.has('write')) await requireNoServer(store);
    const progress = new Progress('patch');
    let seen = 0;
    for await (const id of args.words.length > 0 ? args.words : everyTable(store)) {
      const kept = await readTable(store, id);
      if (kept.ledger.started === 0) continue;
      const { verdict, ply, reason } = await check(store, kept, args.has('write'));
      counts[verdict]++;
      if (verdict === 'differs' && args.has('write') && kept.ledger.status === 'running') counts.written++;
      if (verdict !== 'holds')
        tell(args, { table: id, game: kept.game.id, status: kept.ledger.status, verdict, ply, reason });
      progress.note(`${++seen} games`);
    }
    progress.end();
  });
  if (args.has('json')) console.log(JSON.stringify(counts));
  else
    console.log(
      `${counts.holds} games hold, ${counts.differs} come out otherwise (${counts.written} written), ${counts.departs} depart.`,
    );
}

/** Compares a game with what its snapshots say, and writes them anew if that is wanted. */
async function check(store: Store, { game, table, ledger }: KeptTable, write: boolean): Promise<Verdict> {
  const again = rerun(game, table, ledger);
  if (again.departs) return { verdict: 'departs', ply: again.ply, reason: again.reason };
  const kept = new Set((await store.tables.snapshots(table.id)).map(({ n }) => n));
  for (const { n, state } of again.snapshots) {
    // Of an ended game only the last state is kept.
    if (!kept.has(n) || (await sameState(store, game, table.id, n, state))) continue;
    if (write && ledger.status === 'running') await store.tables.replaceSnapshots(table.id, again.snapshots);
    const ply = ledger.moves.findIndex((move) => move.n === n) + 1;
    return { verdict: 'differs', ply, reason: 'the state is another' };
  }
  return { verdict: 'holds' };
}

async function sameState(
  store: Store,
  game: Game,
  table: string,
  n: number,
  state: object,
): Promise<boolean> {
  const kept = await store.tables.snapshot(table, n);
  return kept !== undefined && isDeepStrictEqual(game.migrate(kept.state, kept.version), state);
}

function tell(args: Args, line: Record<string, unknown>): void {
  if (args.has('json')) console.log(JSON.stringify(line));
  else
    console.log(
      `${line.table} ${line.game} (${line.status}): ${line.verdict} at decision ${line.ply}: ${line.reason}.`,
    );
}
