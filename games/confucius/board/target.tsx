import type { ComponentChildren } from 'preact';
import { Hit } from '../../../client/board/hit.tsx';
import { fullMove } from '../../../i18n/texts.ts';
import type { ConfuciusMove } from '../rules/types.ts';
import { ornament } from './aria.ts';
import { kindOf, type Sight } from './sight.ts';
import { targetOf } from './targets.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface TargetProps {
  readonly sight: Sight;
  /** What choosing this thing means. */
  readonly move: ConfuciusMove;
  /** What it is, for those who listen, while it cannot be chosen. */
  readonly label: string;
  /** What is written on it. */
  readonly drawn?: string | undefined;
  readonly box: Box;
  /** What is touched, where that is more than what is ringed. */
  readonly reach?: Box;
  readonly round?: number;
  /** The ring stays inside the box, where neighbours touch. */
  readonly snug?: boolean;
  /** Legal without a ring: where most things are legal, the others fade. */
  readonly quiet?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const grown = ({ x, y, w, h }: Box, by: number) => ({
  x: x - by,
  y: y - by,
  width: w + 2 * by,
  height: h + 2 * by,
});

/** A thing on the table that can be chosen, now or at other times; touched when it cannot, it asks why not. */
export function Target({
  sight,
  move,
  label,
  drawn,
  box,
  reach = box,
  round = 2.5,
  snug,
  quiet,
  class: extra,
  children,
}: TargetProps) {
  const place = targetOf(move, sight.seat);
  const action = sight.choices.get(place);
  const isPicked = sight.pickedPlace === place;
  const isChosen = !isPicked && sight.chosen.has(place);
  const isLegal = action !== undefined;
  const asks = sight.choices.size > 0;
  const rivals = !isLegal && sight.kinds.has(kindOf(place));
  const choose = () => (isLegal ? sight.pick(action) : asks && sight.ask(move));
  const name = isLegal ? fullMove(sight.texts, move, sight.scene) : label;
  const state = isPicked ? 'picked' : isLegal ? 'legal' : isChosen ? 'chosen' : rivals ? 'shut' : '';
  return (
    <g class={`t ${state}${quiet ? ' quiet' : ''} ${extra ?? ''}`.trim()} data-place={place}>
      {(isLegal || isPicked) && !quiet && <rect class="halo" {...grown(box, 3)} rx={round + 3} />}
      <g class="thing" {...ornament}>
        {children}
      </g>
      {(isLegal || isChosen || isPicked) && (
        <rect class="ring" {...grown(box, !snug && (isPicked || isChosen) ? 2 : 0)} rx={round} />
      )}
      <Hit
        {...reach}
        round={round}
        name={name}
        drawn={drawn}
        legal={isLegal}
        picked={isPicked || undefined}
        tabbed={isLegal}
        data={{ 'data-action': action }}
        press={choose}
      />
    </g>
  );
}
