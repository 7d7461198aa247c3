import type { GameId } from '../../games/list.ts';
import { LEVELS, USUAL_LEVEL } from '../session/levels.ts';

/** How somebody last played a game from home. */
export interface GameChoice {
  readonly players: number;
  /** People around this screen; bots play the other seats. */
  readonly people: number;
  readonly level: string;
}

const KEY = 'mandate-home';

interface Kept {
  readonly last?: string;
  readonly games: Readonly<Record<string, Partial<GameChoice> | undefined>>;
}

function read(): Kept {
  try {
    const { last, games } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return {
      ...(typeof last === 'string' ? { last } : {}),
      games: typeof games === 'object' && games !== null ? games : {},
    };
  } catch {
    return { games: {} };
  }
}

/** The choice for a game as it was left, as far as it is legal; `usual` players and one person otherwise. */
export function choiceOf(id: GameId, seats: readonly [min: number, max: number], usual: number): GameChoice {
  const { players, people, level } = read().games[id] ?? {};
  const legal = (n: unknown, min: number, max: number): n is number =>
    Number.isInteger(n) && Number(n) >= min && Number(n) <= max;
  const count = legal(players, ...seats) ? players : usual;
  return {
    players: count,
    people: legal(people, 1, count) ? people : 1,
    level: LEVELS.find((one) => one === level) ?? USUAL_LEVEL,
  };
}

/** The game that was played last from here, if any. */
export const lastChosen = (): string | undefined => read().last;

export function keepChoice(id: GameId, choice: GameChoice, isPlayed: boolean): void {
  const { last, games } = read();
  const kept: Kept = {
    ...((isPlayed ? id : last) && { last: isPlayed ? id : last! }),
    games: { ...games, [id]: choice },
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
