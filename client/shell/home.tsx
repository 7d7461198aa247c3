import { useSignal } from '@preact/signals';
import type { GameId } from '../../games/list.ts';
import { brings, manifestOf, SHELF } from '../../games/list.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { beginLocal } from '../session/begin.ts';
import { LEVELS, USUAL_LEVEL } from '../session/levels.ts';
import { ownName } from '../settings/settings.ts';
import { gameTitle, t } from '../texts/texts.ts';
import { Header } from './header.tsx';
import { prefetchTable } from './prefetch.ts';
import './home.css';
import { go } from './route.ts';
import { Scroll } from './scroll.tsx';
import { WaitingGames } from './waiting.tsx';

/** The home page: the three games as places on one handscroll, and how to start them. */
export function Home() {
  return (
    <div class="home">
      <Header tagline />
      <Scroll />
      <main class="home-games">
        {SHELF.map(({ id }) => (
          <GameCard key={id} id={id} />
        ))}
      </main>
      <WaitingGames />
    </div>
  );
}

function GameCard({ id }: { id: GameId }) {
  const { home } = t();
  const { seats, minutes, usual } = manifestOf(id);
  const level = useSignal<string>(USUAL_LEVEL);
  const starting = useSignal(false);
  const play = async () => {
    starting.value = true;
    prefetchTable(id);
    const bots = Array.from({ length: usual }, (_, seat) => (seat === 0 ? null : level.value));
    const names = bots.map((_, seat) => (seat === 0 && ownName.value !== '' ? ownName.value : null));
    go(`#/local/${await beginLocal({ game: id, options: {}, bots, names })}`);
  };
  return (
    <section class="game" aria-labelledby={`game-${id}`}>
      <header>
        <Icon name={sealOf(id)} size={38} />
        <div>
          <h2 class="d" id={`game-${id}`}>
            {gameTitle(id).title}
          </h2>
          <p class="game-for">{home.players(seats[0], seats[1], minutes)}</p>
        </div>
      </header>
      <p class="game-line">{gameTitle(id).line}</p>
      {brings(id, 'lesson') && (
        <a class="game-lesson" href={`#/lesson/${id}`}>
          <Icon name="cap" size={17} /> {home.lesson}
        </a>
      )}
      <div class="game-do">
        <button type="button" class="btn p" disabled={starting.value} onClick={play}>
          {home.play}
        </button>
        <a class="btn" href={`#/new/${id}/online`}>
          <Icon name="u-link" size={16} /> {home.invite}
        </a>
        {!brings(id, 'lesson') && (
          <a class="btn q" href={`#/rules/${id}`}>
            {home.learn}
          </a>
        )}
        <label class="level">
          <Icon name="u-bot" size={17} />
          <span class="unseen">{home.opponents}</span>
          <select
            value={level.value}
            title={home.character(level.value)}
            onChange={({ currentTarget }) => {
              level.value = currentTarget.value;
            }}
          >
            {LEVELS.map((bot) => (
              <option key={bot} value={bot}>
                {home.level(bot)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}
