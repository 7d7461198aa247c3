import { z } from 'zod';
import { appealText, newReport, ownConduct, ownReport } from '../../protocol/conduct.ts';
import { Refusal } from '../../protocol/fault.ts';
import { ID_PATTERN } from '../../protocol/text.ts';
import { Window } from '../accounts/window.ts';
import { takeReport } from '../conduct/reporting.ts';
import { ownConductOf } from '../conduct/shown.ts';
import { addressOf } from './address.ts';
import { type Context, faults, mustKnow, type Routes, SIGNED_IN } from './context.ts';

const HOUR = 3_600_000;
const REPORTS_PER_HOUR = 10;
const REPORTS_PER_ADDRESS = 40;

export const actPath = z.object({ act: z.string().regex(ID_PATTERN, 'is not the id of an act') });

export function serveConduct(app: Routes, context: Context): void {
  const { store } = context;
  const reports = new Window(REPORTS_PER_HOUR, HOUR, 'reports');
  const fromAddress = new Window(REPORTS_PER_ADDRESS, HOUR, 'reports from this address');

  app.post('/api/reports', {
    schema: {
      operationId: 'report',
      tags: ['Conduct'],
      summary: 'Report a person or a chat line',
      description:
        'Moderators read it with the chat around the line. More lines of the same person at the same table join a report that is still open.',
      security: SIGNED_IN,
      body: newReport,
      response: {
        201: ownReport,
        ...faults('malformed', 'unauthorized', 'cross-site', 'forbidden', 'not-found'),
      },
    },
    handler: async (request, reply) => {
      const { person } = mustKnow(request);
      reports.take(person.id);
      fromAddress.take(addressOf(request));
      const taken = await takeReport(context, person, request.body);
      reply.code(201);
      return taken;
    },
  });

  app.get('/api/me/conduct', {
    schema: {
      operationId: 'readConduct',
      tags: ['Conduct'],
      summary: 'Decisions about you, and what came of your reports',
      security: SIGNED_IN,
      response: { 200: ownConduct, ...faults('unauthorized') },
    },
    handler: (request) => ownConductOf(store, mustKnow(request).person.id),
  });

  app.post('/api/me/conduct/seen', {
    schema: {
      operationId: 'markConductSeen',
      tags: ['Conduct'],
      summary: 'You have read all of it',
      security: SIGNED_IN,
      response: { 204: z.undefined(), ...faults('unauthorized', 'cross-site') },
    },
    handler: async (request, reply) => {
      await store.conduct.markSeen(mustKnow(request).person.id);
      reply.code(204);
    },
  });

  app.post('/api/me/acts/:act/appeal', {
    schema: {
      operationId: 'appeal',
      tags: ['Conduct'],
      summary: 'Appeal a decision about you, once',
      description: 'Another moderator answers it, where there is another one.',
      security: SIGNED_IN,
      params: actPath,
      body: appealText,
      response: {
        204: z.undefined(),
        ...faults('malformed', 'unauthorized', 'cross-site', 'not-found', 'stale'),
      },
    },
    handler: async (request, reply) => {
      const { person } = mustKnow(request);
      const { act: id } = request.params;
      const act = await store.conduct.find(id);
      if (act?.about !== person.id) throw new Refusal('not-found', 'There is no such decision about you.');
      const doer = { by: person.id, at: Date.now() };
      if (!(await store.conduct.appeal(id, request.body.text, doer)))
        throw new Refusal('stale', 'You have already appealed.');
      reply.code(204);
    },
  });
}
