import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Holiday } from '../../protocol/table.ts';
import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import type { DecisionEntry } from '../session/session.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import { type LogRow, rowsOf } from './logrow.ts';
import { dayOf } from './mark.tsx';
import type { TableModel } from './model.ts';
import { sentencesOf } from './sentences.ts';

interface LogProps {
  readonly model: TableModel;
  readonly props: BoardProps;
}

interface FramedProps extends LogProps {
  /** The surrounding element already has a label. */
  readonly framed?: boolean;
}

/** Longer logs are in the replay. */
const SHOWN = 120;
const LATER_MS = 50;

/** The log, newest first, also within a turn; each line jumps to its position. */
export function Log({ model, props, framed = false }: FramedProps) {
  const { table: texts } = t();
  const told = model.session.entries.value;
  const remarks = model.session.remarks?.value;
  const last = model.lastTurn.value;
  const deciding = model.legal.value.length > 0;
  const now = { model, viewer: props.viewer, told, last, deciding };
  const [before, follow] = useState(now);
  // The board is drawn first and does not wait for the log.
  useEffect(() => void setTimeout(follow, LATER_MS, now), [model, props.viewer, told, last, deciding]);
  // The log of another table or viewer is not shown any more.
  const shown = before.model === model && before.viewer === props.viewer ? before : now;
  // The log is long, and most updates do not change it.
  return useMemo(
    () => (
      <Told
        model={model}
        props={props}
        framed={framed}
        told={shown.told}
        last={shown.last}
        deciding={shown.deciding}
      />
    ),
    [
      model,
      framed,
      shown,
      remarks,
      texts,
      props.texts,
      props.reader,
      props.names.join('\n'),
      props.families.join(),
    ],
  );
}

interface ToldProps extends FramedProps {
  readonly told: readonly DecisionEntry[];
  /** The last decision before the viewer's latest turn ended. */
  readonly last: number;
  readonly deciding: boolean;
}

function Told({ model, props, framed, told, last, deciding }: ToldProps) {
  const texts = t().table;
  const entries = told
    .slice(-SHOWN)
    .filter(({ events }) => sentencesOf(props, events).length > 0)
    .reverse();
  // The viewer's own decisions in this turn are not news; once the turn is over there are none yet.
  const others = entries.findIndex(({ seat }) => seat !== props.viewer);
  const own = others < 0 ? entries.length : others;
  const news = last === 0 || (own > 0 && !deciding) ? 0 : entries.filter(({ ply }) => ply > last).length;
  const done = entries.slice(0, news === 0 ? 0 : own);
  const parts: Part[] = [
    { title: texts.yourTurn, entries: done },
    { title: texts.sinceYourTurn, entries: entries.slice(done.length, news), hot: true },
    { title: texts.log, entries: entries.slice(Math.max(news, done.length)) },
  ];
  return (
    <section class="log" aria-label={framed ? undefined : texts.log}>
      {entries.length === 0 && <p class="log-none">{texts.nothingYet}</p>}
      <Parts parts={parts.filter((part) => part.entries.length > 0)} model={model} props={props} />
    </section>
  );
}

/** If the log covers the board, closes it to show the position. */
function show(model: TableModel, what: () => void): void {
  if (model.panel.value === 'log') model.panel.value = undefined;
  what();
}

function FilmButton({ model }: { model: TableModel }) {
  const { film } = model;
  const { showSince } = t().table;
  return (
    <button
      type="button"
      class="log-film"
      aria-label={showSince}
      title={showSince}
      aria-pressed={film.running.value}
      onClick={() => show(model, film.running.value ? film.stop : film.start)}
    >
      <Icon name={film.running.value ? 'u-pause' : 'u-play'} size={15} />
    </button>
  );
}

interface Part {
  readonly title: string;
  /** Newest first. */
  readonly entries: readonly DecisionEntry[];
  /** Whether these are news, which can be played back. */
  readonly hot?: boolean;
}

interface Turn {
  readonly decisions: number;
  readonly rows: readonly VNode[];
}

