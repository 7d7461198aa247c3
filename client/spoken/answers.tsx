import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableModel } from '../table/model.ts';
import { conversationAt, type Told } from './conversation.ts';
import './spoken.css';
import type { Spoken } from './texts.ts';

/** What was typed and answered, the latest last; read out as it comes. */
export function Answers({ model, spoken }: { model: TableModel; spoken: Spoken }) {
  const box = useRef<HTMLElement>(null);
  const conversation = conversationAt(model);
  const told = conversation.told.value;
  useLayoutEffect(() => {
    const last = box.current?.lastElementChild;
    const fits = last && last.clientHeight < box.current!.clientHeight;
    // A long answer is read from its beginning.
    last?.scrollIntoView({ block: fits ? 'nearest' : 'start' });
  }, [told]);
  return (
    <section
      class="answers"
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keys
      tabIndex={0}
      role="log"
      aria-live="polite"
      aria-label={spoken.words.page.answers}
    >
      {told.map((one, i) => (
        <AnswerText
          key={one.n}
          told={one}
          say={i === told.length - 1 ? (line) => void conversation.say(line, spoken) : undefined}
        />
      ))}
    </section>
  );
}

interface AnswerProps {
  readonly told: Told;
  /** Of the latest answer, the choices can be pressed. */
  readonly say: ((line: string) => void) | undefined;
}

const AnswerText = ({ told: { line, answer }, say }: AnswerProps) => (
  <article>
    <p class="answer-line" aria-hidden="true">
      › {line}
    </p>
    <h3 class="d">{answer.title}</h3>
    {answer.sentence && <p>{answer.sentence}</p>}
    {answer.items.length > 0 && (
      <ol>
        {answer.items.map(({ text, note, path, line: more }, i) => (
          <li key={i}>
            {say && path ? (
              <button type="button" onClick={() => say(String(i + 1))}>
                {text}
              </button>
            ) : (
              text
            )}
            {note && (more ? <small>{note}</small> : <em>{note}</em>)}
          </li>
        ))}
      </ol>
    )}
  </article>
);
