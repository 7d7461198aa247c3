import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../../../bots/index.ts';
import { catalogue, LANGUAGES } from '../../../i18n/index.ts';
import { AVAILABLE } from '../../../rules/confucius/data.ts';
import { confucius } from '../../../rules/confucius/index.ts';
import type { ConfuciusEvent } from '../../../rules/confucius/types.ts';
import { firstSeat, type Game, legalActions, over, phaseOf } from '../../../rules/core/game.ts';
import { parseOptions } from '../../../rules/core/options.ts';
import { below, stream } from '../../../rules/core/rng.ts';
import { boardOf } from '../board.ts';
import { choicesOf } from '../choices.ts';
import { helpPage, logPage, resultPage, topicPage } from '../pages.ts';
import type { Save } from '../save.ts';
import { screenLines } from '../screen.ts';
import type { Session } from '../session.ts';
import { newSession } from '../start.ts';
import { widthOf } from '../width.ts';

const game = confucius as unknown as Game;
const NOWHERE = { write: () => undefined } as unknown as Save;

/** A game of random decisions, with what the caller does before some of the person's. */
function playThrough(
  seats: number,
  seed: string,
  given: Readonly<Record<string, string>>,
  look: (session: Session) => void,
  stride = 3,
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
    const { terms } = await catalogue(lang, 'confucius');
    return { lang, shell, terms, board: await boardOf('confucius', lang, shell) };
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

/** Whether a choice stands there under its number, in words. */
function lists(text: string, number: number, label: string): boolean {
  for (const found of text.matchAll(new RegExp(`(^|\\s)${number} `, 'gm')))
    if (text.slice(found.index + found[0].length).startsWith(label)) return true;
  return false;
}

describe('the screen of Confucius', () => {
  it.each([
    [5, { advanced: 'true' }],
    [4, { advanced: 'true', admiral: 'true' }],
    [3, {}],
  ] as const)('shows everything in 100 × 30 in all languages, %i players, %o', (seats, given) => {
    for (const seed of ['a', 'b'])
      playThrough(seats, seed, given, (session) => {
        for (const table of tables) {
          const { lang, shell, terms, board } = table;
          const lines = screen(table, session, 100, 30).map(stripVTControlCharacters);
          expect(lines.length).toBeLessThan(30);
          expectWithin(lines, 100, lang);
          const text = lines.join('\n');
          expect(text, `${lang}: nothing is cut off`).not.toContain('…');
          expect(text, lang).not.toMatch(/undefined|NaN|Infinity/);
          const lands = session.view as unknown as { lands: number[] };
          const names = Object.values(terms.foreignLands).filter((_, land) => lands.lands.includes(land));
          for (const part of [
            terms.game,
            ...Object.values(terms.ministries),
            ...names,
            ...shell.seats.slice(0, seats),
          ])
            expect(text).toContain(part);
          for (const [i, { label }] of choicesOf(session, board, shell.seats).entries())
            expect(lists(text, i + 1, label), `${lang}: ${i + 1} ${label}\n${text}`).toBe(true);
        }
      });
  });

  it('has room for full hands, reward cards and all gifts', () => {
    const s = confucius.setup({ advanced: true, admiral: false }, 5, 'rich');
    s.players.forEach((player, seat) => {
      player.hand = player.hand.map((n) => n + 3);
      player.shipyard = 4;
      player.colonies = 2;
      player.gifts = player.gifts.map(() => AVAILABLE);
      player.rewards = 3 << (2 * seat);
    });
    const dice = stream('rich', 'screen');
    for (let n = 0; !over(s); n++) {
      const seat = firstSeat(confucius.active(s));
      const legal = legalActions(confucius, s, seat);
      const session = { game, view: confucius.view(s, seat), seat, legal, steps: [], header: { seats: 5 } };
      if (n % 6 === 0)
        for (const table of tables) {
          const lines = screen(table, session as unknown as Session, 100, 30).map(stripVTControlCharacters);
          expect(lines.length).toBeLessThan(30);
          const text = lines.join('\n');
          expect(text).not.toContain('…');
          for (const { label } of choicesOf(session as unknown as Session, table.board, table.shell.seats))
            expect(text).toContain(label);
        }
      confucius.apply(s, seat, legal[below(dice, legal.length)]!);
    }
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
      { advanced: 'true' },
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

  it.each([5, 3])('has pages that keep to the width, %i players', (seats) => {
    const session = playThrough(seats, 'pages', { advanced: 'true' }, (now) => {
      const { view, seat } = now;
      for (const { lang, shell, board } of tables) {
        const names = shell.seats.slice(0, seats);
        expectWithin(helpPage(now, board, shell, 100), 100, lang);
        const lens = board.lens({ view, seat, names }, names, 100);
        expectWithin(lens, 100, lang);
        expect(lens.join('\n')).not.toMatch(/…|undefined/);
      }
    });
    const scores = game.scores(session.state);
    for (const { lang, shell, board } of tables) {
      for (const page of Object.values(board.texts.help)) {
        const lines = topicPage(page, board.texts.rules, 100);
        expectWithin(lines, 100, lang);
        expect(lines.join('\n')).not.toContain('…');
      }
      expectWithin(logPage(session, board, shell.seats, 100), 100, lang);
      const result = resultPage(session, board, shell, shell.seats);
      expectWithin(result, 100, lang);
      for (const score of scores) expect(result.join('\n')).toMatch(new RegExp(` ${score}\\D*$`, 'm'));
    }
  });
});

it('tells nobody what the others draw and gain', () => {
  const session = playThrough(3, 'secret', {}, () => undefined);
  const drawn = session.steps.flatMap(({ events }) =>
    (events as unknown as ConfuciusEvent[]).flatMap((event) => (event.type === 'drew' ? [event] : [])),
  );
  expect(drawn.some(({ seat }) => seat === 0)).toBe(true);
  expect(drawn.some(({ seat }) => seat !== 0)).toBe(true);
  for (const { seat, cards } of drawn) expect(cards !== undefined).toBe(seat === 0);
});
