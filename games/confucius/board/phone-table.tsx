import type { ComponentChildren, VNode } from 'preact';
import type { Room, Size } from '../../../client/board/board.ts';
import { Zoom } from '../../../client/board/zoom.tsx';
import { Icon } from '../../../client/icons/icon.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { MINISTRIES } from '../rules/data.ts';
import { Court } from './court.tsx';
import { Holdings, stockOf } from './holdings.tsx';
import { Washes } from './landscape.tsx';
import { Painting } from './painting.tsx';
import { isBrief, PhoneOwn, phoneRow, Sheet, sheetHeight } from './phone-own.tsx';
import { Actions, leastHeight, Part } from './phone-parts.tsx';
import { Plaques, plaquesOf } from './plaques.tsx';
import type { Sight } from './sight.ts';
import { type Tab, tabOf, tabsOf } from './tabs.ts';

const HEAD = 46;
const SIDE = 62;
/** From the edge of a column. */
const BESIDE = 14;
/** From this width and height on the parts of the table lie beside each other. */
const BROAD = 560;
const HIGH = 460;

const ICONS: Readonly<Record<Tab, IconName>> = {
  result: 'vp',
  actions: 'cube',
  bingbu: 'min-army',
  hubu: 'min-fin',
  gongbu: 'min-works',
  examination: 'exam',
  north: 'wallicon',
  sea: 'junk',
  web: 'gift3',
};

const nameOf = ({ texts: { terms, page } }: Sight, tab: Tab): string =>
  ({ ...page.tabs, ...terms.ministries })[tab];

/** Whether the viewer may not bribe in the hall of a tab. */
const isBarred = ({ web, me }: Sight, tab: Tab): boolean =>
  me !== undefined && MINISTRIES.some((id, m) => id === tab && web.blocked[me]![m]!.length > 0);

interface TableProps {
  readonly sight: Sight;
  readonly tab: Tab;
  readonly room: Room;
  turn(tab: Tab): void;
  parts(field: ComponentChildren, dock: ComponentChildren): VNode;
}

/** The table in tabs, or as a whole where there is room; in the dock the chips of a choice and your cards. */
export function PhoneTable({ sight, tab, room, turn, parts }: TableProps) {
  const beside = room.dock;
  const broad = room.width >= BROAD && room.height >= HIGH && sight.frame !== undefined;
  const width = beside?.width ?? room.width;
  const full = phoneRow(sight, width, isBrief(sight, room));
  const chips = full.grid ? 0 : sheetHeight(sight, width);
  const tight = beside !== undefined && full.height + chips > beside.height && !sight.kinds.has('gift');
  const row = tight ? phoneRow(sight, width, true) : full;
  const box = broad ? boxHeight(sight, width, beside && beside.height - row.height - chips) : 0;
  // At the end nobody plays cards any more.
  const own = sight.frame ? row.height : 0;
  const stock = beside && beside.height - own - chips - box >= STOCK ? STOCK : 0;
  const dock = own + chips + box + stock;
  const field: Size = { width: room.width, height: room.height - (beside ? 0 : dock) };
  const high = leastHeight(sight, tab);
  return parts(
    broad ? (
      <Zoom moment={sight.view}>
        <Court sight={sight} {...field} />
      </Zoom>
    ) : (
      <div class={beside ? 'confucius-phone side' : 'confucius-phone'}>
        <Tabs sight={sight} tab={tab} turn={turn} />
        <Zoom key={tab} moment={sight.view} high={high}>
          <Opened
            sight={sight}
            tab={tab}
            width={field.width - (beside ? SIDE : 0)}
            height={Math.max(high, field.height - (beside ? 0 : HEAD))}
          />
        </Zoom>
      </div>
    ),
    <div class="cf-dock">
      {chips > 0 && <Sheet sight={sight} width={width} height={chips} />}
      {beside && box > 0 && <Box sight={sight} width={width} height={box} />}
      {own > 0 && <PhoneOwn sight={sight} row={row} />}
      {stock > 0 && <Stock sight={sight} width={width} />}
      {!beside && box > 0 && <Box sight={sight} width={width} height={box} />}
    </div>,
  );
}

/** The part of the table that is open. */
function Opened({ sight, tab, width, height }: Size & { readonly sight: Sight; readonly tab: Tab }) {
  return (
    <Painting width={width} height={height} label={nameOf(sight, tab)} style={{ height: `${height}px` }}>
      <Washes />
      <rect class="cf-court" width={width} height={height} fill="url(#cf-ground)" />
      <Part sight={sight} tab={tab} width={width} height={height} />
    </Painting>
  );
}

const STOCK = 80;

/** In a column with room below the hand: junks, armies and cubes in words, and what comes cheaper. */
function Stock({ sight, width }: { readonly sight: Sight; readonly width: number }) {
  const wide = Math.min(width - 2 * BESIDE, stockOf(sight, 2).width);
  return (
    <Painting width={width} height={STOCK} label={sight.texts.page.families} style={{ height: `${STOCK}px` }}>
      <rect class="ground" width={width} height={STOCK} />
      <g transform={`translate(${BESIDE} 4)`}>
        <Holdings sight={sight} worded={2} width={wide} />
      </g>
    </Painting>
  );
}

/** In one row, or in rows of four in a column. */
const COLUMN = 400;
const PLAQUE = 84;

const boxHeight = (sight: Sight, width: number, most: number | undefined): number =>
  width < COLUMN ? Math.min(most ?? 0, Math.ceil(plaquesOf(sight).length / 4) * 92 + 12) : PLAQUE;

/** The Actions Box where it has no tab of its own. */
function Box({ sight, width, height }: Size & { readonly sight: Sight }) {
  const n = plaquesOf(sight).length;
  const w = (width - 8) / n;
  const boxes = Array.from({ length: n }, (_, i) => ({ x: 4 + i * w, y: 4, w, h: height - 6 }));
  return (
    <Painting
      width={width}
      height={height}
      label={sight.texts.page.tabs.actions}
      style={{ height: `${height}px` }}
    >
      {width < COLUMN ? (
        <Actions sight={sight} width={width} height={height} />
      ) : (
        <>
          <rect class="tray" width={width} height={height} />
          <path class="edge" d={`M0 0H${width}`} />
          <Plaques sight={sight} boxes={boxes} />
        </>
      )}
    </Painting>
  );
}

/** Where the tabs are wider than the screen, the open one is in view. */
function bringIntoView(tab: Element | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}

function Tabs({ sight, tab, turn }: Pick<TableProps, 'sight' | 'tab' | 'turn'>) {
  const { choices, changed } = sight;
  const legal = new Set([...choices.keys()].map(tabOf));
  return (
    <div class="cf-tabs" role="tablist">
      {tabsOf(sight).map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-zone={name}
          ref={name === tab ? bringIntoView : null}
          aria-selected={name === tab}
          class={legal.has(name) ? 'cf-tab legal' : 'cf-tab'}
          onClick={() => turn(name)}
        >
          <Icon name={ICONS[name]} size={20} />
          <span>{nameOf(sight, name)}</span>
          {isBarred(sight, name) && <Icon name="u-lock" size={13} class="cf-lock" />}
          {changed.has(name) && <i class="news" />}
        </button>
      ))}
    </div>
  );
}
