import { expect, it } from 'vitest';
import { inAllLanguages, screen, sit, USUAL } from '../../../cli/play/testing/table.ts';
import { han } from '../rules/index.ts';
import { SIDE_2 } from './testing/looks.ts';

const tables = await inAllLanguages('han');

it.each([
  [5, { fortresses: 'true', startPlayer: '0' }],
  [4, { ...SIDE_2, fortresses: 'true', startPlayer: '0' }],
] as const)('has room for the map even when a pair may go almost anywhere, %i players', (...setting) => {
  let most = 0;
  for (let k = 0; k < 20; k++)
    for (const pair of ['vv', 'yy', 'oo', 'gg', 'rr']) {
      const session = sit('han', setting, `pair ${k}`);
      if (!session.decide(han.parse(pair)!).ok) continue;
      most = Math.max(most, session.legal.length);
      for (const table of tables) {
        const lines = screen(table, session, USUAL);
        expect(lines[0], table.lang).toContain(table.board.texts.title);
        expect(lines.join('\n'), table.lang).toMatch(/─/);
      }
    }
  expect(most).toBeGreaterThan(55);
});
