import { expect, test } from 'vitest';
import { KINDS, newStore } from './testing/places.ts';
import { sampleLine, sampleSummary, sampleTable } from './testing/samples.ts';

test.each(KINDS)('a message is kept together with a summary, on %s', async (kind) => {
  const { tables } = await newStore(kind);
  const summary = sampleSummary({
    seats: [
      { person: 'anna', name: 'Anna', turn: true },
      { person: 'bela', name: 'Béla', turn: false },
    ],
  });
  await tables.create(sampleTable('one'), { table: 'one', lines: [sampleLine(1)], summary });
  const chat = sampleLine(2, { type: 'chat', body: { person: 'anna', name: 'Anna', text: 'Hello' } });
  expect(await tables.append({ table: 'one', lines: [chat], summary })).toBe(true);
  expect(await tables.log('one', 1, false)).toMatchObject([{ n: 2, type: 'chat' }]);
});
