import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLanguage, type Language } from '../../i18n/index.ts';
import {
  codeSignIn,
  mailRequest,
  passkeySignIn,
  phraseSignIn,
  signedIn,
  signInRequest,
  ways,
} from '../../protocol/account.ts';
import { Refusal } from '../../protocol/fault.ts';
import { foldMail } from '../../store/accounts/account.ts';
import { rpIdOf, type Site } from '../accounts/passkey.ts';
import { Window } from '../accounts/window.ts';
import { addressOf } from './address.ts';
import { become } from './become.ts';
import { ANYBODY, type Context, faults, mustKnow, type Routes, SIGNED_IN } from './context.ts';
import { ownOrigin } from './origin.ts';
import { takeCookie } from './session.ts';

const HOUR = 3_600_000;
/** How many addresses it takes to use up the attempts for a mail address. */
const STRANGERS = 10;

/** The site at which passkeys are made and used; refused where browsers offer none. */
export function passkeySite(request: FastifyRequest, { settings }: Pick<Context, 'settings'>): Site {
  const origin = ownOrigin(request, settings.publicUrl);
  const rpId = rpIdOf(origin);
  if (rpId === undefined)
    throw new Refusal('not-found', 'Browsers offer passkeys over https and at localhost only.');
  return { origin, rpId };
}

export const languageOf = (lang: string): Language => (isLanguage(lang) ? lang : 'en');

export function serveSignIn(app: Routes, context: Context): void {
  const { identities, keys, mails, settings } = context;
  const attempts = new Window(settings.signInsPerHour, HOUR, 'attempts to sign in');
  // More than one address may try, so that no single one can keep the owner of the mail address out.
  const guessed = new Window(STRANGERS * settings.signInsPerHour, HOUR, 'codes for this mail address');

  /** Counts only what fails. All failures have the same answer: nobody learns which part was wrong. */
  const attempt = async (from: string, find: () => Promise<string | undefined>) => {
    attempts.take(`@${from}`);
    const id = await find();
    const person = id === undefined ? undefined : await identities.find(id);
    if (!person) throw new Refusal('not-found', 'This does not match any account.');
    attempts.giveBack(`@${from}`, 1);
    return person;
  };

  app.get('/api/sign-in', {
    schema: {
      operationId: 'readWaysToSignIn',
      tags: ['Account'],
      summary: 'How to sign in',
      security: ANYBODY,
      response: { 200: ways, ...faults() },
    },
    handler: async (request) => ({
      passkeys: rpIdOf(ownOrigin(request, settings.publicUrl)) !== undefined,
      mails: mails.works,
    }),
  });

  app.post('/api/sign-in/challenge', {
    schema: {
      operationId: 'requestSignIn',
      tags: ['Account'],
      summary: 'Begin to sign in with a passkey',
      security: ANYBODY,
      response: { 201: signInRequest, ...faults('cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      const { rpId } = passkeySite(request, context);
      reply.code(201);
      return { challenge: await keys.challenge(undefined), rpId };
    },
  });

  app.post('/api/sign-in/passkey', {
    schema: {
      operationId: 'signInByPasskey',
      tags: ['Account'],
      summary: 'Sign in with a passkey',
      description: 'Sets the cookie of this browser to the account of the passkey.',
      security: ANYBODY,
      body: passkeySignIn,
      response: { 200: signedIn, ...faults('malformed', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      const { id, adopt, ...given } = request.body;
      const site = passkeySite(request, context);
      const find = () => keys.byPasskey(id, given, site);
      return become(context, request, reply, await attempt(addressOf(request), find), adopt);
    },
  });

  app.post('/api/sign-in/phrase', {
    schema: {
      operationId: 'signInByPhrase',
      tags: ['Account'],
      summary: 'Sign in with six words',
      description: 'Works over plain http too. Case and what stands between the words do not count.',
      security: ANYBODY,
      body: phraseSignIn,
      response: { 200: signedIn, ...faults('malformed', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      const { phrase, adopt } = request.body;
      const person = await attempt(addressOf(request), () => keys.byPhrase(phrase));
      return become(context, request, reply, person, adopt);
    },
  });

  app.post('/api/sign-in/mail', {
    schema: {
      operationId: 'requestSignInCode',
      tags: ['Account'],
      summary: 'A code by mail',
      description: 'The answer is the same whether the address belongs to an account.',
      security: ANYBODY,
      body: mailRequest,
      response: { 202: z.undefined(), ...faults('malformed', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      const { address, lang } = request.body;
      attempts.take(`mail @${addressOf(request)}`);
      await mails.askSignIn(address, languageOf(lang));
      reply.code(202);
    },
  });

  app.post('/api/sign-in/code', {
    schema: {
      operationId: 'signInByCode',
      tags: ['Account'],
      summary: 'Sign in with the code from a mail',
      security: ANYBODY,
      body: codeSignIn,
      response: { 200: signedIn, ...faults('malformed', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      const { address, code, adopt } = request.body;
      const fold = foldMail(address);
      guessed.take(fold);
      const person = await attempt(addressOf(request), () => mails.signIn(address, code));
      guessed.giveBack(fold, 1);
      return become(context, request, reply, person, adopt);
    },
  });

  app.post('/api/me/sign-out', {
    schema: {
      operationId: 'signOut',
      tags: ['Account'],
      summary: 'Sign out in this browser',
      description: 'A guest who signs out cannot come back.',
      security: SIGNED_IN,
      response: { 204: z.undefined(), ...faults('unauthorized', 'cross-site') },
    },
    handler: async (request, reply) => {
      const { person, device } = mustKnow(request);
      if (device !== undefined) await identities.endDevice(person.id, device);
      takeCookie(reply, identities);
      reply.code(204);
    },
  });
}
