import { useMemo, useState } from 'preact/hooks';
import type { GameId } from '../../rules/core/game.ts';
import { playersOf } from '../session/begin.ts';
import { brokenGames, dropGame, type KeptGame, keptGames } from '../session/kept.ts';
import type { Family } from '../table/board.ts';

/** A game in a list. */
export interface Line {
  readonly href: string;
  readonly game: GameId;
  /** Of the others, or of everybody where several people play. */
  readonly names: readonly string[];
  readonly families: readonly Family[];
  readonly updated: number;
  readonly yourTurn: boolean;
  readonly over: boolean;
  /** At a table that has not begun, the seats that nobody has taken. */
  readonly free?: readonly Family[];
  remove?(): void;
}

export function useLocalLines(): readonly Line[] {
  const [round, setRound] = useState(0);
  const kept = useMemo(keptGames, [round]);
  return kept.map((game) => ({
    ...lineOf(game),
    remove: () => {
      dropGame(game.id);
      setRound(round + 1);
    },
  }));
}

/** The ids of games that this device keeps and cannot read. */
export const useBroken = (): readonly string[] => useMemo(brokenGames, []);

function lineOf(kept: KeptGame): Line {
  const players = playersOf(kept);
  return {
    href: kept.over ? `#/replay/local/${kept.id}` : `#/local/${kept.id}`,
    game: kept.game,
    names: players.filter((_, seat) => kept.bots[seat] !== null || !onePerson(kept)).map(({ name }) => name),
    families: players.map(({ family }) => family),
    updated: kept.updated,
    yourTurn: !kept.over,
    over: kept.over,
  };
}

const onePerson = ({ bots }: KeptGame): boolean => bots.filter((bot) => bot === null).length === 1;
