import { signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localTable } from '../session/testing/table.ts';
import { lookbackOf } from './lookback.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A person against a bot, some decisions into a game of the Dragon. */
async function playedTable(decisions: number) {
  const { session } = localTable('dragon', [null, 'random']);
  await session.runBots();
  for (let n = 0; n < decisions; n++) {
    session.decide([session.now.value.legal[0]!.action]);
    await session.runBots();
  }
  return session;
}

describe('looking back', () => {
  it('shows an earlier position, and the present again', async () => {
    const session = await playedTable(3);
    const { past, moment, close } = lookbackOf(session, session.now);
    expect(moment.value).toBe(session.now.value);
    past.value = 1;
    expect(moment.value).toEqual(session.at(1));
    past.value = undefined;
    expect(moment.value).toBe(session.now.value);
    close();
  });

  it('shows the present until a position that is not here has been found', async () => {
    const session = await playedTable(3);
    const found = signal(false);
    const sought: number[] = [];
    const online = Object.assign(Object.create(session) as typeof session, {
      now: session.now,
      entries: session.entries,
      viewer: session.viewer,
      at: (ply: number) => (found.value ? session.at(ply) : undefined),
      recall: async (ply: number) => void sought.push(ply),
    });
    const { past, moment, close } = lookbackOf(online, session.now);
    past.value = 2;
    expect(sought).toEqual([2]);
    expect(moment.value).toBe(session.now.value);
    found.value = true;
    expect(moment.value).toEqual(session.at(2));
    close();
  });

  it('plays back what happened since the own last turn, and ends in the present', async () => {
    const session = await playedTable(4);
    vi.useFakeTimers();
    const { past, lastTurn, film, close } = lookbackOf(session, session.now);
    const seats = session.entries.value.map(({ seat }) => seat);
    expect(seats[lastTurn.value - 1]).toBe(0);
    expect(seats.slice(lastTurn.value)).toContain(1);
    film.start();
    const shown = [past.value];
    while (film.running.value) {
      await vi.advanceTimersByTimeAsync(1100);
      shown.push(past.value);
    }
    const { ply } = session.now.value;
    const between = Array.from({ length: ply - lastTurn.value }, (_, i) => lastTurn.value + i);
    expect(shown).toEqual([...between, undefined]);
    close();
  });

  it('at another position ends the film', async () => {
    const session = await playedTable(4);
    vi.useFakeTimers();
    const { past, film, close } = lookbackOf(session, session.now);
    film.start();
    past.value = 0;
    await vi.advanceTimersByTimeAsync(5000);
    expect(film.running.value).toBe(false);
    expect(past.value).toBe(0);
    close();
  });
});
