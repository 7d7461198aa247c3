import { Icon } from '../../../client/icons/icon.tsx';
import type { IconName } from '../../../client/icons/names.ts';
import { MINISTRIES } from '../rules/data.ts';
import { Washes } from './landscape.tsx';
import { Painting } from './painting.tsx';
import { PhoneOwn, phoneRow, Sheet, sheetHeight, WIDTH } from './phone-own.tsx';
import { Part } from './phone-parts.tsx';
import type { Sight } from './sight.ts';
import { type Tab, tabOf, tabsOf } from './tabs.ts';

const HEIGHT = 608;
const HEAD = 52;

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
  turn(tab: Tab): void;
}

/** Tabs, the part of the table that is open, the chips of a choice, and the own cards. */
export function PhoneTable({ sight, tab, turn }: TableProps) {
  const { choices, changed } = sight;
  const row = phoneRow(sight);
  const chips = row.grid ? 0 : sheetHeight(sight);
  const height = HEIGHT - HEAD - row.height - chips;
  const legalTabs = new Set([...choices.keys()].map(tabOf));
  return (
    <div class="confucius-phone">
      <div class="cf-tabs" role="tablist">
        {tabsOf(sight).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            data-zone={name}
            aria-selected={name === tab}
            class={legalTabs.has(name) ? 'cf-tab legal' : 'cf-tab'}
            onClick={() => turn(name)}
          >
            <Icon name={ICONS[name]} size={20} />
            <span>{nameOf(sight, name)}</span>
            {isBarred(sight, name) && <Icon name="u-lock" size={13} class="cf-lock" />}
            {changed.has(name) && <i class="news" />}
          </button>
        ))}
      </div>
      <Painting width={WIDTH} height={height} label={nameOf(sight, tab)} style={{ height: `${height}px` }}>
        <Washes />
        <rect class="cf-court" width={WIDTH} height={height} fill="url(#cf-ground)" />
        <Part sight={sight} tab={tab} height={height} />
      </Painting>
      <div class="cf-dock">
        {chips > 0 && <Sheet sight={sight} height={chips} />}
        <PhoneOwn sight={sight} row={row} />
      </div>
    </div>
  );
}
