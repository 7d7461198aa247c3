// The page to look through the pictures, for those who read the repository.

const pictureOf = (screen, size, theme, lang) => `${screen}.${size}.${theme}.${lang}.webp`;

/** A picture of each size of every screen, and links to the others. */
export function indexOf({ screens, sizes, themes, langs, has }) {
  const parts = screens.flatMap(({ name, title }) => {
    const shown = sizes
      .map((size) => [size, pictureOf(name, size, themes[0], langs[0])])
      .filter(([, file]) => has(file))
      .map(([size, file]) => `<img src="${file}" alt="${title}, ${size}" height="420">`);
    const others = sizes.map((size) => {
      const links = themes.flatMap((theme) =>
        langs
          .map((lang) => [`${lang} ${theme}`, pictureOf(name, size, theme, lang)])
          .filter(([, file]) => has(file))
          .map(([text, file]) => `[${text}](${file})`),
      );
      return links.length > 0 ? [`${size}: ${links.join(' · ')}`] : [];
    });
    return shown.length > 0 ? [`## ${title}`, shown.join('\n'), others.flat().join('<br>\n')] : [];
  });
  return `# Gallery\n\nMade by \`npm run gallery\` from real games of bots, in the built page.\n\n${parts.join('\n\n')}\n`;
}

export { pictureOf };
