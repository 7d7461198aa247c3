import { MOST_MOVE } from '../../protocol/command.ts';
import { Refusal } from '../../protocol/fault.ts';
import { type ClientMessage, clientMessage } from '../../protocol/socket.ts';
import { ID_PATTERN } from '../../protocol/text.ts';

/** How many of the things that are wrong with a message are told. */
const TOLD = 3;

/** The message as JSON says it, before any of it is believed. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed', 'The message is not JSON.');
  }
}

export function readMessage(json: unknown): ClientMessage {
  return plainMove(json) ?? readAny(json);
}

/** Nearly all that comes is a move, so one that is plainly right need not go through the schema. */
export function plainMove(json: unknown): ClientMessage | undefined {
  const { t, id, table, command } = (json ?? {}) as Parts<'t' | 'id' | 'table' | 'command'>;
  if (t !== 'do' || !isRequest(id) || typeof table !== 'string' || !ID_PATTERN.test(table)) return undefined;
  const { type, n, move } = (command ?? {}) as Parts<'type' | 'n' | 'move'>;
  if (type !== 'move' || !Number.isSafeInteger(n) || (n as number) < 1) return undefined;
  if (typeof move !== 'string' || move === '' || move.length > MOST_MOVE) return undefined;
  return { t, id, table, command: { type, n: n as number, move } };
}

type Parts<K extends string> = Readonly<Partial<Record<K, unknown>>>;

const isRequest = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) >= 0;

function readAny(json: unknown): ClientMessage {
  const parsed = clientMessage.safeParse(json);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.slice(0, TOLD).map(({ path, message }) => {
    const where = path.join('.');
    return where ? `${where}: ${message}` : message;
  });
  throw new Refusal('malformed', wrong.join('; '));
}

/** The id of the request, if it can be read, so that even a refusal finds its way back. */
export function requestOf(json: unknown): number | undefined {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return isRequest(id) ? id : undefined;
}

/** The same for a message that is not read any further, or of which only the start is looked at. */
export function requestIn(text: string): number | undefined {
  try {
    return requestOf(JSON.parse(text));
  } catch {
    const digits = /^\s*\{[^{}[\]]{0,100}"id"\s*:\s*(\d{1,15})\s*[,}]/.exec(text)?.[1];
    return digits === undefined ? undefined : Number(digits);
  }
}
