import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TableSettings } from '../../protocol/table.ts';
import { replay } from '../../rules/core/replay.ts';
import { anyGames } from '../../rules/index.ts';
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
    new URL(`../../rules/han/fixtures/version-1-side-${side}.txt`, import.meta.url),
    'utf8',
  );
  const played = replay(text, anyGames);
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
