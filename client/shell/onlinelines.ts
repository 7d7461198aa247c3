import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { TableListing } from '../../protocol/table.ts';
import { FAMILIES } from '../board/board.ts';
import { isKnown, myTables, openTables } from '../net/api.ts';
import { isBot } from '../session/levels.ts';
import { t } from '../texts/texts.ts';
import type { Line } from './lines.ts';

type Listed = readonly TableListing[] | 'offline' | undefined;

/** Counts commands sent from a list, to reload the lists. */
const changes = signal(0);

export const refreshTables = (): void => {
  changes.value++;
};

function useTables(ask: () => Promise<readonly TableListing[]>): Listed {
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
  }, [ask, changes.value]);
  return lines;
}

/** The person's tables on the server; none while it cannot be reached. */
export function useOwnTables(): readonly Line[] {
  const lines = useTables(ownTables);
  return lines === undefined || lines === 'offline' ? [] : lines.map(lineOf);
}

/** Open tables. */
export function useOpenTables(): readonly Line[] | 'offline' | undefined {
  const lines = useTables(openTables);
  return lines === undefined || lines === 'offline' ? lines : lines.map(lineOf);
}

const ownTables = async () => (isKnown() ? myTables() : []);

/** Names of the others. */
const namesOf = ({ names, yourSeat }: TableListing): string[] =>
  names
    .filter((name, seat) => name !== '' && seat !== yourSeat)
    .map((name) => (isBot(name) ? t().home.level(name) : name));

const lineOf = (line: TableListing): Line => ({
  href: line.status === 'ended' ? `#/replay/table/${line.id}` : `#/table/${line.id}`,
  game: line.game,
  names: namesOf(line),
  families: FAMILIES.slice(0, line.seats),
  updated: line.updated,
  yourTurn: line.yourTurn === true,
  over: line.status === 'ended' || line.status === 'closed',
  table: line,
  ...(line.status === 'open' && { free: FAMILIES.filter((_, seat) => line.names[seat] === '') }),
});
