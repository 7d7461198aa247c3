import type { Point } from '../../../client/board/pan.ts';
import { seatColours } from '../../../client/icons/token.tsx';
import { isOver, type Outlook } from './outlook.ts';
import type { HanProps } from './props.ts';
import { tally } from './sight.ts';

interface AllianceProps {
  readonly props: HanProps;
  readonly at: Point;
  readonly n: number;
  readonly provinces: readonly string[];
  readonly players: readonly Outlook[];
}

/** The diamond of an alliance on the border that it leads over; through the lens, who holds it. */
export function Alliance({ props, at, n, provinces, players }: AllianceProps) {
  const { names, families, texts, view } = props;
  const lens = props.lens || isOver(view);
  const pays = players.map(({ alliances }) => alliances[n - 1]!.now);
  const holder = pays.findIndex((points) => points > 0);
  const held = lens && holder >= 0;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g
      role="img"
      data-place={`alliance:${n}`}
      aria-label={texts.page.alliance(n, provinces, tally(pays, names))}
      class={held ? 'han-alliance held' : 'han-alliance'}
      transform={`translate(${at.x} ${at.y})`}
      style={held ? seatColours(families[holder]!) : undefined}
    >
      <path d="M0-14L13 0L0 14L-13 0Z" />
      <text y="5">{n}</text>
    </g>
  );
}
