import type { FastifyServerOptions } from 'fastify';
import { StoreError } from '../../store/store.ts';
import { UnreadableError } from '../../store/unreadable.ts';
import { SetAside } from '../tables/aside.ts';

/** Where log lines go: anything with a `write`. */
export interface LogStream {
  write(line: string): void;
}

export const logOptions = (
  level: string,
  stream: LogStream,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  stream,
  // An allow-list: no addresses, headers, bodies or URLs, whoever logs a request.
  serializers: {
    req: ({ method }) => ({ method }),
    res: ({ statusCode }) => ({ statusCode }),
    err: shownError,
  },
});

/** Messages of these errors speak of code, not of data. All other messages are left out. */
const SPEAKING = [TypeError, RangeError, ReferenceError, StoreError, UnreadableError, SetAside];

type ShownError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
};

export function shownError(error: unknown): ShownError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: SPEAKING.some((kind) => error instanceof kind) ? error.message : '',
    stack: frames(error),
    ...(typeof code === 'string' ? { code } : {}),
  };
}

/** The stack frames, without the message at the start of a stack. */
const frames = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
