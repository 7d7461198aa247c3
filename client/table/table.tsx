import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { brings } from '../../games/list.ts';
import type { BoardProps } from '../board/board.ts';
import { Zoom } from '../board/zoom.tsx';
import type { Watch } from '../net/watch.ts';
import { textMode } from '../settings/settings.ts';
import { Lazy } from '../shell/lazy.tsx';
import { t } from '../texts/texts.ts';
import { ActionBar } from './actionbar.tsx';
import { useAimed } from './aimed.ts';
import { useFloats } from './floats.ts';
import { useFocus } from './focus.ts';
import { useKeys } from './keys.ts';
import { hasRail, isTablet, type Layout, useLayout } from './layout.ts';
import { Live } from './live.tsx';
import { Log } from './log.tsx';
import { useLogHighlights } from './log-highlights.ts';
import type { TableModel } from './model.ts';
import { Moves } from './moves.tsx';
import { HintBeside, Panels } from './panels.tsx';
import { Parts } from './parts.tsx';
import { PhoneHead, SeatStrip } from './phone.tsx';
import { PlaceCards } from './placecards.tsx';
import { boardProps } from './props.ts';
import { useScenes } from './scenes.ts';
import { useSounds } from './sounds.ts';
import './table.css';
import './large.css';
import './phone.css';
import './tablet.css';
import './panel.css';
import { useTitle } from './title.ts';
import { TopBar } from './topbar.tsx';
import { useTravel } from './travel.ts';

/** Loaded only at tables with other people. */
const companyRail = async () => (await import('../company/rail.tsx')).CompanyRail;
const textTable = async () => (await import('../spoken/texttable.tsx')).TextTable;
const resignDialog = async () => (await import('../company/resign.tsx')).TableResign;

export interface TableProps {
  readonly model: TableModel;
  /** Address of the replay. */
  readonly replay?: string | undefined;
  /** Puts a local game on the server. */
  readonly online?: (() => void) | undefined;
  /** A note about the table for everybody. */
  readonly note?: string | undefined;
  /** Starts another game. */
  readonly again?: (() => void) | undefined;
  readonly chat?: Watch | undefined;
  /** Content between the players and the log. */
  readonly side?: ComponentChildren;
  /** Replaces players and log, or, where there is no rail, what is chosen from. */
  readonly instead?: ComponentChildren;
  /** Replaces the action bar if no decisions are made here. */
  readonly bar?: ComponentChildren;
  readonly lesson?: TableLesson | undefined;
}

/** What is different where the game is a lesson or a puzzle: a coach speaks in place of the players and the log. */
export interface TableLesson {
  readonly title: string;
  readonly coach: ComponentChildren;
  /** With the coach, in place of head and seats where there is no rail. */
  readonly head: ComponentChildren;
  /** Said in the bar instead of what is asked. */
  readonly note: string | undefined;
  readonly leave: { readonly text: string; go(): void };
  /** On the button that confirms, in place of the verb of the move. */
  readonly confirm?: string;
}

/** The table of every game: drawn, or in text mode. */
export function Table(props: TableProps) {
  const { model } = props;
  useKeys(model);
  useTitle(model);
  useFloats(model);
  useFocus(model);
  useAimed(model.aimed);
  useLogHighlights(model);
  const parts = { model, props: boardProps(model), links: props };
  if (!textMode.value) return <DrawnTable {...parts} />;
  return (
    <>
      <Lazy load={textTable} props={parts} />
      {props.chat && <Resigning model={model} props={parts.props} watch={props.chat} />}
    </>
  );
}

/** The board drawn, and everything around it arranged as the screen allows. */
function DrawnTable({ model, props, links }: Omit<PartsProps, 'layout'>) {
  const fitting = useLayout();
  // Beside what a coach says the smallest phones have no room for a board: it scrolls.
  const layout = links.lesson && fitting === 'low' ? 'tiny' : fitting;
  // A replay and a lesson have a pace of their own.
  const live = !links.side && !links.lesson;
  const scenes = useScenes(model, live);
  useSounds(model, live);
  const staged = scenes && (
    <scenes.Staged model={model} links={links} since={scenes.since} opened={scenes.opened} />
  );
  const parts = { model, props, links, staged, layout };
  return (
    <>
      {hasRail(layout) ? <WideTable {...parts} /> : <NarrowTable {...parts} />}
      {brings(model.session.game.id, 'cards') && !links.lesson && <PlaceCards model={model} props={props} />}
    </>
  );
}

