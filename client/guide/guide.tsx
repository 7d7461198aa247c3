import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GuideTexts } from '../../i18n/guide.ts';
import { Icon } from '../icons/icon.tsx';
import type { Session } from '../session/session.ts';
import { gameTexts, guideTexts } from '../texts/texts.ts';
import { courseOf, endCourse, noteStep } from './course.ts';
import './guide.css';
import { opening } from './opening.ts';
import { usePlace } from './place.ts';
import { isThrough, nextStep } from './steps.ts';
import { useGuide } from './words.ts';

/** The guide for newcomers, which explains a step when there is one for the position. */
export function Guide({ id, session }: { id: string; session: Session }) {
  const said = courseOf(id);
  // One step per decision: the next waits until this one is made.
  const spoken = useSignal(-1);
  const texts = guideTexts();
  const guide = useGuide(session.game.id);
  if (!said || !texts || !guide) return null;
  const { steps, words } = guide;
  const { ply, legal, phase, over } = session.now.value;
  const asked = legal.length > 0 && spoken.value !== ply ? phase : undefined;
  const seen = new Set(said);
  const step = over ? undefined : nextStep(steps, seen, asked);
  if (over || (isThrough(steps, seen) && !step))
    return <Farewell text={texts.done} close={texts.close} id={id} />;
  if (!step) return null;
  const rules = gameTexts(session.game.id)?.rules;
  return (
    <Slip subject={step.subject} moment={`${step.id} ${ply}`}>
      <Lesson
        key={step.id}
        texts={texts}
        words={words[step.id]!}
        count={`${said.length + 1} / ${steps.length}`}
        rules={step.rules.map((rule) => [rule, rules?.[rule] ?? ''])}
        leave={() => endCourse(id)}
        go={() => {
          if (step.phase !== undefined) spoken.value = ply;
          noteStep(id, step.id);
        }}
      />
    </Slip>
  );
}

interface LessonProps {
  readonly texts: GuideTexts;
  readonly words: string;
  readonly count: string;
  readonly rules: readonly (readonly [id: string, text: string])[];
  leave(): void;
  go(): void;
}

/** A step: a short part that leaves the table free, then all of it, then the rules it refers to. */
function Lesson({ texts, words, count, rules, leave, go }: LessonProps) {
  const rest = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  const [told, tell] = useState<'brief' | 'whole' | 'rules'>('brief');
  const first = opening(words);
  useLayoutEffect(() => setCut(first < words.length && rest.current!.getClientRects().length === 0));
  return (
    <>
      <p class={told}>
        {words.slice(0, first)}
        <span ref={rest}>{words.slice(first)}</span>
      </p>
      {told === 'rules' && (
        <ul>
          {rules.map(([id, text]) => (
            <li key={id}>
              {text} <small>{id}</small>
            </li>
          ))}
        </ul>
      )}
      <div class="guide-do">
        <button type="button" class="btn q" onClick={leave}>
          {texts.skip}
        </button>
        <small>{count}</small>
        <button
          type="button"
          class="guide-more"
          aria-expanded={cut ? false : told === 'rules'}
          onClick={() => tell(cut || told === 'rules' ? 'whole' : 'rules')}
        >
          {!cut && <Icon name="u-rules" size={16} />}
          {cut ? texts.more : texts.rules}
        </button>
        <button type="button" class="btn" onClick={go}>
          {texts.next}
        </button>
      </div>
    </>
  );
}

interface SlipProps {
  /** The element it refers to, which it must not cover. */
  readonly subject?: string;
  readonly moment?: string;
  readonly children: ComponentChildren;
}

function Slip({ subject, moment, children }: SlipProps) {
  const { low, bar, top, ring } = usePlace(subject, moment);
  return (
    <>
      {ring && <div class="guide-ring" style={ring} />}
      <aside
        class={low ? 'guide low' : 'guide'}
        style={{ '--bar': `${bar}px`, '--top': `${top}px` }}
        aria-live="polite"
      >
        {children}
      </aside>
    </>
  );
}

const Farewell = ({ text, close, id }: { text: string; close: string; id: string }) => (
  <Slip>
    <p>{text}</p>
    <div class="guide-do">
      <button type="button" class="btn" onClick={() => endCourse(id)}>
        <Icon name="u-ok" size={16} /> {close}
      </button>
    </div>
  </Slip>
);
