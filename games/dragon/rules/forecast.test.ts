import { describe, expect, test } from 'vitest';
import { firstSeat, over } from '../../../core/game.ts';
import { rule } from '../../../core/laws/cite.ts';
import { below } from '../../../core/rng.ts';
import { EVENT_IDS } from './data.ts';
import { assumed, forecast, type MonthForecast, type Outlook } from './forecast.ts';
import { dragon } from './index.ts';
import { randomSteps } from './random-steps.ts';
import { opening, scene } from './scene.ts';
import type { DragonEvent, DragonState, DragonView } from './types.ts';

const look = (s: DragonState): readonly MonthForecast[] => forecast(dragon.view(s, 'spectator'));

const nothing = () => ({
  yuan: 0,
  rice: 0,
  fireworks: 0,
  vp: 0,
  persons: 0,
  floors: 0,
  cards: 0,
  pieces: 0,
  privileges: 0,
});

/** What happened to a player, from the events. */
function happened(events: readonly DragonEvent[], seat: number): Outlook {
  const out = nothing();
  for (const e of events) {
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.type === 'paid' && e.source === 'flood') out.pieces += e.amount;
    else if (e.type === 'paid') out[e.what] += e.amount;
    else if (e.type === 'gained' && e.what === 'vp' && e.source !== 'charter') out.vp += e.amount;
    else if (e.type === 'scored') out.vp += e.palaces + e.ladies + e.privileges;
    else if (e.type === 'released') out.persons++;
    else if (e.type === 'palaceFell') out.persons += e.persons.length;
    else if (e.type === 'floorRemoved') out.floors++;
    else if (e.type === 'cardDiscarded') out.cards++;
    else if (e.type === 'privilegesLost') out.privileges += e.small + e.large;
  }
  return out;
}

/** The table as it lay when the event of the month began, seen as if it were still to come. */
function eveOf(state: DragonState, seat: number, action: number): DragonView | undefined {
  const s = dragon.clone(state);
  let eve: DragonView | undefined;
  dragon.apply(s, seat, action, ({ type }) => {
    if (type === 'eventBegan') eve ??= dragon.view(s, 'spectator');
  });
  return eve && { ...eve, stack: [{ phase: 'round', step: 0 }] };
}

/**
 * The position with hands of cards that bring nobody: all of one type, and no tile is left on the display. Whatever is
 * played or discarded then changes nothing.
 */
function barren(state: DragonState): DragonState {
  const s = dragon.clone(state);
  s.pool.fill(0);
  for (const { hand } of s.players) {
    const cards = hand.reduce((sum, n) => sum + n, 0);
    hand.fill(0);
    hand[0] = cards;
  }
  return s;
}

/**
 * Plays to the end with real months, all decisions included: everybody refills, and the yuan that this gives the poor
 * are taken back, because the forecast assumes that nobody acts. In the events everybody chooses as the forecast does.
 * Returns what each month did, by seat; Charter, which pays for a choice, ends it.
 */
function playedOut(state: DragonState): Map<number, Outlook[]> {
  const s = barren(state);
  const months = new Map<number, Outlook[]>();
  let events: DragonEvent[] = [];
  const emit = (e: DragonEvent): void => {
    events.push(e);
    if (e.type === 'gained' && e.source === 'refill') s.players[e.seat]!.yuan -= e.amount;
    if (e.type !== 'scored' || e.seat !== s.players.length - 1) return;
    months.set(
      s.round,
      s.players.map((_, seat) => happened(events, seat)),
    );
    events = [];
  };
  const refill = dragon.encode({ type: 'refill' });
  while (!over(s) && s.stack.at(-1)!.phase !== 'charter') {
    const seat = firstSeat(dragon.active(s));
    const acts = s.stack.at(-1)!.phase === 'action';
    dragon.apply(s, seat, acts ? refill : assumed(s, seat), emit);
  }
  return months;
}

const POSITIONS = 1000;

