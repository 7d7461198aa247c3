import { Fragment } from 'preact';
import { SHELF } from '../../games/list.ts';
import { isKnown } from '../net/api.ts';
import { loadPeople } from '../texts/texts.ts';
import { GameCard } from './gamecard.tsx';
import { lastChosen } from './gamechoice.ts';
import { Header } from './header.tsx';
import { Lazy } from './lazy.tsx';
import './home.css';
import { Scroll } from './scroll.tsx';
import { WaitingGames } from './waiting.tsx';

const loadFriends = async () =>
  (await Promise.all([import('../person/friends.tsx'), loadPeople()]))[0].HomeFriends;

/** The home page: the three games as places on one handscroll, and how to start them. */
export function Home() {
  const last = SHELF.find(({ id }) => id === lastChosen()) ?? SHELF[0]!;
  return (
    <div class="home">
      <Header tagline />
      <Scroll />
      <main class="home-games">
        {SHELF.map(({ id }) => (
          <GameCard key={id} id={id} open={id === last.id} />
        ))}
      </main>
      <WaitingGames />
      {isKnown() && <Lazy load={loadFriends} props={{}} meanwhile={null} failed={() => <Fragment />} />}
    </div>
  );
}
