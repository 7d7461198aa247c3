import type { EventId } from './data.ts';
import { CONTAGION, FESTIVAL_FIRST, FESTIVAL_SECOND, MONGOLS_LOSS, PERSON_TYPES, TRIBUTE } from './data.ts';
import { inhabitedCount, symbols } from './palace.ts';
import type { Player } from './types.ts';

/** The effect of an event on a player: goods returned, points gained, persons to release. */
export interface Toll {
  readonly yuan: number;
  readonly rice: number;
  readonly fireworks: number;
  readonly vp: number;
  readonly persons: number;
}

const NOTHING: Toll = { yuan: 0, rice: 0, fireworks: 0, vp: 0, persons: 0 };
const WARRIOR = PERSON_TYPES.indexOf('warrior');
const HEALER = PERSON_TYPES.indexOf('healer');

/** D-EV-1: determined for all players from the same position. Persons beyond those owned lapse later. */
export function tolls(event: EventId, players: readonly Player[]): Toll[] {
  switch (event) {
    case 'peace':
      return players.map(() => NOTHING);
    case 'tribute':
      return players.map(({ yuan }) => {
        const paid = Math.min(TRIBUTE, yuan);
        return { ...NOTHING, yuan: paid, persons: TRIBUTE - paid };
      });
    case 'drought':
      return players.map((player) => {
        const hungry = inhabitedCount(player);
        const paid = Math.min(hungry, player.rice);
        return { ...NOTHING, rice: paid, persons: hungry - paid };
      });
    case 'festival':
      return festival(players);
    case 'mongols': {
      const helmets = players.map((player) => symbols(player, WARRIOR));
      const fewest = Math.min(...helmets);
      return helmets.map((vp) => ({ ...NOTHING, vp, persons: vp === fewest ? MONGOLS_LOSS : 0 }));
    }
    case 'contagion':
      return players.map((player) => ({
        ...NOTHING,
        persons: Math.max(0, CONTAGION - symbols(player, HEALER)),
      }));
  }
}

/** D-FEST-1 to D-FEST-4. */
function festival(players: readonly Player[]): Toll[] {
  let first = 0;
  let second = 0;
  for (const { fireworks } of players) {
    if (fireworks > first) {
      second = first;
      first = fireworks;
    } else if (fireworks < first && fireworks > second) second = fireworks;
  }
  return players.map(({ fireworks }) => {
    if (fireworks === 0 || fireworks < second) return NOTHING;
    const vp = fireworks === first ? FESTIVAL_FIRST : FESTIVAL_SECOND;
    return { ...NOTHING, fireworks: Math.ceil(fireworks / 2), vp };
  });
}
