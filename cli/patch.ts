import { isDeepStrictEqual } from 'node:util';
import type { Game } from '../core/game.ts';
import { rerun } from '../store/log/rerun.ts';
import { type SnapshotLine, type Store, StoreError } from '../store/store.ts';
import { reading, UnreadableError } from '../store/unreadable.ts';
import type { Args, Command } from './command.ts';
import { Progress } from './progress.ts';
import { everyTable, requireNoServer, withStore } from './stored/store.ts';
import { type KeptTable, readTable } from './stored/table.ts';

export const command: Command = {
  usage: '[TABLE …] [--write] [--json]',
  summary: 'Replays stored games by the current rules and reports where they differ.',
  flags: {
    write: { type: 'boolean', help: 'let running games continue from the states found, if none differs' },
    json: {
      type: 'boolean',
      help: 'print one JSON object per table that differs, and a last one with the counts',
    },
  },
  run: patch,
};

interface Verdict {
  readonly verdict: 'holds' | 'differs' | 'departs' | 'unreadable';
  readonly ply?: number;
  readonly reason?: string;
}

async function patch(args: Args): Promise<void> {
  const counts: Record<Verdict['verdict'], number> & { written: number } = {
    holds: 0,
    differs: 0,
    departs: 0,
    unreadable: 0,
    written: 0,
  };
  await withStore(async (store) => {
    if (args.has('write')) await requireNoServer(store);
    const progress = new Progress('patch');
    let seen = 0;
    for await (const id of args.words.length > 0 ? args.words : everyTable(store)) {
      const found = await patchTable(store, id, args.has('write'));
      if (!found) continue;
      const { verdict, written } = found;
      counts[verdict]++;
      if (written) counts.written++;
      if (verdict !== 'holds') tell(args, { table: id, ...found });
      progress.note(`${++seen} games`);
    }
    progress.end();
  });
  if (args.has('json')) console.log(JSON.stringify(counts));
  else
    console.log(
      `${counts.holds} games hold, ${counts.differs} come out otherwise (${counts.written} written), ${counts.departs} depart, ${counts.unreadable} cannot be read.`,
    );
}

interface Found extends Verdict {
  readonly game?: string;
  readonly status?: string;
  readonly written: boolean;
}

/** Patches one table; undefined if its game has not begun. An unreadable table does not stop the others. */
async function patchTable(store: Store, id: string, write: boolean): Promise<Found | undefined> {
  try {
    const kept = await readTable(store, id);
    const { status, started } = kept.ledger;
    if (started === 0) return undefined;
    const verdict = await check(store, kept, write);
    const written = verdict.verdict === 'differs' && write && status === 'running';
    return { game: kept.game.id, status, ...verdict, written };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return { verdict: 'unreadable', reason: error.message, written: false };
  }
}

/** Compares a game with its snapshots, and rewrites them with `--write`. */
async function check(store: Store, { game, table, ledger }: KeptTable, write: boolean): Promise<Verdict> {
  const again = reading('its game cannot be played again', () => rerun(game, table, ledger));
  if (again.departs) return { verdict: 'departs', ply: again.ply, reason: again.reason };
  const kept = new Map((await store.tables.snapshots(table.id)).map((line) => [line.n, line]));
  for (const { n, state } of again.snapshots) {
    const line = kept.get(n);
    // An ended game has only its last snapshot.
    if (!line || (await sameState(store, game, table.id, line, state))) continue;
    if (write && ledger.status === 'running') await store.tables.replaceSnapshots(table.id, again.snapshots);
    const ply = ledger.moves.findIndex((move) => move.n === n) + 1;
    return { verdict: 'differs', ply, reason: 'the state is another' };
  }
  return { verdict: 'holds' };
}

/** An unreadable state counts as different, so that `--write` repairs it; one of a later version is left alone. */
async function sameState(
  store: Store,
  game: Game,
  table: string,
  { n, version }: SnapshotLine,
  state: object,
): Promise<boolean> {
  if (version > game.version)
    throw new UnreadableError(
      `its state is of version ${version} of ${game.id}, and version ${game.version} plays here`,
    );
  try {
    const kept = await store.tables.snapshot(table, n);
    return kept !== undefined && isDeepStrictEqual(game.migrate(kept.state, version), state);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    return false;
  }
}

function tell(args: Args, { written: _, ...line }: Found & { readonly table: string }): void {
  const { table, game, status, verdict, ply, reason } = line;
  if (args.has('json')) return console.log(JSON.stringify(line));
  const which = game === undefined ? table : `${table} ${game} (${status})`;
  console.log(`${which}: ${verdict}${ply === undefined ? '' : ` at decision ${ply}`}: ${reason}.`);
}
