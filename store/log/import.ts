import { createHash } from 'node:crypto';
import type { Replay } from '../../core/replay.ts';
import type { Result, TableSettings } from '../../protocol/table.ts';
import type { FirstLines, Snapshot, TableRecord } from '../store.ts';
import { decisionOf } from './decision.ts';
import { emptyLedger, fold } from './ledger.ts';
import type { LineDraft, TableLine } from './line.ts';

/** Stands for players on other servers; nobody here has this id. */
const ELSEWHERE = '0'.repeat(20);

export interface ImportedTable {
  readonly table: TableRecord;
  readonly append: FirstLines;
  readonly snapshots: readonly Snapshot[];
}

/** A finished game from another server as a table; the same record always gives the same table. */
export function importRecord(played: Replay, settings: TableSettings, now: number): ImportedTable {
  const { game, header, start, steps } = played;
  const { seed, salt } = header.secret!;
  const table: TableRecord = {
    id: tableIdOf(header.commitment, steps.length),
    game: game.id,
    version: header.version,
    settings,
    listed: false,
    host: ELSEWHERE,
    created: now,
    seed,
    salt,
    commitment: header.commitment,
  };
  const drafts: LineDraft[] = [
    { type: 'open', body: { host: ELSEWHERE } },
    ...header.players.map(
      (name, seat): LineDraft => ({ type: 'sit', body: { seat, person: ELSEWHERE, name } }),
    ),
    {
      type: 'start',
      body: {
        order: header.players.map((_, seat) => seat),
        nonces: [...header.nonces],
        active: game.active(start),
      },
    },
  ];
  const snapshots: Snapshot[] = [{ n: drafts.length, version: game.version, state: start }];
  let before = start;
  for (const { n: ply, seat, action, events, state } of steps) {
    const body = { ply, ...decisionOf(game, { seat, action, before, state }) };
    drafts.push({ type: 'move', body, events });
    if (body.ends) snapshots.push({ n: drafts.length, version: game.version, state });
    before = state;
  }
  const result: Result = {
    reason: 'finished',
    ending: game.ending(before),
    scores: game.scores(before),
    places: game.places(before),
  };
  drafts.push({ type: 'end', body: { result } });
  const lines = drafts.map((draft, i) => ({ ...draft, n: i + 1, at: now }) as TableLine);
  const ledger = lines.reduce(fold, emptyLedger(settings));
  const seats = ledger.seats.map(({ name = '' }) => ({ person: null, name, turn: false }));
  const summary = { status: ledger.status, updated: now, due: null, seats };
  return { table, append: { table: table.id, lines, summary }, snapshots };
}

/** An id in the usual form, derived from the record. */
const tableIdOf = (commitment: string, decisions: number): string =>
  BigInt(`0x${createHash('sha256').update(`${commitment} ${decisions}`).digest('hex')}`)
    .toString(36)
    .padStart(50, '0')
    .slice(-20);
