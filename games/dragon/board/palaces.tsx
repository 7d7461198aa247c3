import { Target } from '../../../client/board/target.tsx';
import { palaceCount } from '../rules/palace.ts';
import { aimAt } from './aim.tsx';
import { Badge } from './badge.tsx';
import { plotPlace } from './ids.ts';
import { Label } from './label.tsx';
import { palacesOf } from './names.ts';
import { Palace } from './palace.tsx';
import { useSight } from './sight.ts';
import { courtOf } from './slots.ts';
import { BASE } from './timber.ts';

interface PalacesProps {
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly widest?: number;
  /** The room above the base. */
  readonly highest?: number;
  /** No room is kept for the next palace while none can be begun. */
  readonly plotless?: boolean;
}

/** The court in the middle: its palaces, and where the next one may stand. */
export function Palaces({ left, right, base, widest, highest, plotless }: PalacesProps) {
  const { player, seat, at, props } = useSight();
  const count = palaceCount(player.palaces);
  const { middles, scale, pitch } = courtOf(
    count + (plotless && !at.has(plotPlace(seat)) ? 0 : 1),
    left,
    right,
    widest,
    highest,
  );
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    <g role="group" data-zone={`court-${seat}`} aria-label={palacesOf(props, seat)}>
      {middles.slice(0, count).map((x, i) => (
        <Palace key={x} index={i} x={x} base={base} scale={scale} pitch={pitch} />
      ))}
      {at.has(plotPlace(seat)) && <Plot x={middles[count]!} base={base} scale={scale} />}
      <Badge zone={`court-${seat}`} x={left + 4} y={base - 4} />
    </g>
  );
}

/** A free plot, outlined. */
function Plot({ x, base, scale }: { readonly x: number; readonly base: number; readonly scale: number }) {
  const sight = useSight();
  const { picked, props, seat } = sight;
  const chosen = picked?.type === 'placeFloor' && picked.target === 'new';
  return (
    <g transform={`translate(${x} ${base}) scale(${scale})`}>
      <Target
        aim={aimAt(sight, plotPlace(seat), { type: 'placeFloor', target: 'new' })}
        drawn={props.texts.page.chips.newPalace}
        box={{ x: -64, y: -60, w: 128, h: 66 }}
        bare
      >
        <path d={BASE} class="glowspot" filter="url(#dragon-glow)" />
        <path d={BASE} fill="var(--sky1)" stroke="var(--target)" stroke-width="2" />
        <rect class="ghost" x="-49" y="-50" width="98" height="42" stroke-width={chosen ? 3 : 1.6} />
        <Label
          x={0}
          y={-24}
          text={props.texts.page.chips.newPalace}
          size={14 / scale}
          room={94}
          weight={800}
          fill="var(--ver)"
          halo="var(--sky1)"
          wraps
        />
      </Target>
    </g>
  );
}
