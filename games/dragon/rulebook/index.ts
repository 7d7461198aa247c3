import '../board/pigments.css';
import '../board/dragon.css';
import type { Rows, Rulebook } from '../../../client/board/book.ts';
import { Grounds } from '../board/grounds.tsx';
import { book } from './book.ts';
import { drawings } from './drawings.tsx';
import { examples } from './examples.ts';
import { tables } from './tables.tsx';

export const rulebook: Rulebook = {
  book,
  examples,
  Grounds,
  drawings,
  tables: tables as unknown as Readonly<Record<string, Rows>>,
};
