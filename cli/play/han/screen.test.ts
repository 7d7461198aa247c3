import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../../../bots/index.ts';
import { catalogue, LANGUAGES } from '../../../i18n/index.ts';
import { type Game, phaseOf } from '../../../rules/core/game.ts';
import { parseOptions } from '../../../rules/core/options.ts';
import { below, stream } from '../../../rules/core/rng.ts';
import { han } from '../../../rules/han/index.ts';
import type { HanEvent } from '../../../rules/han/types.ts';
import { boardOf } from '../board.ts';
import { choicesOf } from '../choices.ts';
import { helpPage, logPage, resultPage } from '../pages.ts';
import type { Save } from '../save.ts';
import { screenLines } from '../screen.ts';
import type { Session } from '../session.ts';
import { newSession } from '../start.ts';
import { widthOf } from '../width.ts';

const game = han as unknown as Game;
const NOWHERE = { write: () => undefined } as unknown as Save;

/** A game of random decisions, with what the caller does before some of the person's. */
function playThrough(
  seats: number,
  seed: string,
  given: Readonly<Record<string, string>>,
  look: (session: Session) => void,
  stride = 2,
): Session {
  const options = parseOptions(game, seats, given);
  const bots = Array.from({ length: seats - 1 }, () => botNamed('random'));
  const session = newSession({ game, options, seats, seat: 0, bots, seed }, NOWHERE);
  const dice = stream(seed, 'screen');
  const seen = new Map<string, number>();
  session.runBots();
  while (!session.over) {
    const phase = phaseOf(session.state);
    const times = seen.get(phase) ?? 0;
    seen.set(phase, times + 1);
    if (times % stride === 0) look(session);
    const { legal } = session;
    session.decide(legal[below(dice, legal.length)]!);
  }
  return session;
}

const tables = await Promise.all(
  LANGUAGES.map(async (lang) => {
    const shell = await catalogue(lang, 'shell');
    const { terms } = await catalogue(lang, 'han');
    return { lang, shell, terms, board: await boardOf('han', lang, shell) };
  }),
);

function screen(
  { shell, board }: (typeof tables)[number],
  session: Session,
  width: number,
  height: number,
  notice: string[] = [],
): string[] {
  const names = shell.seats.slice(0, session.header.seats);
  const choices = choicesOf(session, board, names);
  return screenLines({ session, board, shell, names, choices, notice }, { width, height });
}

function expectWithin(lines: readonly string[], width: number, lang: string): void {
  for (const line of lines) expect(widthOf(line), `${lang}: ${line}`).toBeLessThanOrEqual(width);
}

/** Whether a choice stands there under its number, in words or, where there is no room, in notation. */
function lists(text: string, number: number, label: string, move: string): boolean {
  const lead = new RegExp(`(^|\\s)${number} `, 'gm');
  for (const found of text.matchAll(lead)) {
    const rest = text.slice(found.index + found[0].length);
    if (rest.startsWith(label) || rest.startsWith(move)) return true;
  }
  return false;
}

const SIDE_2 = { map: 'ways-of-diplomacy' };

