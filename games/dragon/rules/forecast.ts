import type { Action, Seat } from '../../../core/game.ts';
import { firstSeat, legalActions, over } from '../../../core/game.ts';
import { stream } from '../../../core/rng.ts';
import { clone } from './clone.ts';
import { choicePalace, choicePerson, RELEASE, REMOVE_FLOOR } from './codec.ts';
import type { EventId, Person, SuperEvent } from './data.ts';
import {
  EVENT_IDS,
  FINAL_PERSON_VP,
  PERSON_TYPES,
  type PersonType,
  ROUNDS,
  SUPER_EVENTS,
  SUPER_ROUND,
  SYMBOLS,
} from './data.ts';
import { dragon, run } from './index.ts';
import { floorsAt, personCountAt } from './palace.ts';
import { eventBegun, skipToEvent } from './phases/round.ts';
import { sample } from './sample.ts';
import type { Toll } from './toll.ts';
import type { DragonEvent, DragonState, DragonView } from './types.ts';

/** What one month brings a player and costs: its event, and in `vp` its scoring, too. All figures are counts, never negative. */
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
  readonly players: readonly Outlook[];
}

const known = new WeakMap<DragonView, readonly MonthForecast[]>();

/**
 * The forecast lens: the coming months one after another, the present one included until its event begins. The rules
 * play them out from the present holdings, with nobody taking an action or playing a card. Whoever must release persons
 * releases those who would bring the fewest points; the flood takes yuan first, then rice; an earthquake takes
 * floors that nobody lives on first. What players would choose at Sunrise and by Charter is left out, and so is the
 * final scoring.
 */
export function forecast(view: DragonView): readonly MonthForecast[] {
  const found = known.get(view) ?? playOut(view);
  known.set(view, found);
  return found;
}

/** Super events that only give, whatever the player chooses. */
const GIVING: readonly (SuperEvent | undefined)[] = ['sunrise', 'charter'];
/** What remains open of a month whose event has begun. */
const TAKING: readonly string[] = ['round', 'event', 'release', 'earthquake', 'flood', 'tornado'];

function playOut(view: DragonView): MonthForecast[] {
  const begun = eventBegun(view);
  const first = Math.max(1, begun ? view.round + 1 : view.round);
  const out: MonthForecast[] = [];
  if (first > ROUNDS) return out;
  // The deals of action cards do not matter here.
  let s = sample(view, stream('forecast', 'deals'));
  if (GIVING.includes(SUPER_EVENTS[s.superEvent])) s.superEvent = -1;
  if (begun) {
    s.stack = s.stack.filter(({ phase }) => TAKING.includes(phase));
    s = playMonth(s).next;
  } else s.round = first;
  for (let month = first; month <= ROUNDS; month++) {
    skipToEvent(s);
    const { players, next } = playMonth(s);
    out.push({
      month,
      event: EVENT_IDS[s.row[month - 1]!]!,
      superEvent: month === SUPER_ROUND ? SUPER_EVENTS[view.superEvent] : undefined,
      players,
    });
    s = next;
  }
  return out;
}

/** What the rest of the month does, and the state in which the next begins. */
function playMonth(s: DragonState): { players: readonly Outlook[]; next: DragonState } {
  const players = s.players.map(() => ({
    yuan: 0,
    rice: 0,
    fireworks: 0,
    vp: 0,
    persons: 0,
    floors: 0,
    cards: 0,
    pieces: 0,
    privileges: 0,
  }));
  let next: DragonState | undefined;
  const count = (e: DragonEvent): void => {
    // Where nobody has a choice, the rules would play on from here with actions and cards.
    if (e.type === 'monthBegan') next ??= clone(s);
    if (next || !('seat' in e)) return;
    const out = players[e.seat]!;
    if (e.type === 'paid') out[e.source === 'flood' ? 'pieces' : e.what] += e.amount;
    else if (e.type === 'gained' && e.what === 'vp') out.vp += e.amount;
    else if (e.type === 'scored') out.vp += e.palaces + e.ladies + e.privileges;
    else if (e.type === 'released') out.persons++;
    else if (e.type === 'palaceFell') out.persons += e.persons.length;
    else if (e.type === 'floorRemoved') out.floors++;
    else if (e.type === 'cardDiscarded') out.cards++;
    else if (e.type === 'privilegesLost') out.privileges += e.small + e.large;
  };
  run(s, count);
  while (!next && !over(s)) {
    const seat = firstSeat(dragon.active(s));
    dragon.apply(s, seat, assumed(s, seat), count);
  }
  return { players, next: next ?? s };
}

/** What the forecast assumes a player to choose in an event. */
export function assumed(s: DragonState, seat: Seat): Action {
  const legal = legalActions(dragon, s, seat);
  const { phase } = s.stack.at(-1)!;
  const cost = COSTS[phase];
  if (!cost) return legal[0]!;
  const costs = legal.map((action) => cost(s, seat, action));
  return legal[costs.indexOf(Math.min(...costs))]!;
}

type Cost = (s: DragonState, seat: Seat, action: Action) => number;

/** The first of the cheapest is chosen; where nothing stands here, the first of all. */
const COSTS: Readonly<Record<string, Cost>> = {
  release(s, seat, action) {
    const choice = action - RELEASE;
    return worth(s, s.players[seat]!.palaces, choicePalace(choice), choicePerson(choice));
  },
  earthquake(s, seat, action) {
    const { palaces } = s.players[seat]!;
    const palace = action - REMOVE_FLOOR;
    const floors = floorsAt(palaces, palace);
    const lived = personCountAt(palaces, palace) >= floors;
    return (lived ? FINAL_PERSON_VP + 1 : 0) + (floors === 1 ? 1 : 0);
  },
};

/** Points that a person would still bring to the place where it lives. */
function worth(s: DragonState, palaces: readonly number[], palace: number, person: Person): number {
  const symbols = (type: PersonType): number => SYMBOLS[PERSON_TYPES.indexOf(type)]![person]!;
  const ahead = (event: EventId): number => s.row.slice(s.round).filter((e) => EVENT_IDS[e] === event).length;
  const scorings = ROUNDS + 1 - s.round;
  const floors = floorsAt(palaces, palace);
  // An empty palace loses a floor before each scoring.
  const standing = personCountAt(palaces, palace) === 1 ? Math.max(0, scorings - (floors - 1)) : 0;
  return (
    standing +
    scorings * symbols('courtLady') +
    floors * symbols('monk') +
    ahead('mongols') * symbols('warrior') +
    ahead('contagion') * FINAL_PERSON_VP * symbols('healer')
  );
}
