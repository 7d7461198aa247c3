// The Markdown page that shows the pictures of a gallery.

const pictureOf = (screen, size, theme, lang) => `${screen}.${size}.${theme}.${lang}.webp`;

/** Shows one picture of each screen and size, with links to the other themes and languages. */
export function indexOf({ screens, sizes, themes, langs, has }) {
  const parts = screens.flatMap(({ name, title }) => {
    const bySize = sizes
      .map((size) => ({
        size,
        looks: themes
          .flatMap((theme) => langs.map((lang) => [`${lang} ${theme}`, pictureOf(name, size, theme, lang)]))
          .filter(([, file]) => has(file)),
      }))
      .filter(({ looks }) => looks.length > 0);
    if (bySize.length === 0) return [];
    const shown = bySize.map(({ size, looks: [[, file]] }) => image(file, `${title}, ${size}`));
    const links = bySize
      .filter(({ looks }) => looks.length > 1)
      .map(({ size, looks }) => `${size}: ${looks.map(([text, file]) => `[${text}](${file})`).join(' · ')}`);
    return [`## ${title}`, shown.join('\n'), ...(links.length > 0 ? [links.join('<br>\n')] : [])];
  });
  return `${INTRODUCTION}\n\n${parts.join('\n\n')}\n`;
}

const INTRODUCTION = `# Gallery

Pictures of the built page, in games that bots played. \`npm run gallery\` takes every screen in two sizes, two themes and
four languages and puts them into \`.cache/gallery\`; \`npm run gallery -- --docs\` retakes those that the repository holds.`;

const image = (file, alt) => `<img src="${file}" alt="${alt}" height="420">`;

export { pictureOf };
