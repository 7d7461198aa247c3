import { describe, expect, test } from 'vitest';
import { command } from './command.ts';
import { FAULTS, fault, Refusal } from './fault.ts';
import { newPerson } from './person.ts';
import { plan } from './plan.ts';
import { clientMessage, serverMessage } from './socket.ts';
import { tableSettings } from './table.ts';
import { chatText, nonce, personName, recordText, tableId } from './text.ts';

const TABLE = 'aaaaaaaaaaaaaaaaaaaa';
const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown): boolean =>
  schema.safeParse(value).success;

/** Marks that nothing is composed of. */
const ACCENTS = Array.from({ length: 12 }, (_, n) => String.fromCodePoint(0x363 + n)).join('');
const THAI = '็่้๊๋์ํ๎';

describe('text of people', () => {
  test.each([
    ['is trimmed', '  Ling  ', 'Ling'],
    ['is composed', 'E\u0301va', 'Éva'],
    ['may be in any script', '孔子', '孔子'],
    ['may hold markup, which is text to us', '<b>&"\'', '<b>&"\''],
    ['counts characters, not code units', '🐉'.repeat(32), '🐉'.repeat(32)],
    ['goes without what nobody sees', 'L\u200bi\u00adn\u2060g\u3164\u2800', 'Ling'],
    ['has a few marks on a letter, not a tower', `Z${ACCENTS}e\u0301ta`, `Z${ACCENTS.slice(0, 3)}éta`],
    ['has no mark twice', 'ก็็็็็', 'ก็'],
    ['is cut where marks of many kinds pile up', `ก${THAI}${ACCENTS}`, `ก${THAI.slice(0, 6)}`],
    ['keeps the marks of scripts that need several', 'မြွှေ့ ញុំ שָּׁ', 'မြွှေ့ ញុំ שָּׁ'.normalize('NFC')],
    ['keeps what joins a sign', '👩\u200d🚀\ufe0f', '👩\u200d🚀\ufe0f'],
  ])('%s', (_, given, kept) => {
    expect(personName.parse(given)).toBe(kept);
  });

  test.each([
    ['nothing', ''],
    ['blanks alone', ' \t '],
    ['too much', 'x'.repeat(33)],
    ['a line break', 'a\nb'],
    ['a null', 'a\0b'],
    ['an escape', 'a\u001b[31mb'],
    ['what turns the direction of text', 'a\u202eb'],
    ['half a character', 'a\ud800b'],
    ['a line separator', 'a\u2028b'],
    ['a paragraph separator', 'a\u2029b'],
    ['a next line', 'a\u0085b'],
    ['only what nobody sees', '\u200b\u3164\u2800\u200d'],
    ['no text', 7],
  ])('is not %s', (_, given) => {
    expect(accepts(personName, given)).toBe(false);
  });

  test('is longer in chat', () => {
    expect(accepts(chatText, 'x'.repeat(500))).toBe(true);
    expect(accepts(chatText, 'x'.repeat(501))).toBe(false);
    for (const breaks of ['\n', '\u2028', '\u2029']) expect(accepts(chatText, `a${breaks}b`)).toBe(false);
  });
});

test('a record is lines of text that every database keeps as they are', () => {
  expect(accepts(recordText, 'player 0 a\u2028b\nseed 孔子 🐉\n')).toBe(true);
  for (const wrong of [
    '',
    'seed a\0b\n',
    'seed a\ud800b\n',
    'seed a\udc00\n',
    'a\r\n',
    'a\u001fb',
    'a\u0085b',
  ])
    expect(accepts(recordText, wrong), JSON.stringify(wrong)).toBe(false);
});

test.each([
  [tableId, TABLE, ['', 'a'.repeat(19), 'a'.repeat(21), 'A'.repeat(20), `${TABLE}\n`, '../'.repeat(7)]],
  [nonce, 'Az-_09', ['', 'x'.repeat(65), 'a b', 'a\n', 'é']],
])('Ids and nonces have no room for anything else.', (schema, right, wrong) => {
  expect(accepts(schema, right)).toBe(true);
  for (const each of wrong) expect(accepts(schema, each), JSON.stringify(each)).toBe(false);
});

