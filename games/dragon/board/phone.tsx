import { useLayoutEffect, useRef } from 'preact/hooks';
import { Backdrop } from '../../../client/board/backdrop.tsx';
import type { Size } from '../../../client/board/board.ts';
import { within } from '../../../client/board/pan.ts';
import { Zoom } from '../../../client/board/zoom.tsx';
import { ROUNDS } from '../rules/data.ts';
import { floorsAt, palaceCount } from '../rules/palace.ts';
import { Choices, heightOf, isAsked } from './choices.tsx';
import { GoodsRow, tagsIn } from './goods-row.tsx';
import { Grounds } from './grounds.tsx';
import { plotPlace } from './ids.ts';
import { Landscape } from './landscape.tsx';
import { monthsOf } from './months.ts';
import { Palaces } from './palaces.tsx';
import type { DragonPhoneProps, DragonProps } from './props.ts';
import { Road } from './road.tsx';
import { type Sight, SightProvider, sightOf } from './sight.ts';
import { HIGHEST } from './slots.ts';
import { palaceHeight } from './timber.ts';
import { useWildSwitch, WildProvider } from './wild.tsx';
import { Year } from './year.tsx';

/** From this width on the year is shown as a whole. */
const BROAD = 600;
/** For which the court is drawn; a larger one is enlarged. */
const COURT = { width: 430, height: 250 };
const PALACE = 92;
const LOW = 230;
/** In a lower one, what a lesson speaks of could not be recognised. */
const LEAST = 140;
/** Narrower palaces would have rooms too low to touch. */
const TOUCHED = 124;
/** Below the palaces runs the road. */
const FOOT = 36;
/** Above them are the goods; palaces do not shrink below this scale to leave them free. */
const SKY = 44;
const SMALL = 0.6;
/** In a lower court the goods are beside the palaces, and there is no road. */
const FLAT = 130;
/** The lowest field for the year, and what the goods and the road below it take. */
const YEAR = 60;
const GOODS = 46;
const ROAD = 36;
/** The part of the landscape that is shown: its middle, its bottom, and where the landscape ends. */
const GROUND = { x: 745, y: 510, right: 940 };

/** Year and court as the field, and in the dock what is chosen from. */
export function Phone(props: DragonPhoneProps) {
  const wild = useWildSwitch(props);
  const { room, parts, view } = props;
  const sight = sightOf(props);
  const dock: Size = room.dock ?? { width: room.width, height: heightOf(sight, room) };
  const field: Size = { width: room.width, height: room.height - (room.dock ? 0 : dock.height) };
  // In the lowest field either the court is shown, if it is asked about, or the year with the own goods and the road.
  const low = field.height < (props.look ? LEAST : LOW);
  const court = !low || (sight.mine && !isAsked(sight));
  const own =
    field.height < YEAR + GOODS ? 0 : field.height < YEAR + GOODS + ROAD + 20 ? GOODS : GOODS + ROAD;
  const strip = low
    ? court
      ? 0
      : Math.min(field.height - own, 106)
    : stripHeight(field, view.options.greatWall);
  return (
    <SightProvider value={sight}>
      <WildProvider value={wild}>
        {parts(
          <Zoom moment={view}>
            {strip > 0 && <Strip props={props} width={field.width} height={strip} alone={!court} />}
            {court ? (
              <CourtField sight={sight} width={field.width} height={field.height - strip} />
            ) : (
              own > 0 && <Own width={field.width} height={field.height - strip} />
            )}
          </Zoom>,
          <Choices width={dock.width} height={dock.height} />,
        )}
      </WildProvider>
    </SightProvider>
  );
}

/** The wall runs below the months; in a low field it takes no room from them. */
const stripHeight = ({ width, height }: Size, walled: boolean): number =>
  width >= BROAD ? 134 : height >= 350 ? 106 : (height >= 280 ? 94 : 84) + (walled ? 12 : 0);

interface CourtProps extends Size {
  readonly sight: Sight;
}

