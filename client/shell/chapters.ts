import { signal } from '@preact/signals';
import { chaptersOf } from '../../games/boards.ts';
import { figuresOf } from '../../games/words.ts';
import type { Chapters } from '../board/figure.ts';
import { shownLanguage } from '../texts/texts.ts';

type Captions = Readonly<Record<string, string>>;

const chapters = signal<Readonly<Partial<Record<string, Chapters>>>>({});
const captions = signal<Readonly<Partial<Record<string, Captions>>>>({});

const keyOf = (game: string): string => `${shownLanguage()}/${game}`;

/** Icons and figures of a game's rules, with the lines below the figures. */
export async function loadChapters(game: string): Promise<void> {
  const key = keyOf(game);
  const [drawn, said] = await Promise.all([
    chapters.peek()[game] ?? chaptersOf(game),
    captions.peek()[key] ?? figuresOf(shownLanguage(), game),
  ]);
  chapters.value = { ...chapters.peek(), [game]: drawn };
  captions.value = { ...captions.peek(), [key]: said };
}

export const chaptersFor = (game: string): Chapters | undefined => chapters.value[game];
export const captionsFor = (game: string): Captions | undefined => captions.value[keyOf(game)];
