import type { z } from 'zod';
import { fault } from '../../protocol/fault.ts';
import { done, entryPage, looked, tableList, tablePage } from '../../protocol/http.ts';
import { position } from '../../protocol/position.ts';
import { serverMessage } from '../../protocol/socket.ts';
import { type Pace, tableInfo } from '../../protocol/table.ts';

/** Kinds of messages and their schemas; the rest is text. */
export const FORMS = {
  socket: serverMessage,
  look: looked,
  moment: position,
  entries: entryPage,
  /** A person's tables, and the public ones. */
  list: tableList,
  page: tablePage,
  info: tableInfo,
  done,
  fault,
  record: undefined,
  text: undefined,
} as const satisfies Record<string, z.ZodType | undefined>;

/** A message as received. */
export interface Heard {
  /** The recipient; undefined without an identity. */
  readonly by: string | undefined;
  readonly form: keyof typeof FORMS;
  readonly text: string;
  /** Arrival time. */
  readonly at: number;
  /** The request that it answers. */
  readonly asked?: string;
  /** The connection, for sockets. */
  readonly socket?: number;
  /** Time of the request. */
  readonly since?: number;
}

/** All messages of a game, its record, and its rematch as opened. */
export interface Testimony {
  readonly table: string;
  readonly pace: Pace;
  readonly heard: readonly Heard[];
  readonly record: string;
  readonly rematch: string;
}
