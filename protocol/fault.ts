import { z } from 'zod';

/** Everything that can be wrong with a request. The page and bots read the code; the message is for people. */
export const FAULTS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  'cross-site': 403,
  'not-found': 404,
  'not-seated': 403,
  'seat-taken': 409,
  'name-taken': 409,
  unreliable: 403,
  muted: 403,
  restricted: 403,
  'not-host': 403,
  'not-started': 409,
  'not-agreed': 409,
  'already-started': 409,
  ended: 409,
  'not-ended': 409,
  'not-your-turn': 409,
  stale: 409,
  illegal: 422,
  'turn-over': 409,
  'no-undo': 409,
  'nothing-asked': 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type FaultCode = keyof typeof FAULTS;

export const fault = z
  .object({
    code: z.enum(Object.keys(FAULTS) as [FaultCode, ...FaultCode[]]),
    message: z.string().describe('What is wrong, in English'),
    rules: z.array(z.string()).optional().describe('The rules that forbid a move, by their ids'),
    at: z.int().optional().describe('Which of the moves is refused, from 0'),
    retryAfter: z.number().optional().describe('Seconds to wait before trying again'),
  })
  .meta({
    id: 'Fault',
    description:
      'What was wrong with a request. Nothing was changed by it; only after `unavailable` it may have been kept all the same, so look before trying again',
  });

export type Fault = z.infer<typeof fault>;

/** Thrown to refuse a request; turned into an answer at the edge. */
export class Refusal extends Error {
  readonly fault: Fault;

  constructor(code: FaultCode, message: string, more: Omit<Fault, 'code' | 'message'> = {}) {
    super(message);
    this.fault = { code, message, ...more };
  }
}
