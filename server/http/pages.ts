import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../protocol/fault.ts';
import type { Settings } from '../../settings/settings.ts';
import { VERSION } from '../operations/version.ts';
import { deviceLinkPage, home } from './api-docs/home.ts';
import { manual } from './api-docs/manual.ts';
import { type Built, builtAsset, builtFile, ENCODINGS } from './built.ts';
import { faults, type Routes } from './context.ts';
import { openApiOf } from './openapi.ts';
import { ownOrigin } from './origin.ts';

const HTML = 'text/html; charset=utf-8';

const LASTING = 'public, max-age=31536000, immutable';
/** Files of the page besides its assets. */
const PAGE_FILES = [
  'sw.js',
  'seal.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'manifest.webmanifest',
  'manifest.hu.webmanifest',
  'manifest.ru.webmanifest',
  'manifest.ja.webmanifest',
];

const FILES = {
  '/style.css': { file: 'style.css', type: 'text/css; charset=utf-8' },
  '/carry.js': { file: 'device-link.js', type: 'text/javascript; charset=utf-8' },
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
    reply.type(HTML).send(manual(openApiOf(app), ownOrigin(request, publicUrl))),
  );
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const page = await builtFile('index.html');
    return page ? send(request, reply, page) : reply.type(HTML).send(home(VERSION));
  });
  for (const name of PAGE_FILES)
    app.get(`/${name}`, { schema: { hide: true } }, async (request, reply) =>
      send(request, reply, found(await builtFile(name))),
    );
  app.get(
    '/assets/:name',
    { schema: { hide: true, params: z.object({ name: z.string() }) }, config: { rateLimit: false } },
    async (request, reply) =>
      send(request, reply.header('cache-control', LASTING), found(await builtAsset(request.params.name))),
  );
  app.get('/carry', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(HTML).send(deviceLinkPage()),
  );

  for (const [url, { file, type }] of Object.entries(FILES)) {
    const text = readFileSync(new URL(`api-docs/${file}`, import.meta.url), 'utf8');
    app.get(url, { schema: { hide: true } }, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
    );
  }
}

function found(file: Built | undefined): Built {
  if (!file) throw new Refusal('not-found', 'There is nothing here.');
  return file;
}

async function send(request: FastifyRequest, reply: FastifyReply, file: Built): Promise<FastifyReply> {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
  const encoded = encoding && (await file.encoded(encoding));
  if (encoded) reply.header('content-encoding', encoding);
  return reply
    .type(file.type)
    .header('vary', 'accept-encoding')
    .send(encoded ?? file.plain);
}
