import { createHash } from 'node:crypto';
import type { NoticeChannel } from '../../protocol/notices.ts';
import type { Endpoint } from '../../store/notices/api.ts';
import { hookBody, hookHeaders } from './hook.ts';
import type { Message } from './message.ts';
import { ForbiddenAddress, type Outgoing, post, readAddress } from './outgoing.ts';
import { encrypt, type PushKeys, type Vapid } from './push.ts';

/** `gone`: the endpoint is no more. `refused`: it will not take this message however often it is tried. */
export type Outcome = 'ok' | 'gone' | 'refused' | 'later';

/** Sends messages through one channel. */
export type Carrier = (endpoint: Endpoint, message: Message, now: number) => Promise<Outcome>;

export type Carriers = Readonly<Partial<Record<NoticeChannel, Carrier>>>;

/** How long a push service keeps a message for a browser that is not there. */
const KEPT_S = 86_400;

export const pushCarrier =
  (vapid: Vapid, outgoing: Outgoing): Carrier =>
  ({ address, secret }, { id, kind, lang, title, body, path, tag, until }, now) =>
    answered(async () => {
      const url = readAddress(address, outgoing);
      const text = JSON.stringify({ id, lang, title, body, path, tag });
      const left = until === undefined ? KEPT_S : Math.ceil((until - now) / 1000);
      const headers = {
        authorization: vapid.authorization(url.origin, now),
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: Math.min(KEPT_S, Math.max(60, left)),
        urgency: kind === 'half' || kind === 'late' ? 'high' : 'normal',
        // The service keeps one message of a topic, which tells it nothing about the table.
        topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
      };
      return post(url, headers, encrypt(text, JSON.parse(secret) as PushKeys), outgoing);
    });

export const hookCarrier =
  (origin: () => string, outgoing: Outgoing): Carrier =>
  ({ address, secret }, message) =>
    answered(async () => {
      const body = hookBody(message, origin());
      return post(readAddress(address, outgoing), hookHeaders(message.id, body, secret), body, outgoing);
    });

/** What the status of an answer means for a notice. */
async function answered(send: () => Promise<number>): Promise<Outcome> {
  try {
    const status = await send();
    if (status >= 200 && status < 300) return 'ok';
    if (status === 404 || status === 410) return 'gone';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  } catch (error) {
    // Of the text of other errors only the owner of the address would profit.
    return error instanceof ForbiddenAddress || error instanceof RangeError ? 'refused' : 'later';
  }
}
