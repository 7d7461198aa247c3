import { Refusal } from '../../protocol/fault.ts';
import { type ClientMessage, clientMessage } from '../../protocol/socket.ts';

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
  return Number.isSafeInteger(id) && (id as number) >= 0 ? (id as number) : undefined;
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
