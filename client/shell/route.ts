import { signal } from '@preact/signals';
import { brings, GAME_IDS, type GameId, SHELF } from '../../games/list.ts';

/** The current screen. It is stored behind the # of the address, so that navigation needs no server. */
export type Route =
  | { readonly screen: 'home' }
  /** No screen has this address. */
  | { readonly screen: 'unknown' }
  | { readonly screen: 'games' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'people' }
  | { readonly screen: 'person'; readonly id: string }
  | { readonly screen: 'statistics'; readonly game: GameId }
  | { readonly screen: 'account' }
  | { readonly screen: 'conduct' }
  /** A person, the audit, or the list of what is open. */
  | { readonly screen: 'moderation'; readonly at: string }
  | {
      readonly screen: 'rules';
      readonly game: GameId;
      /** A rule, a chapter, or a paragraph of one. */
      readonly at: string | undefined;
    }
  | { readonly screen: 'new'; readonly game: GameId; readonly online: boolean }
  | { readonly screen: 'lesson'; readonly game: GameId }
  | { readonly screen: 'puzzles'; readonly game: GameId }
  /** `n`: its number in the list, from 1. */
  | { readonly screen: 'puzzle'; readonly game: GameId; readonly n: number }
  | { readonly screen: 'local'; readonly id: string }
  | { readonly screen: 'share'; readonly id: string }
  /** `film`: opens with what happened since the player’s last turn. */
  | { readonly screen: 'table'; readonly id: string; readonly film: boolean }
  /** Behind a link in a mail. */
  | { readonly screen: 'stop'; readonly id: string; readonly key: string }
  | {
      readonly screen: 'replay';
      readonly from: ReplaySource;
      readonly id: string;
      readonly ply: number | undefined;
      /** The view of a replay: a seat, a spectator's, or with all hands open. */
      readonly seen: string | undefined;
    };

/**
 * Where the record of a replay is: on this device, on the server, in an opened file, or in the link itself, whose id
 * is then the game's code.
 */
export type ReplaySource = 'local' | 'table' | 'file' | 'link';

export const route = signal<Route>({ screen: 'home' });

/** Accepts any text: people type, cut and paste addresses. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [screen = '', first = '', second = ''] = path.split('/');
  switch (screen) {
    case '':
      return { screen: 'home' };
    case 'games':
    case 'settings':
    case 'people':
    case 'account':
    case 'conduct':
      return { screen };
    case 'moderation':
      return { screen, at: first };
    case 'statistics':
      return withGame(first, (game) => ({ screen, game }));
    case 'rules':
      return withGame(first, (game) => ({ screen, game, at: second === '' ? undefined : second }));
    case 'new':
      return withGame(first, (game) => ({ screen, game, online: second === 'online' }));
    case 'lesson':
      return isGame(first) && brings(first, 'lesson') ? { screen, game: first } : UNKNOWN;
    case 'puzzles':
      return puzzlesRoute(first, second);
    case 'local':
    case 'share':
    case 'person':
      return first === '' ? UNKNOWN : { screen, id: first };
    case 'table':
      return first === '' ? UNKNOWN : { screen, id: first, film: query === 'film' };
    case 'stop':
      return first === '' || second === '' ? UNKNOWN : { screen, id: first, key: second };
    case 'replay':
      return isSource(first) && second !== '' ? replayRoute(first, second, query) : UNKNOWN;
    case 'g':
      return first === '' ? UNKNOWN : replayRoute('link', first, query);
    default:
      return UNKNOWN;
  }
}

/** The screen of a public page, which the server also writes as a document at an address of its own. */
export function publicRoute(path: string): Route | undefined {
  const [, first, second = ''] = path.split('/');
  if (first === 'people') return second === '' ? { screen: 'people' } : { screen: 'person', id: second };
  if (first === 'games' && isGame(second)) return { screen: 'statistics', game: second };
  return undefined;
}

const UNKNOWN: Route = { screen: 'unknown' };

/** Without a name, the first game; an unknown one leads to the unknown screen. */
const withGame = (name: string, found: (game: GameId) => Route): Route =>
  name === '' ? found(SHELF[0]!.id) : isGame(name) ? found(name) : UNKNOWN;

/** Without a game, the first that has puzzles. */
function puzzlesRoute(name: string, n: string): Route {
  const game = name === '' ? SHELF.find(({ id }) => brings(id, 'puzzles'))?.id : name;
  if (game === undefined || !isGame(game) || !brings(game, 'puzzles')) return UNKNOWN;
  if (n === '') return { screen: 'puzzles', game };
  return /^[1-9]\d{0,3}$/.test(n) ? { screen: 'puzzle', game, n: Number(n) } : UNKNOWN;
}

function replayRoute(from: ReplaySource, id: string, query: string): Route {
  const asked = new URLSearchParams(query);
  const ply = asked.get('ply') ?? '';
  return {
    screen: 'replay',
    from,
    id,
    ply: /^\d{1,6}$/.test(ply) ? Number(ply) : undefined,
    seen: asked.get('seen') ?? undefined,
  };
}

/** The address of a replay without the ply. */
export const replayAddress = (from: ReplaySource, id: string): string =>
  from === 'link' ? `#/g/${id}` : `#/replay/${from}/${id}`;

const isSource = (text: string): text is Exclude<ReplaySource, 'link'> =>
  text === 'local' || text === 'table' || text === 'file';

const isGame = (text: string): text is GameId => GAME_IDS.some((id) => id === text);

export function go(hash: string): void {
  location.hash = hash;
}

/** The server marks the page when nothing is at the address. */
export const isLost = (): boolean => 'missing' in document.documentElement.dataset;

export function followRoute(): void {
  const follow = () => {
    route.value =
      location.hash !== ''
        ? parseRoute(location.hash)
        : isLost()
          ? UNKNOWN
          : (publicRoute(location.pathname) ?? parseRoute(''));
  };
  addEventListener('hashchange', follow);
  follow();
}