describe('forecast', () => {
  test('each month agrees with what really happens, in random games', () => {
    rule('D-EV-1', 'D-GW-5', 'D-SE-1');
    let months = 0;
    let predicted: MonthForecast | undefined;
    let events: DragonEvent[] = [];
    for (const step of randomSteps(60, 'forecast')) {
      const began = step.events.findIndex(({ type }) => type === 'eventBegan');
      if (began >= 0 && predicted === undefined) {
        const eve = eveOf(step.state, step.seat, step.action)!;
        predicted = forecast(eve)[0]!;
        expect(predicted.month).toBe(eve.round);
        events = step.events.slice(began);
      } else events.push(...step.events);
      const end = events.findIndex(({ type }) => type === 'scored');
      if (predicted === undefined || end < 0) continue;
      const month = predicted;
      const past = events.slice(0, end);
      predicted = undefined;
      months++;
      // These depend on choices: whom an eclipse finds the second time, who lives where the earth quakes.
      if (month.superEvent === 'solarEclipse' && month.players.some(({ persons }) => persons > 0)) continue;
      month.players.forEach((outlook, seat) => {
        const real = happened(past, seat);
        const persons = month.superEvent === 'earthquake' ? real.persons : outlook.persons;
        // So do the points of the scoring, and of the monks that score for Buddha.
        expect({ ...real, vp: 0 }).toEqual({ ...outlook, persons, vp: 0 });
      });
    }
    expect(months).toBe(60 * 12);
  });

  test('what it promises for all months is what happens if nobody acts', () => {
    rule('D-EV-1', 'D-DECAY-1', 'D-SCORE-1', 'D-DROUGHT-1', 'D-FEST-4');
    let positions = 0;
    let months = 0;
    for (const { state, rng } of randomSteps(Math.ceil(POSITIONS / 4), 'chain')) {
      const { phase } = state.stack.at(-1)!;
      const asked = phase === 'action' || phase === 'release' || phase === 'flood' || phase === 'earthquake';
      if (!asked || below(rng, 12) > 0 || positions === POSITIONS) continue;
      positions++;
      const promised = forecast(dragon.view(state, 'spectator'));
      const real = playedOut(state);
      for (const { month, players } of promised) {
        if (!real.has(month)) break;
        expect({ month, players: real.get(month) }).toEqual({ month, players });
        months++;
      }
    }
    expect(positions).toBe(POSITIONS);
    expect(months).toBeGreaterThan(3 * POSITIONS);
  });

  test('counts on from month to month: rice eaten and persons lost are gone', () => {
    rule('D-EV-DROUGHT', 'D-EV-TRIBUTE', 'D-DECAY-1', 'D-SCORE-1');
    const t = scene({
      month: 3,
      event: 'drought',
      phase: 'action',
      A: { palaces: '2:l 2:c 1:t', rice: 4, yuan: 5, small: 1 },
      B: { palaces: '3:ccs 3:tts' },
    });
    const droughts = look(t.state).filter(({ event }) => event === 'drought');
    const [first, second] = droughts.map(({ players }) => players[0]!);
    expect(first).toMatchObject({ rice: 3, persons: 0, vp: 3 + 1 + 1 });
    expect(second!.rice).toBeLessThanOrEqual(1);
    const tributes = look(t.state).filter(({ event }) => event === 'tribute');
    expect(tributes.map(({ players }) => players[0]!.yuan)).toEqual([4, 1]);
    const lost = look(t.state).reduce((sum, { players }) => sum + players[1]!.persons, 0);
    expect(lost).toBe(6);
  });

  test('the person worth least to the end of the game leaves first', () => {
    rule('D-EV-RELEASE');
    const t = scene({
      month: 12,
      event: 'tribute',
      phase: 'action',
      A: { palaces: '3:lcm', yuan: 3 },
      B: { palaces: '1:l 2:lc', yuan: 3 },
    });
    const [now] = look(t.state);
    expect(now!.players.map(({ persons, vp }) => ({ persons, vp }))).toEqual([
      { persons: 1, vp: 1 + 1 },
      { persons: 1, vp: 2 + 2 },
    ]);
  });

  test('an eclipse counts the event twice, the second time on what is left', () => {
    rule('D-SE-7');
    const t = scene({
      month: 7,
      event: 'festival',
      phase: 'action',
      options: { superEvent: 'solarEclipse' },
      A: { fireworks: 5 },
      B: { fireworks: 3 },
    });
    const [now] = look(t.state);
    expect(now!.players[0]).toMatchObject({ vp: 6 + 6 + 2, fireworks: 3 + 1 });
    t.untilMonth(8);
    expect(t.gained('A', 'vp', 'festival') + t.gained('B', 'vp', 'festival')).toBe(
      now!.players[0]!.vp + now!.players[1]!.vp - 2 * 2,
    );
    expect(t.paid('A', 'fireworks')).toBe(now!.players[0]!.fireworks);
  });

  test('a month for each that is to come, with its event', () => {
    const t = opening(3);
    expect(look(t.state).map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(look(t.state).map(({ event }) => event)).toEqual(t.state.row.map((event) => EVENT_IDS[event]));
    expect(look(t.untilMonth(9).state).map(({ month }) => month)).toEqual([9, 10, 11, 12]);
    expect(look(t.finish().state)).toEqual([]);
  });

  test('each event with the scoring of its month', () => {
    rule('D-SCORE-1', 'D-EV-TRIBUTE', 'D-EV-DROUGHT', 'D-EV-MONGOL', 'D-EV-CONTAGION');
    const A = { palaces: '2:wh 2:c 1', yuan: 3, rice: 1, fireworks: 1 };
    const toll = (event: 'tribute' | 'drought' | 'festival' | 'mongols' | 'contagion') =>
      look(scene({ month: 4, event, phase: 'action', A, B: { fireworks: 2 } }).state)[0]!.players[0];
    expect(toll('tribute')).toMatchObject({ yuan: 3, persons: 1 });
    expect(toll('drought')).toMatchObject({ rice: 1, persons: 1 });
    expect(toll('festival')).toMatchObject({ fireworks: 1, vp: 3 + 2, persons: 0 });
    expect(toll('mongols')).toMatchObject({ vp: 1 + 2, persons: 0 });
    expect(toll('contagion')).toMatchObject({ persons: 2 });
  });

  test('nobody can lose more persons than live there', () => {
    rule('D-RUL-25');
    const t = scene({
      month: 4,
      event: 'contagion',
      phase: 'action',
      A: { palaces: '2:c' },
      B: { palaces: '' },
    });
    expect(look(t.state)[0]!.players.map(({ persons }) => persons)).toEqual([1, 0]);
  });
});
