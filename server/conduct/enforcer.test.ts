import { expect, onTestFinished, test } from 'vitest';
import { KINDS, newStore } from '../../store/testing/places.ts';
import { Identities } from '../accounts/identities.ts';
import { guest, openPlace } from '../testing/hall.ts';
import { Enforcer } from './enforcer.ts';

test.each(KINDS)(
  'an act that fails is tried again ever less often, and holds up no other, on %s',
  async (kind) => {
    const store = await newStore(kind);
    const place = await openPlace({ store });
    const [ben, cleo] = [await guest(store, 'Ben'), await guest(store, 'Cleo')];
    const failures: unknown[] = [];
    const told: string[] = [];
    let broken = true;
    let now = Date.now();
    const enforcer = new Enforcer({
      ...{ store, bus: undefined, identities: await Identities.open(store, false) },
      // As if a table of Ben's could not be written to.
      hall: new Proxy(place.hall, {
        get: (hall, name) =>
          name === 'setAside' && broken
            ? () => Promise.reject(new Error('Full'))
            : Reflect.get(hall, name).bind?.(hall),
      }),
      failed: (error) => failures.push(error),
      now: () => now,
    });
    onTestFinished(async () => {
      await enforcer.close();
      await place.close();
    });
    enforcer.onNews((person) => told.push(person));
    const act = { reason: 'abuse', words: 'x', by: 'cli', at: 1 } as const;
    await store.conduct.act({ ...act, about: ben.id, kind: 'ban' }, []);
    await store.conduct.act({ ...act, about: cleo.id, kind: 'warn', at: 2 }, []);
    // Half an hour, second by second.
    for (let second = 0; second < 1800; second += second < 60 ? 1 : 20) {
      await enforcer.enforce();
      now += second < 60 ? 1000 : 20_000;
    }
    expect(told).toEqual([cleo.id]);
    expect(failures.length).toBeGreaterThan(8);
    expect(failures.length).toBeLessThan(16);
    broken = false;
    now += 600_000;
    await enforcer.enforce();
    expect(told).toEqual([cleo.id, ben.id]);
    expect(await store.conduct.due(9, [])).toEqual([]);
  },
);
