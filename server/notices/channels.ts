import { createHash, createHmac } from 'node:crypto';
import { catalogue } from '../../i18n/index.ts';
import type { NoticeChannel } from '../../protocol/notices.ts';
import type { Endpoint } from '../../store/notices/api.ts';
import type { Store } from '../../store/store.ts';
import type { Mailer } from '../mail/mailer.ts';
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

/** The part of a link that shows that it came in a mail to this endpoint. */
export const stopKey = (secret: string, endpoint: string): string =>
  createHmac('sha256', secret).update(`stop ${endpoint}`).digest('base64url');

export const mailCarrier =
  (store: Store, mailer: Mailer, origin: () => string, secret: string): Carrier =>
  async ({ id: endpoint, person }, message, now) => {
    const mail = await store.accounts.mail(person, now);
    if (!mail) return 'gone';
    const { sent } = await catalogue(message.lang, 'notices');
    const site = origin();
    const key = stopKey(secret, endpoint);
    const lines =
      message.lines.length > 1
        ? message.lines.map(({ text, path }) => `${text}\n${site}${path}`)
        : [
            message.body,
            `${message.lines[0]?.table === undefined ? sent.read : sent.open}: ${site}${message.path}`,
          ];
    return mailer.tryOnce({
      to: mail.address,
      id: message.id,
      subject: message.title,
      text: [
        ...lines.filter((line) => line !== ''),
        `-- \n${sent.why}\n${sent.stop}: ${site}/#/stop/${endpoint}/${key}`,
      ].join('\n\n'),
      headers: {
        'List-Unsubscribe': `<${site}/api/notices/stop?way=${endpoint}&key=${key}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    });
  };

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
