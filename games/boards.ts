import type { Board } from '../client/board/board.ts';
import type { Rulebook } from '../client/board/book.ts';
import type { Cards } from '../client/board/card.ts';
import type { Effects } from '../client/board/effect.ts';
import type { Highlights } from '../client/board/highlights.ts';
import type { Lesson } from '../client/board/lesson.ts';
import type { Remark } from '../client/board/remark.ts';
import type { Scenes } from '../client/board/scene.ts';
import { brings } from './list.ts';

const load = <T>(part: Promise<unknown>): Promise<T> => part as Promise<T>;

/** A game that brings no board is shown by the generic one. */
const roomOf = (id: string): string => (brings(id, 'board') ? id : 'generic');

/** The board of a game, fetched when a table of it is opened. */
export const boardOf = async (id: string): Promise<Board> =>
  (await load<{ board: Board }>(import(`./${roomOf(id)}/board/index.ts`))).board;

/** What its events point to on the board, fetched when something has happened. */
export const highlightsOf = async (id: string): Promise<Highlights> =>
  (await load<{ highlights: Highlights }>(import(`./${roomOf(id)}/board/highlights.ts`))).highlights;

/** What the guide may say in a first game. */
export const remarksOf = async (id: string): Promise<readonly Remark[]> =>
  (await load<{ remarks: readonly Remark[] }>(import(`./${roomOf(id)}/board/guide.ts`))).remarks;

/** What explains the places of its board, fetched when somebody first asks. */
export const cardsOf = async (id: string): Promise<Cards> =>
  (await load<{ cards: Cards }>(import(`./${id}/board/cards.ts`))).cards;

/** The lesson of a game, fetched when somebody takes it. */
export const lessonOf = async (id: string): Promise<Lesson> =>
  (await load<{ lesson: Lesson }>(import(`./${id}/board/lesson.ts`))).lesson;

/** What shows the ends of its rounds as scenes, fetched after the first decision. */
export const scenesOf = async (id: string): Promise<Scenes> =>
  (await load<{ scenes: Scenes }>(import(`./${id}/board/scene.tsx`))).scenes;

/** What says what a move does, fetched with the cards. */
export const effectsOf = async (id: string): Promise<Effects> =>
  (await load<{ effects: Effects }>(import(`./${id}/board/effects.ts`))).effects;

/** The rulebook of a game: what it holds, what it draws, and the examples that it plays. */
export const rulebookOf = async (id: string): Promise<Rulebook> =>
  (await load<{ rulebook: Rulebook }>(import(`./${id}/rulebook/index.ts`))).rulebook;
