import { expect, test } from 'vitest';
import { LEVELS as EN } from '../../i18n/en/levels.ts';
import { LEVELS as HU } from '../../i18n/hu/levels.ts';
import { LEVELS as JA } from '../../i18n/ja/levels.ts';
import { LEVELS as RU } from '../../i18n/ru/levels.ts';
import { Device, openNet } from '../testing/net.ts';
import { likeness } from './likeness.ts';
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
  ['Merchants', 'Merchants'],
  ['Анна', 'Анна'],
  ['レベッカ', 'レベッカ'],
])('%j is a name, kept as %j', (given, kept) => {
  expect(fitName(given)).toBe(kept);
});

test.each(['level3', 'Level 3', 'LEVEL3', 'ｌｅｖｅｌ３', 'level_12', 'greedy', 'Random', 'l e v e l 3'])(
  '%j is refused: bots are called so',
  (given) => {
    expect(() => fitName(given)).toThrow('bots');
  },
);

test.each([
  ['Cyrillic letters', 'l\u0435v\u0435l3'],
  ['Cyrillic capitals', 'L\u0415V\u0415L 3'],
  ['Greek letters', 'l\u03b5v\u03b5l3'],
  ['a capital I for l', 'leveI3'],
  ['a Cyrillic ze for 3', 'level\u0417'],
  ['marks', 'l\u0332evel3'],
  ['zero width', 'lev\u2060el3'],
  ['Japanese', 'レベル3'],
  ['Japanese with hiragana he', 'レべル３'],
  ['Russian', 'Уровень 3'],
  ['Hungarian', '3. szint'],
  ['the house', 'M\u0430ndate'],
  ['the server', 'Server'],
])('a level or the house in %s is refused: %j', (_, given) => {
  expect(() => fitName(given)).toThrow('bots');
});

test('nobody is called as the page calls a bot in any language', () => {
  const names = [EN, HU, RU, JA].flatMap((levels) => Object.values(levels).map(({ name }) => name));
  expect(names).toHaveLength(32);
  for (const name of names) expect(() => fitName(name), name).toThrow('bots');
});

test.each([
  ['Anna', '\u0410nn\u0430'],
  ['Anna', 'ANNA'],
  ['Li Ming', 'L1-Ming'],
  ['Ольга', 'ОЛЬГА'],
])('%j and %j look alike', (one, other) => {
  expect(likeness(one)).toBe(likeness(other));
});

test.each([
  ['Anna', 'Hanna'],
  ['Márk', 'Mark'],
  ['की', 'का'],
  ['👩\u200d🚀', '🐉'],
  ['はな', 'ばな'],
])('%j and %j do not', (one, other) => {
  expect(likeness(one)).not.toBe(likeness(other));
});

test('nobody takes the name of a bot, as a newcomer or later', async () => {
  const net = await openNet();
  const device = await Device.guest(net, 'Ling');
  expect((await new Device(net).ask('POST /api/me', { name: 'level3' })).body.code).toBe('malformed');
  expect((await device.ask('PATCH /api/me', { name: 'Level 3' })).body.code).toBe('malformed');
  expect((await device.ask('GET /api/me')).body.name).toBe('Ling');
  await net.close();
});
