import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
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

/** One line: what somebody else did last. Play shows on the board all that they did since your turn; the rest opens the log. */
export function Ticker({ model, props }: TickerProps) {
  const { session, film, lastTurn } = model;
  const texts = t().table;
  const { viewer } = props;
  const last = lastTurn.value;
  const [seen, setSeen] = useState(0);
  const others = session.entries.value.filter(({ ply, seat }) => ply > last && seat !== viewer);
  const newest = others.at(-1)?.ply ?? 0;
  const running = film.running.value;
  useEffect(() => {
    if (running) setSeen(newest);
  }, [running, newest]);
  const turns = others.filter(({ seat }, n) => seat !== others[n - 1]?.seat);
  const row = rowsOf(others.slice(-4), { model, props }).findLast(({ seat }) => seat !== undefined);
  const playable = viewer !== 'spectator' && others.length > 0;
  return (
    <div class="ticker">
      <button
        type="button"
        class="ticker-play"
        aria-label={texts.showSince}
        aria-pressed={running}
        aria-disabled={!playable}
        onClick={() => playable && (running ? film.stop() : film.start())}
      >
        <Icon name={running ? 'u-pause' : 'u-play'} size={18} />
      </button>
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
