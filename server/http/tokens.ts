import { z } from 'zod';
import { Refusal } from '../../protocol/fault.ts';
import { madeToken, newToken, tokenLine } from '../../protocol/http.ts';
import { type Context, faults, mustKnow, type Routes, SIGNED_IN } from './context.ts';

const MAX_TOKENS = 50;

export function serveTokens(app: Routes, { identities }: Context): void {
  app.post('/api/me/tokens', {
    schema: {
      operationId: 'createToken',
      tags: ['Tokens'],
      summary: 'A token for a program',
      description: 'Whoever has it can do all that you can do here. It is shown once and kept nowhere.',
      security: SIGNED_IN,
      body: newToken,
      response: { 201: madeToken, ...faults('malformed', 'unauthorized', 'cross-site') },
    },
    handler: async (request, reply) => {
      const { id } = mustKnow(request).person;
      if ((await identities.tokens(id)).length >= MAX_TOKENS)
        throw new Refusal('too-many', `You have ${MAX_TOKENS} tokens; revoke one first.`);
      reply.code(201);
      return identities.addToken(id, request.body.label);
    },
  });

  app.get('/api/me/tokens', {
    schema: {
      operationId: 'listTokens',
      tags: ['Tokens'],
      summary: 'Your tokens, without their secrets',
      security: SIGNED_IN,
      response: { 200: z.object({ tokens: z.array(tokenLine) }), ...faults('unauthorized') },
    },
    handler: async (request) => ({ tokens: await identities.tokens(mustKnow(request).person.id) }),
  });

  app.delete('/api/me/tokens/:token', {
    schema: {
      operationId: 'deleteToken',
      tags: ['Tokens'],
      summary: 'Take a token back',
      security: SIGNED_IN,
      params: z.object({
        token: z
          .string()
          .regex(/^[0-9a-f]{20}$/, 'is not the id of a token')
          .describe('The id of the token'),
      }),
      response: { 204: z.undefined(), ...faults('malformed', 'unauthorized', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      const { id } = mustKnow(request).person;
      if (!(await identities.removeToken(id, request.params.token)))
        throw new Refusal('not-found', 'You have no such token.');
      reply.code(204);
    },
  });
}
