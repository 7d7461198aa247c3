import type { FastifyReply } from 'fastify';
import { missing } from './api-docs/home.ts';
import { builtFile } from './built.ts';

/** The page, told that there is nothing at this address: it says so in the visitor's language. */
export async function sendMissing(reply: FastifyReply): Promise<FastifyReply> {
  const page = await builtFile('index.html');
  const text = page
    ? page.plain
        .toString()
        // Its files are named from the root, which is not where this address is.
        .replaceAll('="./', '="/')
        .replace('<html ', '<html data-missing ')
    : missing();
  return reply.code(404).type('text/html; charset=utf-8').send(text);
}
