import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../../bots/index.ts';
import { catalogue, LANGUAGES } from '../../i18n/index.ts';
import { type Game, phaseOf } from '../../rules/core/game.ts';
import { parseOptions } from '../../rules/core/options.ts';
import { below, stream } from '../../rules/core/rng.ts';
import { SUPER_EVENTS } from '../../rules/dragon/data.ts';
import { games } from '../../rules/index.ts';
import { boardOf } from './board.ts';
import { choicesOf } from './choices.ts';
import { helpPage, logPage, resultPage } from './pages.ts';
import type { Save } from './save.ts';
import { screenLines } from './screen.ts';
import type { Session } from './session.ts';
import { newSession } from './start.ts';
import { widthOf } from './width.ts';

const game = games.dragon as unknown as Game;
const NOWHERE = { write: () => undefined } as unknown as Save;

/** A game of random decisions, with what the caller does before some of the person's. */
function playThrough(
  seats: number,
  seed: string,
  set: Record<string, string>,
  look: (session: Session) => void,
  stride = 4,
): Session {
  const options = parseOptions(game, seats, set);
  const others = Array.from({ length: seats - 1 }, () => botNamed('random'));
  const session = newSession({ game, options, seats, seat: 0, bots: others, seed }, NOWHERE);
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
    return { lang, shell, board: await boardOf('dragon', lang, shell) };
  }),
);
type Seen = (typeof tables)[number];

function screen(
  { shell, board }: Seen,
  session: Session,
  width: number,
  height: number,
  notice: string[] = [],
) {
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

describe('the screen', () => {
  it.each([
    [5, {}],
    [5, { greatWall: 'true', openHands: 'false' }],
    [4, { greatWall: 'true' }],
    [3, {}],
    [2, { greatWall: 'true' }],
  ] as const)('shows everything in 100 × 30 in all languages, %i players, %o', (seats, set) => {
    const events = SUPER_EVENTS.filter((_, k) => k % 5 === seats % 5);
    for (const superEvent of events)
      playThrough(seats, superEvent, { ...set, superEvent }, (session) => {
        for (const table of tables) {
          const { lang, shell, board } = table;
          const lines = screen(table, session, 100, 30).map(stripVTControlCharacters);
          expect(lines.length).toBeLessThan(30);
          expectWithin(lines, 100, lang);
          const text = lines.join('\n');
          expect(text, `${lang}: nothing is cut off`).not.toContain('…');
          expect(text, lang).not.toMatch(/undefined|NaN/);
          for (const part of [board.texts.title, ...shell.seats.slice(0, seats)])
            expect(text).toContain(part);
          for (const [i, { label, move }] of choicesOf(session, board, shell.seats).entries())
            expect(lists(text, i + 1, label, move), `${lang}: ${i + 1} ${label}`).toBe(true);
        }
      });
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
    playThrough(
      5,
      'small',
      { greatWall: 'true', superEvent: 'flood' },
      (session) => {
        for (const table of tables)
          for (const [width, height] of sizes)
            for (const notice of [[], [table.shell.undo.chance]]) {
              const lines = screen(table, session, width, height, notice);
              expect(lines.length).toBeLessThan(height);
              expectWithin(lines, width, table.lang);
            }
      },
      12,
    );
  });

  it('has pages that keep to the width', () => {
    const session = playThrough(5, 'pages', { superEvent: 'earthquake' }, (now) => {
      const { view, seat } = now;
      for (const { lang, shell, board } of tables) {
        expectWithin(helpPage(now, board, shell, 100), 100, lang);
        expectWithin(board.lens({ view, seat, names: shell.seats }, shell.seats, 100), 100, lang);
      }
    });
    for (const { lang, shell, board } of tables) {
      expectWithin(logPage(session, board, shell.seats, 100), 100, lang);
      const result = resultPage(session, board, shell, shell.seats);
      expectWithin(result, 100, lang);
      for (const score of game.scores(session.state)) expect(result.join('\n')).toContain(` ${score}`);
    }
  });
});

it('hides the cards of others when hands are closed', async () => {
  const shell = await catalogue('en', 'shell');
  const board = await boardOf('dragon', 'en', shell);
  const hands = (openHands: string): string[] => {
    let shown: string[] = [];
    playThrough(3, 'hands', { openHands }, (session) => {
      const { view, seat } = session;
      if (shown.length > 0 || session.steps.length < 20) return;
      const sight = { view, seat, names: shell.seats, log: [], size: { width: 100, height: 28 } };
      shown = board.table(sight).map(stripVTControlCharacters).slice(-3);
    });
    return shown;
  };
  const listed = (rows: readonly string[]): number =>
    rows.filter((row) => /\d\+\d {2,}[cltfpwmhs?]{3,}/.test(row)).length;
  expect(listed(hands('true'))).toBe(3);
  expect(listed(hands('false'))).toBe(1);
});
