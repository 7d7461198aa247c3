import type { GreedyScore } from '../../../bots/game-bot.ts';
import type { Action, Seat } from '../../../core/game.ts';
import { boardOf } from '../rules/board.ts';
import { EMISSARY, FORTRESS, PAGODA } from '../rules/codec.ts';
import { roadScore } from '../rules/roads.ts';
import { alliancePoints, portScoring, provinceScoring } from '../rules/scoring.ts';
import { listTargets } from '../rules/targets.ts';
import { turnOf } from '../rules/turn.ts';
import type { HanView, Table } from '../rules/types.ts';

const CARD = 0.1;

/** Points as if the game ended now; tiebreak: rivals' points and matching cards. */
export function greedyScore(view: HanView, seat: Seat): GreedyScore {
  const top = view.stack[view.stack.length - 1];
  const cards = CARD * Math.max(0, ...view.hand);
  if (top?.phase !== 'place') return assess(view, seat, cards);
  // Cards that lie paid are worth the best piece they buy.
  const targets: Action[] = [];
  listTargets(view, turnOf(view), top.payment, targets);
  return targets
    .map((action) => assess(withPiece(view, seat, action), seat, cards))
    .reduce((best, found) => (isBetter(found, best) ? found : best));
}

const isBetter = (a: GreedyScore, b: GreedyScore): boolean =>
  a.points !== b.points ? a.points > b.points : a.tiebreak > b.tiebreak;

function assess(t: Table, seat: Seat, cards: number): GreedyScore {
  const totals = totalsNow(t);
  const rival = Math.max(...totals.filter((_, k) => k !== seat));
  const roads = t.stack.length === 0 ? 0 : roadScore(t, seat);
  return { points: totals[seat]! + roads, tiebreak: cards - rival };
}

/** Everybody's points if the game ended now, but for roads. */
function totalsNow(t: Table): number[] {
  if (t.stack.length === 0) return t.scores;
  const board = boardOf(t.options.map);
  const totals = t.scores.slice();
  const add = (points: readonly number[]): void => {
    for (let seat = 0; seat < totals.length; seat++) totals[seat]! += points[seat]!;
  };
  for (let q = 0; q < board.provinceIds.length; q++)
    if ((t.scored & (1 << q)) === 0) add(provinceScoring(t, q).points);
  if (t.options.portScoring) add(portScoring(t).points);
  for (let n = 0; n < board.alliances.length; n++) add(alliancePoints(t, n));
  return totals;
}

function withPiece(t: Table, seat: Seat, action: Action): Table {
  const board = boardOf(t.options.map);
  const seats = t.scores.length;
  if (action >= FORTRESS)
    return { ...t, fortresses: [...t.fortresses, action - FORTRESS - board.firstSpace] };
  if (action >= EMISSARY) {
    const emissaries = t.emissaries.slice();
    emissaries[(action - EMISSARY - board.firstProvince) * seats + seat]!++;
    return { ...t, emissaries };
  }
  const space = action - PAGODA - board.firstSpace;
  const pagodas = t.pagodas.slice();
  const presence = t.presence.slice();
  pagodas[space] = seat;
  for (const q of board.spaceProvinces[space]!) presence[q * seats + seat]!++;
  return { ...t, pagodas, presence };
}
