import { z } from 'zod';
import { LONGEST_TURN } from '../core/turn.ts';
import { botName, MAX_SEATS, seatNumber } from './table.ts';
import { chatText, nonce, personId } from './text.ts';

/** Longer moves are not parsed; all moves of the games are shorter. */
const MOST_MOVE = 40;

const decisionNumber = z.int().min(1);
const moveText = z.string().min(1).max(MOST_MOVE);

/** All commands of people and third-party bots at a table, over HTTP and the socket. */
export const command = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('sit'),
      seat: seatNumber.optional().describe('The first free one, if none is named'),
      nonce: nonce.optional().describe('Goes into the shuffle'),
      rated: z
        .boolean()
        .optional()
        .describe('Whether you take the table for rated; `stale` if that has changed meanwhile'),
    }),
    z.object({ type: z.literal('stand') }).describe('Leaves your seat before the start'),
    z.object({ type: z.literal('bot'), seat: seatNumber, bot: botName }).describe('The host adds a bot'),
    z
      .object({ type: z.literal('clear'), seat: seatNumber })
      .describe('The host frees a seat before the start'),
    z
      .object({ type: z.literal('ready'), on: z.boolean() })
      .describe('Tells the others at the table, before the start, that you are ready to play'),
    z
      .object({ type: z.literal('rated'), on: z.boolean() })
      .describe(
        'The host makes the table rated or casual before the start; everybody else there agrees with `ready`, or leaves',
      ),
    z.object({ type: z.literal('decline') }).describe('Declines an invitation; `sit` accepts it'),
    z
      .object({
        type: z.literal('start'),
        seats: z
          .int()
          .min(2)
          .max(MAX_SEATS)
          .optional()
          .describe('Starts with this number of taken seats; without it, every seat must be taken'),
      })
      .describe('The host starts the game'),
    z.object({ type: z.literal('close') }).describe('The host closes the table before the start'),
    z.object({
      type: z.literal('move'),
      n: decisionNumber.describe('The number of the decision: one more than the position has'),
      move: moveText.describe('In the notation of the game, as in the list of legal moves'),
    }),
    z
      .object({
        type: z.literal('moves'),
        n: decisionNumber.describe('The number of the first decision'),
        moves: z.array(moveText).min(1).max(LONGEST_TURN),
      })
      .describe(
        'Decisions of one turn, kept and shown to the others together. All are refused if one is, with its index in `at`; only the last may end the turn or reveal something',
      ),
    z
      .object({ type: z.literal('undo') })
      .describe('Undoes your last decision, or asks the others to allow it'),
    z.object({ type: z.literal('redo') }),
    z.object({ type: z.literal('answer'), yes: z.boolean() }).describe('Answers what another player asks'),
    z
      .object({ type: z.literal('resign') })
      .describe('Gives the game up for good: a bot plays on, and the seat is placed last'),
    z
      .object({ type: z.literal('leave') })
      .describe('Lets the stand-in play at once; `back` or a move takes the seat back'),
    z.object({ type: z.literal('back') }).describe('Takes your seat back from the stand-in'),
    z.object({ type: z.literal('chat'), text: chatText }),
    z.object({ type: z.literal('mute'), person: personId, on: z.boolean() }).describe('Chat of that person'),
    z
      .object({ type: z.literal('rematch'), nonce: nonce.optional().describe('Goes into the shuffle') })
      .describe(
        'Opens one table for another game, seats you and the bots there and invites the others; sent by somebody who is invited already, it accepts',
      ),
  ])
  .meta({ id: 'Command' });
export type Command = z.infer<typeof command>;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;
