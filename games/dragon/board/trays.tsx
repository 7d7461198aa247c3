import { ActionCard } from './action.tsx';
import { Badge } from './badge.tsx';
import { Dragons } from './dragons.tsx';
import { cardLeft, groupsOf, traySpots } from './groups.ts';
import { Rest } from './rest.tsx';
import { useSight } from './sight.ts';

/** The action groups of the month in lacquered trays, with the dragons that stand on them. */
export function Trays({ y }: { readonly y: number }) {
  const { view } = useSight().props;
  const groups = groupsOf(view);
  const open = view.stack.some(({ phase }) => phase === 'action');
  return (
    <g data-zone="actions" class={open ? undefined : 'faded'}>
      {traySpots(
        groups.map((cards) => cards.length),
        20,
        790,
      ).map(({ group, x, w }) => (
        <g key={group} data-place={`group:${group}`} transform={`translate(${x} ${y})`}>
          <Lacquer width={w} height={134} />
          {groups[group]!.map((action, i) => (
            <g key={action} transform={`translate(${cardLeft(i)} 8)`}>
              <ActionCard action={action} />
            </g>
          ))}
          <Dragons group={group} width={w} />
        </g>
      ))}
      <Rest x={822} y={y + 8} />
      <Badge zone="actions" x={16} y={y} />
    </g>
  );
}

/** A lacquered tray with its gold line. */
export function Lacquer({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <>
      <rect x="1.5" y="3.5" width={width} height={height} rx="3" fill="rgba(40,20,5,.25)" />
      <rect
        width={width}
        height={height}
        rx="3"
        fill="var(--lacquer)"
        stroke="var(--lacquer-dark)"
        stroke-width="1.5"
      />
      <rect
        x="2.5"
        y="2.5"
        width={width - 5}
        height={height - 5}
        rx="2"
        fill="none"
        stroke="var(--lacquer-gold)"
        stroke-width="1.4"
      />
    </>
  );
}
