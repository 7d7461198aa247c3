import { Refusal } from '../../protocol/fault.ts';
import { type ClientMessage, clientMessage } from '../../protocol/socket.ts';

/** A refusal names at most this many problems. */
const MOST_PROBLEMS = 3;

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
  const problems = parsed.error.issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => {
    const where = path.join('.');
    return where ? `${where}: ${message}` : message;
  });
  throw new Refusal('malformed', problems.join('; '));
}

const isRequest = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) >= 0;

/** The id of a request, if readable, so that its refusal can name it. */
export function requestOf(json: unknown): number | undefined {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : undefined;
  return isRequest(id) ? id : undefined;
}

/** The id from the text of an unparsed message, or from the start of one that is too large. */
export function requestIn(text: string): number | undefined {
  try {
    return requestOf(JSON.parse(text));
  } catch {
    const digits = /^\s*\{[^{}[\]]{0,100}"id"\s*:\s*(\d{1,15})\s*[,}]/.exec(text)?.[1];
    return digits === undefined ? undefined : Number(digits);
  }
}
