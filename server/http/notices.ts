import { randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '../../protocol/fault.ts';
import {
  type NewWay,
  newWay,
  noticeSettings,
  notices,
  noticeTest,
  noticeWay,
  stopMails,
  tableNotices,
  wayId,
} from '../../protocol/notices.ts';
import type { Person } from '../../protocol/person.ts';
import { tableId } from '../../protocol/text.ts';
import { newId } from '../../store/id.ts';
import type { Endpoint, NewEndpoint } from '../../store/notices/api.ts';
import type { Known } from '../accounts/identities.ts';
import { Window } from '../accounts/window.ts';
import { stopKey } from '../notices/channels.ts';
import { ForbiddenAddress, readAddress } from '../notices/outgoing.ts';
import { areKeys } from '../notices/push.ts';
import { noticesOf, wayOf } from '../notices/state.ts';
import { isZone, nextTime } from '../notices/zone.ts';
import { tableTime } from '../tables/time.ts';
import { type Context, faults, mustKnow, type Routes, SIGNED_IN } from './context.ts';

const MINUTE = 60_000;
/** Of each kind; the one that was used longest ago gives way. */
const MOST_WAYS = 5;
const MOST_TABLE_HOOKS = 3;
const TESTS_PER_MINUTE = 6;
const CHANGES_PER_MINUTE = 60;

export function serveNotices(app: Routes, { hall, store, settings, mails, notices: service }: Context): void {
  const tests = new Window(TESTS_PER_MINUTE, MINUTE, 'test notices');
  const changes = new Window(CHANGES_PER_MINUTE, MINUTE, 'changes');
  const all = store.notices;

  const own = async (person: Person, id: string): Promise<Endpoint> => {
    const found = await all.endpoint(id);
    if (found?.person !== person.id) throw new Refusal('not-found', 'You have no such notice channel.');
    return found;
  };

  app.get('/api/me/notices', {
    schema: {
      operationId: 'readNotices',
      tags: ['Notices'],
      summary: 'What you are told while you are away',
      security: SIGNED_IN,
      response: { 200: notices, ...faults('unauthorized') },
    },
    handler: async (request) => {
      const { person, device } = mustKnow(request);
      const mail = mails.works ? await mails.of(person.id) : undefined;
      return {
        ...(await noticesOf(store, person.id, device)),
        ...(service.publicKey !== undefined && { pushKey: service.publicKey }),
        mails: mails.works,
        ...(mail && { mail: mail.address }),
        hooks: settings.hooks !== 'off',
      };
    },
  });

  app.put('/api/me/notices', {
    schema: {
      operationId: 'chooseNotices',
      tags: ['Notices'],
      summary: 'Choose what you are told, how and when',
      security: SIGNED_IN,
      body: noticeSettings,
      response: { 200: noticeSettings, ...faults('malformed', 'unauthorized', 'cross-site') },
    },
    handler: async (request) => {
      const { id } = mustKnow(request).person;
      changes.take(id);
      const { body } = request;
      if (!isZone(body.zone)) throw new Refusal('malformed', 'body.zone is not the name of a time zone.');
      const { digest } = body;
      const digestAt = digest === undefined ? null : nextTime(tableTime(), body.zone, digest);
      await all.setSettings(id, body, digestAt);
      return body;
    },
  });

  app.put('/api/me/notices/tables/:table', {
    schema: {
      operationId: 'chooseTableNotices',
      tags: ['Notices'],
      summary: 'Choose what you are told of one table',
      security: SIGNED_IN,
      params: z.object({ table: tableId.describe('The id of the table') }),
      body: tableNotices,
      response: {
        200: tableNotices,
        ...faults('malformed', 'unauthorized', 'cross-site', 'not-found', 'forbidden'),
      },
    },
    handler: async (request) => {
      const { person } = mustKnow(request);
      changes.take(person.id);
      const { table } = request.params;
      const { mode } = request.body;
      await mustBelong(table, person);
      await all.setMode(person.id, table, mode === 'settings' ? undefined : mode);
      return { mode };
    },
  });

  app.post('/api/me/notices/ways', {
    schema: {
      operationId: 'addNoticeWay',
      tags: ['Notices'],
      summary: 'Add a browser or a webhook',
      description: `At most ${MOST_WAYS} of each kind; the one used longest ago gives way. One that is there already is confirmed.`,
      security: SIGNED_IN,
      body: newWay,
      response: {
        201: noticeWay,
        ...faults('malformed', 'unauthorized', 'cross-site', 'forbidden', 'not-found'),
      },
    },
    handler: async (request, reply) => {
      const { person } = mustKnow(request);
      changes.take(person.id);
      const made = await endpointFor(mustKnow(request), request.body);
      const most = made.table === undefined ? MOST_WAYS : MOST_TABLE_HOOKS;
      reply.code(201);
      const way = wayOf(await all.addEndpoint(made, tableTime(), most));
      return { ...way, label: '', here: way.kind === 'push' };
    },
  });

  app.delete('/api/me/notices/ways/:way', {
    schema: {
      operationId: 'removeNoticeWay',
      tags: ['Notices'],
      summary: 'Remove a browser or a webhook',
      security: SIGNED_IN,
      params: z.object({ way: wayId.describe('The id of the way') }),
      response: { 204: z.undefined(), ...faults('malformed', 'unauthorized', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      const { id } = await own(mustKnow(request).person, request.params.way);
      await all.removeEndpoint(id);
      reply.code(204);
    },
  });

  app.post('/api/me/notices/ways/:way/test', {
    schema: {
      operationId: 'testNoticeWay',
      tags: ['Notices'],
      summary: 'Send a test notice',
      security: SIGNED_IN,
      params: z.object({ way: wayId.describe('The id of the way') }),
      response: { 200: noticeTest, ...faults('malformed', 'unauthorized', 'cross-site', 'not-found') },
    },
    handler: async (request) => {
      const { person } = mustKnow(request);
      tests.take(person.id);
      const endpoint = await own(person, request.params.way);
      return { outcome: await service.sender.test(endpoint, await all.settings(person.id)) };
    },
  });

  async function endpointFor({ person, device }: Known, body: NewWay): Promise<NewEndpoint> {
    if (settings.hooks === 'off' && body.kind !== 'mail')
      throw new Refusal('forbidden', 'This server sends notices only by mail.');
    const base = { id: newId(), person: person.id };
    switch (body.kind) {
      case 'push': {
        const { address, keys } = body;
        mustReach(address);
        if (!address.startsWith('https:') || !areKeys(keys))
          throw new Refusal('malformed', 'body.keys are not a browser’s keys.');
        return {
          ...{ ...base, kind: 'push', address, secret: JSON.stringify(keys) },
          ...(device !== undefined && { device }),
        };
      }
      case 'hook': {
        const { address, table } = body;
        mustReach(address);
        if (table !== undefined) await mustBelong(table, person);
        const secret = randomBytes(24).toString('base64url');
        return { ...base, kind: 'hook', address, secret, ...(table !== undefined && { table }) };
      }
      case 'mail':
        if (!mails.works) throw new Refusal('forbidden', 'This server sends no mail.');
        if (!(await mails.of(person.id)))
          throw new Refusal('forbidden', 'You have confirmed no mail address.');
        return { ...base, kind: 'mail', address: '', secret: '' };
    }
  }

  function mustReach(address: string): void {
    try {
      readAddress(address, service.outgoing);
    } catch (error) {
      if (!(error instanceof ForbiddenAddress)) throw error;
      throw new Refusal('malformed', `body.address ${error.message}.`);
    }
  }

  async function mustBelong(table: string, person: Person): Promise<void> {
    const { info } = await hall.look(table, person);
    const there =
      info.host === person.id ||
      info.seats.some((seat) => seat.person === person.id) ||
      info.invited?.some((invited) => invited.person === person.id);
    if (!there) throw new Refusal('forbidden', 'You do not belong to this table.');
  }
}

const FORM = 'application/x-www-form-urlencoded';

/** Links in mails work for programs that read mail, and without a cookie (RFC 8058). */
export function serveStops(app: Routes, { store, notices: { secret } }: Context): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
  app.post('/api/notices/stop', {
    schema: {
      operationId: 'stopMails',
      tags: ['Notices'],
      summary: 'Stop the mails of a link',
      description: 'As programs that read mail do with one click.',
      security: [],
      querystring: stopMails,
      response: { 204: z.undefined(), ...faults('malformed', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      const { way, key } = request.query;
      const wanted = Buffer.from(stopKey(secret, way));
      const given = Buffer.from(key);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
        throw new Refusal('not-found', 'This link is not from one of our mails.');
      await store.notices.removeEndpoint(way);
      reply.code(204);
    },
  });
}
