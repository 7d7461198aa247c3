import type { Settings } from '../../settings/settings.ts';
import type { Store } from '../../store/store.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { HallApi } from '../tables/api.ts';
import { type Carriers, hookCarrier, mailCarrier, pushCarrier } from './channels.ts';
import type { Outgoing } from './outgoing.ts';
import { Vapid } from './push.ts';
import { GRACE } from './rule.ts';
import { Sender } from './sender.ts';

export interface NoticeParts {
  readonly store: Store;
  readonly hall: HallApi;
  readonly mailer?: Mailer | undefined;
  /** Where people reach this server. */
  origin(): string;
  failed(error: unknown): void;
  now?(): number;
  /** Certificates trusted besides those of the system, for tests. */
  readonly ca?: string;
}

/** Everything about notices that routes and the server need. */
export interface NoticeService {
  readonly sender: Sender;
  readonly outgoing: Outgoing;
  /** Browsers subscribe with it; undefined where nothing is sent. */
  readonly publicKey: string | undefined;
  /** Signs the links that stop mails. */
  readonly secret: string;
}

export async function openNotices(settings: Settings, parts: NoticeParts): Promise<NoticeService> {
  const { store, hall, mailer, origin, failed, now, ca } = parts;
  const { hooks, noticeGrace, publicUrl } = settings;
  const outgoing: Outgoing = { private: hooks === 'private', ca };
  const secret = await store.secret('notices');
  const vapid = new Vapid(await store.secret('vapid'), publicUrl ?? 'https://mandate.invalid');
  const carriers: Carriers = {
    ...(hooks !== 'off' && { push: pushCarrier(vapid, outgoing), hook: hookCarrier(origin, outgoing) }),
    ...(mailer && { mail: mailCarrier(store, mailer, origin, secret) }),
  };
  const grace = noticeGrace === undefined ? GRACE : { days: noticeGrace * 1000, live: noticeGrace * 1000 };
  const sender = new Sender({
    ...{ store, carriers, grace, failed },
    watched: () => hall.watched(),
    ...(now && { now }),
  });
  return { sender, outgoing, secret, publicKey: carriers.push && vapid.publicKey };
}
