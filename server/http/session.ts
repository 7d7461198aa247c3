import type { FastifyReply } from 'fastify';
import { Refusal } from '../../protocol/fault.ts';
import { COOKIE_SECONDS, wantsRenewal } from '../accounts/cookie.ts';
import type { Identities } from '../accounts/identities.ts';
import { Window } from '../accounts/window.ts';
import type { Context, Routes } from './context.ts';

const MINUTE = 60_000;

/** Identifies the person before each route registered later in the same scope. */
export function knowPeople(app: Routes, { identities, settings }: Context): void {
  const requests = new Window(settings.requestsPerMinute, MINUTE, 'requests');
  app.addHook('onRequest', async (request, reply) => {
    const known = await identities.know(request);
    if (!known && request.headers.authorization !== undefined)
      throw new Refusal('unauthorized', 'The token is not valid, or has been taken back.');
    if (!known) return;
    request.known = known;
    requests.take(known.person.id);
    if (known.claim && wantsRenewal(known.claim, Date.now()))
      giveCookie(reply, identities, { id: known.person.id, epoch: known.claim.epoch });
  });
}

export function giveCookie(
  reply: FastifyReply,
  identities: Identities,
  person: { id: string; epoch: number },
): void {
  reply.setCookie(identities.cookieName, identities.cookie(person), {
    ...attributes(identities),
    maxAge: COOKIE_SECONDS,
  });
}

export function takeCookie(reply: FastifyReply, identities: Identities): void {
  reply.clearCookie(identities.cookieName, attributes(identities));
}

const attributes = ({ secure }: Identities) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
