import { describe, expect, it } from 'vitest';
import { optionLines } from '../../cli/play/menu.ts';
import { Mandate, times } from '../../cli/play/testing/mandate.ts';
import { inAllLanguages, playThrough, screen, USUAL } from '../../cli/play/testing/table.ts';

const mandate = new Mandate();

describe('caravan in the terminal', () => {
  it('plays a whole game from piped lines, and its record holds', async () => {
    const { out, err, code } = await mandate.play(
      ['caravan', '--seats', '3', '--seed', 'tea', '--bots', 'level2', '--lang', 'en'],
      ['hint', '?', ...times(40, '1')],
    );
    expect([err, code]).toEqual(['', 0]);
    expect(out).toContain('% to win');
    expect(out).toContain('T-ORDER-2');
    expect(out).toMatch(/sales +orders +fees +bids +total/);
    expect(mandate.replayed('caravan-finished-1.record').finished).toBe(true);
  });

  it('shows the table, the players and the question in all languages', async () => {
    const tables = await inAllLanguages('caravan');
    const questions = tables.map(() => '');
    playThrough(
      'caravan',
      [4, {}],
      'screen',
      (session) => {
        for (const [k, table] of tables.entries()) {
          const text = screen(table, session, USUAL).join('\n');
          expect(text).not.toMatch(/undefined|NaN|\[object/);
          for (const part of ['Caravan', 'Prices', ...table.shell.seats.slice(0, 4)])
            expect(text).toContain(part);
          questions[k] = table.board.texts.prompt({ view: session.view, seat: 0, names: [] });
        }
      },
      2,
    );
    expect(new Set(questions).size).toBe(tables.length);
    const [option] = optionLines(tables[0]!.board.texts.options, { rounds: 6 });
    expect(option).toEqual({ key: 'rounds', name: 'rounds', value: '6' });
  });
});
