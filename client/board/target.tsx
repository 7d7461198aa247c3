import type { ComponentChild, ComponentChildren } from 'preact';
import type { Action } from '../../core/game.ts';
import { ariaHidden, Hit } from './hit.tsx';
import type { PlaceId } from './places.ts';

/** Whether a place may be chosen, is chosen, was chosen before, cannot be chosen, or is not in question. */
export type Standing = 'legal' | 'picked' | 'chosen' | 'refused' | 'idle';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The outline of a target, and how much of it is shown. */
export interface Shape {
  /** What is touched. */
  readonly box: Box;
  /** What is ringed, if that is less. */
  readonly ring?: Box;
  readonly radius?: number;
  /** Most of its kind may be chosen: a thin ring, no halo. */
  readonly quiet?: boolean;
  readonly halo?: boolean;
  /** The drawing shows by itself that it may be chosen; only what is picked is ringed. */
  readonly still?: boolean;
  /** The drawing shows by itself that it is picked, too. */
  readonly bare?: boolean;
  /** The ring stays inside, where neighbours touch. */
  readonly snug?: boolean;
}

/** What is drawn below and above a thing while it is in question. */
export interface Frame {
  readonly below?: ComponentChild;
  readonly above?: ComponentChild;
}

/** A place as the open decision sees it; every board has a function that finds this for its moves. */
export interface Aim {
  readonly place: PlaceId;
  readonly standing: Standing;
  readonly action?: Action | undefined;
  /** What the same press decides after it. */
  readonly then?: readonly Action[] | undefined;
  /** What it is, or what choosing it means. Without a name it cannot be pressed, and its drawing is read as it is. */
  readonly name?: string | undefined;
  frame?(shape: Shape): Frame;
  /** Chooses it, or asks why it cannot be chosen. */
  press(): void;
}

interface TargetProps extends Shape {
  readonly aim: Aim;
  /** What is written on it. */
  readonly drawn?: string | undefined;
  readonly data?: Readonly<Record<`data-${string}`, string | undefined>>;
  readonly class?: string | undefined;
  readonly transform?: string;
  readonly children?: ComponentChildren;
}

/** A thing on a board that a move may point to. */
export function Target({ aim, drawn, data, class: extra, transform, children, ...shape }: TargetProps) {
  const { place, standing, action, then = [], name, press } = aim;
  const { x, y, w, h } = shape.box;
  const asked = name !== undefined;
  const legal = standing === 'legal' || standing === 'picked';
  const { below, above } = aim.frame?.(shape) ?? {};
  const names = [
    ...(asked ? ['target'] : []),
    ...(standing === 'idle' ? [] : [standing]),
    ...(shape.quiet ? ['quiet'] : []),
    ...(extra ? [extra] : []),
  ];
  // What is drawn keeps its place among the children, so that it is not drawn anew when the question is over.
  return (
    <g class={names.join(' ') || undefined} data-place={place} transform={transform}>
      {below}
      <g class={asked ? 'thing' : undefined} {...(asked ? ariaHidden : {})}>
        {children}
      </g>
      {above}
      {asked && (
        <Hit
          x={x}
          y={y}
          w={w}
          h={h}
          round={shape.radius ?? 0}
          name={name}
          drawn={drawn}
          legal={legal}
          picked={legal ? standing === 'picked' : undefined}
          tabbed={legal}
          data={{ 'data-action': then.length > 0 ? [action, ...then].join(' ') : action, ...data }}
          press={press}
        />
      )}
    </g>
  );
}
