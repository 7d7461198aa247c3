import type { Family } from '../../../client/board/board.ts';
import { textWidth } from '../../../client/board/fit.ts';
import { type PlaceId, seatPlace } from '../../../client/board/places.ts';
import { steady } from '../../../client/icons/steady.ts';
import { seatColours, Token } from '../../../client/icons/token.tsx';
import { giftIcon } from './gifts.tsx';
import { giftPlace } from './ids.ts';
import { changedBonds, hasBond, type Sight } from './sight.ts';
import { Lines, Text } from './text.tsx';
import { Use } from './use.tsx';
import { nodeAt, threadOf, toward, WEB } from './web-shape.ts';

interface GiftProps {
  readonly place: PlaceId;
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly heavy: boolean;
  readonly change: Change;
}

/** What the picked move does to a gift. */
type Change = 'new' | 'gone' | undefined;

const looks = (what: string, heavy: boolean, change: Change): string =>
  [what, heavy && 'heavy', change].filter(Boolean).join(' ');

/** A gift on its thread. */
const Gift = steady(({ place, x, y, value, heavy, change }: GiftProps) => (
  <g data-place={place} class={looks('hung', heavy, change)} transform={`translate(${x} ${y})`}>
    <circle r="12.5" />
    <Use name={giftIcon(value)} x={-10} y={-10} size={20} />
    <circle class="value" cx="9" cy="8" r="7" />
    <Text x={9} y={12} size={11.5} weight={800} anchor="middle" fill="var(--paper)">
      {value}
    </Text>
  </g>
));

interface NodeProps {
  readonly at: number;
  readonly seats: number;
  readonly name: string;
  readonly family: Family;
  /** Of the next round. */
  readonly cubes: number | undefined;
  /** The same with the picked move. */
  readonly cubesThen: number | undefined;
}

/** A family, its name on the side that no thread can reach: above, below, or below and outwards. */
const Node = steady(({ at, seats, name, family, cubes, cubesThen }: NodeProps) => {
  const { x, y } = nodeAt(at, seats);
  const aside = y > 70 && Math.abs(x - WEB.w / 2) > 20;
  const max = aside ? 52 : 76;
  const wide = Math.min(max, textWidth(name, 13, { weight: 700 }));
  const out = aside ? Math.sign(x - WEB.w / 2) * Math.max(0, wide / 2 - 8) : 0;
  const top = y < 70 ? y - 22 : y + 30;
  return (
    <>
      <Token family={family} size={2 * WEB.node} x={x - WEB.node} y={y - WEB.node} />
      <Text
        x={cubes === undefined || aside ? x + out : x - 12}
        y={top}
        size={13}
        weight={700}
        anchor="middle"
        max={max}
        class="who"
      >
        {name}
      </Text>
      {cubes !== undefined && (
        <g transform={`translate(${x + out + (aside ? -10 : wide / 2 - 8)} ${aside ? top + 15 : top})`}>
          <Use name="cube" x={0} y={-10} size={12} style={seatColours(family)} />
          <Text x={13} y={0} size={12} weight={800} fill="var(--ink2)">
            {cubes}
          </Text>
          {cubesThen !== undefined && cubesThen !== cubes && (
            <>
              <path class="struck" d="M12-4H21" />
              <rect class="changed" x="22.5" y="-11" width="12" height="14" rx="3" />
              <Text x={25} y={0} size={12} weight={800} fill="var(--ink)">
                {cubesThen}
              </Text>
            </>
          )}
        </g>
      )}
    </>
  );
});

interface WebProps {
  readonly sight: Sight;
  /** Whether each family has the cubes of the next round at its name. */
  readonly next: boolean;
}

/** The threads of the web: an arrow from each giver to the one who is bound; heavy where it forbids something. */
export function WebThreads({ sight, next }: WebProps) {
  const { web, names, families, seat: me, texts } = sight;
  const then = (next && sight.webThen) || web;
  const seats = names.length;
  const spot = (seat: number) => nodeAt((seat - me + seats) % seats, seats);
  // No gift hangs over the head of an arrow.
  const bonds = [
    ...then.bonds.map((bond) => ({ ...bond, change: hasBond(web, bond) ? undefined : ('new' as const) })),
    ...web.bonds.flatMap((bond) => (hasBond(then, bond) ? [] : [{ ...bond, change: 'gone' as const }])),
  ];
  const hung = bonds.map(({ bound, to }) => toward(spot(bound), spot(to), WEB.node + 8));
  const threads = bonds.map(({ bound, to, value, change }) => {
    const thread = threadOf(spot(to), spot(bound), hung);
    hung.push(thread.gift);
    const heavy = (change === 'gone' ? web : then).blocked[bound]!.some((givers) => givers.includes(to));
    return { ...thread, key: `${to} ${bound} ${value}`, place: giftPlace(to, value), value, heavy, change };
  });
  return (
    <g class="web">
      <marker id="cf-arrow" markerWidth="5" markerHeight="5" refX="3.2" refY="2.3" orient="auto">
        <path d="M0 0L4.6 2.3L0 4.6L1.1 2.3Z" />
      </marker>
      {threads.map(({ key, d, heavy, change }) => (
        <path key={key} class={looks('thread', heavy, change)} d={d} />
      ))}
      {threads.map(({ key, place, gift, value, heavy, change }) => (
        <Gift key={key} place={place} x={gift.x} y={gift.y} value={value} heavy={heavy} change={change} />
      ))}
      {names.map((name, seat) => (
        <g key={families[seat]} data-place={seatPlace(seat)}>
          <Node
            at={(seat - me + seats) % seats}
            seats={seats}
            name={name}
            family={families[seat]!}
            cubes={next ? web.cubes[seat] : undefined}
            cubesThen={next ? then.cubes[seat] : undefined}
          />
        </g>
      ))}
      {bonds.length === 0 && (
        <Lines x={WEB.w / 2} y={98} size={13} lead={16} max={150} anchor="middle" fill="var(--ink2)" centred>
          {texts.page.web.nothing}
        </Lines>
      )}
      {next && (
        <>
          <Use name="cube" x={2} y={173} size={12} style={{ '--c': 'var(--stone)' }} />
          <Text x={17} y={184} size={12} fill="var(--ink2)" max={94}>
            {texts.page.web.next}
          </Text>
        </>
      )}
    </g>
  );
}

/** The web of gifts in the rail. */
export function Web({ sight }: { readonly sight: Sight }) {
  const label = sight.names.map((_, seat) => changedBonds(sight, seat)).join('; ');
  return (
    <svg
      class="confucius webbed"
      data-place="web"
      viewBox={`0 0 ${WEB.w} ${WEB.h}`}
      role="img"
      aria-label={label}
    >
      <WebThreads sight={sight} next={sight.lens && sight.frame !== undefined} />
    </svg>
  );
}
