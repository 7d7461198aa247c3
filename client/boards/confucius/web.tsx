import { Token } from '../../icons/token.tsx';
import { giftIcon } from './gifts.tsx';
import type { Sight } from './sight.ts';
import { Text } from './text.tsx';
import { Use } from './use.tsx';
import { nodeAt, threadOf, WEB } from './web-shape.ts';

/** The threads of the web: an arrow from each giver to the one who is bound; heavy where it forbids something. The cubes are those of the next round. */
export function WebThreads({ sight }: { readonly sight: Sight }) {
  const { web, names, families, seat: me, frame, texts } = sight;
  const seats = names.length;
  const forbids = (bound: number, to: number): boolean =>
    web.blocked[bound]!.some((givers) => givers.includes(to));
  return (
    <g class="web">
      <defs>
        <marker
          id="cf-arrow"
          markerWidth="9"
          markerHeight="9"
          refX="6"
          refY="4"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0 0L8 4L0 8L2 4Z" fill="var(--ink2)" />
        </marker>
        <marker
          id="cf-arrow-heavy"
          markerWidth="13"
          markerHeight="12"
          refX="8"
          refY="6"
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0 0L12 6L0 12L3 6Z" fill="var(--ink)" />
        </marker>
      </defs>
      {web.bonds.map(({ bound, to, value }) => {
        const { d, gift } = threadOf(nodeAt(to, me, seats), nodeAt(bound, me, seats));
        const heavy = forbids(bound, to);
        return (
          <g key={`${to} ${bound}`} class={heavy ? 'thread heavy' : 'thread'}>
            <path d={d} marker-end={`url(#cf-arrow${heavy ? '-heavy' : ''})`} />
            <circle cx={gift.x} cy={gift.y} r="13" />
            <Use name={giftIcon(value)} x={gift.x - 10} y={gift.y - 10} size={20} />
            <circle class="value" cx={gift.x + 10} cy={gift.y + 8} r="7" />
            <Text
              x={gift.x + 10}
              y={gift.y + 12}
              size={11.5}
              weight={800}
              anchor="middle"
              fill="var(--paper)"
            >
              {value}
            </Text>
          </g>
        );
      })}
      {names.map((name, seat) => {
        const { x, y } = nodeAt(seat, me, seats);
        const above = y < 60;
        return (
          <g key={families[seat]}>
            <Token family={families[seat]!} size={2 * WEB.node} x={x - WEB.node} y={y - WEB.node} />
            <g transform={`translate(${x} ${above ? y - 21 : y + 29})`}>
              <Text x={-9} y={0} size={13} weight={700} anchor="middle" max={64} class="onpaper">
                {name}
              </Text>
              {frame && (
                <>
                  <Use
                    name="cube"
                    x={Math.min(34, 3.4 * [...name].length) + 1 - 4}
                    y={-11}
                    size={12}
                    style={{ '--c': `var(--seat-${families[seat]!})` }}
                  />
                  <Text
                    x={Math.min(34, 3.4 * [...name].length) + 10}
                    y={0}
                    size={12}
                    weight={800}
                    fill="var(--ink2)"
                    class="onpaper"
                  >
                    {web.cubes[seat]!}
                  </Text>
                </>
              )}
            </g>
          </g>
        );
      })}
      {frame && (
        <>
          <Use name="cube" x={2} y={165} size={12} style={{ '--c': 'var(--stone)' }} />
          <Text x={17} y={176} size={12} fill="var(--ink2)" max={94} class="onpaper">
            {texts.page.web.next}
          </Text>
        </>
      )}
    </g>
  );
}

/** The web of gifts in the rail. */
export function Web({ sight }: { readonly sight: Sight }) {
  const { web, names, texts } = sight;
  const { lens } = texts.board;
  const label = names
    .map((name, seat) => {
      const own = web.bonds.filter(({ bound }) => bound === seat);
      const bound = lens.bound(own.map(({ to, value }) => ({ name: names[to]!, value })));
      return `${name}: ${own.length > 0 ? bound : lens.free}`;
    })
    .join('; ');
  return (
    <svg class="confucius webbed" viewBox={`0 0 ${WEB.w} ${WEB.h}`} role="img" aria-label={label}>
      <WebThreads sight={sight} />
    </svg>
  );
}
