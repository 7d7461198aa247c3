import { useMemo } from 'preact/hooks';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import type { Entry } from '../session/session.ts';
import { t } from '../texts/texts.ts';
import type { BoardProps } from './board.ts';
import type { TableModel } from './model.ts';
import { tieBreak } from './outcome.ts';
import { sentencesOf } from './sentences.ts';

interface LogProps {
  readonly model: TableModel;
  readonly props: BoardProps;
}

interface FramedProps extends LogProps {
  /** What lies around it has its name already. */
  readonly framed?: boolean;
}

/** More than anybody reads at once; the replay has them all. */
const SHOWN = 120;
/** So many sentences stand in one line after another; more are set one below the other. */
const RUNNING = 2;

/** What happened, latest first, in words; each line leads to its moment. */
export function Log({ model, props, framed = false }: FramedProps) {
  const { table: texts } = t();
  const told = model.session.entries.value;
  const last = model.lastTurn.value;
  // It is long, and most of what changes at a table is not told in it.
  return useMemo(
    () => <Told model={model} props={props} framed={framed} told={told} last={last} />,
    [model, framed, told, last, texts, props.texts, props.names.join('\n'), props.families.join()],
  );
}

interface ToldProps extends FramedProps {
  readonly told: readonly Entry[];
  /** The last decision before the viewer's latest turn ended. */
  readonly last: number;
}

function Told({ model, props, framed, told, last }: ToldProps) {
  const texts = t().table;
  const entries = told
    .slice(-SHOWN)
    .filter(({ events }) => sentencesOf(props, events).length > 0)
    .reverse();
  const recent = last === 0 ? [] : entries.filter(({ ply }) => ply > last);
  const before = entries.slice(recent.length);
  return (
    <section class="log" aria-label={framed ? undefined : texts.log}>
      {entries.length === 0 && <p class="log-none">{texts.nothingYet}</p>}
      {recent.length > 0 && (
        <>
          <header class="log-head">
            <h2 class="cap">{texts.sinceYourTurn}</h2>
            <FilmButton model={model} />
          </header>
          <Lines entries={recent} model={model} props={props} hot />
        </>
      )}
      {before.length > 0 && (
        <>
          <header class="log-head">
            <h2 class="cap">{texts.log}</h2>
          </header>
          <Lines entries={before} model={model} props={props} hot={false} />
        </>
      )}
    </section>
  );
}

/** Where the log lies over the board, it goes away so that one sees what it shows. */
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

function Lines({ entries, hot, ...rest }: LogProps & { entries: readonly Entry[]; hot: boolean }) {
  return (
    <ol>
      {turnsOf(entries).map((turn) => (
        <li key={turn[0]!.ply} class="log-turn">
          <Token family={rest.props.families[turn[0]!.seat]!} size={17} />
          <div>
            {turn.map((entry) => (
              <Line key={entry.ply} entry={entry} hot={hot} {...rest} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Decisions of one seat in a row, in their order; the turns themselves stay latest first. */
function turnsOf(entries: readonly Entry[]): Entry[][] {
  const turns: Entry[][] = [];
  for (const entry of entries) {
    const turn = turns.at(-1);
    if (turn?.[0]?.seat === entry.seat) turn.unshift(entry);
    else turns.push([entry]);
  }
  return turns;
}

function Line({ entry, model, props, hot }: LogProps & { entry: Entry; hot: boolean }) {
  const sentences = entry.events.flatMap((event) => [
    ...sentencesOf(props, [event]),
    ...(event.type === 'ended' ? tieBreak(props, model.session.result.value) : []),
  ]);
  const shown = model.past.value === entry.ply;
  return (
    <button
      type="button"
      class={hot ? 'log-line hot' : 'log-line'}
      aria-pressed={shown}
      onClick={() => show(model, () => (model.past.value = shown ? undefined : entry.ply))}
    >
      {sentences.length <= RUNNING
        ? sentences.join(props.lang === 'ja' ? '' : ' ')
        : sentences.map((text) => (
            <span key={text} class="log-sentence">
              {text}
            </span>
          ))}
    </button>
  );
}
