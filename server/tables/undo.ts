import type { Seat } from '../../core/game.ts';
import type { Position } from '../../protocol/position.ts';
import { type Ledger, type Move, votersOf } from '../../store/log/ledger.ts';

/** Whether a seat may take back or redo its last decision, alone or only with everybody's consent. */
export interface Right {
  readonly kind: 'free' | 'ask' | 'refused' | 'rated' | 'nothing' | 'over';
  /** Why the others must agree. */
  readonly stop?: NonNullable<Position['undoStop']>;
  /** How many decisions would remain. */
  readonly ply: number;
}

/** How often the same may be asked: every request calls on all other players. */
const MOST_REFUSALS = 3;

/** Free within the player's own turn, until something hidden is revealed or another seat decides. */
export function undoRight(ledger: Ledger, seat: Seat): Right {
  const ply = ledger.moves.findLastIndex((move) => move.seat === seat);
  if (ledger.status !== 'running') return { kind: 'over', ply };
  // Decisions from before the game was brought here cannot be taken back.
  return ply < (ledger.brought?.moves.length ?? 0)
    ? { kind: 'nothing', ply }
    : right(ledger, seat, 'undo', ledger.moves.slice(ply), ply);
}

/** A seat can redo what it took back until somebody decides. */
export function redoRight(ledger: Ledger, seat: Seat): Right {
  const group = ledger.undone.at(-1);
  const ply = ledger.moves.length + (group?.length ?? 0);
  if (ledger.status !== 'running') return { kind: 'over', ply };
  return group?.[0]?.seat === seat ? right(ledger, seat, 'redo', group, ply) : { kind: 'nothing', ply };
}

function right(
  ledger: Ledger,
  seat: Seat,
  what: 'undo' | 'redo',
  moves: readonly Move[],
  ply: number,
): Right {
  const stop = moves.some((move) => move.seat !== seat)
    ? 'others'
    : moves.some((move) => move.shown)
      ? 'revealed'
      : undefined;
  if (stop === undefined) return { kind: 'free', ply };
  // Bots agree; people who are away have not agreed.
  const asked = votersOf(ledger) & ~(1 << seat);
  // Alone among bots, nobody else stops a player from trying until the cards fit.
  if (asked === 0) return { kind: ledger.settings.rated ? 'rated' : 'free', stop, ply };
  const refused = ledger.refused.some(
    (one) => one.seat === seat && one.for === what && one.ply === ply && one.times >= MOST_REFUSALS,
  );
  return { kind: refused ? 'refused' : 'ask', stop, ply };
}
