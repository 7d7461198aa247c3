import { stripVTControlCharacters } from 'node:util';
import { expect } from 'vitest';
import { phaseOf } from '../../../core/game.ts';
import { parseOptions } from '../../../core/options.ts';
import { below, stream } from '../../../core/rng.ts';
import { botNamed } from '../../../games/all-bots.ts';
import type { GameId } from '../../../games/list.ts';
import { gameOf } from '../../../games/rules.ts';
import { terminalOf } from '../../../games/terminals.ts';
import { catalogue, LANGUAGES, type Language, type ShellTexts } from '../../../i18n/index.ts';
import type { SpokenTexts } from '../../../i18n/spoken.ts';
import type { Board, Size } from '../../terminal/board.ts';
import { widthOf } from '../../terminal/width.ts';
import { choicesOf } from '../choices.ts';
import type { Save } from '../save.ts';
import { screenLines } from '../screen.ts';
import type { Session } from '../session.ts';
import { newSession } from '../start.ts';

const NOWHERE = { write: () => undefined } as unknown as Save;
export const USUAL: Size = { width: 100, height: 30 };

/** How many play, and by which options. */
export type Setting = readonly [seats: number, given: Readonly<Record<string, string>>];

/** A game against random bots in which seat 0 is a person's. */
export function sit(id: GameId, [seats, given]: Setting, seed: string): Session {
  const game = gameOf(id);
  const options = parseOptions(game, seats, given);
  const bots = Array.from({ length: seats - 1 }, () => botNamed('random'));
  return newSession({ game, options, seats, seat: 0, bots, seed }, NOWHERE);
}

/** A game of random decisions, with a look before one in so many of the person's decisions of each phase. */
export function playThrough(
  id: GameId,
  setting: Setting,
  seed: string,
  look: (session: Session) => void,
  stride: number,
): Session {
  const session = sit(id, setting, seed);
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

/** A game as it is shown in one language. */
export interface Seen {
  readonly lang: Language;
  readonly shell: ShellTexts;
  readonly board: Board;
  readonly words: SpokenTexts;
}

export const inAllLanguages = (id: GameId): Promise<Seen[]> =>
  Promise.all(
    LANGUAGES.map(async (lang) => {
      const shell = await catalogue(lang, 'shell');
      const words = await catalogue(lang, 'spoken');
      return { lang, shell, words, board: await terminalOf(id, lang, shell) };
    }),
  );

/** The screen without its colours; it keeps to the window. */
export function screen(
  { lang, shell, board }: Seen,
  session: Session,
  size: Size,
  notice: readonly string[] = [],
): string[] {
  const names = shell.seats.slice(0, session.header.seats);
  const choices = choicesOf(session, board, names);
  const lines = screenLines({ session, board, shell, names, choices, notice }, size);
  expect(lines.length).toBeLessThan(size.height);
  expectWithin(lines, size.width, lang);
  return lines.map(stripVTControlCharacters);
}

export function expectWithin(lines: readonly string[], width: number, lang: Language): void {
  expect(
    lines.filter((line) => widthOf(line) > width),
    lang,
  ).toEqual([]);
}