describe('the screen of Han', () => {
  it.each([
    [5, {}],
    [5, { fortresses: 'true' }],
    [4, { fortresses: 'true', portScoring: 'false' }],
    [3, {}],
    [4, { ...SIDE_2, fortresses: 'true' }],
    [3, { ...SIDE_2, removal: 'total' }],
    [2, { ...SIDE_2, fortresses: 'true' }],
  ] as const)(
    'shows map, outlook and all choices in 100 × 30 in all languages, %i players, %o',
    (seats, given) => {
      for (const seed of ['a', 'b'])
        playThrough(seats, seed, given, (session) => {
          for (const table of tables) {
            const { lang, shell, terms, board } = table;
            const lines = screen(table, session, 100, 30).map(stripVTControlCharacters);
            expect(lines.length).toBeLessThan(30);
            expectWithin(lines, 100, lang);
            const text = lines.join('\n');
            expect(text, `${lang}: nothing is cut off`).not.toContain('…');
            expect(text, lang).not.toMatch(/undefined|NaN/);
            expect(text, `${lang}: roads are drawn`).toMatch(/[─═]/);
            for (const part of [terms.game, terms.supply, terms.display, ...shell.seats.slice(0, seats)])
              expect(text).toContain(part);
            const choices = choicesOf(session, board, shell.seats);
            for (const [i, { label, move }] of choices.entries())
              expect(lists(text, i + 1, label, move), `${lang}: ${i + 1} ${label}`).toBe(true);
          }
        });
    },
  );

  it.each([
    [5, { fortresses: 'true', startPlayer: '0' }],
    [4, { ...SIDE_2, fortresses: 'true', startPlayer: '0' }],
  ] as const)('has room for the map even when a pair may go almost anywhere, %i players', (seats, given) => {
    let most = 0;
    for (let k = 0; k < 20; k++)
      for (const pair of ['vv', 'yy', 'oo', 'gg', 'rr']) {
        const options = parseOptions(game, seats, given);
        const bots = Array.from({ length: seats - 1 }, () => botNamed('random'));
        const session = newSession({ game, options, seats, seat: 0, bots, seed: `pair ${k}` }, NOWHERE);
        if (!session.decide(game.parse(pair)!).ok) continue;
        most = Math.max(most, session.legal.length);
        for (const table of tables) {
          const lines = screen(table, session, 100, 30).map(stripVTControlCharacters);
          expect(lines.length).toBeLessThan(30);
          expect(lines[0], table.lang).toContain(table.terms.game);
          expect(lines.join('\n'), table.lang).toMatch(/─/);
        }
      }
    expect(most).toBeGreaterThan(55);
  });

  it('keeps to any window, however small, with and without a notice', () => {
    const sizes = [
      [80, 24],
      [60, 20],
      [40, 12],
      [20, 5],
      [8, 2],
      [160, 50],
    ] as const;
    const look = (session: Session): void => {
      for (const table of tables)
        for (const [width, height] of sizes)
          for (const notice of [[], [table.shell.undo.chance]]) {
            const lines = screen(table, session, width, height, notice);
            expect(lines.length).toBeLessThan(height);
            expectWithin(lines, width, table.lang);
          }
    };
    playThrough(5, 'small', { fortresses: 'true' }, look, 6);
    playThrough(4, 'small', { ...SIDE_2, fortresses: 'true' }, look, 6);
  });

  it.each([
    [5, { fortresses: 'true' }],
    [2, SIDE_2],
  ] as const)('has pages that keep to the width, %i players', (seats, given) => {
    const session = playThrough(seats, 'pages', given, (now) => {
      const { view, seat } = now;
      for (const { lang, shell, board } of tables) {
        const names = shell.seats.slice(0, seats);
        expectWithin(helpPage(now, board, shell, 100), 100, lang);
        const lens = board.lens({ view, seat, names }, names, 100);
        expectWithin(lens, 100, lang);
        expect(lens.join('\n')).not.toContain('…');
      }
    });
    const scores = game.scores(session.state);
    for (const { lang, shell, board } of tables) {
      expectWithin(logPage(session, board, shell.seats, 100), 100, lang);
      const result = resultPage(session, board, shell, shell.seats);
      expectWithin(result, 100, lang);
      for (const score of scores) expect(result.join('\n')).toMatch(new RegExp(` ${score}\\D*$`, 'm'));
    }
  });
});

it('tells nobody which cards the others draw from the pile', () => {
  const session = playThrough(3, 'secret', {}, () => undefined);
  const drawn = session.steps.flatMap(({ events }) =>
    (events as unknown as HanEvent[]).flatMap((event) => (event.type === 'cardDrawn' ? [event] : [])),
  );
  expect(drawn.some(({ seat }) => seat === 0)).toBe(true);
  expect(drawn.some(({ seat }) => seat !== 0)).toBe(true);
  for (const { seat, card } of drawn) expect(card !== undefined).toBe(seat === 0);
});
