import '@fastify/cookie';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { FAULTS, type FaultCode, fault, Refusal } from '../../protocol/fault.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Store } from '../../store/store.ts';
import type { Identities, Known } from '../accounts/identities.ts';
import type { Keys } from '../accounts/keys.ts';
import type { Mails } from '../accounts/mails.ts';
import type { Readings } from '../accounts/readings.ts';
import type { NoticeService } from '../notices/service.ts';
import type { HallApi } from '../tables/api.ts';

/** What routes need. */
export interface Context {
  readonly settings: Settings;
  readonly store: Store;
  readonly hall: HallApi;
  readonly identities: Identities;
  readonly readings: Readings;
  readonly keys: Keys;
  readonly mails: Mails;
  readonly notices: NoticeService;
}

/** A Fastify instance whose routes are typed by their schemas. */
export type Routes = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    known: Known | undefined;
  }
}

/** The person who asks; refuses strangers. */
export function mustKnow(request: FastifyRequest): Known {
  if (!request.known) throw new Refusal('unauthorized', 'Nobody is signed in; POST /api/me creates a guest.');
  return request.known;
}

/**
 * The person who asks in a browser. Programs may not change how their owner signs in: a stolen token would give away the
 * account for good.
 */
export function mustBrowse(request: FastifyRequest): Known {
  const known = mustKnow(request);
  if (known.claim === undefined)
    throw new Refusal('forbidden', 'A token cannot change how its owner signs in.');
  return known;
}

/**
 * The person who asks, in a browser or as a guest. A program that has its owner's token may not end the account, sign it
 * out elsewhere or sign in a browser, which could then change its keys; guests of programs have no other way.
 */
export function mustOwn(request: FastifyRequest): Known {
  const known = mustKnow(request);
  return known.person.account ? mustBrowse(request) : known;
}

export const BROWSER = [{ cookie: [] }];
export const SIGNED_IN = [{ cookie: [] }, { token: [] }];
export const ANYBODY = [{}, ...SIGNED_IN];

/**
 * The faults of a route, for the API description. They are thrown, never returned, so handlers are not typed by them.
 */
export function faults(...codes: readonly FaultCode[]): Record<never, never> {
  const byStatus = Map.groupBy([...codes, ...ALWAYS], (code) => FAULTS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.join(', '), content: { 'application/json': { schema: fault } } },
    ]),
  );
}

const ALWAYS: readonly FaultCode[] = ['too-many', 'unavailable', 'internal'];
