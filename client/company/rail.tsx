import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { unreadCount } from '../net/talk.ts';
import type { Watch } from '../net/watch.ts';
import { Log } from '../table/log.tsx';
import type { Tab, TableModel } from '../table/model.ts';
import { News } from '../table/news.tsx';
import { lazyPageTexts, t } from '../texts/texts.ts';
import { Chat } from './chat.tsx';
import { Message } from './message.tsx';
import { People } from './people.tsx';
import { Request } from './request.tsx';
import './company.css';

export interface CompanyProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly watch: Watch;
}

const TABS: readonly Tab[] = ['log', 'chat', 'people'];
const ICONS: Readonly<Record<Tab, IconName>> = { log: 'u-log', chat: 'u-chat', people: 'u-people' };

/**
 * The lower part of the rail at a table with other people: tabs for log, chat and people, then requests and messages.
 */
export function CompanyRail({ model, props, watch }: CompanyProps) {
  const { value: tab } = model.tab;
  return (
    <>
      <Tabs model={model} watch={watch} />
      <div
        class="rail-tab"
        role="tabpanel"
        id="rail-tab"
        aria-labelledby={`tab-${tab}`}
        tabIndex={tab === 'log' ? undefined : 0}
      >
        {tab === 'log' && <Log model={model} props={props} framed />}
        {tab === 'chat' && <Chat watch={watch} />}
        {tab === 'people' && <People model={model} props={props} watch={watch} />}
      </div>
      <Request model={model} props={props} watch={watch} />
      {tab !== 'chat' && <Message model={model} watch={watch} />}
    </>
  );
}

function Tabs({ model, watch }: Pick<CompanyProps, 'model' | 'watch'>) {
  const { table } = t();
  const names: Readonly<Record<Tab, string>> = {
    log: table.log,
    chat: table.chat,
    people: lazyPageTexts().company.people,
  };
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.stopPropagation();
    event.preventDefault();
    const next = TABS[(TABS.indexOf(model.tab.value) + by + TABS.length) % TABS.length]!;
    model.tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="rail-tabs" role="tablist" aria-label={lazyPageTexts().company.people}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={model.tab.value === tab}
          aria-controls="rail-tab"
          tabIndex={model.tab.value === tab ? 0 : -1}
          onClick={() => {
            model.tab.value = tab;
          }}
          onKeyDown={step}
        >
          <Icon name={ICONS[tab]} size={17} /> {names[tab]}
          {tab === 'chat' && unreadCount(watch) > 0 && <News watch={watch} />}
        </button>
      ))}
    </div>
  );
}
