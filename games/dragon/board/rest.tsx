import type { Size } from '../../../client/board/board.ts';
import { twoLines } from '../../../client/board/fit.ts';
import { Target } from '../../../client/board/target.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import { aimAt } from './aim.tsx';
import { isTooWide, Label, useLeast } from './label.tsx';
import { useSight } from './sight.ts';

/** Instead of an action: bring the money up to three. */
export function Rest({ x, y, low }: { readonly x: number; readonly y: number; readonly low?: Size }) {
  const sight = useSight();
  const { props, player } = sight;
  const { page } = props.texts;
  const { width: w, height: h } = low ?? { width: 104, height: 98 };
  const folded = isTooWide(page.rest, w - 6, useLeast(), { weight: 700 });
  const cup = folded ? 0 : Math.max(0, Math.min(22, h - 54));
  const note = page
    .restNote(player.yuan)
    .split(/; |(?<=。)/)
    .flatMap((part) => twoLines(part, w - 8, 12.5));
  return (
    <g transform={`translate(${x} ${y})`}>
      <Target
        aim={aimAt(sight, 'rest', { type: 'refill' })}
        drawn={page.rest}
        box={{ x: 0, y: 0, w, h }}
        quiet
        class="lifts"
      >
        <rect width={w} height={h} rx="3" fill="var(--raised)" stroke="var(--edge)" />
        <Icon name="tea" size={low ? cup : 30} x={w / 2 - (low ? cup / 2 : 15)} y={low ? 3 : 6} />
        <Label
          x={w / 2}
          y={low ? h - 40 : 53}
          text={page.rest}
          size={15}
          room={w - 6}
          weight={700}
          wraps="words"
        />
        {note.slice(0, low ? 2 : 3).map((line, i) => (
          <text
            key={line}
            x={w / 2}
            y={(low ? h - 26 : 69) + i * (low ? 11.5 : 13)}
            text-anchor="middle"
            font-size={low ? 12 : 12.7}
            fill="var(--ink3)"
          >
            {line}
          </text>
        ))}
      </Target>
    </g>
  );
}
