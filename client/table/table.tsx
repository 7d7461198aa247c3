import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { brings } from '../../games/list.ts';
import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import type { Watch } from '../net/watch.ts';
import { textMode } from '../settings/settings.ts';
import { Lazy } from '../shell/lazy.tsx';
import { t } from '../texts/texts.ts';
import { ActionBar } from './actionbar.tsx';
import { useDrawer } from './drawer.ts';
import { useFloats } from './floats.ts';
import { useFocus } from './focus.ts';
import { useKeys } from './keys.ts';
import { Live } from './live.tsx';
import { Log } from './log.tsx';
import { useLogHighlights } from './log-highlights.ts';
import type { TableModel } from './model.ts';
import { Moves } from './moves.tsx';
import { Panels } from './panels.tsx';
import { PhoneBoard, PhoneHead, SeatStrip } from './phone.tsx';
import { PlaceCards } from './placecards.tsx';
import { boardProps } from './props.ts';
import { useScenes } from './scenes.ts';
import './table.css';
import './phone.css';
import './panel.css';
import { PHONE } from './tab.ts';
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
  /** Replaces the action bar if no decisions are made here. */
  readonly bar?: ComponentChildren;
  readonly lesson?: TableLesson | undefined;
}

/** What is different where the game is a lesson: a coach speaks in place of the players and the log. */
export interface TableLesson {
  readonly title: string;
  readonly coach: ComponentChildren;
  /** With the coach, in place of head and seats where there is no rail. */
  readonly head: ComponentChildren;
  /** Said in the bar instead of what is asked. */
  readonly note: string | undefined;
  readonly leave: { readonly text: string; go(): void };
}

/** The frame of every game: drawn, or in text mode. */
export function Table(props: TableProps) {
  const { model } = props;
  useKeys(model);
  useTitle(model);
  useFloats(model);
  useFocus(model);
  useLogHighlights(model);
  const frame = { model, props: boardProps(model), links: props };
  // A lesson speaks of what is drawn.
  if (!textMode.value || props.lesson) return <DrawnTable {...frame} />;
  return (
    <>
      <Lazy load={textTable} props={frame} />
      {props.chat && <Resigning model={model} props={frame.props} watch={props.chat} />}
    </>
  );
}

/** The board drawn, in its wide and phone layouts. */
function DrawnTable({ model, props, links }: FrameProps) {
  const phone = useSignal(matchMedia(PHONE).matches);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const follow = () => {
      phone.value = query.matches;
    };
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [phone]);
  const scenes = useScenes(model);
  const staged = scenes && <scenes.Staged model={model} since={scenes.since} />;
  const frame = { model, props, links, staged };
  return (
    <>
      {phone.value ? <PhoneTable {...frame} /> : <WideTable {...frame} />}
      {brings(model.session.game.id, 'cards') && <PlaceCards model={model} props={props} />}
    </>
  );
}

interface FrameProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly links: TableProps;
  /** A scene over the table. */
  readonly staged?: VNode | undefined;
}

function WideTable({ model, props, links, staged }: FrameProps) {
  const Rail = model.board?.Rail;
  const rail = useRef<HTMLElement>(null);
  useDrawer(model, rail);
  const close = () => {
    model.drawer.value = false;
  };
  return (
    <div class="table wide" data-ply={model.moment.value.ply}>
      <TopBar model={model} props={props} links={links} />
      <main class="stage" aria-label={t().table.board}>
        <Stage model={model} props={props} />
        <Panels model={model} props={props} links={links} />
      </main>
      {links.bar || <ActionBar model={model} props={props} links={links} phone={false} />}
      <aside
        id="rail"
        ref={rail}
        class={model.drawer.value ? 'rail open' : 'rail'}
        tabIndex={-1}
        aria-label={t().table.players}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !model.drawer.value) return;
          event.stopPropagation();
          close();
        }}
      >
        <button type="button" class="tb rail-close" aria-label={t().common.close} onClick={close}>
          <Icon name="u-x" size={18} />
        </button>
        {links.lesson ? links.lesson.coach : Rail && <Rail {...props} />}
        {links.side}
        {links.lesson ? null : links.chat ? (
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

/** Asks for confirmation before resigning. */
function Resigning({ model, props, watch }: Omit<FrameProps, 'links'> & { watch: Watch }) {
  return model.resigning.value ? (
    <Lazy load={resignDialog} props={{ model, props, watch }} meanwhile={null} />
  ) : null;
}

function PhoneTable({ model, props, links, staged }: FrameProps) {
  return (
    <div class="table phone" data-ply={model.moment.value.ply}>
      {links.lesson ? (
        links.lesson.head
      ) : (
        <>
          <PhoneHead model={model} props={props} />
          <SeatStrip model={model} props={props} />
        </>
      )}
      {model.board ? (
        <PhoneBoard model={model} props={props} />
      ) : (
        <main class="plain-board">
          <Moves model={model} props={props} />
        </main>
      )}
      <Panels model={model} props={props} links={links} />
      {links.bar || <ActionBar model={model} props={props} links={links} phone />}
      {links.chat && <Resigning model={model} props={props} watch={links.chat} />}
      <Live model={model} props={props} />
      {staged}
    </div>
  );
}

/** The board, or the list of choices if there is none. */
function Stage({ model, props }: Omit<FrameProps, 'links'>) {
  const Painting = model.board?.Stage;
  const box = useRef<HTMLDivElement>(null);
  useTravel(box, props.view);
  return Painting ? (
    <div class="stage-box" ref={box}>
      <Painting {...props} />
    </div>
  ) : (
    <div class="plain-board">
      <Moves model={model} props={props} />
    </div>
  );
}
