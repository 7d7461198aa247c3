import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { command } from '../../protocol/command.ts';
import { PAGE_ENTRIES } from '../../protocol/entry.ts';
import {
  broughtGame,
  done,
  entryPage,
  looked,
  MOST_RECORD,
  newTable,
  tableFilter,
  tablePage,
} from '../../protocol/http.ts';
import { plan, planState } from '../../protocol/plan.ts';
import { position } from '../../protocol/position.ts';
import { type TableListing, tableInfo } from '../../protocol/table.ts';
import { tableId } from '../../protocol/text.ts';
import type { Directory } from '../people/directory.ts';
import { addressOf } from './address.ts';
import { ANYBODY, type Context, faults, mustKnow, type Routes, SIGNED_IN } from './context.ts';

/** Longest record as JSON, with the rest of the body. */
const MOST_BROUGHT = 2 * MOST_RECORD;

/** Cost of a moment and of a record in lines, about the cost of replaying them. */
const MOMENT_LINES = 20;
const RECORD_LINES = 500;

const atTable = z.object({ table: tableId.describe('The id of the table') });

export function serveTables(app: Routes, { hall, readings }: Context, directory: Directory): void {
  /** With what is known of the hosts of open tables, which is remembered for a while. */
  const listed = async (query: Parameters<typeof hall.listed>[0]) => {
    const { tables, ...page } = await hall.listed(query);
    const hosted = async (table: TableListing) => {
      const [hostedBy] = table.status === 'open' ? await directory.seated(table.game, [table.host]) : [];
      return { ...table, ...(hostedBy && { hostedBy }) };
    };
    return { ...page, tables: await Promise.all(tables.map(hosted)) };
  };

  const readerOf = (request: FastifyRequest) => ({
    address: addressOf(request),
    person: request.known?.person,
  });

  app.get('/api/tables', {
    schema: {
      operationId: 'listTables',
      tags: ['Tables'],
      summary: 'Listed tables',
      description: 'In pages: first the latest of each host, then the second of each, and so on.',
      security: [],
      querystring: tableFilter,
      response: { 200: tablePage, ...faults('malformed') },
    },
    handler: (request) => {
      const { game, status, limit, after } = request.query;
      const query = { limit, ...(game && { game }), ...(status && { status }), ...(after && { after }) };
      return readings.charge(
        readerOf(request),
        limit,
        () => listed(query),
        ({ tables }) => tables.length,
      );
    },
  });

  app.post('/api/tables', {
    schema: {
      operationId: 'createTable',
      tags: ['Tables'],
      summary: 'Open a table',
      description:
        'You host it, and take the first seat with `sit` or any seat with a command. Everybody who knows the id may come: it is the invitation.',
      security: SIGNED_IN,
      body: newTable,
      response: { 201: tableInfo, ...faults('malformed', 'unauthorized', 'cross-site') },
    },
    handler: async (request, reply) => {
      const { sit, circle, ...settings } = request.body;
      const info = await hall.create(mustKnow(request).person, settings, sit, circle);
      reply.code(201).header('location', `/api/tables/${info.id}`);
      return info;
    },
  });

  app.post('/api/records', {
    bodyLimit: MOST_BROUGHT,
    schema: {
      operationId: 'bringGame',
      tags: ['Tables'],
      summary: 'Put a game on a table that was begun elsewhere',
      description:
        'The record is replayed and checked whole. You host the table and have your seat, bots have theirs; the other seats are free, and the game goes on when you start it. Its seed was known to whoever had the record, which the table says.',
      security: SIGNED_IN,
      body: broughtGame,
      response: {
        201: tableInfo,
        ...faults('malformed', 'unauthorized', 'cross-site', 'seat-taken', 'ended', 'too-large'),
      },
    },
    handler: async (request, reply) => {
      const info = await hall.bring(mustKnow(request).person, request.body);
      reply.code(201).header('location', `/api/tables/${info.id}`);
      return info;
    },
  });

  app.get('/api/tables/:table', {
    schema: {
      operationId: 'readTable',
      tags: ['Tables'],
      summary: 'A table as you may see it',
      description: 'With the moves that are open to you, where it is your turn.',
      security: ANYBODY,
      params: atTable,
      response: { 200: looked, ...faults('malformed', 'forbidden', 'not-found') },
    },
    handler: ({ params, known }) => hall.look(params.table, known?.person),
  });

  app.get('/api/tables/:table/positions/:ply', {
    schema: {
      operationId: 'readPosition',
      tags: ['Tables'],
      summary: 'How things stood after a decision',
      description: 'As you might have seen it then.',
      security: ANYBODY,
      params: atTable.extend({
        ply: z.coerce.number().int().min(0).max(1_000_000).describe('How many decisions had been made'),
      }),
      response: { 200: position, ...faults('malformed', 'forbidden', 'not-found') },
    },
    handler: (request) => {
      const { params, known } = request;
      return readings.charge(
        readerOf(request),
        MOMENT_LINES,
        () => hall.moment(params.table, known?.person, params.ply),
        () => MOMENT_LINES,
      );
    },
  });

  app.get('/api/tables/:table/entries', {
    schema: {
      operationId: 'listEntries',
      tags: ['Tables'],
      summary: 'What happened at a table after a number',
      description:
        'In pages: where the answer has `next`, there is more, and `since` with that number brings the next page.',
      security: ANYBODY,
      params: atTable,
      querystring: z.object({
        since: z.coerce
          .number()
          .int()
          .min(0)
          .max(1_000_000_000)
          .default(0)
          .describe('The last number you have'),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(PAGE_ENTRIES)
          .default(PAGE_ENTRIES)
          .describe('The most entries on a page'),
      }),
      response: {
        200: entryPage,
        ...faults('malformed', 'forbidden', 'not-found'),
      },
    },
    handler: (request) => {
      const { params, query, known } = request;
      return readings.charge(
        readerOf(request),
        query.limit,
        () => hall.entries(params.table, known?.person, query.since, query.limit),
        ({ read }) => read,
      );
    },
  });

  app.post('/api/tables/:table/commands', {
    schema: {
      operationId: 'doCommand',
      tags: ['Tables'],
      summary: 'Do something at a table',
      description: 'Answered once it is kept for good. A refusal has changed nothing.',
      security: SIGNED_IN,
      params: atTable,
      body: command,
      response: { 200: done, ...faults('malformed', 'unauthorized', 'cross-site', 'not-found', ...AT_PLAY) },
    },
    handler: (request) => hall.do(request.params.table, mustKnow(request).person, request.body),
  });

  app.get('/api/tables/:table/plan', {
    schema: {
      operationId: 'readPlan',
      tags: ['Tables'],
      summary: 'The turn you have prepared',
      description: 'That a plan was dropped is told once.',
      security: SIGNED_IN,
      params: atTable,
      response: { 200: planState, ...faults('malformed', 'unauthorized', 'forbidden', 'not-found') },
    },
    handler: (request) => hall.plan(request.params.table, mustKnow(request).person),
  });

  app.put('/api/tables/:table/plan', {
    schema: {
      operationId: 'setPlan',
      tags: ['Tables'],
      summary: 'Prepare your next turn',
      description:
        'While others decide. It is made when your turn comes, if its moves are legal then and do the same; otherwise it is dropped. Anything taken back cancels it.',
      security: SIGNED_IN,
      params: atTable,
      body: plan,
      response: {
        200: planState,
        ...faults('malformed', 'unauthorized', 'cross-site', 'not-found', ...AT_PLAN),
      },
    },
    handler: async (request) => {
      const { table } = request.params;
      const { person } = mustKnow(request);
      await hall.setPlan(table, person, request.body);
      return { plan: request.body, dropped: false };
    },
  });

  app.delete('/api/tables/:table/plan', {
    schema: {
      operationId: 'forgetPlan',
      tags: ['Tables'],
      summary: 'Forget the turn you have prepared',
      security: SIGNED_IN,
      params: atTable,
      response: { 204: z.undefined(), ...faults('malformed', 'unauthorized', 'cross-site', 'not-found') },
    },
    handler: async (request, reply) => {
      await hall.setPlan(request.params.table, mustKnow(request).person, undefined);
      reply.code(204);
    },
  });

  app.get('/api/tables/:table/record', {
    schema: {
      operationId: 'readRecord',
      tags: ['Tables'],
      summary: 'The record of a game that has ended',
      description:
        'With the seed, so that `mandate replay --verify` can check the shuffle and every decision.',
      security: ANYBODY,
      params: atTable,
      response: {
        200: { description: 'The record', content: { 'text/plain': { schema: z.string() } } },
        ...faults('malformed', 'forbidden', 'not-found', 'not-ended'),
      },
    },
    handler: async (request, reply) => {
      const { params, known } = request;
      const record = await readings.charge(
        readerOf(request),
        RECORD_LINES,
        () => hall.record(params.table, known?.person),
        () => RECORD_LINES,
      );
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.table}.txt"`)
        .serializer(String)
        .send(record);
    },
  });
}

const AT_PLAY = [
  'forbidden',
  'not-seated',
  'seat-taken',
  'name-taken',
  'not-host',
  'not-started',
  'already-started',
  'ended',
  'not-ended',
  'not-your-turn',
  'stale',
  'illegal',
  'turn-over',
  'no-undo',
  'nothing-asked',
] as const;

const AT_PLAN = ['forbidden', 'not-seated', 'ended', 'already-started'] as const;
