import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import { sealOf } from '../icons/seals.ts';
import type { Watch } from '../net/watch.ts';
import { textMode } from '../settings/settings.ts';
import { ThemeButton } from '../shell/theme.tsx';
import { lazyPageTexts, t } from '../texts/texts.ts';
import { isTablet, layoutNow } from './layout.ts';
import type { Panel, TableModel } from './model.ts';
import { News } from './news.tsx';
import { openTab } from './tab.ts';
import type { TableProps } from './table.tsx';

interface TopProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly links: TableProps;
}

export function TopBar({ model, props, links }: TopProps) {
  const page = t();
  const heading = model.board?.heading(props.view, props.texts);
  return (
    <header class="top">
      <a class="top-home" href="#/" aria-label={page.common.home}>
        <Icon name={sealOf(props.game.id)} size={26} />
      </a>
      <h1 class="d top-title">{props.texts.title}</h1>
      {links.lesson && <p class="top-lesson">{links.lesson.title}</p>}
      {heading && (
        <p class="top-where">
          <b>{heading.where}</b>
          {heading.phase && <span>{props.result?.early ? page.table.over : heading.phase}</span>}
        </p>
      )}
      <nav class="top-do">
        {props.legal.length > 0 && model.session.hints?.value !== false && (
          <button type="button" class="tb" onClick={() => model.hint()}>
            <Icon name="u-hint" size={18} /> <span>{page.table.hint}</span>
          </button>
        )}
        {!links.lesson && (
          <PanelButton model={model} panel="race" icon="u-chart" text={page.table.scoreRace} short />
        )}
        <PanelButton model={model} panel="read" icon="u-eye" text={page.table.readBoard} short />
        {isTablet(layoutNow()) && !textMode.value && !links.lesson && !model.moment.value.over && (
          <button type="button" class="tb lens" aria-pressed={props.lens} onClick={props.toggleLens}>
            <Icon name="u-lens" size={18} /> <span>{page.table.lens}</span>
          </button>
        )}
        <PanelButton model={model} panel="rules" icon="u-rules" text={page.table.rules} />
        {links.chat && <PeopleButton model={model} watch={links.chat} />}
        {!links.lesson && (
          <PanelButton model={model} panel="menu" icon="u-menu" text={page.common.menu} short />
        )}
        <ThemeButton />
        <a
          class="tb top-more"
          href="#/settings"
          aria-label={page.common.settings}
          title={page.common.settings}
        >
          <Icon name="u-sliders" size={18} />
        </a>
        {links.lesson && (
          <button type="button" class="tb" onClick={links.lesson.leave.go}>
            <Icon name="u-x" size={18} /> <span>{links.lesson.leave.text}</span>
          </button>
        )}
      </nav>
    </header>
  );
}

/** The number of people at the table; opens their tab. */
function PeopleButton({ model, watch }: { model: TableModel; watch: Watch }) {
  const { people = [], watching } = watch.presence.value ?? {};
  const here = people.filter(({ state }) => state === 'here').length + (watching?.count ?? 0);
  const text = lazyPageTexts().company.hereNow(Math.max(1, here));
  return (
    <button
      type="button"
      class="tb"
      title={text}
      aria-controls="rail"
      onClick={() => openTab(model, 'people')}
    >
      <Icon name="u-people" size={18} /> <span>{text}</span>
      <News watch={watch} />
    </button>
  );
}

interface PanelButtonProps {
  readonly model: TableModel;
  readonly panel: Exclude<Panel, undefined>;
  readonly icon: IconName;
  readonly text: string;
  /** Shows only the icon, with the name as a tooltip. */
  readonly short?: boolean;
}

function PanelButton({ model, panel, icon, text, short }: PanelButtonProps) {
  return (
    <button
      type="button"
      class={short && panel !== 'menu' ? 'tb top-more' : 'tb'}
      aria-expanded={model.panel.value === panel}
      {...(short ? { 'aria-label': text, title: text } : {})}
      onClick={() => model.toggle(panel)}
    >
      <Icon name={icon} size={18} /> {!short && <span>{text}</span>}
    </button>
  );
}
