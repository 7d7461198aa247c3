import type { z } from 'zod';
import { fault } from '../../protocol/fault.ts';
import { done, entryPage, looked, tableList, tablePage } from '../../protocol/http.ts';
import { position } from '../../protocol/position.ts';
import { serverMessage } from '../../protocol/socket.ts';
import { type Pace, tableInfo } from '../../protocol/table.ts';

/** What can come over the wire, and the form that it must have; the rest is text. */
export const FORMS = {
  socket: serverMessage,
  look: looked,
  moment: position,
  entries: entryPage,
  /** The tables of a person, and those that everybody may see. */
  list: tableList,
  page: tablePage,
  info: tableInfo,
  done,
  fault,
  record: undefined,
  text: undefined,
} as const satisfies Record<string, z.ZodType | undefined>;

/** Something that came over the wire, as it came. */
export interface Heard {
  /** Who got it; nobody in particular where no identity was shown. */
  readonly by: string | undefined;
  readonly form: keyof typeof FORMS;
  readonly text: string;
  /** When it came. */
  readonly at: number;
  /** What the one who got it had sent, where it is an answer to that. */
  readonly asked?: string;
  /** The connection over which it came, where that is a socket. */
  readonly socket?: number;
  /** When it was asked for. */
  readonly since?: number;
}

/** All that was heard of one game, its record, and the table of its rematch as it was opened. */
export interface Testimony {
  readonly table: string;
  readonly pace: Pace;
  readonly heard: readonly Heard[];
  readonly record: string;
  readonly rematch: string;
}
