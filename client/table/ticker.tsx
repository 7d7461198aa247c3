import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { onward } from '../session/pace.ts';
import type { DecisionEntry } from '../session/session.ts';
import { t } from '../texts/texts.ts';
import { rowsOf } from './logrow.ts';
import type { TableModel } from './model.ts';
import './ticker.css';

interface TickerProps {
  readonly model: TableModel;
  readonly props: BoardProps;
}

/** More turns are one dot each no more. */
const MOST = 5;

/** What the others did since your last turn. */
const newsIn = ({ session, lastTurn }: TableModel, viewer: BoardProps['viewer']): DecisionEntry[] =>
  session.entries.value.filter(({ ply, seat }) => ply > lastTurn.value && seat !== viewer);

/** The last thing that somebody else did. */
const lastOf = (news: readonly DecisionEntry[], { model, props }: TickerProps) =>
  rowsOf(news.slice(-4), { model, props }).findLast(({ seat }) => seat !== undefined);

/** Shows on the board all that the others did since your turn. */
export function PlayNews({ model, props }: TickerProps) {
  const { film } = model;
  if (props.viewer === 'spectator') return null;
  const running = film.running.value;
  const playable = newsIn(model, props.viewer).length > 0;
  return (
    <button
      type="button"
      class="ticker-play"
      aria-label={t().table.showSince}
      aria-pressed={running}
      aria-disabled={!playable}
      onClick={() => playable && (running ? film.stop() : film.start())}
    >
      <Icon name={running ? 'u-pause' : 'u-play'} size={18} />
    </button>
  );
}

/** One line at the foot of a high phone: what somebody else did last. It opens the log. */
export function Ticker({ model, props }: TickerProps) {
  const { film } = model;
  const texts = t().table;
  const [seen, setSeen] = useState(0);
  const others = newsIn(model, props.viewer);
  const newest = others.at(-1)?.ply ?? 0;
  const running = film.running.value;
  useEffect(() => {
    if (running) setSeen(newest);
  }, [running, newest]);
  const turns = others.filter(({ seat }, n) => seat !== others[n - 1]?.seat);
  const row = lastOf(others, { model, props });
  return (
    <div class="ticker">
      <PlayNews model={model} props={props} />
      <button type="button" class="ticker-log" onClick={() => model.toggle('log')}>
        {row?.seat !== undefined && <Token family={props.families[row.seat]!} size={22} />}
        <span>{row ? row.texts.at(-1) : texts.nothingNew}</span>
        <i aria-hidden="true">
          {turns.slice(-MOST).map(({ ply }) => (
            <b key={ply} class={newest > seen ? 'new' : undefined} />
          ))}
        </i>
        <Icon name="u-up" size={16} label={texts.log} />
      </button>
    </div>
  );
}

/** The same above the prompt, where a low screen has room for nothing more. */
export function News({ model, props }: TickerProps) {
  const { session } = model;
  // The prompt says by itself what happens, or happened then.
  const told = model.past.value !== undefined || onward.value || session.breath?.value;
  const row = told ? undefined : lastOf(newsIn(model, props.viewer), { model, props });
  if (row?.seat === undefined) return null;
  return (
    <p class="bar-news">
      <Token family={props.families[row.seat]!} size={16} />
      <span>{row.texts.at(-1)}</span>
    </p>
  );
}

/** Where the words of the bar need the room, the news go, and then the button that plays them. */
export function useTightWords(words: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = words.current!;
    const say = box.parentElement!;
    const prompt = box.querySelector('.prompt')!;
    const fits = (part: Element): boolean => part.scrollHeight <= part.clientHeight + 1;
    const tighten = () => {
      for (const tight of ['', 'news', 'all']) {
        // Most words fit, and a page that is written to draws again.
        if (say.dataset.tight !== tight) say.dataset.tight = tight;
        if (fits(box) && fits(prompt)) return;
      }
    };
    const changed = new MutationObserver(tighten);
    changed.observe(box, { childList: true, characterData: true, subtree: true });
    const resized = new ResizeObserver(tighten);
    resized.observe(say);
    tighten();
    return () => {
      changed.disconnect();
      resized.disconnect();
    };
  }, [words]);
}
