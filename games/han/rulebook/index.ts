import '../board/ground.css';
import '../board/pieces.css';
import '../board/cards.css';
import type { Rows, Rulebook } from '../../../client/board/book.ts';
import { book } from './book.ts';
import { drawings, Grounds } from './drawings.tsx';
import { examples } from './examples.ts';
import { tables } from './tables.tsx';

export const rulebook: Rulebook = {
  book,
  examples,
  Grounds,
  drawings,
  tables: tables as unknown as Readonly<Record<string, Rows>>,
};
