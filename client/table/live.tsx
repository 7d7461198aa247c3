import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board/board.ts';
import { t } from '../texts/texts.ts';
import { Announcer, type Line } from './announcer.ts';
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
  /** Which of the sentences are out. */
  useOut?(lines: readonly Line[]): readonly Line[];
}

const all = (lines: readonly Line[]): readonly Line[] => lines;

/** Announces to screen readers what happened, the viewer's own decisions included, and what is asked. */
export function Live({ model, props, seen = false, hear, useOut = all }: LiveProps) {
  const { session, turn } = model;
  const entries = session.entries.value;
  const [announcer] = useState(() => new Announcer(entries));
  const [heard, setHeard] = useState<readonly Line[]>([]);
  const lines = useOut(heard);
  const asked = props.legal.length > 0 && !model.preparation.turn.value;
  const { ply } = session.now.value;
  const step = turn.steps.value.length;
  const prompt = asked ? promptOf(props) : '';
  useEffect(() => {
    const question = asked ? { viewer: props.viewer, ply, step, prompt } : undefined;
    const stop = props.lang === 'ja' ? '。' : '.';
    const yourTurn = `${t().table.yourTurn}${stop}`;
    const leaps = model.course !== undefined;
    const told = announcer.hear({ props, entries, result: session.result.value, question, yourTurn, leaps });
    setTimeout(setHeard, LATER_MS, told);
  }, [entries, props.viewer, asked, ply, step, prompt]);
  const last = useRef(-1);
  useEffect(() => {
    for (const { n, text } of lines) if (n > last.current) hear?.(text);
    last.current = lines.at(-1)?.n ?? -1;
  }, [lines.at(-1)?.n]);
  return (
    <div class={seen ? 'text-live' : 'unseen'} role="log" aria-live="polite" aria-relevant="additions">
      {lines.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
