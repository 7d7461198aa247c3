import { expect, test } from 'vitest';
import { Device, openNet } from '../testing/net.ts';
import { fitName } from './name.ts';

test.each([
  ['Ling', 'Ling'],
  ['Li\u200dng', 'Ling'],
  ['李\u200c明', '李明'],
  ['Li  \u3000 Ming', 'Li Ming'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Level-headed', 'Level-headed'],
  ['Randomia', 'Randomia'],
])('%j is a name, kept as %j', (given, kept) => {
  expect(fitName(given)).toBe(kept);
});

test.each(['level3', 'Level 3', 'LEVEL3', 'ｌｅｖｅｌ３', 'level_12', 'greedy', 'Random', 'l e v e l 3'])(
  '%j is refused: bots are called so',
  (given) => {
    expect(() => fitName(given)).toThrow('bots');
  },
);

test('nobody takes the name of a bot, as a newcomer or later', async () => {
  const net = await openNet();
  const device = await Device.guest(net, 'Ling');
  expect((await new Device(net).ask('POST /api/me', { name: 'level3' })).body.code).toBe('malformed');
  expect((await device.ask('PATCH /api/me', { name: 'Level 3' })).body.code).toBe('malformed');
  expect((await device.ask('GET /api/me')).body.name).toBe('Ling');
  await net.close();
});
