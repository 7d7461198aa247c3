import type { z } from 'zod';
import { fault } from '../../protocol/fault.ts';
import { done, entryPage, looked, tableList } from '../../protocol/http.ts';
import { position } from '../../protocol/position.ts';
import { serverMessage } from '../../protocol/socket.ts';
import { tableInfo } from '../../protocol/table.ts';

/** What can come over the wire, and the form that it must have; the rest is text. */
export const FORMS = {
  socket: serverMessage,
  look: looked,
  moment: position,
  entries: entryPage,
  list: tableList,
  info: tableInfo,
  done,
  fault,
  text: undefined,
} as const satisfies Record<string, z.ZodType | undefined>;

/** Something that came over the wire, as it came. */
export interface Heard {
  /** Who got it; nobody in particular where no identity was shown. */
  readonly by: string | undefined;
  readonly form: keyof typeof FORMS;
  readonly text: string;
  /** What the one who got it had sent, where it is an answer to that. */
  readonly asked?: string;
}

/** All that was heard of one game, and its record. */
export interface Testimony {
  readonly table: string;
  readonly heard: readonly Heard[];
  readonly record: string;
}
