import type { Game, State } from '../../core/game.ts';
import { applyDecisions } from '../../core/play.ts';
import { gameSeed } from '../../core/record.ts';
import type { Snapshot, TableRecord, Tables } from '../store.ts';
import { reading, UnreadableError } from '../unreadable.ts';
import type { Ledger, Move } from './ledger.ts';

/**
 * States of a running game, replayed from the nearest snapshot, so that old games go on from the state that was
 * stored.
 */
export class History {
  readonly #game: Game;
  readonly #table: TableRecord;
  readonly #tables: Tables;
  /** The latest known turn end, so that undo within a turn needs no query. */
  #base: { n: number; state: State } | undefined;

  constructor(game: Game, table: TableRecord, tables: Tables) {
    this.#game = game;
    this.#table = table;
    this.#tables = tables;
  }

  keep(n: number, state: State): void {
    this.#base = { n, state };
  }

  /** The state after the first `ply` decisions of the ledger. */
  async stateAt(ledger: Ledger, ply: number): Promise<State> {
    const moves = ledger.moves.slice(0, ply);
    if (ply < (ledger.brought?.moves.length ?? 0)) return this.#run(this.#setup(ledger), moves);
    const known = this.#base && { from: indexOf(ledger, moves, this.#base.n), state: this.#base.state };
    const { from, state } = known && known.from >= 0 ? known : await this.#load(ledger, moves);
    return this.#run(state, moves.slice(from));
  }

  /** The latest snapshot that undo has not removed. */
  async #load(ledger: Ledger, moves: readonly Move[]): Promise<{ from: number; state: State }> {
    const kept = new Set((await this.#tables.snapshots(this.#table.id)).map(({ n }) => n));
    const at = moves.findLastIndex(({ n }) => kept.has(n));
    const n = at < 0 ? ledger.started : moves[at]!.n;
    const snapshot = await this.#tables.snapshot(this.#table.id, n);
    // A finished game keeps only its last snapshot, as seed and log give all other states.
    if (!snapshot && ledger.status === 'ended') return { from: 0, state: this.#setup(ledger) };
    if (!snapshot) throw new UnreadableError(`its state at line ${n} of the log is missing`);
    const state = this.#migrate(snapshot);
    this.keep(n, state);
    return { from: at + 1, state };
  }

  #migrate({ n, version, state }: Snapshot): State {
    const { id, version: today } = this.#game;
    if (version > today)
      throw new UnreadableError(
        `its state is of version ${version} of ${id}, and version ${today} plays here`,
      );
    const what = `its state at line ${n}, of version ${version} of ${id}, cannot be read by version ${today}`;
    return reading(what, () => this.#game.migrate(state, version));
  }

  /** Before the first decision; a game that was brought here has no snapshot of it. */
  #setup({ settings, nonces }: Ledger): State {
    return reading('its game cannot be set up again', () =>
      this.#game.setup(settings.options, settings.seats, gameSeed(this.#table.seed, nonces)),
    );
  }

  #run(from: State, moves: readonly Move[]): State {
    return reading('its decisions cannot be made again', () => {
      let state = from;
      for (const made of applyDecisions(this.#game, from, moves)) ({ state } = made);
      // Fails early if the state is damaged, not only at the next decision.
      this.#game.active(state);
      return state;
    });
  }
}

/** How many of the moves a snapshot includes; -1 if some of those were taken back. */
function indexOf(ledger: Ledger, moves: readonly Move[], n: number): number {
  const at = moves.findLastIndex((move) => move.n === n);
  return at < 0 && n !== ledger.started ? -1 : at + 1;
}
