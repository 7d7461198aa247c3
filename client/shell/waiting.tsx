import { t } from '../texts/texts.ts';
import { GameLine } from './line.tsx';
import { type Line, useLocalLines } from './lines.ts';
import { useOwnTables } from './onlinelines.ts';

const SHOWN = 3;

/** Games that others wait for come first, then by last move. */
const mostWanted = (a: Line, b: Line): number =>
  Number(b.yourTurn) - Number(a.yourTurn) || b.updated - a.updated;

/** Invitations stand among all games. */
const isAsked = (table: Line['table']): boolean =>
  table?.invited !== undefined || table?.circle !== undefined;

/** Games to continue, in a strip below the scroll. */
export function WaitingGames() {
  const local = useLocalLines().filter(({ over, slip }) => !over && !slip);
  const tables = useOwnTables().filter(({ over, table }) => !over && !isAsked(table));
  const lines = [...tables, ...local].sort(mostWanted);
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
