import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../core/options.ts';
import { replay } from '../../core/replay.ts';
import { games } from '../../games/rules.ts';
import { type TableSettings, tableSettings } from '../../protocol/table.ts';
import { UnreadableError } from '../unreadable.ts';
import { importRecord } from './import.ts';
import { emptyLedger, fold } from './ledger.ts';
import type { TableLine } from './line.ts';
import { recordOf } from './record.ts';
import { rerun } from './rerun.ts';
import { settingsOf } from './settings.ts';

const usual = {
  listed: false,
  spectators: true,
  order: 'seated',
  pace: { kind: 'none' },
  timeout: 'wait',
  standIn: 'greedy',
  undo: 'ask',
  autoStart: false,
} as unknown as TableSettings;

test.each([1, 2])('a table of Han 1 on side %i keeps its rules, and its record to the letter', (side) => {
  const text = readFileSync(
    new URL(`../../games/han/rules/fixtures/version-1-side-${side}.txt`, import.meta.url),
    'utf8',
  );
  const played = replay(text, games);
  const { game, header } = played;
  const { borderJoker, ...old } = header.options;
  const settings: TableSettings = { ...usual, game: 'han', seats: header.seats, options: old };
  const { table, append } = importRecord(played, settings, 0);
  expect([table.version, settingsOf(game, table).options]).toEqual([1, header.options]);
  expect(borderJoker).toBe(side === 1);
  const ledger = (append.lines as TableLine[]).reduce(fold, emptyLedger(settingsOf(game, table)));
  expect(recordOf(game, table, ledger)).toBe(text);
  expect(rerun(game, table, ledger)).toMatchObject({ departs: false, state: played.steps.at(-1)!.state });
});

describe('settings are read with what was added since they were stored', () => {
  const dragon = games.dragon!;
  const stored = (rest: object = {}) => ({
    version: dragon.version,
    settings: { game: 'dragon', seats: 3, options: { ...defaultOptions(dragon, 3) }, ...rest },
  });

  test('fields have their defaults', () => {
    expect(settingsOf(dragon, stored())).toEqual(
      tableSettings.parse({ game: 'dragon', seats: 3, options: defaultOptions(dragon, 3) }),
    );
    expect(settingsOf(dragon, stored({ standIn: 'greedy' })).standIn).toBe('greedy');
  });

  test.each(Object.keys(dragon.options))('option %s has its default', (name) => {
    const { [name]: _, ...older } = defaultOptions(dragon, 3) as Record<string, unknown>;
    expect(settingsOf(dragon, stored({ options: older })).options).toEqual(defaultOptions(dragon, 3));
  });

  test('what cannot be read is said, and not guessed', () => {
    const read = (table: object) => () => settingsOf(dragon, { ...stored(), ...table });
    expect(read({ settings: { game: 'dragon' } })).toThrow(UnreadableError);
    expect(read({ settings: { ...stored().settings, pace: { kind: 'sand' } } })).toThrow('its settings');
    expect(read({ version: 9 })).toThrow('it was opened with version 9 of dragon, and version 1 plays here');
  });
});
