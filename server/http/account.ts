import { z } from 'zod';
import {
  account,
  keyLine,
  mailChange,
  mailCode,
  mailLine,
  mailRequest,
  newPasskey,
  passkeyRequest,
  phraseText,
  phraseWords,
} from '../../protocol/account.ts';
import { Refusal } from '../../protocol/fault.ts';
import { labelOf } from '../accounts/devices.ts';
import { deviceLineOf, keyLineOf, mailLineOf, meOf } from '../accounts/shown.ts';
import { Window } from '../accounts/window.ts';
import { addressOf } from './address.ts';
import { isGuest } from './become.ts';
import { BROWSER, type Context, faults, mustBrowse, mustKnow, type Routes, SIGNED_IN } from './context.ts';
import { takeCookie } from './session.ts';
import { languageOf, passkeySite } from './sign-in.ts';

const HOUR = 3_600_000;
const KEYS_PER_HOUR = 60;
const MAILS_PER_HOUR = 10;

/** What the person who asks signs in with, and where. */
export function serveAccount(app: Routes, context: Context): void {
  const { identities, keys, mails, settings, store } = context;
  const drawing = new Window(KEYS_PER_HOUR, HOUR, 'new keys');
  const guesses = new Window(settings.signInsPerHour, HOUR, 'codes and phrases');
  // Mails to addresses that people name, who may be strangers, and to their own.
  const mailed = new Window(MAILS_PER_HOUR, HOUR, 'mails');
  const mailedFrom = new Window(settings.signInsPerHour, HOUR, 'mails from this address');

  app.get('/api/me/account', {
    schema: {
      operationId: 'readAccount',
      tags: ['Account'],
      summary: 'Your keys and devices',
      security: SIGNED_IN,
      response: { 200: account, ...faults('unauthorized') },
    },
    handler: async (request) => {
      const { person, device } = mustKnow(request);
      const { id } = person;
      const [mail, role] = await Promise.all([mails.of(id), store.conduct.role(id)]);
      return {
        person: { ...meOf((await identities.find(id))!), ...(role && { role }) },
        guest: await isGuest(context, id),
        keys: (await keys.list(id)).map(keyLineOf),
        ...(mail && { mail: mailLineOf(mail) }),
        devices: (await identities.devices.list(id)).map((one) => deviceLineOf(one, device)),
      };
    },
  });

  app.post('/api/me/passkeys/challenge', {
    schema: {
      operationId: 'requestPasskey',
      tags: ['Account'],
      summary: 'Begin to add a passkey',
      security: BROWSER,
      response: { 201: passkeyRequest, ...faults('unauthorized', 'forbidden', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      const { person } = mustBrowse(request);
      const { rpId } = passkeySite(request, context);
      drawing.take(person.id);
      reply.code(201);
      return {
        challenge: await keys.challenge(person.id),
        rp: { id: rpId, name: 'Mandate' },
        user: { id: Buffer.from(person.id).toString('base64url'), name: person.name },
        known: (await keys.list(person.id)).filter(({ kind }) => kind === 'passkey').map(({ id }) => id),
      };
    },
  });

  app.post('/api/me/passkeys', {
    schema: {
      operationId: 'addPasskey',
      tags: ['Account'],
      summary: 'Add a passkey',
      security: BROWSER,
      body: newPasskey,
      response: {
        201: keyLine,
        ...faults('malformed', 'unauthorized', 'forbidden', 'cross-site', 'not-found'),
      },
    },
    handler: async (request, reply) => {
      const { person } = mustBrowse(request);
      const site = passkeySite(request, context);
      const label = labelOf(request.headers['user-agent']);
      const key = await keys.addPasskey(person.id, request.body, site, label);
      identities.forget(person.id);
      reply.code(201);
      return keyLineOf(key);
    },
  });

  app.post('/api/me/phrase', {
    schema: {
      operationId: 'drawPhrase',
      tags: ['Account'],
      summary: 'Draw six words',
      description: 'They open the account once you have sent them back with PUT.',
      security: BROWSER,
      response: { 201: phraseWords, ...faults('unauthorized', 'forbidden', 'cross-site') },
    },
    handler: async (request, reply) => {
      const { person } = mustBrowse(request);
      drawing.take(person.id);
      reply.code(201);
      return { words: await keys.drawPhrase(person.id) };
    },
  });

  app.put('/api/me/phrase', {
    schema: {
      operationId: 'keepPhrase',
      tags: ['Account'],
      summary: 'Sign in with the six words from now on',
      description: 'They replace those of before.',
      security: BROWSER,
      body: phraseText,
      response: {
        201: keyLine,
        ...faults('malformed', 'unauthorized', 'forbidden', 'cross-site', 'not-found'),
      },
    },
    handler: async (request, reply) => {
      const { person } = mustBrowse(request);
      guesses.take(person.id);
      const key = await keys.keepPhrase(person.id, request.body.phrase);
      identities.forget(person.id);
      reply.code(201);
      return keyLineOf(key);
    },
  });

  app.delete('/api/me/keys/:key', {
    schema: {
      operationId: 'removeKey',
      tags: ['Account'],
      summary: 'Remove a key',
      security: BROWSER,
      params: z.object({
        key: z
          .string()
          .regex(/^[\w-]{1,1400}$/, 'is not the id of a key')
          .describe('The id of the key'),
      }),
      response: {
        204: z.undefined(),
        ...faults('malformed', 'unauthorized', 'forbidden', 'cross-site', 'not-found'),
      },
    },
    handler: async (request, reply) => {
      const { person } = mustBrowse(request);
      if (!(await keys.remove(person.id, request.params.key)))
        throw new Refusal('not-found', 'You have no such key.');
      identities.forget(person.id);
      reply.code(204);
    },
  });

  app.post('/api/me/mail', {
    schema: {
      operationId: 'requestMailAddress',
      tags: ['Account'],
      summary: 'A code to your address',
      description: 'The answer is the same whether the address belongs to another account.',
      security: BROWSER,
      body: mailRequest,
      response: {
        202: z.undefined(),
        ...faults('malformed', 'unauthorized', 'forbidden', 'cross-site', 'not-found'),
      },
    },
    handler: async (request, reply) => {
      const { person } = mustBrowse(request);
      const { address, lang } = request.body;
      mailed.take(person.id);
      mailedFrom.take(addressOf(request));
      await mails.askConfirm(person.id, address, languageOf(lang));
      reply.code(202);
    },
  });

  app.put('/api/me/mail', {
    schema: {
      operationId: 'confirmMailAddress',
      tags: ['Account'],
      summary: 'Sign in with this address from now on',
      description:
        'A first address counts at once. Another one replaces it after three days; the old one is told.',
      security: BROWSER,
      body: mailCode,
      response: {
        200: mailLine,
        ...faults('malformed', 'unauthorized', 'forbidden', 'cross-site', 'not-found'),
      },
    },
    handler: async (request) => {
      const { person } = mustBrowse(request);
      guesses.take(person.id);
      const { code, lang } = request.body;
      const mail = await mails.confirm(person.id, code, languageOf(lang));
      identities.forget(person.id);
      return mailLineOf(mail);
    },
  });

  app.post('/api/me/mail/removal', {
    schema: {
      operationId: 'removeMailAddress',
      tags: ['Account'],
      summary: 'Remove the address, after three days',
      security: BROWSER,
      body: mailChange,
      response: { 200: mailLine, ...faults('unauthorized', 'forbidden', 'cross-site', 'not-found') },
    },
    handler: async (request) => {
      const { id } = mustBrowse(request).person;
      mailed.take(id);
      const mail = await mails.remove(id, languageOf(request.body.lang));
      if (!mail) throw new Refusal('not-found', 'You have no mail address here.');
      return mailLineOf(mail);
    },
  });

  app.delete('/api/me/mail/removal', {
    schema: {
      operationId: 'keepMailAddress',
      tags: ['Account'],
      summary: 'Keep the address as it is',
      security: BROWSER,
      response: { 200: mailLine, ...faults('unauthorized', 'forbidden', 'cross-site', 'not-found') },
    },
    handler: async (request) => {
      const mail = await mails.keep(mustBrowse(request).person.id);
      if (!mail) throw new Refusal('not-found', 'You have no mail address here.');
      return mailLineOf(mail);
    },
  });

  app.delete('/api/me/devices/:device', {
    schema: {
      operationId: 'signOutDevice',
      tags: ['Account'],
      summary: 'Sign out on one device',
      description: 'Its sockets are closed at once.',
      security: BROWSER,
      params: z.object({
        device: z
          .string()
          .regex(/^[0-9a-z]{20}$/, 'is not the id of a device')
          .describe('The id of the device'),
      }),
      response: {
        204: z.undefined(),
        ...faults('malformed', 'unauthorized', 'forbidden', 'cross-site', 'not-found'),
      },
    },
    handler: async (request, reply) => {
      const { person, device } = mustBrowse(request);
      if (!(await identities.endDevice(person.id, request.params.device)))
        throw new Refusal('not-found', 'You are not signed in there.');
      if (device === request.params.device) takeCookie(reply, identities);
      reply.code(204);
    },
  });
}
