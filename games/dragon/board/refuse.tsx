import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { aimAt } from './aim.tsx';
import { Label } from './label.tsx';
import { useSight } from './sight.ts';

/** The seal that sends a person away. */
export function Refuse({ x, y }: { readonly x: number; readonly y: number }) {
  const sight = useSight();
  const { page } = sight.props.texts;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target
        aim={aimAt(sight, 'refuse', { type: 'refuse' })}
        drawn={page.chips.refuse}
        box={{ x: 0, y: 0, w: 116, h: 98 }}
      >
        <rect width="116" height="98" rx="3" fill="var(--raised)" stroke="var(--edge)" />
        <Icon name="u-x" size={26} x={45} y={8} />
        <Label x={58} y={53} text={page.chips.refuse} size={16} room={104} weight={700} />
        <Label x={58} y={76} text={page.refuseNote} size={13} room={104} fill="var(--ink3)" wraps />
      </Target>
    </g>
  );
}
