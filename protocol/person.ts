import { z } from 'zod';
import { personId, personName } from './text.ts';

/** A guest or an account as others see them. */
export const person = z
  .object({
    id: personId,
    name: z.string(),
    account: z.literal(true).optional().describe('Has a key; otherwise a guest'),
    banned: z.literal(true).optional().describe('Of yourself only: you may watch, and nothing else'),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof person>;

export const newPerson = z
  .object({
    name: personName.optional(),
    token: z.boolean().default(false).describe('Answers with a token instead of a cookie, for programs'),
  })
  .meta({ id: 'NewPerson' });
