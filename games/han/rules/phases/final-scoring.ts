import { seatsOf } from '../../../../core/game.ts';
import { boardOf } from '../board.ts';
import { roadChains, roadScore } from '../roads.ts';
import { alliancePoints, places, portScoring } from '../scoring.ts';
import type { HanEmit, HanState } from '../types.ts';
import { addPoints, scoreProvince } from './pagoda-scoring.ts';

/** 6.8, in the order of H-FINAL-1. */
export function finalScoring(s: HanState, emit?: HanEmit): void {
  const board = boardOf(s.options.map);
  for (let q = 0; q < board.provinceIds.length; q++)
    if ((s.scored & (1 << q)) === 0) scoreProvince(s, q, true, emit);
  if (s.options.portScoring) scorePorts(s, emit);
  for (let n = 0; n < board.alliances.length; n++) scoreAlliance(s, n, emit);
  for (let seat = 0; seat < s.scores.length; seat++) scoreRoads(s, seat, emit);
  emit?.({ type: 'ended', scores: s.scores.slice(), places: places(s) });
}

function scorePorts(s: HanState, emit?: HanEmit): void {
  const { points, doubled } = portScoring(s);
  addPoints(s, points);
  emit?.({ type: 'portsScored', points, doubled: seatsOf(doubled) });
}

function scoreAlliance(s: HanState, n: number, emit?: HanEmit): void {
  const points = alliancePoints(s, n);
  addPoints(s, points);
  if (!emit) return;
  const { alliances, provinceIds } = boardOf(s.options.map);
  const [a, b] = alliances[n]!;
  emit({ type: 'allianceScored', n: n + 1, provinces: [provinceIds[a]!, provinceIds[b]!], points });
}

function scoreRoads(s: HanState, seat: number, emit?: HanEmit): void {
  const points = roadScore(s, seat);
  s.scores[seat]! += points;
  if (!emit) return;
  const { spaceIds } = boardOf(s.options.map);
  const chains = roadChains(s, seat).map((chain) => chain.map((space) => spaceIds[space]!));
  emit({ type: 'roadsScored', seat, points, chains });
}
