import { z } from 'zod';
import { holiday, result, seatNumber } from './table.ts';
import { personId, tableId } from './text.ts';

const gameEvent = z.looseObject({ type: z.string() }).describe('As the rules of the game emit it');
const decision = z.object({
  ply: z.int().describe('The number of the decision'),
  seat: seatNumber,
  move: z
    .string()
    .optional()
    .describe('Only for your own seat; for others, the events say what you may know'),
  events: z.array(gameEvent),
});

/** The most entries in one answer or message; longer logs come in pages. */
export const PAGE_ENTRIES = 200;

/** Something that happened at a table, as one viewer may see it. `n` is its number in the table's log. */
export const entry = z
  .object({
    n: z.int().min(1),
    at: z.number().describe('Milliseconds since 1970'),
    what: z.discriminatedUnion('type', [
      z.object({ type: z.literal('open'), host: personId }),
      z.object({ type: z.literal('sit'), seat: seatNumber, person: personId, name: z.string() }),
      z.object({ type: z.literal('stand'), seat: seatNumber }),
      z.object({ type: z.literal('bot'), seat: seatNumber, bot: z.string() }),
      z.object({ type: z.literal('ready'), seat: seatNumber, on: z.boolean() }),
      z
        .object({ type: z.literal('rated'), on: z.boolean() })
        .describe('The host has made the table rated or casual; all others there must agree again'),
      z.object({ type: z.literal('invite'), seat: seatNumber, person: personId, name: z.string() }),
      z.object({ type: z.literal('decline'), person: personId }),
      z.object({
        type: z.literal('start'),
        order: z.array(seatNumber).describe('Which seat each seat of the game was before'),
        decisions: z.array(decision).optional().describe('Made before the game came to this table'),
      }),
      z.object({
        type: z.literal('close'),
        why: z
          .literal('expired')
          .optional()
          .describe('The open table was inactive for too long; absent where the host closed it'),
      }),
      decision.extend({ type: z.literal('move') }),
      z.object({
        type: z.literal('undo'),
        seat: seatNumber,
        ply: z.int().describe('How many decisions stand after it'),
      }),
      z.object({ type: z.literal('redo'), seat: seatNumber, decisions: z.array(decision) }),
      z.object({ type: z.literal('ask'), seat: seatNumber, for: z.enum(['undo', 'redo']) }),
      z.object({ type: z.literal('answer'), seat: seatNumber, yes: z.boolean() }),
      z.object({ type: z.literal('resign'), seat: seatNumber }),
      z
        .object({
          type: z.literal('adopt'),
          seat: seatNumber.optional().describe('Absent where the guest was only invited, or hosts the table'),
          from: personId.describe('The guest'),
          person: personId,
          name: z.string(),
        })
        .describe('A guest has signed in to an account, which takes over'),
      z.object({ type: z.literal('leave'), seat: seatNumber }).describe('The player has resigned'),
      z.object({ type: z.literal('absent'), seat: seatNumber }).describe('The time was up; a bot plays'),
      z
        .object({ type: z.literal('left'), seat: seatNumber })
        .describe('The player left; a bot plays until they return'),
      z.object({ type: z.literal('back'), seat: seatNumber }),
      z
        .object({ type: z.literal('holiday'), seat: seatNumber, holidays: z.array(holiday) })
        .describe('The holidays of the player from now on, which replace those of before'),
      z.object({ type: z.literal('credit'), ms: z.number() }).describe('Time given back after an outage'),
      z.object({ type: z.literal('chat'), person: personId, name: z.string(), text: z.string() }),
      z.object({
        type: z.literal('rematch'),
        table: tableId,
        person: personId.optional().describe('Who asks for it'),
      }),
      z.object({ type: z.literal('end'), result }),
    ]),
  })
  .meta({ id: 'Entry' });
export type Entry = z.infer<typeof entry>;
export type Happening = Entry['what'];
