import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import type { Panel, TableModel } from './model.ts';
import { News } from './news.tsx';
import { PaceSwitch } from './pace.tsx';
import { mayResign, openTab } from './tab.ts';
import type { TableProps } from './table.tsx';

/** Menu of a phone's top bar. */
export function Menu({ model, links }: { model: TableModel; links: TableProps }) {
  const { common, replay, table } = t();
  const panels: readonly (readonly [Exclude<Panel, undefined>, IconName, string])[] = [
    ['players', 'u-person', table.players],
    ['line', 'u-list', table.typeMove],
    ['read', 'u-eye', table.readBoard],
    ['race', 'u-chart', table.scoreRace],
    ['rules', 'u-rules', table.rules],
  ];
  return (
    <nav class="menu">
      {links.note && <p class="menu-note">{links.note}</p>}
      {panels.map(([panel, icon, text]) => (
        <button key={panel} type="button" class="btn" onClick={() => model.toggle(panel)}>
          <Icon name={icon} size={20} /> {text}
        </button>
      ))}
      {links.chat && (
        <>
          <button type="button" class="btn" onClick={() => openTab(model, 'chat')}>
            <Icon name="u-chat" size={20} /> {table.chat} <News watch={links.chat} />
          </button>
          <button type="button" class="btn" onClick={() => openTab(model, 'people')}>
            <Icon name="u-people" size={20} /> {lazyPageTexts().company.people}
          </button>
        </>
      )}
      <button
        type="button"
        class="btn"
        aria-pressed={model.lens.value}
        onClick={() => {
          model.lens.value = !model.lens.value;
          model.panel.value = undefined;
        }}
      >
        <Icon name="u-lens" size={20} /> {table.lens}
      </button>
      {links.chat && mayResign(model, links.chat) && (
        <button
          type="button"
          class="btn"
          onClick={() => {
            model.panel.value = undefined;
            model.resigning.value = true;
          }}
        >
          <Icon name="u-flag" size={20} /> {t().lobby.resign}
        </button>
      )}
      {links.online && !model.moment.value.over && (
        <button type="button" class="btn" onClick={links.online}>
          <Icon name="u-link" size={20} /> {table.putOnline}
        </button>
      )}
      {links.replay && (
        <a class="btn" href={links.replay}>
          <Icon name="u-play" size={20} /> {replay.title}
        </a>
      )}
      <p class="menu-pace">
        <span>{t().settings.pace}</span> <PaceSwitch />
      </p>
      <a class="btn" href="#/settings">
        <Icon name="u-sliders" size={20} /> {common.settings}
      </a>
      <a class="btn" href="#/">
        <Icon name="u-prev" size={20} /> {common.home}
      </a>
    </nav>
  );
}
