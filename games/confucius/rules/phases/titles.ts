import { TITLE_VP, TITLES } from '../data.ts';
import { holderOf, places } from '../scoring.ts';
import type { ConfuciusEmit, ConfuciusState } from '../types.ts';

/** 6.11, all from the same final position (C-TTL-7). */
export function awardTitles(s: ConfuciusState, emit?: ConfuciusEmit): void {
  TITLES.forEach((title, i) => {
    const seat = holderOf(s, title);
    s.titles = s.titles.with(i, seat);
    const vp = seat < 0 ? 0 : TITLE_VP;
    if (seat >= 0) s.players[seat]!.vp += vp;
    emit?.({ type: 'titleAwarded', title, seat, vp });
  });
  emit?.({ type: 'ended', scores: s.players.map(({ vp }) => vp), places: places(s) });
}
