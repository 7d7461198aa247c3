import { z } from 'zod';
import { LONGEST_TURN } from '../core/turn.ts';

/** Longest text of what a turn does to its seat. */
const MOST_GUARD = 8_000;

export const plan = z
  .object({
    moves: z
      .array(z.string().min(1).max(40))
      .min(1)
      .max(LONGEST_TURN)
      .describe('In the notation of the game'),
    guard: z
      .string()
      .max(MOST_GUARD)
      .regex(/^[^\p{Cc}\p{Cs}\n]*(?:\n[^\p{Cc}\p{Cs}\n]*)*$/u, 'must be lines of text')
      .describe('The events of these moves as spectators would see them, one JSON object per line'),
  })
  .meta({ id: 'Plan', description: 'Your next turn, prepared while others decide. Only you see it' });

export const planState = z
  .object({
    plan: plan.optional(),
    dropped: z
      .boolean()
      .describe('Your plan was not legal any more, or would have done something else, and was dropped'),
  })
  .meta({ id: 'PlanState' });
export type PlanState = z.infer<typeof planState>;
