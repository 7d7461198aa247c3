import { z } from 'zod';
import { seatNumber } from './table.ts';

/** The state of the game, as one viewer may see it. */
export const position = z
  .object({
    ply: z.int().describe('Decisions made so far'),
    phase: z.string(),
    active: z.array(seatNumber).describe('Who is to decide'),
    view: z.looseObject({}).describe('What the viewer may see of the game'),
    seat: seatNumber.optional().describe('The seat of the viewer'),
    legal: z
      .array(z.string())
      .optional()
      .describe('The moves open to the viewer, in the notation of the game'),
    undo: z
      .enum(['free', 'ask', 'refused', 'rated', 'nothing', 'over'])
      .optional()
      .describe(
        'Whether the viewer may take back the last own decision alone or must ask; `refused`: the others have refused three times; `rated`: alone among bots in a rated game, what has come to light stays',
      ),
    undoStop: z
      .enum(['revealed', 'others'])
      .optional()
      .describe('Why the others must agree: hidden information was revealed, or others have decided since'),
    redo: z.enum(['free', 'ask', 'nothing']).optional(),
    asking: z
      .object({
        seat: seatNumber,
        for: z.enum(['undo', 'redo']),
        ply: z.int().describe('How many decisions would stand'),
        waiting: z.array(seatNumber).describe('Who has not answered yet'),
      })
      .optional(),
    clocks: z
      .array(
        z.object({
          ms: z.number().describe('What is left, as of the time of the message'),
          running: z.boolean(),
          still: z.number().optional().describe('It stands still until then: the player is on holiday'),
        }),
      )
      .optional()
      .describe('By seat; absent where the table has no clock'),
  })
  .meta({ id: 'Position' });
export type Position = z.infer<typeof position>;
