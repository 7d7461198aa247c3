import { signal } from '@preact/signals';
import { GAME_IDS, type GameId } from '../../rules/core/game.ts';

/** Where in the page one is. It stands in the address after #, so that the page needs no server to go anywhere. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'games' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'rules'; readonly game: GameId }
  | { readonly screen: 'new'; readonly game: GameId; readonly online: boolean }
  | { readonly screen: 'local'; readonly id: string }
  | { readonly screen: 'share'; readonly id: string }
  | { readonly screen: 'table'; readonly id: string }
  | {
      readonly screen: 'replay';
      readonly from: ReplaySource;
      readonly id: string;
      readonly ply: number | undefined;
      /** From where it is looked at: a seat, the benches, or with all hands open. */
      readonly seen: string | undefined;
    };

/** Where the record of a replay is: on this device, on the server, or a file that was opened. */
export type ReplaySource = 'local' | 'table' | 'file';

export const route = signal<Route>({ screen: 'home' });

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [screen = '', first = '', second = ''] = path.split('/');
  const asked = new URLSearchParams(query);
  switch (screen) {
    case 'games':
    case 'settings':
      return { screen };
    case 'rules':
      return { screen, game: isGame(first) ? first : 'dragon' };
    case 'new':
      return { screen, game: isGame(first) ? first : 'dragon', online: second === 'online' };
    case 'local':
    case 'share':
    case 'table':
      return first === '' ? { screen: 'home' } : { screen, id: first };
    case 'replay': {
      const ply = asked.get('ply');
      if (first !== 'local' && first !== 'table' && first !== 'file') return { screen: 'home' };
      return {
        screen,
        from: first,
        id: second,
        ply: ply === null || !Number.isFinite(Number(ply)) ? undefined : Number(ply),
        seen: asked.get('seen') ?? undefined,
      };
    }
    default:
      return { screen: 'home' };
  }
}

const isGame = (text: string): text is GameId => GAME_IDS.some((id) => id === text);

export function go(hash: string): void {
  location.hash = hash;
}

export function followRoute(): void {
  const follow = () => {
    route.value = parseRoute(location.hash);
  };
  addEventListener('hashchange', follow);
  follow();
}
