import swagger from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { PAGE_ENTRIES } from '../../protocol/entry.ts';
import { clientMessage, serverMessage } from '../../protocol/socket.ts';
import type { Settings } from '../../settings/settings.ts';
import { VERSION } from '../operations/version.ts';
import { tidy } from './components.ts';
import type { Routes } from './context.ts';
import type { OpenApi } from './document.ts';

const ABOUT = `Tables for the games that GET /api/games lists.

Everything the server takes and answers is JSON. A request that is refused has changed nothing; the answer is a
Fault with a code for programs and a message for people.

You are a guest from the first request on: POST /api/me remembers a browser by a cookie and gives a program a token
for the header \`Authorization: Bearer mdt_…\`. Requests that change something are refused when they come from the page
of another site.

Moves are written in the notation of the game, as in the list \`legal\` of the position. The number \`n\` of a move is one
more than the \`ply\` of the position it answers, so that a move sent twice counts once.`;

const SOCKET = `A WebSocket at \`/ws\` brings what happens as it happens. It knows you by the same cookie or
token; without either you may watch what strangers may see. Every message is one text frame of JSON: clients send a
ClientMessage, the server a ServerMessage.

After \`welcome\`, send \`watch\` with a table and the last number you have (0 at first). An \`update\` carries the
entries after that number up to its \`n\`, at most ${PAGE_ENTRIES} of them; several follow on each other where there are more, and
the last brings \`info\` and \`position\`, then \`ok\`. After it, updates come as things happen: no gap, no duplicate. When the
connection is lost, open another and watch again from your last \`n\`. \`do\` carries a Command and is answered by
\`ok\` once it is kept for good, or by \`error\`. On \`bye\`, come back after \`retryAfter\` seconds.`;

const TAGS = [
  { name: 'You', description: 'Who you are, and what is known of you.' },
  { name: 'Account', description: 'How you sign in, and where you are signed in.' },
  { name: 'Tokens', description: 'How programs act in your name.' },
  { name: 'Notices', description: 'What you are told while you are away.' },
  { name: 'Games', description: 'What can be played.' },
  { name: 'Tables', description: 'Where it is played.' },
  { name: 'People', description: 'Who plays, and how games came out.' },
  { name: 'Conduct', description: 'Reports, and decisions about you.' },
  { name: 'Moderation', description: 'For moderators and hosts of the server, in a browser.' },
  { name: 'Socket', description: SOCKET },
  { name: 'Operations', description: 'For the host of the server.' },
];

/** Schemas of socket messages, which belong to no route and must be kept explicitly. */
const SOCKET_SCHEMAS = [`${clientMessage.meta()!.id}Input`, `${serverMessage.meta()!.id}`];

/** Call before registering the routes to describe. */
export async function describeApi(app: Routes, { publicUrl }: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mandate',
        version: VERSION,
        description: ABOUT,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl ?? '/' }],
      tags: TAGS,
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'mandate', description: 'Set by POST /api/me' },
          token: { type: 'http', scheme: 'bearer', description: 'A token of POST /api/me or /api/me/tokens' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
}

const documents = new WeakMap<Routes, OpenApi>();

/** The description of all routes, made once the app is ready. */
export function openApiOf(app: Routes): OpenApi {
  const made = documents.get(app) ?? tidy(app.swagger() as unknown as OpenApi, SOCKET_SCHEMAS);
  documents.set(app, made);
  return made;
}
