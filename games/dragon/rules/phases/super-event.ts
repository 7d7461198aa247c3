import { LANTERN_PERSON_VP, SUPER_EVENTS, type SuperEvent } from '../data.ts';
import { personCount } from '../palace.ts';
import { monkScore } from '../scoring.ts';
import { trackOrder } from '../track.ts';
import type { DragonEmit, DragonState, Player } from '../types.ts';

/** Appendix B: immediate effects happen here; where players choose, the event's frame is pushed. */
export function superEvent(s: DragonState, emit?: DragonEmit): void {
  const id = SUPER_EVENTS[s.superEvent]!;
  emit?.({ type: 'superEventBegan', event: id });
  const order = trackOrder(s.players);
  switch (id) {
    case 'lanternFestival':
    case 'buddha':
      return score(s, id, emit);
    case 'solarEclipse':
      s.stack.push({ phase: 'event', step: 0 });
      return;
    case 'volcanicEruption':
      return resetMarkers(s, order, emit);
    case 'assassination':
      return losePrivileges(s, emit);
    case 'earthquake':
      s.stack.push({ phase: id, floors: 0, order, turn: -1 });
      return;
    case 'flood':
      s.stack.push({ phase: id, pieces: 0, order, turn: -1 });
      return;
    case 'tornado':
      s.stack.push({ phase: id, cards: 0, order, turn: -1 });
      return;
    case 'sunrise':
      s.stack.push({ phase: id, taken: 0, order, turn: 0 });
      return;
    case 'charter':
      s.stack.push({ phase: id, order, turn: 0 });
  }
}

/** D-SE-3, D-SE-4. */
export const superPoints = (id: SuperEvent, player: Player): number => {
  if (id === 'lanternFestival') return LANTERN_PERSON_VP * personCount(player);
  return id === 'buddha' ? monkScore(player) : 0;
};

function score(s: DragonState, id: SuperEvent, emit?: DragonEmit): void {
  s.players.forEach((player, seat) => {
    const amount = superPoints(id, player);
    player.vp += amount;
    if (amount > 0) emit?.({ type: 'gained', seat, what: 'vp', amount, source: id });
  });
}

/** D-SE-8: the leader lies on top, so the last one is put down first. */
function resetMarkers(s: DragonState, order: readonly number[], emit?: DragonEmit): void {
  for (const seat of order.toReversed()) {
    const player = s.players[seat]!;
    player.track = 0;
    player.arrival = ++s.moves;
  }
  emit?.({ type: 'markersReset' });
}

/** D-SE-11. */
function losePrivileges(s: DragonState, emit?: DragonEmit): void {
  s.players.forEach((player, seat) => {
    const { small, large } = player;
    if (small + large === 0) return;
    player.small = 0;
    player.large = 0;
    emit?.({ type: 'privilegesLost', seat, small, large });
  });
}