/** One list, so that a turn keeps its place while headings move past it. */
function Parts({ parts, ...rest }: LogProps & { parts: readonly Part[] }) {
  const { texts, names, families } = rest.props;
  const result = rest.model.session.result.value;
  const told = useMemo(
    () => new WeakMap<DecisionEntry, Turn>(),
    [texts, names.join('\n'), families.join(), result],
  );
  // A turn's text never changes, so its rows are cached and not compared again.
  const tell = (turn: readonly DecisionEntry[]): readonly VNode[] => {
    const last = turn.at(-1)!;
    const known = told.get(last);
    if (known?.decisions === turn.length) return known.rows;
    const rows = rowsOf(turn, rest)
      .reverse()
      .map((row, at, all) => (
        <Row key={all.length - at} row={row} first={row.seat !== all[at - 1]?.seat} {...rest} />
      ));
    told.set(last, { decisions: turn.length, rows });
    return rows;
  };
  return (
    <ol>
      {parts.flatMap(({ title, entries, hot = false }) => [
        // The heading of the news stays mounted, so that its buttons keep the focus; others are keyed by what follows.
        <li key={hot ? 'news' : `before ${entries[0]!.ply}`} class="log-head">
          <h2 class="cap">{title}</h2>
          {hot && <FilmButton model={rest.model} />}
        </li>,
        ...turnsOf(entries).flatMap((turn) => [
          ...remarksIn(rest, turn),
          <li key={turn[0]!.ply} class={hot ? 'log-turn hot' : 'log-turn'}>
            {tell(turn)}
          </li>,
        ]),
      ])}
      {remarksIn(rest, undefined)}
    </ol>
  );
}

/** Table events after the first decision of a turn, newest first; or those before all decisions. */
function remarksIn({ model, props }: LogProps, turn: readonly DecisionEntry[] | undefined): VNode[] {
  const all = model.session.remarks?.value ?? [];
  const { value: entries } = model.session.entries;
  const first = turn?.[0];
  const from = first?.ply ?? 0;
  const next = first ? entries.find(({ ply, seat }) => ply > from && seat !== first.seat)?.ply : 1;
  return all
    .filter(({ ply }) => ply >= from && (next === undefined || ply < next))
    .reverse()
    .map(({ n, at, seat, what, holiday }) => {
      const texts = lazyPageTexts().company;
      const bot = t().home.level(model.session.standIn ?? '');
      const name = props.names[seat]!;
      const said = {
        resign: texts.hasResigned(name, undefined),
        left: texts.hasLeft(name, bot),
        absent: texts.ranOut(name, bot),
        back: texts.isBack(name),
        holiday: holiday && holidayText(name, holiday, at),
        'no holiday': texts.noHoliday(name),
      }[what];
      return (
        <li key={`remark ${n}`} class="log-turn">
          <p class="log-remark">
            <Token family={props.families[seat]!} size={17} />
            <span>{said}</span>
          </p>
        </li>
      );
    });
}

/** A holiday that has begun, or one to come. */
function holidayText(name: string, { from, until }: Holiday, at: number): string {
  const texts = lazyPageTexts().company;
  return from <= at
    ? texts.takesHoliday(name, dayOf(until, 'long'))
    : texts.plansHoliday(name, dayOf(from, 'long'), dayOf(until, 'long'));
}

/** Consecutive decisions of one seat, in order, while the turns themselves are newest first. */
function turnsOf(entries: readonly DecisionEntry[]): DecisionEntry[][] {
  const turns: DecisionEntry[][] = [];
  for (const entry of entries) {
    const turn = turns.at(-1);
    if (turn?.[0]?.seat === entry.seat) turn.unshift(entry);
    else turns.push([entry]);
  }
  return turns;
}

/** Automatic events on one line until expanded. */
function Folded({ first, all, at }: { first: string; all: string; at: string }) {
  const [open, setOpen] = useState(false);
  return (
    <button type="button" class="log-rest" data-row={at} aria-expanded={open} onClick={() => setOpen(!open)}>
      {open ? all : first}
    </button>
  );
}

function Row({ row, first, model, props }: LogProps & { row: LogRow; first: boolean }) {
  const { ply, seat, texts, points } = row;
  const said = texts.join(props.lang === 'ja' ? '' : ' ');
  const at = `${ply} ${seat ?? -1}`;
  if (seat === undefined)
    return texts.length > 1 ? (
      <Folded first={texts[0]!} all={said} at={at} />
    ) : (
      <p class="log-rest" data-row={at}>
        {said}
      </p>
    );
  const shown = model.past.value === ply;
  return (
    <button
      type="button"
      class="log-line"
      data-row={at}
      aria-pressed={shown}
      onClick={() => show(model, () => (model.past.value = shown ? undefined : ply))}
    >
      {first && <Token family={props.families[seat]!} size={17} />}
      {seat !== props.reader && <span class="unseen">{props.names[seat]}: </span>}
      <span class="log-said">{said}</span>
      {points > 0 && <b aria-hidden="true">+{points}</b>}
    </button>
  );
}
