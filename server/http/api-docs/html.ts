/** Escaped text. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | readonly Part[];

/** Escapes everything inserted into the template, except parts made by it. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, i) => text + textOf(parts[i])).join(''));

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escapeHtml(String(part));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** Prose from our descriptions: paragraphs, and `code` between backticks. */
export const prose = (text: string): Html[] =>
  text.split(/\n\n+/).map((part) => html`<p>${inline(part)}</p>`);

export const inline = (text: string): Html[] =>
  text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));

export const joined = (parts: readonly Html[], between: string): Html[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [html`${between}`, part]));

export const page = (title: string, body: Html, head: Html = html``, lang = 'en'): string =>
  `<!doctype html>\n${
    html`<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
${head}
</head>
<body>
${body}
</body>
</html>
`.text
  }`;
