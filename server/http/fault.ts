import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { FAULTS, type Fault, type FaultCode, Refusal } from '../../protocol/fault.ts';
import { StoreError } from '../../store/store.ts';
import { UnreadableError } from '../../store/unreadable.ts';
import { unreadable } from '../tables/aside.ts';
import type { Routes } from './context.ts';
import { sendMissing } from './missing.ts';

/** Turns anything thrown into a fault that shows what the client can use and nothing else. */
export function faultOf(error: unknown, requestId: string): Fault {
  if (error instanceof Refusal) return error.fault;
  if (error instanceof StoreError)
    return {
      code: 'unavailable',
      message: 'The server cannot save right now; try again soon.',
      retryAfter: 2,
    };
  if (error instanceof UnreadableError) return unreadable().fault;
  if (hasZodFastifySchemaValidationErrors(error))
    return { code: 'malformed', message: wrongParts(error.validation, error.validationContext) };
  const { statusCode = 500, code = '' } = error as Partial<FastifyError>;
  if (statusCode === 413) return { code: 'too-large', message: 'The request body is too large.' };
  const said = MALFORMED[code];
  if (said !== undefined) return { code: 'malformed', message: said };
  if (statusCode >= 400 && statusCode < 500)
    return { code: 'malformed', message: 'The request cannot be read.' };
  return { code: 'internal', message: `Something went wrong on the server. Log entry: ${requestId}.` };
}

const MALFORMED: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, with content-type application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty, and must be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as content-length says.',
  FST_ERR_BAD_URL: 'The address cannot be read.',
};

interface Wrong {
  readonly instancePath: string;
  readonly message?: string | undefined;
}

const PARTS: Readonly<Record<string, string>> = { querystring: 'query', params: 'path' };

function wrongParts(all: readonly Wrong[], context: string | undefined): string {
  const part = PARTS[context ?? ''] ?? context ?? 'request';
  return all
    .slice(0, 5)
    .map(({ instancePath, message }) => {
      const path = instancePath.split('/').filter((step) => step !== '');
      return `${[part, ...path].join('.')}: ${message ?? 'is wrong'}`;
    })
    .join('; ');
}

export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = faultOf(error, request.id);
  const status = FAULTS[fault.code];
  // A refusal is an answer, also while the server closes.
  if (status >= 500 && !(error instanceof Refusal)) request.log.error({ err: error }, 'failed');
  if (fault.retryAfter !== undefined) reply.header('retry-after', fault.retryAfter);
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(fault);
}

/** Whether this is a person's browser following a link, not a program using the API. */
const isVisit = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|ws|assets)(\/|\?|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');

export function answerFaults(app: Routes): void {
  app.setErrorHandler(answerFault);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    if (isVisit(request)) return sendMissing(reply);
    return answerFault(new Refusal('not-found', 'There is nothing at this address.'), request, reply);
  });
}

/** Invalid HTTP never becomes a request; this answers on the bare connection. */
export function rawFault(code: FaultCode, message: string): string {
  const body = JSON.stringify({ code, message } satisfies Fault);
  return [
    `HTTP/1.1 ${FAULTS[code]} ${code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
