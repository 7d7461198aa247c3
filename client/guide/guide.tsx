import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from '../icons/icon.tsx';
import type { Session } from '../session/session.ts';
import { gameTexts, guideTexts } from '../texts/texts.ts';
import { courseOf, endCourse, noteStep } from './course.ts';
import './guide.css';
import { usePlace } from './place.ts';
import { isThrough, nextStep, STEPS, type Step } from './steps.ts';

/** Somebody who sits beside a newcomer, and speaks when there is something to say. */
export function Guide({ id, session }: { id: string; session: Session }) {
  const said = courseOf(id);
  // One word for each decision: the next waits until this one is made.
  const spoken = useSignal(-1);
  const texts = guideTexts();
  if (!said || !texts) return null;
  const { ply, legal, phase, over } = session.now.value;
  const steps: readonly Step[] = STEPS[session.game.id];
  const asked = legal.length > 0 && spoken.value !== ply ? phase : undefined;
  const seen = new Set(said);
  const step = over ? undefined : nextStep(steps, seen, asked);
  if (over || (isThrough(steps, seen) && !step))
    return <Farewell text={texts.done} close={texts.close} id={id} />;
  if (!step) return null;
  const words = texts.steps[session.game.id] as Readonly<Record<string, string>>;
  const rules = gameTexts(session.game.id)?.rules;
  return (
    <Slip subject={step.subject} moment={`${step.id} ${ply}`}>
      <p>{words[step.id]}</p>
      <details>
        <summary>{texts.rules}</summary>
        <ul>
          {step.rules.map((rule) => (
            <li key={rule}>
              {rules?.[rule]} <small>{rule}</small>
            </li>
          ))}
        </ul>
      </details>
      <div class="guide-do">
        <button type="button" class="btn q" onClick={() => endCourse(id)}>
          {texts.skip}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            if (step.phase !== undefined) spoken.value = ply;
            noteStep(id, step.id);
          }}
        >
          <Icon name="u-next" size={16} /> {texts.next}
        </button>
      </div>
    </Slip>
  );
}

interface SlipProps {
  /** What it speaks of, which it must not cover. */
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
