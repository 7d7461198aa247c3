import type { ComponentChildren } from 'preact';
import { MINISTRIES, SLOTS } from '../rules/data.ts';
import { Examination } from './examination.tsx';
import { Final } from './final.tsx';
import { ForeignLand, LAND_HEIGHT, LAND_WIDTH } from './foreign.tsx';
import { Hall } from './hall.tsx';
import { FarNorth } from './landscape.tsx';
import { WIDTH } from './phone-own.tsx';
import { type PlaqueBox, Plaques, plaquesOf } from './plaques.tsx';
import { hasRibbon } from './ribbon.tsx';
import { DistantLand, Fleet } from './sea.tsx';
import type { Sight } from './sight.ts';
import type { Tab } from './tabs.ts';
import { Wall } from './wall.tsx';
import { WebThreads } from './web.tsx';
import { WEB } from './web-shape.ts';

interface PartProps {
  readonly sight: Sight;
  readonly height: number;
}

/** The Actions Box, four plaques a row. */
function Actions({ sight, height }: PartProps) {
  const n = plaquesOf(sight).length;
  const rows = Math.ceil(n / 4);
  const h = Math.min(104, (height - 12) / rows);
  const boxes: PlaqueBox[] = Array.from({ length: n }, (_, i) => ({
    x: 5 + (i % 4) * 95,
    y: 6 + Math.floor(i / 4) * h,
    w: 95,
    h: h - 2,
  }));
  return (
    <>
      <rect class="tray" width={WIDTH} height={height} />
      <Plaques sight={sight} boxes={boxes} />
    </>
  );
}

interface EnlargedProps {
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly height: number;
  readonly children: ComponentChildren;
}

/** A part drawn for the stage, as large as the phone allows. */
function Enlarged({ box: { x, y, w, h }, height, children }: EnlargedProps) {
  const scale = Math.min((WIDTH - 8) / w, (height - 8) / h);
  const left = (WIDTH - w * scale) / 2;
  const top = (height - h * scale) / 2;
  return (
    <g
      transform={`translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)}) translate(${-x} ${-y})`}
    >
      {children}
    </g>
  );
}

function North({ sight, height }: PartProps) {
  const room = height - 56;
  const scale = Math.min(1.6, (room / SLOTS - 10) / LAND_HEIGHT);
  return (
    <>
      <g transform={`scale(1.6 ${((height - 40) / 104).toFixed(2)}) translate(-150 0)`}>
        <FarNorth />
      </g>
      {Array.from({ length: SLOTS }, (_, slot) => (
        <g
          key={slot}
          transform={`translate(${((WIDTH - LAND_WIDTH * scale) / 2).toFixed(1)} ${(10 + (room / SLOTS) * slot).toFixed(1)}) scale(${scale.toFixed(3)})`}
        >
          <ForeignLand sight={sight} slot={slot} />
        </g>
      ))}
      <rect class="foot" y={height - 22} width={WIDTH} height={22} />
      <g transform={`translate(4 ${height - 42}) scale(1 1.2)`}>
        <Wall sight={sight} width={WIDTH - 8} />
      </g>
    </>
  );
}

/** Where the islands lie on the phone: across, and down as a share of the open water. */
const ISLANDS: readonly (readonly [x: number, y: number])[] = [
  [70, 0.16],
  [195, 0.1],
  [320, 0.2],
  [128, 0.74],
  [266, 0.78],
];

function Sea({ sight, height }: PartProps) {
  const rows = Math.ceil(sight.view.players.length / 2);
  const top = height - rows * 40 - 8;
  return (
    <>
      <rect width={WIDTH} height={height} fill="url(#cf-waves)" />
      {ISLANDS.map(([x, y], land) => (
        <g key={x} transform={`translate(${x} ${(56 + y * (top - 100)).toFixed(1)}) scale(1.25)`}>
          <DistantLand sight={sight} land={land} />
        </g>
      ))}
      {sight.families.map((family, seat) => (
        <g
          key={family}
          transform={`translate(${14 + (seat % 2) * 190} ${top + Math.floor(seat / 2) * 40}) scale(1.2)`}
        >
          <Fleet sight={sight} seat={seat} width={140} />
        </g>
      ))}
    </>
  );
}

/** The part of the table that a tab stands for. */
export function Part({ sight, tab, height }: PartProps & { readonly tab: Tab }) {
  switch (tab) {
    case 'result':
      return <Final sight={sight} width={WIDTH} height={height} />;
    case 'actions':
      return <Actions sight={sight} height={height} />;
    case 'examination':
      return (
        <Enlarged box={{ x: 716, y: 118, w: 216, h: 246 }} height={height}>
          <Examination sight={sight} />
        </Enlarged>
      );
    case 'north':
      return <North sight={sight} height={height} />;
    case 'sea':
      return <Sea sight={sight} height={height} />;
    case 'web':
      return (
        <>
          <rect class="tray" width={WIDTH} height={height} />
          <g data-place="web">
            <Enlarged box={{ x: 0, y: 0, w: WEB.w, h: WEB.h }} height={height}>
              <WebThreads sight={sight} next={sight.frame !== undefined} />
            </Enlarged>
          </g>
        </>
      );
    default: {
      const ministry = MINISTRIES.indexOf(tab);
      const h = hasRibbon(sight, ministry) ? 265 : 241;
      return (
        <Enlarged box={{ x: 9, y: 108, w: 236, h }} height={height}>
          <Hall sight={sight} ministry={ministry} />
        </Enlarged>
      );
    }
  }
}
