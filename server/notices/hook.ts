import { createHmac } from 'node:crypto';
import type { Message } from './message.ts';

/** What a webhook gets: for programs, and in the fields that Slack (`text`) and Discord (`content`) show. */
export function hookBody(message: Message, origin: string): Buffer {
  const { id, kind, title, body, path, lines } = message;
  const url = origin + path;
  const said = [title, body].filter((part) => part !== '').join('\n');
  return Buffer.from(
    JSON.stringify({
      id,
      kind,
      title,
      body,
      url,
      tables: lines.flatMap(({ table, text, path }) =>
        table === undefined ? [] : { table, text, url: origin + path },
      ),
      text: `${slack(said)}\n${url}`,
      content: `${said}\n${url}`,
      // Names of players must not call anybody in a channel.
      allowed_mentions: { parse: [] },
    }),
  );
}

/** Slack reads these characters as markup. */
const slack = (text: string): string =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]!);

export const hookHeaders = (id: string, body: Buffer, secret: string): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Mandate',
  'mandate-id': id,
  'mandate-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
});