describe('commands', () => {
  test.each([
    [
      { type: 'move', n: 1, move: 'pass' },
      [{ n: 0 }, { n: 1.5 }, { n: '1' }, { move: '' }, { move: 'x'.repeat(41) }],
    ],
    [
      { type: 'moves', n: 1, moves: ['build', '@2'] },
      [{ n: 0 }, { moves: [] }, { moves: 'pass' }, { moves: [''] }, { moves: Array(65).fill('pass') }],
    ],
    [{ type: 'sit' }, [{ seat: -1 }, { seat: 5 }, { nonce: 'a b' }]],
    [{ type: 'bot', seat: 0, bot: 'greedy' }, [{ bot: '../greedy' }, { bot: '' }, { seat: null }]],
    [{ type: 'answer', yes: true }, [{ yes: 'true' }]],
    [{ type: 'mute', person: TABLE, on: false }, [{ person: 'x' }, { on: 0 }]],
    [{ type: 'start' }, [{ type: 'stop' }, { type: 'toString' }, { type: '__proto__' }]],
  ])('%j', (right, wrong) => {
    expect(command.parse(right)).toEqual(right);
    for (const each of wrong)
      expect(accepts(command, { ...right, ...each }), JSON.stringify(each)).toBe(false);
  });

  test('lose what does not belong to them', () => {
    expect(command.parse({ type: 'start', seat: 1, seed: 'x' })).toEqual({ type: 'start' });
  });
});

test('A table needs a game and seats; the rest has defaults.', () => {
  expect(tableSettings.parse({ game: 'han', seats: 3 })).toEqual({
    game: 'han',
    seats: 3,
    options: {},
    listed: false,
    spectators: true,
    pace: { kind: 'none' },
    timeout: 'bot',
    standIn: 'level3',
    hints: false,
    order: 'random',
    autoStart: false,
    reliability: 0,
    rated: false,
  });
  for (const wrong of [{ game: 'go' }, { seats: 1 }, { seats: 6 }, { pace: { kind: 'move', seconds: 1 } }])
    expect(accepts(tableSettings, { game: 'han', seats: 3, ...wrong }), JSON.stringify(wrong)).toBe(false);
});

test('A guest needs nothing at all.', () => {
  expect(newPerson.parse({})).toEqual({ token: false });
});

describe('messages', () => {
  test('of clients: watching begins at the beginning', () => {
    expect(clientMessage.parse({ t: 'watch', id: 1, table: TABLE })).toEqual({
      t: 'watch',
      id: 1,
      table: TABLE,
      since: 0,
    });
  });

  test.each([
    {},
    { t: 'watch' },
    { t: 'ping', id: -1 },
    { t: 'ping', id: 2 ** 60 },
    { t: 'do', id: 1, table: TABLE },
    [],
    null,
    'ping',
  ])('of clients: not %j', (message) => {
    expect(accepts(clientMessage, message)).toBe(false);
  });

  test.each(['\0', 'a\tb', '\ud800', 'a\r\nb'])('a prepared turn does not do %j', (guard) => {
    expect(accepts(plan, { moves: ['x'], guard })).toBe(false);
    expect(accepts(plan, { moves: ['x'], guard: '{"a":"é"}\n{}' })).toBe(true);
  });

  test('of the server: a refusal is what it throws', () => {
    const { fault: error, message } = new Refusal('illegal', 'No.', { rules: ['H-1'] });
    expect(message).toBe('No.');
    expect(serverMessage.parse({ t: 'error', id: 1, error })).toEqual({ t: 'error', id: 1, error });
    for (const code of Object.keys(FAULTS)) expect(accepts(fault, { code, message: '' })).toBe(true);
    expect(accepts(fault, { code: 'nonsense', message: '' })).toBe(false);
  });
});
