import type { Seat } from '../../../core/game.ts';
import { boardOf } from './board.ts';
import { roadChains, roadScore } from './roads.ts';
import { alliancePoints, portScoring, provinceScoring } from './scoring.ts';
import type { Table } from './types.ts';

/** Points from one source: as the pieces stand, and the part still to come if the game ended now. */
interface Pay {
  readonly now: number;
  readonly due: number;
}

export interface PlayerLens {
  /** Points on the track. */
  readonly score: number;
  /** By province in the order of the board, and by alliance from number 1. */
  readonly provinces: readonly Pay[];
  readonly alliances: readonly Pay[];
  readonly ports: Pay;
  readonly roads: Pay;
  /** The scoring chains, as spaces. */
  readonly chains: readonly (readonly number[])[];
  /** The final score if the game ended now. */
  readonly total: number;
}

const pay = (now: number, due = now): Pay => ({ now, due });
const dueOf = (pays: readonly Pay[]): number => pays.reduce((sum, { due }) => sum + due, 0);

/**
 * The score lens, by seat. A province with its marker has already scored; everything else scores at the end (6.8).
 * It uses public information only, so every viewer sees the same.
 */
export function lens(t: Table): PlayerLens[] {
  const board = boardOf(t.options.map);
  const provinces = board.provinceIds.map((_, q) => provinceScoring(t, q).points);
  const alliances = board.alliances.map((_, n) => alliancePoints(t, n));
  const ports = t.options.portScoring ? portScoring(t).points : t.scores.map(() => 0);
  const ended = t.stack.length === 0;
  return t.scores.map((score, seat: Seat) => {
    const atEnd = (points: number): Pay => pay(points, ended ? 0 : points);
    const player = {
      score,
      provinces: provinces.map((points, q) => pay(points[seat]!, t.scored & (1 << q) ? 0 : points[seat]!)),
      alliances: alliances.map((points) => atEnd(points[seat]!)),
      ports: atEnd(ports[seat]!),
      roads: atEnd(roadScore(t, seat)),
      chains: roadChains(t, seat),
    };
    const due = dueOf([...player.provinces, ...player.alliances, player.ports, player.roads]);
    return { ...player, total: score + due };
  });
}
