import { t } from '../texts/texts.ts';
import { GameLine } from './line.tsx';
import { useLocalLines } from './lines.ts';

const SHOWN = 3;

/** The games that wait, in a strip below the scroll. */
export function WaitingGames() {
  const lines = useLocalLines().filter(({ over }) => !over);
  return (
    <section class="home-waiting" aria-label={t().home.yourGames}>
      {lines.slice(0, SHOWN).map((line) => (
        <GameLine key={line.href} line={line} />
      ))}
      {lines.length < SHOWN && (
        <a class="btn q" href="#/games">
          {t().home.joinByLink}
        </a>
      )}
    </section>
  );
}
