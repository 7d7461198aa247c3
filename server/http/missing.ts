import type { FastifyReply } from 'fastify';
import { missing } from './api-docs/home.ts';
import { builtFile } from './built.ts';

/** The page for unknown addresses, which reports the missing address in the visitor's language. */
export async function sendMissing(reply: FastifyReply): Promise<FastifyReply> {
  const page = await builtFile('index.html');
  const text = page
    ? page.plain
        .toString()
        // Its file names are relative to the root, which this address is not.
        .replaceAll('="./', '="/')
        .replace('<html ', '<html data-missing ')
    : missing();
  return reply.code(404).type('text/html; charset=utf-8').send(text);
}
