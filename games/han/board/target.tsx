import type { ComponentChildren } from 'preact';
import { Hit, unheard } from '../../../client/board/hit.tsx';
import type { PlaceId } from '../../../client/board/places.ts';
import type { Action } from '../../../core/game.ts';
import { fullMove } from '../../../i18n/texts.ts';
import type { HanMove } from '../rules/types.ts';
import type { HanProps } from './props.ts';

interface TargetProps {
  readonly props: HanProps;
  /** What picking it chooses; without it, it tells why it cannot be done. */
  readonly action: Action | undefined;
  readonly move: HanMove;
  readonly label: string;
  /** What is written on it. */
  readonly drawn?: string;
  /** What is touched. */
  readonly hit: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
    readonly round?: number;
  };
  readonly place: PlaceId;
  readonly class?: string;
  readonly transform?: string;
  readonly children: ComponentChildren;
}

/** Something on the table that can be chosen, or could be at another time. */
export function Target(target: TargetProps) {
  const { props, action, move, label, drawn, hit, place, class: extra, transform, children } = target;
  const legal = action !== undefined;
  const picked = legal && action === props.picked;
  const names = ['han-target', extra, legal && 'legal', picked && 'picked'].filter(Boolean).join(' ');
  return (
    <g class={names} data-place={place} transform={transform}>
      <g class="thing" {...unheard}>
        {children}
      </g>
      <Hit
        {...hit}
        class="han-hit"
        name={label}
        drawn={drawn}
        legal={legal}
        picked={picked}
        tabbed={legal}
        data={{ 'data-action': action }}
        press={() => (legal ? props.pick(action) : props.ask(move))}
      />
    </g>
  );
}

/** What a choice says of itself, behind the name of the thing. */
export const labelled = (props: HanProps, name: string, action: Action | undefined, move: HanMove): string =>
  action === undefined || props.viewer === 'spectator'
    ? name
    : `${name}: ${fullMove(props.texts, move, { view: props.view, seat: props.viewer, names: props.names })}`;
