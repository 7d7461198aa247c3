/**
 * Which modules travel together, by their paths: a few files that everybody needs, and for each game its rules, its
 * board and its words. Left alone, whatever two screens share becomes a file of its own, and a table takes fifty.
 * What the bots' thread shares with the page must not touch the page.
 */
const GROUPS: readonly (readonly [where: RegExp, name: (match: RegExpExecArray) => string | null])[] = [
  [/\/games\/([^/]+)\/rules\//, ([, game]) => `rules-${game}`],
  [/\/core\/|\/games\/(?:index|list|[^/]+\/game)\.ts$|vite\/preload-helper/, () => 'core'],
  // Fetched when a rulebook or a guide is opened, or something has happened.
  [/\/games\/[^/]+\/board\/(?:chapters|guide|highlights)\.ts$|\/words\/guide\.ts$/, () => null],
  [/\/games\/([^/]+)\/(?:board\/|words\/[^/]+\.ts$)/, ([, game]) => `board-${game}`],
  [/\/games\/[^/]+\/words\/([a-z]+)\/title\.ts$/, ([, lang]) => `titles-${lang}`],
  [
    /\/client\/table\/(?!(?:hintpanel|race|rules)\.tsx$)|\/client\/session\/ahead\.ts$|\/client\/shell\/opened\.ts$/,
    () => 'table',
  ],
  [/\/client\/company\//, () => 'company'],
  [
    /\/node_modules\/(?:preact|@preact)\/|\/client\/(?:icons|settings)\/|\/client\/texts\/(?:fonts|texts)\.ts$|\/client\/(?:board\/(?:backdrop|board|final|hit|laurel|piece|ranked)|guide\/course|net\/(?:api|talk)|replay\/file)\.tsx?$|\/i18n\/(?:index|language|levels|texts|words)\.ts$|\/games\/(?:boards|words)\.ts$|\/client\/session\/(?:begin|decided|journal|keeper|kept|levels|local|moment|room|session|storage|tabs|thinker|told)\.ts$|\/client\/shell\/(?:ahead|catalog|header|lazy|line|lines|missing|route|theme)\.tsx?$/,
    () => 'base',
  ],
];

/** The styles of the table are one file; others stay with the chunks that import them. */
const TABLE_STYLES = /\/client\/table\/(?:mark|panel|phone|table)\.css$/;

/** For the names of chunks. */
export function chunkOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  if (path.endsWith('.css')) return TABLE_STYLES.test(path) ? 'table' : null;
  for (const [where, name] of GROUPS) {
    const match = where.exec(path);
    if (match) return name(match);
  }
  return null;
}
