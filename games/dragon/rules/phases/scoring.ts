import { finalScore, places, roundScore } from '../scoring.ts';
import type { DragonEmit, DragonState } from '../types.ts';

/** 5.8 Phase 4. */
export function roundScoring(s: DragonState, emit?: DragonEmit): void {
  s.players.forEach((player, seat) => {
    const { palaces, ladies, privileges } = roundScore(player);
    player.vp += palaces + ladies + privileges;
    emit?.({ type: 'scored', seat, palaces, ladies, privileges });
  });
}

/** 5.9 End of the game (D-FINAL-1). */
export function finalScoring(s: DragonState, emit?: DragonEmit): void {
  s.players.forEach((player, seat) => {
    const { persons, monks, goods } = finalScore(player);
    player.vp += persons + monks + goods;
    emit?.({ type: 'finalScored', seat, persons, monks, goods });
  });
  emit?.({ type: 'ended', scores: s.players.map((player) => player.vp), places: places(s.players) });
}
