import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import { t } from '../texts/texts.ts';
import { Announcer } from './announcer.ts';
import type { TableModel } from './model.ts';
import { promptOf } from './sentences.ts';

/** The board is drawn first and does not wait for the announcement. */
const LATER_MS = 50;

interface LiveProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  /** Shown as text, too. */
  readonly seen?: boolean;
  /** Hears every new sentence. */
  hear?(text: string): void;
}

/** Announces to screen readers what happened, the viewer's own decisions included, and what is asked. */
export function Live({ model, props, seen = false, hear }: LiveProps) {
  const { session, turn } = model;
  const entries = session.entries.value;
  const [announcer] = useState(() => new Announcer(entries));
  const [lines, setLines] = useState<ReturnType<Announcer['hear']>>([]);
  const asked = props.legal.length > 0 && !model.preparation.turn.value;
  const { ply } = session.now.value;
  const step = turn.steps.value.length;
  const prompt = asked ? promptOf(props) : '';
  useEffect(() => {
    const question = asked ? { viewer: props.viewer, ply, step, prompt } : undefined;
    const stop = props.lang === 'ja' ? '。' : '.';
    const yourTurn = `${t().table.yourTurn}${stop}`;
    const heard = announcer.hear({ props, entries, result: session.result.value, question, yourTurn });
    setTimeout(setLines, LATER_MS, heard);
  }, [entries, props.viewer, asked, ply, step, prompt]);
  const last = useRef(-1);
  useEffect(() => {
    for (const { n, text } of lines) if (n > last.current) hear?.(text);
    last.current = lines.at(-1)?.n ?? -1;
  }, [lines]);
  return (
    <div class={seen ? 'text-live' : 'unseen'} role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
