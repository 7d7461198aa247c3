import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../games/list.ts';
import type { TableListing } from '../../protocol/table.ts';
import type { Family } from '../board/board.ts';
import { playersOf } from '../session/begin.ts';
import {
  type AnyEntry,
  deleteGame,
  type GameEntry,
  games,
  isBroken,
  type KeptGame,
  keptGame,
  refreshGames,
  restoreGame,
} from '../session/kept.ts';
import { listen } from '../session/tabs.ts';

/** A game in a list. */
export interface Line {
  readonly href: string;
  readonly game: GameId;
  /** Names of the others, or of everybody if several people play on this device. */
  readonly names: readonly string[];
  readonly families: readonly Family[];
  readonly updated: number;
  readonly yourTurn: boolean;
  readonly over: boolean;
  /** What this device stores of it, or the server's listing. */
  readonly entry?: GameEntry;
  readonly table?: TableListing;
  /** At a table that has not started, the colours of the free seats. */
  readonly free?: readonly Family[];
  /** Moves it to the bin. */
  remove?(): void;
  /** Just deleted: a slip replaces it until closed. */
  readonly slip?: { undo(): void; close(): void };
}

/** Everything on this device, kept up to date while shown. */
export function useGames(): readonly AnyEntry[] {
  useEffect(() => {
    void refreshGames();
    return listen(({ type }) => {
      if (type === 'changed') void refreshGames();
    });
  }, []);
  return games.value ?? [];
}

/** Local games that are not in the bin, and those just moved there. */
export function useLocalLines(): readonly Line[] {
  const [slips, setSlips] = useState<ReadonlySet<string>>(new Set());
  return useGames().flatMap((entry) => {
    const { id } = entry;
    if (isBroken(entry) || (entry.deleted !== undefined && !slips.has(id))) return [];
    const close = () => setSlips(new Set([...slips].filter((one) => one !== id)));
    return {
      ...lineOf(entry),
      remove: () => {
        setSlips(new Set([...slips, id]));
        void deleteGame(id);
      },
      ...(entry.deleted !== undefined && { slip: { close, undo: () => void restoreGame(id).then(close) } }),
    };
  });
}

/** A local game; null if there is none that can be played, undefined until loaded. */
export function useKeptGame(id: string): KeptGame | null | undefined {
  const [kept, setKept] = useState<KeptGame | null | undefined>(undefined);
  useEffect(() => {
    let shown = true;
    void keptGame(id).then((found) => shown && setKept(found ?? null));
    return () => {
      shown = false;
    };
  }, [id]);
  return kept;
}

export function lineOf(kept: GameEntry): Line {
  const players = playersOf(kept);
  return {
    href: kept.over ? `#/replay/local/${kept.id}` : `#/local/${kept.id}`,
    game: kept.game,
    names: players.filter((_, seat) => kept.bots[seat] !== null || !onePerson(kept)).map(({ name }) => name),
    families: players.map(({ family }) => family),
    updated: kept.updated,
    yourTurn: !kept.over,
    over: kept.over,
    entry: kept,
  };
}

const onePerson = ({ bots }: GameEntry): boolean => bots.filter((bot) => bot === null).length === 1;
