import { Readable } from 'node:stream';
import { z } from 'zod';
import { changes, me } from '../../protocol/account.ts';
import { Refusal } from '../../protocol/fault.ts';
import { newcomer, personExport, tableList } from '../../protocol/http.ts';
import { newPerson } from '../../protocol/person.ts';
import { exportText } from '../accounts/export.ts';
import { fitName } from '../accounts/name.ts';
import { meOf } from '../accounts/shown.ts';
import { Window } from '../accounts/window.ts';
import { mustBeFree } from '../conduct/holds.ts';
import { addressOf } from './address.ts';
import { ANYBODY, type Context, faults, mustKnow, mustOwn, type Routes, SIGNED_IN } from './context.ts';
import { giveCookie, signIn, takeCookie } from './session.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const EXPORTS_PER_MINUTE = 6;

export function serveMe(app: Routes, context: Context): void {
  const { hall, identities, settings, store } = context;
  const exporting = new Set<string>();
  const newcomers = new Window(settings.peoplePerHour, HOUR, 'new people from this address');

  app.post('/api/me', {
    schema: {
      operationId: 'createPerson',
      tags: ['You'],
      summary: 'Become somebody',
      description:
        'Makes a guest, with a name of your choice or a made-up one, and remembers you by a cookie. Programs ask for a token instead.',
      security: ANYBODY,
      body: newPerson,
      response: { 201: newcomer, ...faults('malformed', 'cross-site') },
    },
    handler: async (request, reply) => {
      const { body } = request;
      newcomers.take(addressOf(request));
      const person = await identities.create(body.name === undefined ? undefined : fitName(body.name));
      const shown = { id: person.id, name: person.name };
      reply.code(201);
      if (!body.token) {
        await signIn(request, reply, identities, person);
        return { person: shown };
      }
      const { token } = await identities.addToken(person.id, person.name);
      return { person: shown, token };
    },
  });

  app.get('/api/me', {
    schema: {
      operationId: 'readPerson',
      tags: ['You'],
      summary: 'Who you are',
      security: SIGNED_IN,
      response: { 200: me, ...faults('unauthorized') },
    },
    handler: async (request) => {
      const { id } = mustKnow(request).person;
      const [person, role, news] = await Promise.all([
        identities.find(id),
        store.conduct.role(id),
        store.conduct.hasNews(id),
      ]);
      return { ...meOf(person!), ...(role && { role }), ...(news && { conduct: true as const }) };
    },
  });

  app.patch('/api/me', {
    schema: {
      operationId: 'changePerson',
      tags: ['You'],
      summary: 'Take another name or seal',
      description: 'Seats that you have taken keep the name you had then.',
      security: SIGNED_IN,
      body: changes,
      response: { 200: me, ...faults('malformed', 'unauthorized', 'cross-site', 'restricted') },
    },
    handler: async (request) => {
      const { id } = mustKnow(request).person;
      const { name, seal } = request.body;
      if (name !== undefined) {
        await mustBeFree(store, { id }, 'rename');
        await store.people.rename(id, fitName(name));
      }
      if (seal !== undefined) await store.accounts.setSeal(id, seal);
      identities.forget(id);
      return meOf((await identities.find(id))!);
    },
  });

  app.delete('/api/me', {
    schema: {
      operationId: 'deletePerson',
      tags: ['You'],
      summary: 'Be forgotten',
      description:
        'Your seats go to stand-ins; your name, keys, mail address, devices, tokens, mutes and the text of your chat are erased. The games stay.',
      security: SIGNED_IN,
      response: { 204: z.undefined(), ...faults('unauthorized', 'forbidden', 'cross-site') },
    },
    handler: async (request, reply) => {
      const { person } = mustOwn(request);
      await hall.leaveAll(person, () => identities.erase(person.id));
      takeCookie(reply, identities);
      reply.code(204);
    },
  });

  app.get('/api/me/export', {
    config: { rateLimit: { max: EXPORTS_PER_MINUTE, timeWindow: MINUTE } },
    schema: {
      operationId: 'exportPerson',
      tags: ['You'],
      summary: 'Everything known of you',
      security: SIGNED_IN,
      response: {
        200: personExport,
        ...faults('unauthorized'),
      },
    },
    handler: async (request, reply) => {
      const { person } = mustKnow(request);
      if (exporting.has(person.id))
        throw new Refusal('too-many', 'Your data export is already running.', { retryAfter: 5 });
      exporting.add(person.id);
      const stream = Readable.from(exportText(context, person));
      // Also when the client hangs up early.
      stream.once('close', () => exporting.delete(person.id));
      return (
        reply
          .type('application/json; charset=utf-8')
          .header('content-disposition', `attachment; filename="mandate-${person.id}.json"`)
          // The schema describes the text of the stream.
          .send(stream as never)
      );
    },
  });

  app.get('/api/me/tables', {
    schema: {
      operationId: 'listOwnTables',
      tags: ['You'],
      summary: 'The tables at which you sit',
      security: SIGNED_IN,
      response: { 200: tableList, ...faults('unauthorized') },
    },
    handler: async (request) => {
      const { person } = mustKnow(request);
      await store.notices.returned(person.id);
      const [tables, news] = await Promise.all([hall.of(person), store.conduct.hasNews(person.id)]);
      return { tables, ...(news && { conduct: true as const }) };
    },
  });

  app.post('/api/me/epoch', {
    schema: {
      operationId: 'signOutElsewhere',
      tags: ['You'],
      summary: 'Sign out everywhere else',
      description:
        'Ends every cookie and every token but the one that asks. Other nodes obey within seconds.',
      security: SIGNED_IN,
      response: { 200: me, ...faults('unauthorized', 'forbidden', 'cross-site') },
    },
    handler: async (request, reply) => {
      const known = mustOwn(request);
      const person = await identities.signOutElsewhere(known);
      const { device } = known;
      if (device !== undefined) giveCookie(reply, identities, person, device);
      return meOf(person);
    },
  });
}
