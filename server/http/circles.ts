import { z } from 'zod';
import { Refusal } from '../../protocol/fault.ts';
import { circleList, newCircle } from '../../protocol/people.ts';
import { circleId } from '../../protocol/text.ts';
import { circlesOf, putCircle } from '../people/circles.ts';
import { type Context, faults, mustKnow, type Routes, SIGNED_IN } from './context.ts';

const params = z.object({ circle: circleId });

export function serveCircles(app: Routes, { store }: Context): void {
  app.get('/api/me/circles', {
    schema: {
      operationId: 'listCircles',
      tags: ['You'],
      summary: 'Your circles of friends',
      security: SIGNED_IN,
      response: { 200: circleList, ...faults('unauthorized') },
    },
    handler: async (request) => ({ circles: await circlesOf(store, mustKnow(request).person) }),
  });

  app.post('/api/me/circles', {
    schema: {
      operationId: 'addCircle',
      tags: ['You'],
      summary: 'Keep a circle of people whom you follow',
      description: 'Only you see its name. A table opened for it is seen by its people and nobody else.',
      security: SIGNED_IN,
      body: newCircle,
      response: { 201: circleList, ...faults('malformed', 'unauthorized', 'forbidden', 'cross-site') },
    },
    handler: async (request, reply) => {
      const { person } = mustKnow(request);
      await putCircle(store, person, request.body);
      reply.code(201);
      return { circles: await circlesOf(store, person) };
    },
  });

  app.put('/api/me/circles/:circle', {
    schema: {
      operationId: 'changeCircle',
      tags: ['You'],
      summary: 'Change a circle',
      description: 'Tables that are open already stay as they are.',
      security: SIGNED_IN,
      params,
      body: newCircle,
      response: {
        200: circleList,
        ...faults('malformed', 'unauthorized', 'forbidden', 'cross-site', 'not-found'),
      },
    },
    handler: async (request) => {
      const { person } = mustKnow(request);
      const id = request.params.circle;
      if (!(await store.circles.of(person.id)).some((one) => one.id === id))
        throw new Refusal('not-found', 'You have no such circle.');
      await putCircle(store, person, { ...request.body, id });
      return { circles: await circlesOf(store, person) };
    },
  });

  app.delete('/api/me/circles/:circle', {
    schema: {
      operationId: 'removeCircle',
      tags: ['You'],
      summary: 'Forget a circle',
      security: SIGNED_IN,
      params,
      response: { 204: z.undefined(), ...faults('malformed', 'unauthorized', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      if (!(await store.circles.remove(mustKnow(request).person.id, request.params.circle)))
        throw new Refusal('not-found', 'You have no such circle.');
      reply.code(204);
    },
  });
}
