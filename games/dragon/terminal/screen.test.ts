import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import type { Session } from '../../../cli/play/session.ts';
import { playThrough } from '../../../cli/play/testing/table.ts';
import { catalogue } from '../../../i18n/index.ts';
import { terminalOf } from '../../terminals.ts';

it('hides the cards of others when hands are closed', async () => {
  const shell = await catalogue('en', 'shell');
  const board = await terminalOf('dragon', 'en', shell);
  const hands = (openHands: string): string[] => {
    let shown: string[] = [];
    const look = (session: Session): void => {
      const { view, seat } = session;
      if (shown.length > 0 || session.steps.length < 20) return;
      const sight = { view, seat, names: shell.seats, log: [], size: { width: 100, height: 28 } };
      shown = board.table(sight).map(stripVTControlCharacters).slice(-3);
    };
    playThrough('dragon', [3, { openHands }], 'hands', look, 4);
    return shown;
  };
  const listed = (rows: readonly string[]): number =>
    rows.filter((row) => /\d\+\d {2,}[cltfpwmhs?]{3,}/.test(row)).length;
  expect(listed(hands('true'))).toBe(3);
  expect(listed(hands('false'))).toBe(1);
});
