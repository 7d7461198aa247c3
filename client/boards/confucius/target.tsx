import type { ComponentChildren } from 'preact';
import { fullMove } from '../../../i18n/texts.ts';
import type { ConfuciusMove } from '../../../rules/confucius/types.ts';
import type { Sight } from './sight.ts';
import { spotOf } from './spots.ts';

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
  readonly box: Box;
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
  box,
  round = 2.5,
  snug,
  quiet,
  class: extra,
  children,
}: TargetProps) {
  const spot = spotOf(move);
  const action = sight.choices.get(spot);
  const isPicked = sight.pickedSpot === spot;
  const isChosen = !isPicked && sight.chosen.has(spot);
  const isLegal = action !== undefined;
  const asks = sight.choices.size > 0;
  const kind = spot.split('.')[0]!;
  const rivals = !isLegal && [...sight.choices.keys()].some((other) => other.startsWith(`${kind}.`));
  const choose = () => (isLegal ? sight.pick(action) : asks && sight.ask(move));
  const name = isLegal ? fullMove(sight.texts, move, sight.scene) : label;
  const state = isPicked ? 'picked' : isLegal ? 'legal' : isChosen ? 'chosen' : rivals ? 'shut' : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a thing in a drawing cannot be an HTML button
    <g
      class={`t ${state}${quiet ? ' quiet' : ''} ${extra ?? ''}`.trim()}
      role="button"
      tabindex={isLegal ? 0 : -1}
      aria-label={name}
      {...(isLegal ? { 'data-action': action } : { 'aria-disabled': true })}
      {...(isPicked ? { 'aria-pressed': true } : {})}
      data-spot={spot}
      onClick={choose}
    >
      {(isLegal || isPicked) && !quiet && <rect class="halo" {...grown(box, 3)} rx={round + 3} />}
      <g class="thing">{children}</g>
      {(isLegal || isChosen || isPicked) && (
        <rect class="ring" {...grown(box, !snug && (isPicked || isChosen) ? 2 : 0)} rx={round} />
      )}
    </g>
  );
}
