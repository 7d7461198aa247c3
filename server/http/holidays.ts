import { z } from 'zod';
import { holidays, newHoliday } from '../../protocol/account.ts';
import type { Holiday } from '../../protocol/table.ts';
import { Window } from '../accounts/window.ts';
import { mustHaveAccount } from '../people/friends.ts';
import { daysLeft, withHoliday, withoutHoliday } from '../people/holidays.ts';
import { tableTime } from '../tables/time.ts';
import { type Context, faults, mustKnow, type Routes, SIGNED_IN } from './context.ts';

const HOUR = 3_600_000;
/** Each is a line at every table of the person. */
const CHANGES_PER_HOUR = 20;

const shown = (all: readonly Holiday[], now: number) => ({
  holidays: all.filter(({ until }) => until > now),
  left: daysLeft(all, now),
});

export function serveHolidays(app: Routes, { hall, store }: Context): void {
  const changes = new Window(CHANGES_PER_HOUR, HOUR, 'changes of holidays');

  app.get('/api/me/holidays', {
    schema: {
      operationId: 'listHolidays',
      tags: ['Account'],
      summary: 'Your holidays, and how many days are left',
      security: SIGNED_IN,
      response: { 200: holidays, ...faults('unauthorized') },
    },
    handler: async (request) => shown(await store.holidays.of(mustKnow(request).person.id), tableTime()),
  });

  app.post('/api/me/holidays', {
    schema: {
      operationId: 'takeHoliday',
      tags: ['Account'],
      summary: 'Take a holiday',
      description:
        'Where a turn may take days, your clocks stand still meanwhile, and no notices come. Others at your tables see it.',
      security: SIGNED_IN,
      body: newHoliday,
      response: { 201: holidays, ...faults('malformed', 'unauthorized', 'forbidden', 'cross-site') },
    },
    handler: async (request, reply) => {
      const { person } = mustKnow(request);
      mustHaveAccount(person);
      changes.take(person.id);
      const now = tableTime();
      const all = await store.holidays.change(person.id, (had) => withHoliday(had, request.body, now));
      await hall.tellHolidays(person.id);
      reply.code(201);
      return shown(all, now);
    },
  });

  app.delete('/api/me/holidays/:from', {
    schema: {
      operationId: 'endHoliday',
      tags: ['Account'],
      summary: 'End a holiday, or call it off',
      description: 'Days that have begun are used up.',
      security: SIGNED_IN,
      params: z.object({ from: z.coerce.number().int().describe('When it begins') }),
      response: { 200: holidays, ...faults('malformed', 'unauthorized', 'cross-site', 'not-found') },
    },
    handler: async (request) => {
      const { person } = mustKnow(request);
      changes.take(person.id);
      const now = tableTime();
      const { from } = request.params;
      const all = await store.holidays.change(person.id, (had) => withoutHoliday(had, from, now));
      await hall.tellHolidays(person.id);
      return shown(all, now);
    },
  });
}
