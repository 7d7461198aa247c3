import { describe, expect, it } from 'vitest';
import { allOptions, parseOptions } from '../../core/options.ts';
import { idsWith } from '../../games/list.ts';
import { gameOf } from '../../games/rules.ts';
import type { ScreenSpec } from '../terminal/testing/looks.ts';
import { type Choice, choicesOf } from './choices.ts';
import { helpPage, logPage, resultPage, topicPage } from './pages.ts';
import type { Session } from './session.ts';
import { expectWithin, inAllLanguages, playThrough, screen, USUAL } from './testing/table.ts';

const looksOf = async (id: string): Promise<ScreenSpec> =>
  (await import(`../../games/${id}/terminal/testing/looks.ts`)).looks;
const WINDOWS = [
  { width: 80, height: 24 },
  { width: 60, height: 20 },
  { width: 40, height: 12 },
  { width: 20, height: 5 },
  { width: 8, height: 2 },
  { width: 160, height: 50 },
];
const PAGE = 100;

/** What has been chosen for each option; who begins is nothing to see. */
const values = (chosen: readonly object[]): Set<string> =>
  new Set(
    chosen.flatMap((options) =>
      Object.entries(options)
        .filter(([name]) => name !== 'startPlayer')
        .map(([name, value]) => `${name}=${value}`),
    ),
  );

/** Whether a choice stands there under its number. */
function lists(text: string, number: number, { label, move }: Choice, worded: boolean): boolean {
  for (const found of text.matchAll(new RegExp(`(^|\\s)${number} `, 'gm'))) {
    const rest = text.slice(found.index + found[0].length);
    if (rest.startsWith(label) || (!worded && rest.startsWith(move))) return true;
  }
  return false;
}

describe.each(idsWith('terminal'))('the screen of %s', async (id) => {
  const game = gameOf(id);
  const { settings, stride, windows, pages, worded, parts } = await looksOf(id);
  const tables = await inAllLanguages(id);

  it('is looked at with every number of players and every value of the options', () => {
    const [min, max] = game.seats;
    const numbers = Array.from({ length: max - min + 1 }, (_, k) => min + k);
    expect(new Set(settings.map(([seats]) => seats))).toEqual(new Set(numbers));
    const played = settings.map(([seats, given]) => parseOptions(game, seats, given));
    expect(values(played)).toEqual(values(numbers.flatMap((seats) => allOptions(game, seats))));
  });

  it.each(settings.map(([seats, given], k) => ({ seats, given, k })))(
    'shows everything in 100 × 30 in all languages, $seats players, $given, game $k',
    ({ seats, given, k }) => {
      const look = (session: Session): void => {
        for (const table of tables) {
          const { lang, shell, board } = table;
          const text = screen(table, session, USUAL).join('\n');
          expect(text, `${lang}: nothing is cut off`).not.toContain('…');
          expect(text, lang).not.toMatch(/undefined|NaN|Infinity/);
          const names = shell.seats.slice(0, seats);
          const shown = [board.texts.title, ...names, ...parts(board.texts, session.view)];
          const absent = shown.filter((part) =>
            typeof part === 'string' ? !text.includes(part) : !part.test(text),
          );
          expect(absent, `${lang}\n${text}`).toEqual([]);
          const choices = choicesOf(session, board, names);
          const missing = choices.filter((choice, i) => !lists(text, i + 1, choice, worded));
          expect(missing, `${lang}\n${text}`).toEqual([]);
        }
      };
      playThrough(id, [seats, given], `screen/${k}`, look, stride);
    },
  );

  it.each(windows)('keeps to any window, however small, %i players, %o', (...setting) => {
    const look = (session: Session): void => {
      for (const table of tables)
        for (const size of WINDOWS)
          for (const notice of [[], [table.shell.undo.chance]]) screen(table, session, size, notice);
    };
    playThrough(id, setting, 'small', look, 3 * stride);
  });

  it.each(pages)('has pages that keep to the width, %i players, %o', (...setting) => {
    const look = (session: Session): void => {
      const { view, seat } = session;
      for (const { lang, shell, words, board } of tables) {
        const names = shell.seats.slice(0, setting[0]);
        expectWithin(helpPage(session, board, shell, words, PAGE), PAGE, lang);
        const lens = board.lens({ view, seat, names }, names, PAGE);
        expectWithin(lens, PAGE, lang);
        expect(lens.join('\n')).not.toMatch(/…|undefined/);
      }
    };
    const session = playThrough(id, setting, 'pages', look, stride);
    for (const { lang, shell, board } of tables) {
      for (const page of Object.values(board.texts.help)) {
        const lines = topicPage(page, board.texts.rules, PAGE);
        expectWithin(lines, PAGE, lang);
        expect(lines.join('\n')).not.toContain('…');
      }
      expectWithin(logPage(session, board, shell.seats, PAGE), PAGE, lang);
      const result = resultPage(session, board, shell, shell.seats);
      expectWithin(result, PAGE, lang);
      for (const score of game.scores(session.state))
        expect(result.join('\n')).toMatch(new RegExp(` ${score}\\D*$`, 'm'));
    }
  });
});

interface Hidden {
  readonly type: string;
  readonly seat: number;
  readonly card?: unknown;
  readonly cards?: unknown;
}

it.each([
  ['confucius', 'drew', 'cards'],
  ['han', 'cardDrawn', 'card'],
] as const)('of %s, tells nobody what the others hide, %s: %s', (id, type, secret) => {
  const { steps } = playThrough(id, [3, {}], 'secret', () => undefined, 1);
  const hidden = steps
    .flatMap(({ events }) => events as unknown as readonly Hidden[])
    .filter((event) => event.type === type);
  expect(hidden.some(({ seat }) => seat === 0)).toBe(true);
  expect(hidden.some(({ seat }) => seat !== 0)).toBe(true);
  for (const event of hidden) expect(event[secret] !== undefined).toBe(event.seat === 0);
});
