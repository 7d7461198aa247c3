import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GAME_IDS } from '../../games/list.ts';
import { titleOf, wordsOf } from '../../games/words.ts';
import type { GameStatistics } from '../../i18n/game.ts';
import { catalogue, type GameTitle, isLanguage, LANGUAGES, type Language } from '../../i18n/index.ts';
import { humanise } from '../../i18n/words.ts';
import { Refusal } from '../../protocol/fault.ts';
import { personId } from '../../protocol/text.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Directory } from '../people/directory.ts';
import {
  alternates,
  boardsPage,
  gamePageHtml,
  type PublicPage,
  type PublicWords,
  profilePage,
} from '../people/html.ts';
import { addressOf } from './address.ts';
import { html, page } from './api-docs/html.ts';
import { builtFile } from './built.ts';
import type { Routes } from './context.ts';
import { ownOrigin } from './origin.ts';

const HTML = 'text/html; charset=utf-8';
const ROOT = new URL('../../', import.meta.url);

/** Public pages as documents that are complete without scripts; with them the page draws the same. */
export function servePublicPages(app: Routes, directory: Directory, { publicUrl }: Settings): void {
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    make: (words: PublicWords) => Promise<PublicPage>,
  ): Promise<FastifyReply> => {
    const words = await wordsIn(languageOf(request));
    const base = ownOrigin(request, publicUrl);
    const made = await make(words).catch((error: unknown) => {
      if (error instanceof Refusal && error.fault.code === 'not-found') return undefined;
      throw error;
    });
    return reply
      .code(made ? 200 : 404)
      .header('vary', 'accept-language, accept-encoding')
      .header('content-language', words.lang)
      .type(HTML)
      .send(await documentOf(words, base, made));
  };
  const hidden = { schema: { hide: true } };
  app.get('/people', hidden, (request, reply) =>
    send(request, reply, async (words) => boardsPage(words, await directory.boards())),
  );
  app.get('/people/:person', hidden, (request, reply) =>
    send(request, reply, async (words) => {
      const { data } = personId.safeParse((request.params as { person: string }).person);
      if (data === undefined) throw new Refusal('not-found', 'Person not found.');
      return profilePage(
        words,
        await directory.profile(data, { address: addressOf(request), person: undefined }),
      );
    }),
  );
  app.get('/games/:game', hidden, (request, reply) =>
    send(request, reply, async (words) => {
      const { data } = z.enum(GAME_IDS).safeParse((request.params as { game: string }).game);
      if (data === undefined) throw new Refusal('not-found', 'Game not found.');
      return gamePageHtml(words, await directory.game(data));
    }),
  );
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /api/\nDisallow: /carry\n'),
  );
}

/** By `?lang=`, else what the browser prefers. */
function languageOf({ query, headers }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  if (typeof lang === 'string' && isLanguage(lang)) return lang;
  const preferred = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q = ''] = part.trim().split(';q=');
      return { lang: tag.slice(0, 2).toLowerCase(), weight: q === '' ? 1 : Number(q) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ lang: tag }) => tag)
    .find(isLanguage);
  return preferred ?? LANGUAGES[0];
}

const loaded = new Map<Language, Promise<PublicWords>>();

function wordsIn(lang: Language): Promise<PublicWords> {
  const words = loaded.get(lang) ?? loadWords(lang);
  loaded.set(lang, words);
  return words;
}

async function loadWords(lang: Language): Promise<PublicWords> {
  const texts = await catalogue(lang, 'people');
  const read = (file: string) => readFile(new URL(file, ROOT), 'utf8');
  const titles = new Map<string, GameTitle>();
  const statistics = new Map<string, GameStatistics>();
  for (const id of GAME_IDS) {
    titles.set(id, await titleOf(lang, id));
    const { sources, statistics: own } = await wordsOf(lang, id, read);
    statistics.set(id, own ?? { sources, opening: humanise });
  }
  return { lang, texts, title: (id) => titles.get(id)!, statistics: (id) => statistics.get(id)! };
}

/** A public page, or that there is none, in the frame of the built page, whose scripts then draw it. */
async function documentOf(
  { lang, texts }: PublicWords,
  base: string,
  made: PublicPage | undefined,
): Promise<string> {
  const title = `${made?.title ?? texts.missing} · Mandate`;
  const body = html`<main class="public" lang="${lang}">
<nav><a href="/">Mandate</a> · <a href="/people">${texts.ratings}</a></nav>
${made?.body ?? html`<h1>${texts.missing}</h1>\n<p>${texts.missingLine}</p>`}
</main>`;
  const head = made
    ? html`<link rel="canonical" href="${base}${made.path}">\n${alternates(base, made)}`
    : html`<meta name="robots" content="noindex">`;
  const built = await builtFile('index.html');
  if (!built) return page(title, body, head, lang);
  const description = html`<meta name="description" content="${made?.description ?? texts.missingLine}">`;
  return (
    built.plain
      .toString()
      // Its file names are relative to the root, which this address is not.
      .replaceAll('="./', '="/')
      .replace(/<html lang="\w+"/, `<html lang="${lang}"`)
      .replace(/<meta\s+name="description"[^>]*>/, () => description.text)
      .replace(/<title>[^<]*<\/title>/, () => `${html`<title>${title}</title>`.text}\n${head.text}`)
      .replace(/<div id="app">\s*<\/div>/, () => `<div id="app">${body.text}</div>`)
  );
}
