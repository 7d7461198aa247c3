import type { BoxAction } from '../../rules/confucius/data.ts';
import type { ConfuciusMove } from '../../rules/confucius/types.ts';
import type { GameId, Kinds } from '../../rules/core/game.ts';
import type { DragonMove } from '../../rules/dragon/types.ts';
import type { HanMove } from '../../rules/han/types.ts';

/** `courtLady` as `court lady`. */
const spoken = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const named = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** A space is named after its province and a number, or after the two provinces whose border it is on. */
const placeOf = (space: string): string => {
  const [first, ...others] = space.split('-');
  return first === 'b' ? `${others.map(named).join('–')} border` : named(first!);
};

function ofDragon(moves: readonly DragonMove[]): string | undefined {
  const draft = moves.find((move) => move.type === 'draft');
  return draft?.types.map(spoken).join(' + ');
}

function ofHan(moves: readonly HanMove[]): string | undefined {
  for (const move of moves) {
    if (move.type === 'pagoda' || move.type === 'fortress') return placeOf(move.space);
    if (move.type === 'emissary') return `${named(move.province)}, emissary`;
  }
  return undefined;
}

function ofConfucius(moves: readonly ConfuciusMove[]): string | undefined {
  const taken: BoxAction[] = [];
  for (const move of moves) if (move.type === 'take') taken.push(move.action);
  return taken.length < 2 ? undefined : `${spoken(taken[0]!)}, ${spoken(taken[1]!)}`;
}

const OPENINGS: Readonly<Record<GameId, (moves: readonly Kinds['move'][]) => string | undefined>> = {
  confucius: (moves) => ofConfucius(moves as readonly ConfuciusMove[]),
  dragon: (moves) => ofDragon(moves as readonly DragonMove[]),
  han: (moves) => ofHan(moves as readonly HanMove[]),
};

/** What a seat began with, as soon as its moves say so: its first persons, place, or two actions. */
export const openingOf = (game: GameId, moves: readonly Kinds['move'][]): string | undefined =>
  OPENINGS[game](moves);
