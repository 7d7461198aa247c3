import { seatsOf } from '../../../../core/game.ts';
import { boardOf } from '../board.ts';
import { provinceScoring } from '../scoring.ts';
import type { HanEmit, HanState } from '../types.ts';

export function addPoints(s: HanState, points: readonly number[]): void {
  for (let i = 0; i < points.length; i++) s.scores[i]! += points[i]!;
}

/** 6.7, when a province is full (H-PAGODA-3) and at the end (H-FINAL-2). */
export function scoreProvince(s: HanState, province: number, final: boolean, emit?: HanEmit): void {
  const { points, doubled } = provinceScoring(s, province);
  addPoints(s, points);
  s.scored |= 1 << province;
  emit?.({
    type: 'provinceScored',
    province: boardOf(s.options.map).provinceIds[province]!,
    points,
    doubled: seatsOf(doubled),
    final,
  });
}
