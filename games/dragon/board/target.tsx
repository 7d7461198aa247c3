import type { ComponentChildren } from 'preact';
import { Hit } from '../../../client/board/hit.tsx';
import type { PlaceId } from '../../../client/board/places.ts';
import { fullMove } from '../../../i18n/texts.ts';
import type { DragonMove } from '../rules/types.ts';
import { type Sight, useSight } from './sight.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface TargetProps {
  readonly place: PlaceId;
  /** The move that is asked about where it cannot be made. */
  readonly move: DragonMove;
  /** What is written on it. */
  readonly drawn?: string | undefined;
  /** What is touched, and what is ringed if that is less. */
  readonly box: Box;
  readonly ring?: Box;
  readonly radius?: number;
  /** Most of its kind may be chosen: a thin ring, no halo. */
  readonly quiet?: boolean;
  readonly halo?: boolean;
  /** The drawing shows by itself that it may be chosen; only what is picked is ringed. */
  readonly still?: boolean;
  /** The drawing shows by itself that it is picked. */
  readonly bare?: boolean;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

type Standing = 'legal' | 'picked' | 'refused' | 'idle';

/** Whether the thing at a place may be chosen, is chosen, cannot be, or is not in question. */
export function standingOf({ at, picked, mine, props }: Sight, place: PlaceId, kind: string): Standing {
  const choice = at.get(place);
  if (choice) return picked === choice.move ? 'picked' : 'legal';
  return mine && props.legal.some(({ move }) => move.type === kind) ? 'refused' : 'idle';
}

/** A thing on the board that can be chosen, or asked about. */
export function Target(target: TargetProps) {
  const {
    place,
    move,
    drawn,
    box,
    ring = box,
    radius = 4,
    quiet,
    halo = !quiet,
    still,
    bare,
    class: extra,
    children,
  } = target;
  const sight = useSight();
  const { props, scene } = sight;
  const standing = standingOf(sight, place, move.type);
  const asked = standing !== 'idle';
  const choice = sight.at.get(place);
  const act = (): void => (choice ? props.pick(choice.action) : props.ask(move));
  const { x, y, w, h } = ring;
  // What is drawn keeps its place among the children, so that it is not drawn anew when the question is over.
  return (
    <g class={asked ? `target ${standing}${extra ? ` ${extra}` : ''}` : extra} data-place={place}>
      {asked && <Bed {...box} />}
      <g class={asked ? 'drawn' : undefined} aria-hidden={asked || undefined}>
        {children}
      </g>
      {choice && !bare && standing === 'legal' && halo && !still && (
        <rect class="halo" x={x} y={y} width={w} height={h} rx={radius} />
      )}
      {choice && !bare && (standing === 'picked' || !still) && (
        <rect class={quiet ? 'ring quiet' : 'ring'} x={x} y={y} width={w} height={h} rx={radius} />
      )}
      {asked && <Focus {...box} />}
      {asked && (
        <Hit
          {...box}
          name={fullMove(props.texts, choice?.move ?? move, scene)}
          drawn={drawn}
          legal={choice !== undefined}
          picked={choice && standing === 'picked'}
          data={{ 'data-action': choice?.action }}
          press={act}
        />
      )}
    </g>
  );
}

/** Paper around what has the focus, so that its line is seen on every ground. */
export function Bed({ x, y, w, h }: Box) {
  return <rect class="bed" x={x} y={y} width={w} height={h} />;
}

/** The line around what has the focus of the keys or lies under the pointer. */
export function Focus({ x, y, w, h }: Box) {
  return <rect class="focus" x={x - 3} y={y - 3} width={w + 6} height={h + 6} rx="5" />;
}
