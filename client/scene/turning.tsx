import { type Signal, useComputed } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { capital } from '../../i18n/texts.ts';
import type { BoardProps } from '../board/board.ts';
import { nameOf } from '../board/scene.ts';
import { Icon } from '../icons/icon.tsx';
import { seatColours, Token } from '../icons/token.tsx';
import { loadReplay, reviewedSeat } from '../replay/load.ts';
import { type Review, reviewOf } from '../replay/review.ts';
import { type Swing, smoothed, swingsOf } from '../replay/swing.ts';
import { parseRoute } from '../shell/route.ts';
import type { TableModel } from '../table/model.ts';
import { sentencesOf } from '../table/sentences.ts';
import { lazyPageTexts, loadLazyPage } from '../texts/texts.ts';

interface TurningProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  /** The address of the replay. */
  readonly replay: string;
  /** What has been found so far. */
  readonly found: Signal<Turning>;
}

export interface Turning {
  /** How much of the game has been analysed, from 0 to 1. */
  readonly part: number;
  readonly swings: readonly Swing[];
}

const SHOWN = 3;
/** How often progress is told. */
const NOTED = 20;
/** A game of this device is saved a moment after its end. */
const AGAIN_MS = 1000;

/** The three turns that changed the chances most, in game order. */
const largest = (swings: readonly Swing[]): Swing[] =>
  swings
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, SHOWN)
    .sort((a, b) => a.ply - b.ply);

/** Lets the bots assess the game turn by turn, as its replay does, while the end is shown. */
async function analyse(address: string, still: AbortSignal): Promise<Review | undefined> {
  const route = parseRoute(address);
  if (route.screen !== 'replay') return undefined;
  for (;;) {
    const loaded = await loadReplay(route.from, route.id);
    if (still.aborted || loaded === undefined || loaded === 'running') return undefined;
    if (loaded.replay.finished) return reviewOf(loaded.replay, reviewedSeat(loaded));
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** The turning points of a finished game, each with what it did to somebody's chances and its moment in the replay. */
export function TurningPoints({ model, props, replay, found }: TurningProps) {
  useEffect(() => {
    const still = new AbortController();
    let stop: (() => void) | undefined;
    void Promise.all([analyse(replay, still.signal), loadLazyPage()]).then(
      ([review]) => {
        if (!review || still.signal.aborted) return;
        review.start();
        const watch = review.part.subscribe((part) => {
          // The picture is drawn anew with it, so not for every decision.
          if (part < 1 && Math.floor(part * NOTED) === Math.floor(found.peek().part * NOTED)) return;
          const swings = part < 1 ? [] : largest(swingsOf(smoothed(review.estimates.peek())));
          found.value = { part, swings };
        });
        stop = () => {
          watch();
          review.stop();
        };
      },
      // Without the record there is no analysis; the end is complete without it.
      () => undefined,
    );
    return () => {
      still.abort();
      stop?.();
    };
  }, [replay]);
  const known = useComputed(() => found.value.part >= 1);
  const { part, swings } = found.value;
  if (part === 0 || (known.value && swings.length === 0)) return null;
  const texts = lazyPageTexts().replay;
  return (
    <section class="turning">
      <h2 class="cap">{texts.swings}</h2>
      {!known.value && (
        <p class="turning-part">
          {texts.estimating} {texts.chance(part)}
        </p>
      )}
      <ol>
        {swings.map((swing, n) => (
          <li key={swing.ply}>
            <Point model={model} props={props} swing={swing} n={n} replay={replay} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PointProps extends Pick<TurningProps, 'model' | 'props' | 'replay'> {
  readonly swing: Swing;
  readonly n: number;
}

/** One turning point: when, what was done, and the chances before and after. */
function Point({ model, props, swing, n, replay }: PointProps) {
  const { ply, seat, from, to } = swing;
  const { board, session } = model;
  const view = session.at(ply)?.view;
  const entry = session.entries.value.find((one) => one.ply === ply);
  const [said] = entry ? sentencesOf(props, entry.events) : [];
  const texts = lazyPageTexts().replay;
  const [low, high] = from < to ? [from, to] : [to, from];
  return (
    <a class="turning-point" href={`${replay}?ply=${ply}`} style={seatColours(props.families[seat]!)}>
      <b class="turning-number">{n + 1}</b>
      <span class="turning-what">
        <span class="d">
          {view && board ? capital(board.heading(view, props.texts).where, props.lang) : ''}
        </span>
        <span>{said}</span>
        <span class="turning-chance">
          <Token family={props.families[seat]!} size={18} label={nameOf(props, seat)} />
          <span class="turning-bar" aria-hidden="true">
            <i style={{ width: `${100 * low}%` }} />
            <i class={from < to ? 'gain' : 'gain loss'} style={{ width: `${100 * (high - low)}%` }} />
          </span>
          <b>{texts.swung(from, to)}</b>
        </span>
      </span>
      <Icon name="u-play" size={15} />
    </a>
  );
}
