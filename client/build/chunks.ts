/** Besides whole folders, these files are needed to show the home page and to begin a game on the device. */
export const BASE: Readonly<Record<string, readonly string[]>> = {
  'node_modules/preact': [],
  'node_modules/@preact': [],
  'client/icons': [],
  'client/settings': [],
  'client/board': ['backdrop', 'board', 'final', 'hit', 'laurel', 'piece', 'ranked'],
  'client/guide': ['course'],
  'client/net': ['api', 'conduct', 'talk'],
  'client/replay': ['file'],
  'client/session': [
    ...['begin', 'decided', 'journal', 'keeper', 'kept', 'levels', 'local', 'moment', 'pace', 'room'],
    ...['redacted-entries', 'session', 'storage', 'tabs', 'thinker'],
  ],
  'client/shell': ['header', 'lazy', 'line', 'lines', 'missing', 'prefetch', 'route', 'theme'],
  'client/texts': ['fonts', 'texts'],
  games: ['boards', 'words'],
  i18n: ['index', 'language', 'levels', 'texts', 'words'],
};

/** Matches the named files of each folder, or the whole folder where none is named. */
function filesOf(folders: typeof BASE): RegExp {
  const parts = Object.entries(folders).map(([folder, files]) =>
    files.length > 0 ? `${folder}/(?:${files.join('|')})\\.tsx?$` : `${folder}/`,
  );
  return new RegExp(`/(?:${parts.join('|')})`);
}

/**
 * Groups modules into chunks by path: a few that every visitor needs, and for each game its rules, board and words.
 * Rollup's own splitting makes a chunk of whatever two screens share, so that a table loads fifty files. Modules that
 * the bots' worker shares with the page must not touch the document.
 */
const GROUPS: readonly (readonly [where: RegExp, name: (match: RegExpExecArray) => string | null])[] = [
  // Only pages that check messages need the schemas, and their library has a folder `core` of its own.
  [/\/node_modules\/zod\//, () => 'schemas'],
  // Positions for the examples of a rulebook: no table needs them.
  [/\/rules\/(?:scene|transcript)\.ts$|\/core\/laws\//, () => null],
  [/\/games\/([^/]+)\/bot\/puzzles\.(?:ts|json)$/, ([, game]) => `puzzles-${game}`],
  [/\/games\/([^/]+)\/bot\/[^/]+\.json$/, ([, game]) => `net-${game}`],
  [/\/(?:games|examples)\/([^/]+)\/rules\//, ([, game]) => `rules-${game}`],
  [
    /\/core\/|\/games\/(?:index|list|[^/]+\/game)\.ts$|\/examples\/[^/]+\/game\.ts$|vite\/preload-helper/,
    () => 'core',
  ],
  // Loaded when a guide or a card is opened, or after the first decision.
  [
    /\/games\/[^/]+\/board\/(?:(?:cards|effects|guide|highlights|lesson)\.ts|scene[^/]*)$|\/words\/(?:cards|guide|reading|scene)\.ts$/,
    () => null,
  ],
  [/\/games\/([^/]+)\/(?:board\/|words\/[^/]+\.ts$)/, ([, game]) => `board-${game}`],
  [/\/games\/[^/]+\/words\/([a-z]+)\/title\.ts$/, ([, lang]) => `titles-${lang}`],
  [
    /\/client\/table\/(?!(?:hintpanel|race|rules)\.tsx$)|\/client\/session\/preview\.ts$|\/client\/shell\/opened\.ts$/,
    () => 'table',
  ],
  [/\/client\/company\//, () => 'company'],
  [filesOf(BASE), () => 'base'],
];

const BOARD_STYLES = /\/games\/([^/]+)\/board\/(?!scene)[^/]+\.css$/;

/** The table's styles are one file; other styles stay with the chunks that import them. */
const TABLE_STYLES = /\/client\/table\/(?:mark|panel|phone|table|ticker)\.css$/;

/** For chunk names. */
export function chunkOf(id: string): string | null {
  const path = id.replaceAll('\\', '/');
  if (path.endsWith('.css')) {
    // In one file, the styles of a board keep the order of their imports, and later ones override earlier ones.
    const board = BOARD_STYLES.exec(path);
    if (board) return `board-${board[1]}`;
    return TABLE_STYLES.test(path) ? 'table' : null;
  }
  for (const [where, name] of GROUPS) {
    const match = where.exec(path);
    if (match) return name(match);
  }
  return null;
}
