import { useEffect, useState } from 'preact/hooks';
import type { TableLine } from '../../protocol/table.ts';
import { myTables, openTables } from '../net/api.ts';
import { FAMILIES } from '../table/board.ts';
import { t } from '../texts/texts.ts';
import { GameLine } from './line.tsx';
import type { Line } from './lines.ts';

/** Tables of the server: one's own, or those that wait for players. */
export function OnlineLines({ mine }: { mine: boolean }) {
  const [lines, setLines] = useState<readonly TableLine[] | 'offline' | undefined>(undefined);
  useEffect(() => {
    (mine ? myTables() : openTables()).then(setLines, () => setLines('offline'));
  }, [mine]);
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

const lineOf = (line: TableLine): Line => ({
  href: line.status === 'ended' ? `#/replay/table/${line.id}` : `#/table/${line.id}`,
  game: line.game,
  names: line.names.filter((name) => name !== ''),
  families: FAMILIES.slice(0, line.seats),
  decisions: undefined,
  updated: line.updated,
  yourTurn: line.yourTurn === true,
  over: line.status === 'ended' || line.status === 'closed',
});
