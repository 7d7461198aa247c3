import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import { t } from '../texts/texts.ts';
import type { TableModel } from './model.ts';
import { promptOf } from './sentences.ts';

/** Announces to screen readers what the others did and when it is the viewer's turn. */
export function Live({ model, props }: { model: TableModel; props: BoardProps }) {
  const entries = model.session.entries.value;
  const heard = useRef(entries.length);
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = entries.slice(heard.current).filter(({ seat }) => seat !== props.viewer);
    heard.current = entries.length;
    const sentences = fresh.flatMap(({ events }) => events.map((event) => props.texts.event(event, props)));
    if (sentences.length > 0) setNews(sentences.join(' '));
  }, [entries, props.viewer, props.texts, props.names, props.reader]);
  const own = props.legal.length > 0;
  const begun = model.turn.steps.value.length > 0;
  return (
    <div class="unseen">
      <p aria-live="polite">{news}</p>
      <p aria-live="assertive">{own ? `${begun ? '' : `${t().table.yourTurn}. `}${promptOf(props)}` : ''}</p>
    </div>
  );
}
