import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../protocol/fault.ts';
import { COOKIE_SECONDS, wantsRenewal } from '../accounts/cookie.ts';
import type { Identities } from '../accounts/identities.ts';
import { Window } from '../accounts/window.ts';
import type { PresenceBook } from '../people/presence.ts';
import type { Context, Routes } from './context.ts';

const MINUTE = 60_000;

/** Identifies the person before each route registered later in the same scope. */
export function knowPeople(
  app: Routes,
  { identities, settings }: Context,
  book: Pick<PresenceBook, 'heard'>,
): void {
  const requests = new Window(settings.requestsPerMinute, MINUTE, 'requests');
  app.addHook('onRequest', async (request, reply) => {
    const known = await identities.know(request);
    if (!known && request.headers.authorization !== undefined)
      throw new Refusal('unauthorized', 'The token is invalid or has been revoked.');
    if (!known) return;
    request.known = known;
    requests.take(known.person.id);
    const { claim, device } = known;
    if (claim) book.heard(known.person.id);
    if (claim && device !== undefined && wantsRenewal(claim, Date.now()))
      giveCookie(reply, identities, { id: known.person.id, epoch: claim.epoch }, device);
  });
}

/** Signs a person in on the device that asks; whoever was signed in there no longer is. */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  identities: Identities,
  person: { id: string; epoch: number },
): Promise<void> {
  const { known } = request;
  const device = await identities.devices.begin(person.id, request.headers['user-agent']);
  giveCookie(reply, identities, person, device);
  if (known?.device !== undefined) await identities.endDevice(known.person.id, known.device);
}

export function giveCookie(
  reply: FastifyReply,
  identities: Identities,
  person: { id: string; epoch: number },
  device: string,
): void {
  reply.setCookie(identities.cookieName, identities.cookie(person, device), {
    ...attributes(identities),
    maxAge: COOKIE_SECONDS,
  });
}

export function takeCookie(reply: FastifyReply, identities: Identities): void {
  reply.clearCookie(identities.cookieName, attributes(identities));
}

const attributes = ({ secure }: Identities) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;
