import { z } from 'zod';
import { command } from './command.ts';
import { entry } from './entry.ts';
import { fault } from './fault.ts';
import { person } from './person.ts';
import { position } from './position.ts';
import { presence, TABLE_STATUSES, tableInfo } from './table.ts';
import { tableId } from './text.ts';

const request = z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Echoed in the answer');

/** Messages from a client. */
export const clientMessage = z
  .discriminatedUnion('t', [
    z
      .object({ t: z.literal('watch'), id: request, table: tableId, since: z.int().min(0).default(0) })
      .describe('Sends all that happened after `since`, in pages, then goes on'),
    z.object({ t: z.literal('unwatch'), id: request, table: tableId }),
    z.object({ t: z.literal('do'), id: request, table: tableId, command }),
    z
      .object({ t: z.literal('typing'), id: request, table: tableId })
      .describe('You are writing a chat message; shown for a few seconds'),
    z.object({ t: z.literal('ping'), id: request }),
  ])
  .meta({ id: 'ClientMessage' });
export type ClientMessage = z.infer<typeof clientMessage>;

/** Entries after `after` up to `n`; with the last of them, the current position. */
const update = z.object({
  t: z.literal('update'),
  table: tableId,
  after: z.int().describe('The number the client had before: no gap, no duplicate'),
  n: z.int(),
  now: z.number().describe('Time of the server'),
  entries: z
    .array(entry)
    .describe(
      'At most 200: who catches up with more gets several updates, one after another, before the `ok` of `watch`',
    ),
  info: tableInfo.optional().describe('When it has changed, and in the last update of a `watch`'),
  presence: presence
    .optional()
    .describe('In the last update of a `watch`; later changes come in a message of their own'),
  position: position.optional().describe('From the start of the game on, when it has changed'),
});
export type Update = z.infer<typeof update>;

/** Messages from the server. */
export const serverMessage = z
  .discriminatedUnion('t', [
    z.object({
      t: z.literal('welcome'),
      version: z.string(),
      now: z.number(),
      you: person.optional(),
    }),
    update,
    z
      .object({ t: z.literal('presence'), table: tableId, presence })
      .describe('Somebody came to a watched table, left it, or began to write'),
    z.object({ t: z.literal('ok'), id: request, n: z.int().optional(), table: tableId.optional() }),
    z.object({
      t: z.literal('error'),
      id: request.optional(),
      table: tableId.optional().describe('A table that you watched until now and may not watch any longer'),
      error: fault,
    }),
    z
      .object({
        t: z.literal('notice'),
        table: tableId,
        status: z.enum(TABLE_STATUSES),
        yourTurn: z.boolean(),
        invited: z.string().optional().describe('The name of somebody who invites you to this table'),
      })
      .describe('Something changed at one of your tables that this socket does not watch'),
    z
      .object({ t: z.literal('conduct') })
      .describe(
        'A moderator has decided something about you, or about a report of yours: GET /api/me/conduct',
      ),
    z.object({ t: z.literal('bye'), reason: z.string(), retryAfter: z.number() }),
  ])
  .meta({ id: 'ServerMessage' });
export type ServerMessage = z.infer<typeof serverMessage>;
