import { textWidth } from '../../../client/board/fit.ts';
import { ahead, monthWords } from './ahead.ts';
import { Badge } from './badge.tsx';
import { Label } from './label.tsx';
import { MonthTile } from './month.tsx';
import { monthsOf } from './months.ts';
import { useSight } from './sight.ts';
import { Toll } from './toll.tsx';
import { WallStrip } from './wall.tsx';

interface YearProps {
  readonly width: number;
  /** Of the pictures. */
  readonly height: number;
  /** Words before the first forecast, if there is room for them. */
  readonly captioned?: boolean;
}

/** The scroll of the twelve months; under each that is coming, what it would do to the court in the middle. */
export function Year({ width, height, captioned }: YearProps) {
  const { props, seat } = useSight();
  const { view, viewer, texts, names } = props;
  const months = monthsOf(view, width);
  const now = months.find(({ state }) => state === 'now');
  const coming = ahead(props);
  const first = months.find(({ month }) => month === coming[0]?.month);
  const caption = viewer === seat ? texts.page.yours : texts.page.theirs(names[seat]!);
  const foot = 6 + height;
  return (
    <g data-zone="year">
      <rect width={width} height={foot + 26} fill="var(--sky0)" />
      {months.map((month) => (
        <MonthTile key={month.month} {...month} height={height} />
      ))}
      <path
        d={months
          .slice(1)
          .map(({ x }) => `M${x} 6V${foot}`)
          .join('')}
        stroke="var(--scroll-line)"
        opacity="0.7"
      />
      {captioned && first && textWidth(caption, 12.5) < first.x - 24 && (
        <Label
          x={14}
          y={foot + 17}
          text={caption}
          size={13.5}
          room={first.x - 30}
          anchor="start"
          fill="var(--ink2)"
        />
      )}
      {months.map(({ month, x, w }) => {
        const found = coming.find((f) => f.month === month);
        return (
          found && (
            <Toll
              key={month}
              outlook={found.players[seat]!}
              without={found.without?.[seat]}
              label={`${month}: ${monthWords(found, seat, texts)}`}
              x={x + w / 2}
              y={foot + 17}
              room={w - 4}
            />
          )
        );
      })}
      {now && (
        <rect
          x={now.x + 1.5}
          y="7.5"
          width={now.w - 3}
          height={height - 3}
          fill="none"
          stroke="var(--i-ver)"
          stroke-width="3"
        />
      )}
      <rect width={width} height="6" fill="var(--brocade)" />
      <rect width={width} height="6" fill="url(#dragon-brocade)" />
      <rect y={foot} width={width} height="1.5" fill="var(--scroll-line)" />
      {view.options.greatWall && <WallStrip months={months} y={foot + 24} />}
      <Badge zone="year" x={now ? now.x + now.w - 10 : width - 10} y={14} />
    </g>
  );
}
