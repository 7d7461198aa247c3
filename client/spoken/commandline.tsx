import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Completion, completions } from '../../speech/complete.ts';
import type { BoardProps } from '../board/board.ts';
import { onward } from '../session/pace.ts';
import type { TableModel } from '../table/model.ts';
import { conversationAt } from './conversation.ts';
import { hurryOutlet } from './outlet.ts';
import { spokenTable } from './position.ts';
import './spoken.css';
import type { Spoken } from './texts.ts';

interface LineProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  readonly spoken: Spoken;
}

/** Nobody reads more; the count of all is said. */
const SHOWN = 24;

/** A line for moves and questions, with what it may become. */
export function CommandLine({ model, props, spoken }: LineProps) {
  const { page } = spoken.words;
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(-1);
  const [back, setBack] = useState(0);
  const conversation = conversationAt(model);
  const all = text.trim() === '' ? [] : completions(spokenTable(model, props, spoken), text);
  const first = Math.max(0, Math.min(at - SHOWN + 1, all.length - SHOWN));
  const shown = all.slice(first, first + SHOWN);
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const write = (line: string) => {
    setText(line);
    setAt(-1);
    setBack(0);
  };
  const submit = (line: string) => {
    if (line.trim() === '') {
      if (!hurryOutlet()) onward.peek()?.();
      return;
    }
    write('');
    void conversation.say(line, spoken);
  };
  const recall = (steps: number) => {
    const { lines } = conversation;
    const n = Math.max(0, Math.min(lines.length, steps));
    setBack(n);
    setText(n === 0 ? '' : lines.at(-n)!);
    setAt(-1);
  };
  const press = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'Enter':
        if (event.isComposing) return;
        submit(all[at]?.line ?? text);
        break;
      case 'ArrowDown':
        if (back > 0 || all.length === 0) recall(back - 1);
        else setAt((at + 1) % all.length);
        break;
      case 'ArrowUp':
        if (back > 0 || all.length === 0) recall(back + 1);
        else setAt((at <= 0 ? all.length : at) - 1);
        break;
      case 'Tab': {
        const found = all[Math.max(0, at)];
        // A complete line has nothing to complete: the focus moves on.
        if (event.shiftKey || !found || found.line === text) return;
        write(found.line);
        break;
      }
      case 'Escape':
        if (text === '') return;
        write('');
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <section class="text-line" aria-label={page.line}>
      <Options
        list={list}
        shown={shown}
        first={first}
        at={at}
        submit={submit}
        label={page.completions(all.length)}
      />
      <div class="line-box">
        <span aria-hidden="true">›</span>
        <input
          ref={field}
          class="line-field"
          role="combobox"
          aria-label={page.line}
          aria-autocomplete="list"
          aria-expanded={all.length > 0}
          aria-controls={list}
          aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
          placeholder={page.lineHint}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          value={text}
          onInput={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={press}
        />
        {all.length > 0 && <small aria-hidden="true">{page.ofAll(Math.max(1, at + 1), all.length)}</small>}
      </div>
      <span class="unseen" role="status">
        {all.length > 0 && at < 0 ? page.completions(all.length) : ''}
      </span>
    </section>
  );
}

interface OptionsProps {
  readonly list: string;
  readonly shown: readonly Completion[];
  readonly first: number;
  readonly at: number;
  readonly label: string;
  submit(line: string): void;
}

const Options = ({ list, shown, first, at, label, submit }: OptionsProps) => (
  <div id={list} class="line-list" role="listbox" aria-label={label} hidden={shown.length === 0}>
    {shown.map(({ line, note }, i) => (
      // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the line keeps the focus and takes the keys
      <div
        key={line}
        id={`${list}-${first + i}`}
        role="option"
        aria-selected={first + i === at}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => submit(line)}
      >
        <b>{line}</b> <span>{note}</span>
      </div>
    ))}
  </div>
);
