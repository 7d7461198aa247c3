import type { GameId } from '../../../games/list.ts';
import { Icon } from '../../icons/icon.tsx';
import { t, tablesTexts } from '../../texts/texts.ts';
import { Header } from '../header.tsx';
import { Strip } from '../scroll.tsx';

/** A table that was closed before its game started, and where to go next. */
export function Closed({ game, expired }: { game: GameId; expired: boolean }) {
  const { home, lobby } = t();
  const texts = tablesTexts().lobby;
  return (
    <div class="page">
      <Header />
      <Strip game={game} />
      <main class="no-table">
        <Icon name="junk" size={96} class="lone" />
        <h1 class="d">{texts.closed}</h1>
        <p>{expired ? lobby.expired : lobby.closed}</p>
        <p class="row">
          <a class="btn p" href={`#/new/${game}/online`}>
            {texts.newTable}
          </a>
          <a class="btn" href="#/games">
            {home.yourGames}
          </a>
        </p>
      </main>
    </div>
  );
}
