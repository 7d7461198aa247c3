import { useState } from 'preact/hooks';
import { piecesFor } from '../rules/reach.ts';
import type { Piece, Switches } from './chips.tsx';
import type { Choices } from './choices.ts';
import type { Mode } from './hand.tsx';
import type { HanProps } from './props.ts';

/** What a switch was turned to, for as long as the decision is open. */
interface Turned {
  readonly decision: string;
  readonly mode?: Mode;
  readonly piece?: Piece;
}

/** Whether cards are played or exchanged, and which piece is placed; where there is no choice, what is possible. */
export function switched(
  choices: Choices,
  mode: Mode | undefined,
  piece: Piece | undefined,
): { mode: Mode; piece: Piece } {
  const canPay = choices.prices.length > 0;
  const canExchange = choices.exchange.size > 0;
  const canBuild = choices.pagodas.size > 0;
  const canFortify = choices.fortresses.size > 0;
  return {
    mode: canExchange && (mode === 'exchange' || !canPay) ? 'exchange' : 'place',
    piece: canFortify && (piece === 'fortress' || !canBuild) ? 'fortress' : 'pagoda',
  };
}

export function useSwitches(props: HanProps, choices: Choices): Switches {
  const [turned, turn] = useState<Turned>({ decision: '' });
  const { turns, stack } = props.view;
  const decision = `${turns} ${stack.at(-1)?.phase} ${props.legal.length}`;
  const current = turned.decision === decision ? turned : { decision };
  const picked = props.legal.find(({ action }) => action === props.picked)?.move.type;
  const mode = picked === 'exchange' ? picked : current.mode;
  const piece = picked === 'fortress' ? picked : current.piece;
  return {
    ...switched(choices, mode, piece),
    setMode: (mode) => turn({ ...current, mode }),
    setPiece: (piece) => turn({ ...current, piece }),
  };
}

/** Where a picked payment would lead: spaces and provinces by id. */
export function reachOf({ view, legal, picked }: HanProps): ReadonlySet<string> {
  const move = legal.find(({ action }) => action === picked)?.move;
  const found = new Set<string>();
  if (move?.type !== 'play') return found;
  for (const piece of piecesFor(view, move.cards))
    if (piece.type === 'emissary') found.add(piece.province);
    else if (piece.type === 'pagoda' || piece.type === 'fortress') found.add(piece.space);
  return found;
}
