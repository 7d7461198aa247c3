import {
  EVENT_IDS,
  LANTERN_PERSON_VP,
  ROUNDS,
  SUPER_EVENTS,
  SUPER_ROUND,
  WALL_LENGTH,
} from '../rules/data.ts';
import { personCount } from '../rules/palace.ts';
import { eventBegun } from '../rules/phases/round.ts';
import { superPoints } from '../rules/phases/super-event.ts';
import { wallToll } from '../rules/phases/wall-check.ts';
import { type Toll, tolls } from '../rules/toll.ts';
import type { DragonView, Player } from '../rules/types.ts';

/** Points and persons that a month brings and costs a seat. */
interface MonthToll {
  readonly vp: number;
  readonly persons: number;
}

/** The next months, each on its own with the holdings of now: cheap, and all that a greedy score needs. */
export function tollsAhead(view: DragonView, seat: number, months: number): MonthToll[] {
  const first = Math.max(1, eventBegun(view) ? view.round + 1 : view.round);
  const out: MonthToll[] = [];
  for (let month = first; month <= ROUNDS && out.length < months; month++)
    out.push(monthToll(view, seat, month));
  return out;
}

function monthToll(view: DragonView, seat: number, month: number): MonthToll {
  const event = EVENT_IDS[view.row[month - 1]!]!;
  const superEvent = month === SUPER_ROUND ? SUPER_EVENTS[view.superEvent] : undefined;
  const { players } = view;
  const player = players[seat]!;
  const first = tolls(event, players);
  const parts: MonthToll[] = [first[seat]!, ...wallTolls(view, seat, month)];
  if (superEvent === 'solarEclipse') {
    const poorer = players.map((other, at) => afterPaying(other, first[at]!));
    parts.push(tolls(event, poorer)[seat]!, ...wallTolls(view, seat, month));
  }
  const sum = (key: keyof MonthToll): number => parts.reduce((total, part) => total + part[key], 0);
  const persons = Math.min(personCount(player), sum('persons'));
  const extra = superEvent ? superPoints(superEvent, player) : 0;
  const missed = superEvent === 'lanternFestival' ? LANTERN_PERSON_VP * persons : 0;
  return { vp: sum('vp') + extra - missed, persons };
}

function wallTolls(view: DragonView, seat: number, month: number): MonthToll[] {
  if (!view.options.greatWall) return [];
  const check = (needed: number): MonthToll => {
    const { vp, persons } = wallToll(view.wall, view.players.length, needed);
    return { vp: vp[seat]!, persons: persons[seat]! };
  };
  const mongols = EVENT_IDS[view.row[month - 1]!] === 'mongols';
  return [...(mongols ? [check(month)] : []), ...(month === ROUNDS ? [check(WALL_LENGTH)] : [])];
}

const afterPaying = (player: Player, toll: Toll): Player => ({
  ...player,
  yuan: player.yuan - toll.yuan,
  rice: player.rice - toll.rice,
  fireworks: player.fireworks - toll.fireworks,
});
