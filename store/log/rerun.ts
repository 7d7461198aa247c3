import type { Game, State } from '../../core/game.ts';
import { play } from '../../core/play.ts';
import { gameSeed } from '../../core/record.ts';
import type { Snapshot, TableRecord } from '../store.ts';
import type { Ledger } from './ledger.ts';

/** A stored game replayed from its seed by today's rules. */
export type Rerun =
  | { readonly departs: false; readonly snapshots: readonly Snapshot[]; readonly state: State }
  | { readonly departs: true; readonly ply: number; readonly reason: string };

export function rerun(game: Game, table: TableRecord, ledger: Ledger): Rerun {
  const { settings, nonces, started, moves } = ledger;
  let state = game.setup(settings.options, settings.seats, gameSeed(table.seed, nonces));
  const { version } = game;
  const snapshots: Snapshot[] = [{ n: started, version, state }];
  for (const [i, { n, seat, action, active, ends }] of moves.entries()) {
    const departs = (reason: string): Rerun => ({ departs: true, ply: i + 1, reason });
    const played = play(game, state, seat, action);
    if (!played.ok)
      return departs(`'${game.notate(action)}' of seat ${seat} is not legal (${played.rules.join(', ')})`);
    ({ state } = played);
    if (game.active(state) !== active && i < moves.length - 1)
      return departs(`after '${game.notate(action)}' of seat ${seat} somebody else is to decide`);
    // Decisions from before the game was brought here belong to its start.
    if (n === started) snapshots[0] = { n, version, state };
    else if (ends) snapshots.push({ n, version, state });
  }
  return { departs: false, snapshots, state };
}
