import { describe, expect, test } from 'vitest';
import { KINDS, newStore } from './testing/places.ts';
import { addPerson } from './testing/samples.ts';

describe.each(KINDS)('holidays in %s', (kind) => {
  test('are changed one at a time, and stay to be told until the tables know them', async () => {
    const { holidays, people } = await newStore(kind);
    await addPerson({ people } as never, 'anna', 'Anna');
    const add = (from: number) =>
      holidays.change('anna', (had) => {
        if (had.length >= 3) throw new Error('enough');
        return [...had, { from, until: from + 5 }].sort((a, b) => a.from - b.from);
      });
    const done = await Promise.allSettled([90, 10, 50, 30, 70].map(add));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const all = await holidays.of('anna');
    expect(all).toHaveLength(3);
    expect(all).toEqual([...all].sort((a, b) => a.from - b.from));
    expect(await holidays.untold(9)).toEqual(['anna']);
    await holidays.told('anna', all.slice(1));
    expect(await holidays.untold(9)).toEqual(['anna']);
    await holidays.told('anna', all);
    expect(await holidays.untold(9)).toEqual([]);
    await people.erase('anna');
    expect(await holidays.of('anna')).toEqual([]);
  });
});
