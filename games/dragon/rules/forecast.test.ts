import { describe, expect, test } from 'vitest';
import { rule } from '../../../core/laws/cite.ts';
import { EVENT_IDS } from './data.ts';
import { forecast, type MonthForecast, type Outlook } from './forecast.ts';
import { dragon } from './index.ts';
import { randomSteps } from './random-steps.ts';
import { opening, scene } from './scene.ts';
import type { DragonEvent, DragonState, DragonView } from './types.ts';

const look = (s: DragonState): MonthForecast[] => forecast(dragon.view(s, 'spectator'));

/** What a month really did to a player, from its events. */
function happened(events: readonly DragonEvent[], seat: number): Outlook {
  const out = {
    yuan: 0,
    rice: 0,
    fireworks: 0,
    vp: 0,
    persons: 0,
    floors: 0,
    cards: 0,
    pieces: 0,
    privileges: 0,
  };
  for (const e of events) {
    if (!('seat' in e) || e.seat !== seat) continue;
    if (e.type === 'paid' && e.source === 'flood') out.pieces += e.amount;
    else if (e.type === 'paid') out[e.what] += e.amount;
    else if (e.type === 'gained' && e.what === 'vp' && e.source !== 'charter') out.vp += e.amount;
    else if (e.type === 'released' && e.cause !== 'earthquake') out.persons++;
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

describe('forecast', () => {
  test('agrees with what really happens, month by month, in random games', () => {
    rule('D-EV-1', 'D-GW-5', 'D-SE-1');
    let months = 0;
    let predicted: MonthForecast | undefined;
    let events: DragonEvent[] = [];
    for (const step of randomSteps(120, 'forecast')) {
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
      // Whom an eclipse finds the second time depends on who was released the first time.
      if (month.superEvent === 'solarEclipse' && month.players.some(({ persons }) => persons > 0)) continue;
      month.players.forEach((outlook, seat) => {
        const real = happened(past, seat);
        // Whether the monks that score for Buddha are among those released is their owner's choice.
        if (month.superEvent === 'buddha' && outlook.persons > 0)
          expect(real.vp).toBeLessThanOrEqual(outlook.vp);
        else expect(real.vp).toBe(outlook.vp);
        expect({ ...real, vp: outlook.vp }).toEqual(outlook);
      });
    }
    expect(months).toBe(120 * 12);
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
    expect(now!.players[0]).toMatchObject({ vp: 6 + 6, fireworks: 3 + 1 });
    t.untilMonth(8);
    expect(t.gained('A', 'vp', 'festival') + t.gained('B', 'vp', 'festival')).toBe(
      now!.players[0]!.vp + now!.players[1]!.vp,
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

  test('each event as things stand', () => {
    rule('D-EV-TRIBUTE', 'D-EV-DROUGHT', 'D-EV-MONGOL', 'D-EV-CONTAGION');
    const A = { palaces: '2:wh 2:c 1', yuan: 3, rice: 1, fireworks: 1 };
    const toll = (event: 'tribute' | 'drought' | 'festival' | 'mongols' | 'contagion') =>
      look(scene({ month: 4, event, phase: 'action', A, B: { fireworks: 2 } }).state)[0]!.players[0];
    expect(toll('tribute')).toMatchObject({ yuan: 3, persons: 1 });
    expect(toll('drought')).toMatchObject({ rice: 1, persons: 1 });
    expect(toll('festival')).toMatchObject({ fireworks: 1, vp: 3, persons: 0 });
    expect(toll('mongols')).toMatchObject({ vp: 1, persons: 0 });
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
