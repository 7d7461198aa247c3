import type { EventId, SuperEvent } from './data.ts';
import {
  EARTHQUAKE_FLOORS,
  EVENT_IDS,
  LANTERN_PERSON_VP,
  ROUNDS,
  SUPER_EVENTS,
  SUPER_ROUND,
  TORNADO_CARDS,
  WALL_LENGTH,
} from './data.ts';
import { floorCount, personCount } from './palace.ts';
import { floodPieces } from './phases/flood.ts';
import { eventBegun } from './phases/round.ts';
import { superPoints } from './phases/super-event.ts';
import { wallToll } from './phases/wall-check.ts';
import { type Toll, tolls } from './toll.ts';
import type { DragonView, Player } from './types.ts';

/** The effect of one month on one player if nothing changed until then. All figures are counts, never negative. */
export interface Outlook extends Toll {
  /** Super events only. */
  readonly floors: number;
  readonly cards: number;
  readonly pieces: number;
  readonly privileges: number;
}

export interface MonthForecast {
  readonly month: number;
  readonly event: EventId;
  readonly superEvent: SuperEvent | undefined;
  /** By seat. */
  readonly players: Outlook[];
}

/** The forecast lens: each coming month, the present one included until its event begins, as things stand now. */
export function forecast(view: DragonView): MonthForecast[] {
  const first = Math.max(1, eventBegun(view) ? view.round + 1 : view.round);
  const out: MonthForecast[] = [];
  for (let month = first; month <= ROUNDS; month++) out.push(monthForecast(view, month));
  return out;
}

function monthForecast(view: DragonView, month: number): MonthForecast {
  const event = EVENT_IDS[view.row[month - 1]!]!;
  const superEvent = month === SUPER_ROUND ? SUPER_EVENTS[view.superEvent] : undefined;
  const { players } = view;
  const parts: Toll[][] = [tolls(event, players), ...wallTolls(view, month, event)];
  if (superEvent === 'solarEclipse') {
    const poorer = players.map((player, seat) => afterPaying(player, parts[0]![seat]!));
    parts.push(tolls(event, poorer), ...wallTolls(view, month, event));
  }
  return {
    month,
    event,
    superEvent,
    players: players.map((player, seat) =>
      outlook(
        player,
        parts.map((part) => part[seat]!),
        superEvent,
      ),
    ),
  };
}

const NO_GOODS = { yuan: 0, rice: 0, fireworks: 0 };

function wallTolls(view: DragonView, month: number, event: EventId): Toll[][] {
  if (!view.options.greatWall) return [];
  const check = (needed: number): Toll[] => {
    const { vp, persons } = wallToll(view.wall, view.players.length, needed);
    return vp.map((points, seat) => ({ ...NO_GOODS, vp: points, persons: persons[seat]! }));
  };
  return [...(event === 'mongols' ? [check(month)] : []), ...(month === ROUNDS ? [check(WALL_LENGTH)] : [])];
}

const afterPaying = (player: Player, toll: Toll): Player => ({
  ...player,
  yuan: player.yuan - toll.yuan,
  rice: player.rice - toll.rice,
  fireworks: player.fireworks - toll.fireworks,
});

function outlook(player: Player, parts: readonly Toll[], superEvent: SuperEvent | undefined): Outlook {
  const sum = (read: (toll: Toll) => number): number => parts.reduce((total, toll) => total + read(toll), 0);
  const when = (id: SuperEvent, figure: number): number => (superEvent === id ? figure : 0);
  const persons = Math.min(
    personCount(player),
    sum((toll) => toll.persons),
  );
  const points = superEvent ? superPoints(superEvent, player) : 0;
  return {
    yuan: sum((toll) => toll.yuan),
    rice: sum((toll) => toll.rice),
    fireworks: sum((toll) => toll.fireworks),
    vp: sum((toll) => toll.vp) + points - when('lanternFestival', LANTERN_PERSON_VP * persons),
    persons,
    floors: when('earthquake', Math.min(EARTHQUAKE_FLOORS, floorCount(player))),
    cards: when('tornado', TORNADO_CARDS),
    pieces: when('flood', floodPieces(afterPaying(player, parts[0]!))),
    privileges: when('assassination', player.small + player.large),
  };
}
