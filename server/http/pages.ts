import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Settings } from '../../settings/settings.ts';
import { VERSION } from '../operations/version.ts';
import { faults, type Routes } from './context.ts';
import { openApiOf } from './openapi.ts';
import { carryPage, home } from './reading/home.ts';
import { manual } from './reading/manual.ts';

const HTML = 'text/html; charset=utf-8';

const FILES = {
  '/style.css': { file: 'style.css', type: 'text/css; charset=utf-8' },
  '/carry.js': { file: 'carry.js', type: 'text/javascript; charset=utf-8' },
} as const;

export function servePages(app: Routes, { publicUrl }: Settings): void {
  app.get('/api/openapi.json', {
    schema: {
      operationId: 'readOpenApi',
      tags: ['Operations'],
      summary: 'This description, as OpenAPI 3.1',
      security: [],
      response: { 200: z.looseObject({}), ...faults() },
    },
    handler: async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send(openApiOf(app) as unknown as Record<string, unknown>),
  });

  app.get('/api', { schema: { hide: true } }, async (request, reply) =>
    reply.type(HTML).send(manual(openApiOf(app), publicUrl ?? `${request.protocol}://${request.host}`)),
  );
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.type(HTML).send(home(VERSION)));
  app.get('/carry', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(HTML).send(carryPage()),
  );

  for (const [url, { file, type }] of Object.entries(FILES)) {
    const text = readFileSync(new URL(`reading/${file}`, import.meta.url), 'utf8');
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
    );
  }
}
