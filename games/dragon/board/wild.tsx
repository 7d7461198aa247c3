import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { WILD } from '../rules/data.ts';
import { aimAt } from './aim.tsx';
import { Label } from './label.tsx';
import { useSight } from './sight.ts';

/** The wild cards in hand. They are played from the register of the type they stand for. */
export function WildCards({ width, height }: { readonly width: number; readonly height: number }) {
  const sight = useSight();
  const { player, props, at } = sight;
  const open = at.has('person:wild');
  const count = player.hand[WILD]!;
  return (
    <Target
      aim={aimAt(sight, 'person:wild', { type: 'discard', card: 'wild' })}
      drawn={props.texts.page.wilds}
      box={{ x: 2, y: 2, w: width - 4, h: height - 4 }}
      still
      radius={2}
    >
      <rect width={width} height={height} fill={count > 0 ? 'var(--raised)' : 'none'} />
      {count > 0 && (
        <rect width={width} height={open ? 4 : 3} fill={open ? 'var(--verfill)' : 'var(--seat-jade)'} />
      )}
      <g class={count > 0 ? undefined : 'spent'}>
        <Icon name="wild" size={40} x={width / 2 - 20} y={22} />
      </g>
      <text
        x={width / 2}
        y="80"
        text-anchor="middle"
        font-size="16"
        font-weight={count > 0 ? 800 : 400}
        fill={count > 0 ? 'var(--ink)' : 'var(--ink3)'}
      >
        {count}
      </text>
      <Label
        x={width / 2}
        y={96}
        text={props.texts.page.wilds}
        size={13.5}
        room={width - 4}
        weight={count > 0 ? 700 : 400}
        fill={count > 0 ? 'var(--ink)' : 'var(--ink3)'}
      />
    </Target>
  );
}
