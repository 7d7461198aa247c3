import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface Received {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  header(name: string): string;
}

/** A mail server that keeps what it receives; it can turn mails away at first, as many do with unknown senders. */
export async function openMailServer() {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  let refusing = 0;
  const state = { refused: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (refusing === 0) return done();
      refusing--;
      state.refused++;
      done(Object.assign(new Error('4.7.1 Come back later'), { responseCode: 451 }));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString();
        received.push({ to: session.envelope.rcptTo[0]!.address, ...read(text) });
        for (const go of waiting.splice(0)) go();
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise((closed) => server.close(() => closed(undefined))));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    get refused() {
      return state.refused;
    },
    /** Turns the next mails away with 451. */
    refuse(times: number): void {
      refusing = times;
    },
    /** Those that nobody has taken with `next`. */
    received: received as readonly Received[],
    /** The next mail to an address. */
    async next(to: string): Promise<Received> {
      for (;;) {
        const at = received.findIndex((mail) => mail.to === to);
        if (at >= 0) return received.splice(at, 1)[0]!;
        await new Promise<void>((go) => waiting.push(go));
      }
    },
  };
}

/** Subject and text of a mail in one part. */
function read(source: string): Omit<Received, 'to'> {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const header = (name: string): string =>
    new RegExp(`^${name}:(.*(?:\r\n[ \t].*)*)`, 'im')
      .exec(head)?.[1]
      ?.replace(/\r\n[ \t]/g, ' ')
      .trim() ?? '';
  const raw = body.join('\r\n\r\n').replaceAll('\r\n', '\n');
  const encoding = header('Content-Transfer-Encoding').toLowerCase();
  const text =
    encoding === 'base64'
      ? Buffer.from(raw, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquoted(raw)
        : raw;
  return { subject: header('Subject'), text, header };
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
    'latin1',
  ).toString();
