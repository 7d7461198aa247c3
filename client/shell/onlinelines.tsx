import { useEffect, useState } from 'preact/hooks';
import type { TableLine } from '../../protocol/table.ts';
import { isKnown, myTables, openTables } from '../net/api.ts';
import { isBot } from '../session/levels.ts';
import { FAMILIES } from '../table/board.ts';
import { t } from '../texts/texts.ts';
import { GameLine } from './line.tsx';
import type { Line } from './lines.ts';

/** Tables of the server: one's own, or those that wait for players. */
export function OnlineLines({ mine }: { mine: boolean }) {
  const lines = useTables(mine ? myTables : openTables);
  const { home } = t();
  if (lines === undefined) return null;
  if (lines === 'offline') return mine ? null : <p class="none">{home.offline}</p>;
  if (lines.length === 0) return mine ? null : <p class="none">{home.noOpenTables}</p>;
  return (
    <>
      {lines.map((line) => (
        <GameLine key={line.id} line={lineOf(line)} />
      ))}
    </>
  );
}

type Listed = readonly TableLine[] | 'offline' | undefined;

function useTables(ask: () => Promise<readonly TableLine[]>): Listed {
  const [lines, setLines] = useState<Listed>(undefined);
  useEffect(() => {
    let shown = true;
    ask().then(
      (tables) => shown && setLines(tables),
      () => shown && setLines('offline'),
    );
    return () => {
      shown = false;
    };
  }, [ask]);
  return lines;
}

/** The own games on the server that go on, for whoever has been there. */
export function useOwnTables(): readonly Line[] {
  const lines = useTables(ownTables);
  return lines === undefined || lines === 'offline' ? [] : lines.map(lineOf).filter(({ over }) => !over);
}

const ownTables = async () => (isKnown() ? myTables() : []);

/** Of the others: nobody needs to be told the own name. */
const namesOf = ({ names, yourSeat }: TableLine): string[] =>
  names
    .filter((name, seat) => name !== '' && seat !== yourSeat)
    .map((name) => (isBot(name) ? t().home.level(name) : name));

const lineOf = (line: TableLine): Line => ({
  href: line.status === 'ended' ? `#/replay/table/${line.id}` : `#/table/${line.id}`,
  game: line.game,
  names: namesOf(line),
  families: FAMILIES.slice(0, line.seats),
  updated: line.updated,
  yourTurn: line.yourTurn === true,
  over: line.status === 'ended' || line.status === 'closed',
  ...(line.status === 'open' && { free: FAMILIES.filter((_, seat) => line.names[seat] === '') }),
});
