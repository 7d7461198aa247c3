import { connect } from 'node:net';
import { FAULTS, type Fault, type FaultCode } from '../../protocol/fault.ts';
import type { Address } from '../harness/guest.ts';
import { faultTextProblem } from './clear.ts';

const PATIENCE_MS = 10_000;

/** A request and the refusals allowed for it. */
export interface Request {
  readonly line: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly codes: readonly FaultCode[];
  readonly names?: RegExp;
}

export interface Answer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** Sends raw bytes on a separate connection. */
export function exchange(at: Address, text: string, patience = PATIENCE_MS): Promise<Answer | undefined> {
  const { hostname, port } = new URL(at.url);
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  const timer = setTimeout(() => socket.destroy(), patience);
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  socket.on('close', () => {
    clearTimeout(timer);
    resolve(parseAnswer(Buffer.concat(chunks).toString()));
  });
  socket.write(text);
  return promise;
}

function parseAnswer(text: string): Answer | undefined {
  const end = text.indexOf('\r\n\r\n');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
  if (status === undefined || end < 0) return undefined;
  return {
    status: Number(status),
    headers: text.slice(0, end).toLowerCase().replaceAll('\r', ''),
    body: text.slice(end + 4),
  };
}

export function textOf({ line, headers = {}, body }: Request): string {
  const all = {
    host: '127.0.0.1',
    connection: 'close',
    ...headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/** What is wrong with the answer to a request that must be refused. */
export function answerFault({ line, codes, names }: Request, answer: Answer | undefined): string | undefined {
  if (!answer) return 'was never answered';
  if (answer.status >= 500) return `made the server fail with ${answer.status}`;
  if (answer.status < 400) return `was answered with ${answer.status}`;
  if (line.startsWith('HEAD ')) return undefined;
  if (!answer.headers.includes('content-type: application/json')) return 'was not answered with JSON';
  const fault: Fault = JSON.parse(answer.body);
  if (!codes.includes(fault.code)) return `was refused as ${fault.code}, not ${codes}`;
  if (FAULTS[fault.code] !== answer.status)
    return `was refused with ${answer.status}, which is not ${fault.code}`;
  if (names && !names.test(fault.message)) return `was refused without naming ${names}`;
  return faultTextProblem(fault);
}
