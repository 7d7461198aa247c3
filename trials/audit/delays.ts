import type { Match } from '../harness/match.ts';
import type { Player } from '../harness/player.ts';
import { movesOf } from '../harness/turn.ts';

/** How long each player's decisions took to reach clients of other nodes. */
export function delaysAcross({ players, everybody }: Match): number[] {
  return players.flatMap((player) => {
    const others = everybody.filter(({ at }) => at !== player.at);
    return player.deeds.flatMap(({ command, n, sent }) => {
      if (movesOf(command).length === 0 || n === undefined) return [];
      return others.flatMap((other) => receipt(other, n) ?? []).map((came) => came - sent);
    });
  });
}

/** When a player received the first position that includes an entry. */
function receipt({ marks }: Player, n: number): number | undefined {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (marks[middle]!.n < n) low = middle + 1;
    else high = middle;
  }
  return marks[low]?.came;
}
