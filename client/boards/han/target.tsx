import type { ComponentChildren } from 'preact';
import { fullMove } from '../../../i18n/texts.ts';
import type { Action } from '../../../rules/core/game.ts';
import type { HanMove } from '../../../rules/han/types.ts';
import type { HanProps } from './props.ts';

interface TargetProps {
  readonly props: HanProps;
  /** What picking it chooses; without it, it tells why it cannot be done. */
  readonly action: Action | undefined;
  readonly move: HanMove;
  readonly label: string;
  readonly zone?: string;
  readonly class?: string;
  readonly transform?: string;
  readonly children: ComponentChildren;
}

/** Something on the table that can be chosen, or could be at another time. */
export function Target({ props, action, move, label, zone, class: extra, transform, children }: TargetProps) {
  const legal = action !== undefined;
  const picked = legal && action === props.picked;
  const names = ['han-target', extra, legal && 'legal', picked && 'picked'].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
    <g
      role="button"
      tabindex={legal ? 0 : -1}
      class={names}
      aria-label={label}
      aria-pressed={picked}
      aria-disabled={!legal}
      data-zone={zone}
      data-action={action}
      transform={transform}
      onClick={() => (legal ? props.pick(action) : props.ask(move))}
    >
      {children}
    </g>
  );
}

/** What a choice says of itself, behind the name of the thing. */
export const labelled = (props: HanProps, name: string, action: Action | undefined, move: HanMove): string =>
  action === undefined || props.viewer === 'spectator'
    ? name
    : `${name}: ${fullMove(props.texts, move, { view: props.view, seat: props.viewer, names: props.names })}`;
