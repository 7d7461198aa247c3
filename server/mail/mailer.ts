import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Letter } from '../../i18n/index.ts';
import type { Settings } from '../../settings/settings.ts';

/** Pauses before the next tries, in milliseconds: many servers turn unknown senders away once. */
const PAUSES = [1_000, 5_000, 30_000, 120_000] as const;
const TIMEOUT_MS = 20_000;

export interface Mail extends Letter {
  readonly to: string;
  /** Names the mail, so that a repetition can be recognised. */
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends mail through the server of SMTP_URL. */
export class Mailer {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #from: string;
  readonly #host: string;
  readonly #failed: (error: unknown) => void;
  readonly #closing = new AbortController();

  private constructor(url: string, from: string, host: string, failed: (error: unknown) => void) {
    this.#transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Mails hold text only: nothing is read from files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = from;
    this.#host = host;
    this.#failed = failed;
  }

  /** Undefined without a mail server. */
  static open(
    { smtpUrl, mailFrom, publicUrl }: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
    failed: (error: unknown) => void,
  ): Mailer | undefined {
    if (smtpUrl === undefined) return undefined;
    const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
    return new Mailer(smtpUrl, mailFrom ?? `Mandate <mandate@${host}>`, host, failed);
  }

  /** Sends in the background, so that answers take equally long whether a mail is sent or not. */
  post(mail: Mail): void {
    this.#send(mail).catch((error: unknown) => {
      if (!this.#closing.signal.aborted) this.#failed(error);
    });
  }

  async #send(mail: Mail): Promise<void> {
    for (let tries = 0; ; tries++)
      try {
        await this.#deliver(mail);
        return;
      } catch (error) {
        const pause = PAUSES[tries];
        if (pause === undefined || !isPassing(error)) throw error;
        await sleep(pause, undefined, { signal: this.#closing.signal });
      }
  }

  /** Tries once: whether the mail was taken, may be later, or never will be. */
  async tryOnce(mail: Mail): Promise<'ok' | 'later' | 'refused'> {
    try {
      await this.#deliver(mail);
      return 'ok';
    } catch (error) {
      return isPassing(error) ? 'later' : 'refused';
    }
  }

  async #deliver({ id, headers = {}, ...mail }: Mail): Promise<void> {
    const messageId = id === undefined ? {} : { messageId: `<${id}@${this.#host}>` };
    await this.#transport.sendMail({ ...mail, ...messageId, headers: { ...headers }, from: this.#from });
  }

  close(): void {
    this.#closing.abort();
    this.#transport.close();
  }
}

/** Worth another try: the server was away, or said "later". */
function isPassing(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode === undefined || (responseCode >= 400 && responseCode < 500);
}
