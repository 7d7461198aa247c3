import type { ComponentChildren } from 'preact';
import type { Size } from '../../../client/board/board.ts';
import { MINISTRIES, SLOTS } from '../rules/data.ts';
import { Examination } from './examination.tsx';
import { endingHeight, Final } from './final.tsx';
import { ForeignLand, LAND_HEIGHT, LAND_WIDTH } from './foreign.tsx';
import { Hall } from './hall.tsx';
import { FarNorth } from './landscape.tsx';
import { type PlaqueBox, Plaques, plaquesOf } from './plaques.tsx';
import { hasRibbon } from './ribbon.tsx';
import { Ocean } from './sea.tsx';
import type { Sight } from './sight.ts';
import type { Tab } from './tabs.ts';
import { Wall } from './wall.tsx';
import { WebThreads } from './web.tsx';
import { WEB } from './web-shape.ts';

interface PartProps extends Size {
  readonly sight: Sight;
}

/** Lower plaques have no room for their words and are too low for a finger; in higher ones the sign stands above. */
const PLAQUE = 58;
const SIGNED = 68;
const rowsOf = (sight: Sight, columns: number): number => Math.ceil(plaquesOf(sight).length / columns);

/** The Actions Box, four plaques a row, or five in a low window. */
export function Actions({ sight, width, height }: PartProps) {
  const n = plaquesOf(sight).length;
  const columns = (height - 12) / rowsOf(sight, 4) < SIGNED ? 5 : 4;
  const h = Math.min(104, (height - 12) / rowsOf(sight, columns));
  const w = (width - 10) / columns;
  const boxes: PlaqueBox[] = Array.from({ length: n }, (_, i) => ({
    x: 5 + (i % columns) * w,
    y: 6 + Math.floor(i / columns) * h,
    w,
    h: h - 2,
  }));
  return (
    <>
      <rect class="tray" width={width} height={height} />
      <Plaques sight={sight} boxes={boxes} />
    </>
  );
}

interface EnlargedProps extends Size {
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly children: ComponentChildren;
}

/** A part drawn for the stage, as large as the phone allows. */
function Enlarged({ box: { x, y, w, h }, width, height, children }: EnlargedProps) {
  const scale = Math.min((width - 8) / w, (height - 8) / h);
  const left = (width - w * scale) / 2;
  const top = (height - h * scale) / 2;
  return (
    <g
      transform={`translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)}) translate(${-x} ${-y})`}
    >
      {children}
    </g>
  );
}

function North({ sight, width, height }: PartProps) {
  const room = height - 56;
  const scale = Math.min(1.6, (width - 12) / LAND_WIDTH, (room / SLOTS - 4) / LAND_HEIGHT);
  return (
    <>
      <g
        transform={`scale(${(width / 244).toFixed(2)} ${((height - 40) / 104).toFixed(2)}) translate(-150 0)`}
      >
        <FarNorth />
      </g>
      {Array.from({ length: SLOTS }, (_, slot) => (
        <g
          key={slot}
          transform={`translate(${((width - LAND_WIDTH * scale) / 2).toFixed(1)} ${(6 + (room / SLOTS) * slot).toFixed(1)}) scale(${scale.toFixed(3)})`}
        >
          <ForeignLand sight={sight} slot={slot} />
        </g>
      ))}
      <rect class="foot" y={height - 22} width={width} height={22} />
      <g transform={`translate(4 ${height - 42}) scale(1 1.2)`}>
        <Wall sight={sight} width={width - 8} />
      </g>
    </>
  );
}

/** How high a part must be drawn to be read; what is higher than its window is moved. */
export function leastHeight(sight: Sight, tab: Tab): number {
  switch (tab) {
    case 'result':
      return endingHeight(sight);
    case 'actions':
      return 12 + PLAQUE * rowsOf(sight, 5);
    case 'examination':
      return EXAMINATION.h + 8;
    case 'north':
      return 56 + SLOTS * (LAND_HEIGHT + 4);
    case 'sea':
      return 320;
    case 'web':
      return WEB.h + 8;
    default:
      return hallHeight(sight, MINISTRIES.indexOf(tab)) + 8;
  }
}

const EXAMINATION = { x: 716, y: 118, w: 216, h: 246 };
const hallHeight = (sight: Sight, ministry: number): number => (hasRibbon(sight, ministry) ? 265 : 241);

/** The part of the table that a tab stands for. */
export function Part({ sight, tab, width, height }: PartProps & { readonly tab: Tab }) {
  switch (tab) {
    case 'result':
      return <Final sight={sight} width={width} height={height} />;
    case 'actions':
      return <Actions sight={sight} width={width} height={height} />;
    case 'examination':
      return (
        <Enlarged box={EXAMINATION} width={width} height={height}>
          <Examination sight={sight} />
        </Enlarged>
      );
    case 'north':
      return <North sight={sight} width={width} height={height} />;
    case 'sea':
      return <Ocean sight={sight} width={width} height={height} />;
    case 'web':
      return (
        <>
          <rect class="tray" width={width} height={height} />
          <g data-place="web">
            <Enlarged box={{ x: 0, y: 0, w: WEB.w, h: WEB.h }} width={width} height={height}>
              <WebThreads sight={sight} next={sight.frame !== undefined} />
            </Enlarged>
          </g>
        </>
      );
    default: {
      const ministry = MINISTRIES.indexOf(tab);
      return (
        <Enlarged
          box={{ x: 9, y: 108, w: 236, h: hallHeight(sight, ministry) }}
          width={width}
          height={height}
        >
          <Hall sight={sight} ministry={ministry} />
        </Enlarged>
      );
    }
  }
}
