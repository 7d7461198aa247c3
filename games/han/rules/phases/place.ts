import type { Seat } from '../../../../core/game.ts';
import { type Board, boardOf } from '../board.ts';
import { EMISSARY, FORTRESS, PAGODA } from '../codec.ts';
import { MAX_PIECES } from '../data.ts';
import { canPlace, listTargets, whyNotThere } from '../targets.ts';
import { inTurn, turnOf } from '../turn.ts';
import type { HanEmit, HanState, PhaseOf, Turn } from '../types.ts';
import { whyNotNow } from './action.ts';
import { startDraw } from './draw.ts';
import { scoreProvince } from './pagoda-scoring.ts';

/** The piece that the played cards pay for. */
export const place: PhaseOf<'place'> = {
  resume: () => true,
  active: inTurn,
  legal(s, f, _seat, out) {
    listTargets(s, turnOf(s), f.payment, out);
  },
  why(s, f, _seat, move) {
    if (move.type === 'pagoda' || move.type === 'emissary' || move.type === 'fortress')
      return whyNotThere(s, turnOf(s), f.payment, move);
    return whyNotNow(move);
  },
  apply(s, _f, seat, a, emit) {
    const board = boardOf(s.options.map);
    if (a < EMISSARY) placePagoda(s, board, seat, a - PAGODA - board.firstSpace, emit);
    else if (a < FORTRESS) placeEmissary(s, board, seat, a - EMISSARY - board.firstProvince, emit);
    else placeFortress(s, board, seat, a - FORTRESS - board.firstSpace, emit);
    const turn = turnOf(s);
    if (++turn.placed < MAX_PIECES && canPlace(s, turn)) s.stack[s.stack.length - 1] = { phase: 'second' };
    else startDraw(s);
  },
};

/** H-PLACE-8. */
function touch(turn: Turn, mask: number): void {
  turn.set &= mask;
  turn.touched |= mask;
}

function placePagoda(s: HanState, board: Board, seat: Seat, space: number, emit?: HanEmit): void {
  touch(turnOf(s), board.spaceMask[space]!);
  s.pagodas[space] = seat;
  s.pagodaSupply[seat]!--;
  emit?.({
    type: 'pagodaPlaced',
    seat,
    space: board.spaceIds[space]!,
    fortified: s.fortresses.includes(space),
  });
  const seats = s.scores.length;
  for (const q of board.spaceProvinces[space]!) s.presence[q * seats + seat]!++;
  for (const q of board.spaceProvinces[space]!) if (isFull(s, board, q)) scoreProvince(s, q, false, emit);
}

/** H-PAGODA-2. */
function isFull(s: HanState, board: Board, province: number): boolean {
  for (const space of board.spaces[province]!) if (s.pagodas[space]! < 0) return false;
  return true;
}

function placeEmissary(s: HanState, board: Board, seat: Seat, province: number, emit?: HanEmit): void {
  touch(turnOf(s), 1 << province);
  s.emissaries[province * s.scores.length + seat]!++;
  s.emissarySupply[seat]!--;
  emit?.({ type: 'emissaryPlaced', seat, province: board.provinceIds[province]! });
}

function placeFortress(s: HanState, board: Board, seat: Seat, space: number, emit?: HanEmit): void {
  touch(turnOf(s), board.spaceMask[space]!);
  s.fortresses.push(space);
  s.fortressSupply[seat]!--;
  emit?.({ type: 'fortressPlaced', seat, space: board.spaceIds[space]! });
}
