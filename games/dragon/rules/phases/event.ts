import { EVENT_IDS, GOODS } from '../data.ts';
import { tolls } from '../toll.ts';
import type { DragonEmit, DragonState, PhaseOf } from '../types.ts';
import { startRelease } from './release.ts';
import { wallCheck } from './wall-check.ts';

/** 5.6 Phase 3: payments and points for all at once, then releases, then the check of the wall (D-GW-5). */
export const event: PhaseOf<'event'> = {
  resume(s, f, emit) {
    const id = EVENT_IDS[s.row[s.round - 1]!]!;
    switch (f.step++) {
      case 0:
        strike(s, emit);
        return false;
      case 1:
        if (s.options.greatWall && id === 'mongols') wallCheck(s, s.round, emit);
        return false;
      default:
        emit?.({ type: 'eventEnded', round: s.round, event: id });
        s.stack.pop();
        return false;
    }
  },
};

function strike(s: DragonState, emit?: DragonEmit): void {
  const id = EVENT_IDS[s.row[s.round - 1]!]!;
  emit?.({ type: 'eventBegan', event: id });
  const due = tolls(id, s.players);
  due.forEach((toll, seat) => {
    const player = s.players[seat]!;
    for (const good of GOODS) {
      const amount = toll[good];
      if (amount === 0) continue;
      player[good] -= amount;
      emit?.({ type: 'paid', seat, what: good, amount, source: id });
    }
    player.vp += toll.vp;
    if (toll.vp > 0) emit?.({ type: 'gained', seat, what: 'vp', amount: toll.vp, source: id });
  });
  startRelease(
    s,
    id,
    due.map((toll) => toll.persons),
    emit,
  );
}