function CourtField({ sight, width, height }: CourtProps) {
  const { props, frame, player, seat, at } = sight;
  const scale = within(Math.min(width / COURT.width, height / COURT.height), 1, 2.4);
  const w = width / scale;
  const h = Math.max(1, height / scale);
  const slots = palaceCount(player.palaces) + (at.has(plotPlace(seat)) ? 1 : 0);
  const touched = frame?.phase === 'release' || frame?.phase === 'full';
  const flat = h < FLAT && !touched;
  const wide = flat ? w : Math.max(w, slots * (touched ? TOUCHED : PALACE) + 4);
  const base = h - (flat ? 4 : FOOT);
  const tallest = palaceHeight(
    Math.max(1, ...Array.from({ length: slots }, (_, i) => floorsAt(player.palaces, i) ?? 0)),
  );
  const below = Math.max(SMALL * HIGHEST, (HIGHEST * (base - SKY)) / tallest);
  const highest = touched || flat ? base - 4 : Math.min(base - 4, below);
  const right = flat ? Math.min(w - tagsIn(props.view, true) - 10, slots * 0.8 * base) : wide - 2;
  return (
    <div class="phone-court" style={{ height: `${height}px` }}>
      <Backdrop
        board="dragon"
        viewBox={`${Math.min(GROUND.x - w / 2, GROUND.right - w)} ${GROUND.y - h} ${w} ${h}`}
        fit="xMidYMax slice"
      >
        <Grounds />
        <Landscape />
      </Backdrop>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: players who use keys scroll it by the arrows */}
      <section class="phone-pan" aria-label={props.texts.board.columns.palaces} tabIndex={0}>
        <svg
          class="dragon"
          role="presentation"
          viewBox={`0 0 ${wide} ${h}`}
          style={{ width: `${wide * scale}px` }}
        >
          <Palaces left={2} right={right} base={base} widest={130} highest={highest} plotless />
        </svg>
      </section>
      <svg class="dragon phone-front" role="presentation" viewBox={`0 0 ${w} ${h}`}>
        <GoodsRow x={flat ? right + 8 : 8} y={flat ? h / 2 - 22 : 6} right={w - 16} narrow={flat} />
        {!flat && <Road x={12} y={base + 7} w={w - 24} token={28} />}
      </svg>
    </div>
  );
}

/** Of the own court what has room on the lowest phones: the goods, and the road. */
const Own = ({ width, height }: Size) => (
  <svg
    class="dragon phone-own"
    role="presentation"
    viewBox={`0 0 ${width} ${height}`}
    style={{ height: `${height}px` }}
  >
    <rect width={width} height={height} fill="var(--ground1)" />
    <GoodsRow x={8} y={0} right={width - 16} />
    {height >= GOODS + ROAD && <Road x={12} y={height - 28} w={width - 24} token={26} rise={3} />}
  </svg>
);

interface StripProps extends Size {
  readonly props: DragonProps;
  /** Without the court, which brings the colours of the pictures. */
  readonly alone: boolean;
}

/** The year; on a phone it begins at the present month and can be drawn aside. */
function Strip({ props: { view, texts }, width: room, height, alone }: StripProps) {
  const box = useRef<HTMLElement>(null);
  const over = view.stack.length === 0;
  const past = over ? ROUNDS : Math.max(0, view.round - 1);
  const now = over || view.round === 0 ? 0 : 1;
  const long = over ? ROUNDS * 46 : past * 46 + now * 138 + (ROUNDS - past - now) * 96;
  const broad = room >= BROAD;
  const width = broad ? room : Math.max(room, long);
  const first = monthsOf(view, width).find(({ state }) => state !== 'past')?.x ?? 0;
  useLayoutEffect(() => {
    box.current?.scrollTo({ left: first });
  }, [first]);
  return (
    <section
      class="phone-strip"
      ref={box}
      aria-label={texts.board.forecast}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: players who use keys scroll it by the arrows
      tabIndex={0}
      style={{ height: `${height}px` }}
    >
      <svg
        class="dragon"
        role="presentation"
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: `${width}px` }}
      >
        {alone && <Grounds />}
        <Year
          width={width}
          height={Math.max(1, height - 30 - (view.options.greatWall ? 14 : 0))}
          captioned={broad}
        />
      </svg>
    </section>
  );
}
