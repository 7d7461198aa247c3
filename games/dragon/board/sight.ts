import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Choice } from '../../../client/board/board.ts';
import type { PlaceId } from '../../../client/board/places.ts';
import type { Seat } from '../../../core/game.ts';
import type { DragonFrame, DragonKinds, DragonMove, Player } from '../rules/types.ts';
import type { DragonScene } from '../words/facts.ts';
import { wildPlace } from './ids.ts';
import type { DragonProps } from './props.ts';
import { targets } from './targets.ts';

/** What the drawn things ask for: the props, and what follows from them for all. */
export interface Sight {
  readonly props: DragonProps;
  /** Whose court is in the middle: the viewer's, or for spectators that of whoever decides. */
  readonly seat: Seat;
  readonly player: Player;
  readonly scene: DragonScene;
  /** The open decision; at the end there is none. */
  readonly frame: DragonFrame | undefined;
  /** The viewer is to decide. */
  readonly mine: boolean;
  /** What may be chosen, by its targets. */
  readonly at: ReadonlyMap<PlaceId, Choice<DragonKinds>>;
  readonly picked: DragonMove | undefined;
}

/** Where a move is pressed; the types that a wild card stands for are open once it is pressed itself. */
const spots = (move: DragonMove, scene: DragonScene): readonly PlaceId[] =>
  move.type === 'playCard' && move.card === 'wild' ? [wildPlace(move.as)] : targets(move, scene);

export function sightOf(props: DragonProps): Sight {
  const { view, viewer, active, legal, picked, names } = props;
  const seat = viewer === 'spectator' ? (active[0] ?? 0) : viewer;
  const scene = { view, seat, names };
  return {
    props,
    seat,
    player: view.players[seat]!,
    scene,
    frame: props.result?.early === undefined ? view.stack.at(-1) : undefined,
    mine: legal.length > 0,
    at: new Map(
      legal.flatMap((choice) => spots(choice.move, scene).map((place) => [place, choice] as const)),
    ),
    picked: legal.find(({ action }) => action === picked)?.move,
  };
}

const Context = createContext<Sight | undefined>(undefined);
export const SightProvider = Context.Provider;

export function useSight(): Sight {
  const sight = useContext(Context);
  if (!sight) throw new Error('Nothing is drawn outside of a board.');
  return sight;
}
