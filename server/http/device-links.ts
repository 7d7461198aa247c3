import { signedIn } from '../../protocol/account.ts';
import { Refusal } from '../../protocol/fault.ts';
import { deviceCode, deviceLink } from '../../protocol/http.ts';
import { become } from './become.ts';
import { ANYBODY, type Context, faults, mustOwn, type Routes, SIGNED_IN } from './context.ts';
import { ownOrigin } from './origin.ts';

export function serveDeviceLinks(app: Routes, context: Context): void {
  const { identities, settings } = context;
  app.post('/api/me/carry', {
    schema: {
      operationId: 'createCarryLink',
      tags: ['You'],
      summary: 'A link that makes another device you',
      description:
        'It works once, for 15 minutes. The code stands after the #, which browsers do not send. The token of an account cannot make one.',
      security: SIGNED_IN,
      response: { 201: deviceLink, ...faults('unauthorized', 'forbidden', 'cross-site') },
    },
    handler: async (request, reply) => {
      const base = ownOrigin(request, settings.publicUrl);
      const { code, expires } = await identities.createDeviceCode(mustOwn(request).person.id);
      reply.code(201);
      return { code, link: `${base}/carry#${code}`, expires };
    },
  });

  app.post('/api/carry', {
    schema: {
      operationId: 'arrive',
      tags: ['You'],
      summary: 'Become who made the link',
      description:
        'Takes the code of a link and sets the cookie of this device to that person, who takes over the seats of the guest it was.',
      security: ANYBODY,
      body: deviceCode,
      response: { 200: signedIn, ...faults('malformed', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      const person = await identities.redeem(request.body.code);
      if (!person) throw new Refusal('not-found', 'This code has been used or has expired.');
      return become(context, request, reply, person, request.body.adopt);
    },
  });
}