interface PartsProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly links: TableProps;
  /** A scene over the table. */
  readonly staged?: VNode | undefined;
  readonly layout: Layout;
}

/** The board in one picture, and players and log beside it. */
function WideTable({ model, props, links, staged, layout }: PartsProps) {
  const Rail = model.board?.Rail;
  return (
    <div class={`table wide ${layout}`} data-ply={model.moment.value.ply}>
      <TopBar model={model} props={props} links={links} />
      <main class="stage" aria-label={t().table.board}>
        <Stage model={model} props={props} />
        <Panels model={model} props={props} links={links} beside />
      </main>
      {links.bar || <ActionBar model={model} props={props} links={links} phone={false} />}
      <aside id="rail" class="rail" tabIndex={-1} aria-label={t().table.players}>
        {model.panel.value === 'hint' && <HintBeside model={model} props={props} />}
        {links.instead}
        {links.instead ? null : links.lesson ? links.lesson.coach : Rail && <Rail {...props} />}
        {links.side}
        {links.lesson || links.instead ? null : links.chat ? (
          <Lazy
            load={companyRail}
            props={{ model, props, watch: links.chat }}
            meanwhile={<Log model={model} props={props} />}
          />
        ) : (
          <Log model={model} props={props} />
        )}
      </aside>
      {links.chat && <Resigning model={model} props={props} watch={links.chat} />}
      <Live model={model} props={props} />
      {staged}
    </div>
  );
}

/** The board in two parts, and everything else in a strip or a sheet. */
function NarrowTable({ model, props, links, staged, layout }: PartsProps) {
  const tablet = isTablet(layout);
  return (
    <div
      class={`table ${tablet ? 'tablet' : 'phone'} ${layout === 'low' ? 'short low' : layout}`}
      data-ply={model.moment.value.ply}
    >
      {links.lesson ? (
        links.lesson.head
      ) : tablet ? (
        <>
          <TopBar model={model} props={props} links={links} />
          <Others model={model} props={props} />
        </>
      ) : (
        <>
          <PhoneHead model={model} props={props} layout={layout} />
          {layout !== 'low' && <SeatStrip model={model} props={props} layout={layout} />}
        </>
      )}
      {model.board ? (
        <Parts model={model} props={props} layout={layout} />
      ) : (
        <main class="plain-board">
          <Moves model={model} props={props} />
        </main>
      )}
      {links.instead && <div class="instead">{links.instead}</div>}
      {tablet && !links.lesson && !links.instead && (
        <aside class="lately" aria-label={t().table.log}>
          <Log model={model} props={props} />
        </aside>
      )}
      <Panels model={model} props={props} links={links} />
      {links.bar || (
        <ActionBar model={model} props={props} links={links} phone={layout !== 'tablet'} narrow />
      )}
      {links.chat && <Resigning model={model} props={props} watch={links.chat} />}
      <Live model={model} props={props} />
      {staged}
    </div>
  );
}

/** The players between head and board. */
function Others({ model, props }: Pick<PartsProps, 'model' | 'props'>) {
  const Rail = model.board?.Rail;
  return (
    <aside class="others" aria-label={t().table.players}>
      {Rail && <Rail {...props} />}
    </aside>
  );
}

/** Asks for confirmation before resigning. */
function Resigning({ model, props, watch }: Pick<PartsProps, 'model' | 'props'> & { watch: Watch }) {
  return model.resigning.value ? (
    <Lazy load={resignDialog} props={{ model, props, watch }} meanwhile={null} />
  ) : null;
}

/** The board, or the list of choices if there is none. */
function Stage({ model, props }: Pick<PartsProps, 'model' | 'props'>) {
  const Painting = model.board?.Stage;
  const box = useRef<HTMLDivElement>(null);
  useTravel(box, props.view);
  return Painting ? (
    <div class="stage-box" ref={box}>
      <Zoom moment={props.view}>
        <Painting {...props} />
      </Zoom>
    </div>
  ) : (
    <div class="plain-board">
      <Moves model={model} props={props} />
    </div>
  );
}
