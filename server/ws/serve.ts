import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../protocol/fault.ts';
import type { Person } from '../../protocol/person.ts';
import type { SocketDeps } from './deps.ts';
import { Sockets } from './sockets.ts';

/** Up to this size a message is read only to refuse it with its id; larger ones end the connection. */
const MOST_BYTES = 1_048_576;

/** Serves GET /ws. Sockets are told when the app closes, or earlier by `close`. */
export async function serveSockets(app: FastifyInstance, deps: SocketDeps): Promise<Sockets> {
  const sockets = new Sockets(deps);
  await app.register(websocket, {
    options: {
      maxPayload: Math.max(MOST_BYTES, deps.settings.maxBytes),
      perMessageDeflate: false,
      // The Client answers pings itself, within its limits.
      autoPong: false,
      clientTracking: false,
    },
    // The library closes sockets that violate the WebSocket protocol, with the matching code.
    errorHandler: (error, socket, request) => {
      if (isProtocolError(error)) return;
      request.log.error({ err: error }, 'a socket failed');
      socket.terminate();
    },
    preClose: () => sockets.close(),
  });

  const people = new WeakMap<FastifyRequest, Person>();
  app.get(
    '/ws',
    {
      websocket: true,
      preHandler: async (request) => {
        if (!request.ws) return;
        if (!deps.sameOrigin(request)) throw new Refusal('cross-site', 'Other sites cannot connect.');
        const person = await deps.whoIs(request);
        if (person) people.set(request, person);
        else if (request.headers.authorization !== undefined)
          throw new Refusal('unauthorized', 'Unknown token.');
        sockets.check(request.ip);
      },
    },
    (socket, request) => sockets.add(socket, request, people.get(request)),
  );
  return sockets;
}

const isProtocolError = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && /^(WS_ERR|ECONNRESET|EPIPE)/.test(error.code);
