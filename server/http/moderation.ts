import { z } from 'zod';
import {
  appealAnswer,
  auditPage,
  closing,
  desk,
  lifting,
  newAct,
  shownCase,
} from '../../protocol/conduct.ts';
import { ID_PATTERN, personId } from '../../protocol/text.ts';
import type { Enforcer } from '../conduct/enforcer.ts';
import { Moderation } from '../conduct/moderation.ts';
import { actPath } from './conduct.ts';
import { BROWSER, type Context, faults, mustBrowse, type Routes } from './context.ts';

const onePerson = z.object({ person: personId });

/** For moderators and hosts in a browser: a stolen token of a program decides about nobody. */
export function serveModeration(app: Routes, { store }: Context, enforcer: Enforcer): void {
  const moderation = new Moderation(store);
  const common = faults('malformed', 'unauthorized', 'forbidden');
  const decided = {
    204: z.undefined(),
    ...faults('malformed', 'unauthorized', 'cross-site', 'forbidden', 'not-found', 'stale', 'ended'),
  };
  const moderator = (request: Parameters<typeof mustBrowse>[0]) =>
    moderation.moderator(mustBrowse(request).person.id);

  app.get('/api/moderation', {
    schema: {
      operationId: 'readDesk',
      tags: ['Moderation'],
      summary: 'Open reports with their evidence, and appeals',
      security: BROWSER,
      response: { 200: desk, ...common },
    },
    handler: async (request) => moderation.desk(await moderator(request)),
  });

  app.get('/api/moderation/people/:person', {
    schema: {
      operationId: 'readCase',
      tags: ['Moderation'],
      summary: 'All reports of a person, and all that was done about them',
      security: BROWSER,
      params: onePerson,
      response: { 200: shownCase, ...common, ...faults('not-found', 'forbidden') },
    },
    handler: async (request) => moderation.case(await moderator(request), request.params.person),
  });

  app.get('/api/moderation/audit', {
    schema: {
      operationId: 'readAudit',
      tags: ['Moderation'],
      summary: 'Who did what, newest first',
      security: BROWSER,
      querystring: z.object({ before: z.string().regex(ID_PATTERN).optional() }),
      response: { 200: auditPage, ...common },
    },
    handler: async (request) => {
      await moderator(request);
      return moderation.audit(request.query.before);
    },
  });

  app.post('/api/moderation/people/:person/acts', {
    schema: {
      operationId: 'act',
      tags: ['Moderation'],
      summary: 'Warn, mute, rename, unlist or ban somebody',
      description: 'The person reads your words and may appeal once. The act ends by itself after `hours`.',
      security: BROWSER,
      params: onePerson,
      body: newAct,
      response: decided,
    },
    handler: async (request, reply) => {
      await moderation.act(await moderator(request), request.params.person, request.body);
      await enforcer.enforce();
      reply.code(204);
    },
  });

  app.post('/api/moderation/people/:person/closings', {
    schema: {
      operationId: 'closeReports',
      tags: ['Moderation'],
      summary: 'Close reports about somebody without doing anything',
      security: BROWSER,
      params: onePerson,
      body: closing,
      response: decided,
    },
    handler: async (request, reply) => {
      const { reports, words } = request.body;
      await moderation.close(await moderator(request), request.params.person, reports, words);
      reply.code(204);
    },
  });

  app.post('/api/moderation/acts/:act/lift', {
    schema: {
      operationId: 'liftAct',
      tags: ['Moderation'],
      summary: 'End an act before its time',
      security: BROWSER,
      params: actPath,
      body: lifting,
      response: decided,
    },
    handler: async (request, reply) => {
      await moderation.lift(await moderator(request), request.params.act, request.body.words);
      await enforcer.enforce();
      reply.code(204);
    },
  });

  app.post('/api/moderation/acts/:act/answer', {
    schema: {
      operationId: 'answerAppeal',
      tags: ['Moderation'],
      summary: 'Answer an appeal, once',
      security: BROWSER,
      params: actPath,
      body: appealAnswer,
      response: { ...decided, ...faults('nothing-asked', 'stale', 'ended', 'malformed') },
    },
    handler: async (request, reply) => {
      await moderation.answer(await moderator(request), request.params.act, request.body);
      await enforcer.enforce();
      reply.code(204);
    },
  });
}
