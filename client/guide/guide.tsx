import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { GuideTexts } from '../../i18n/guide.ts';
import type { Remark, RemarkScene } from '../board/remark.ts';
import { Icon } from '../icons/icon.tsx';
import type { TableModel } from '../table/model.ts';
import { gameTexts, guideTexts } from '../texts/texts.ts';
import { endCourse, isGuided, noteRemark, remarksMade } from './course.ts';
import './guide.css';
import { usePlace } from './place.ts';
import { nextRemark } from './remarks.ts';
import { useGuide } from './words.ts';

interface Said {
  readonly remark: Remark;
  readonly figures: Readonly<Record<string, number>>;
  /** The decision it belongs to. */
  readonly ply: number;
}

/** The guide of a first game: silent, until something new or costly comes up. */
export function Guide({ id, model }: { id: string; model: TableModel }) {
  const { session } = model;
  const [said, say] = useState<Said>();
  const texts = guideTexts();
  const guide = useGuide(session.game.id);
  // A turn that is being put together comes to further decisions.
  const { ply, legal, phase, view } = model.turn.present.value;
  const viewer = session.viewer.value;
  const asked = legal.length > 0 && viewer !== 'spectator';
  useEffect(() => {
    if (said && said.ply !== ply) say(undefined);
    if (!guide || !asked || said?.ply === ply) return;
    const scene: RemarkScene = { view, phase, legal, seat: viewer as Seat };
    const remark = nextRemark(guide.remarks, remarksMade(session.game.id), scene);
    if (!remark) return;
    noteRemark(session.game.id, remark.id);
    say({ remark, figures: remark.figures?.(scene) ?? {}, ply });
  }, [guide, ply, asked, viewer]);
  if (!isGuided(id) || !said || said.ply !== ply || !texts || !guide) return null;
  return (
    <Slip
      key={said.remark.id}
      said={said}
      words={guide.words[said.remark.id]!}
      texts={texts}
      rules={said.remark.rules.map((rule) => [rule, gameTexts(session.game.id)?.rules[rule] ?? ''])}
      close={() => say(undefined)}
      end={() => endCourse(id)}
    />
  );
}

interface SlipProps {
  readonly said: Said;
  readonly words: string;
  readonly texts: GuideTexts;
  readonly rules: readonly (readonly [id: string, text: string])[];
  close(): void;
  end(): void;
}

function Slip({ said, words, texts, rules, close, end }: SlipProps) {
  const { low, bar, ring } = usePlace(said.remark.shows, `${said.remark.id} ${said.ply}`);
  const [told, tell] = useState(false);
  return (
    <>
      {ring && <div class="guide-ring" style={ring} />}
      <aside class={low ? 'guide low' : 'guide'} style={{ '--bar': `${bar}px` }} aria-live="polite">
        <p>{words.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(said.figures[name]))}</p>
        {told && (
          <ul>
            {rules.map(([rule, text]) => (
              <li key={rule}>
                {text} <small>{rule}</small>
              </li>
            ))}
          </ul>
        )}
        <div class="guide-do">
          <button type="button" class="btn q" onClick={end}>
            {texts.off}
          </button>
          <button type="button" class="guide-more" aria-expanded={told} onClick={() => tell(!told)}>
            <Icon name="u-rules" size={16} />
            {texts.rules}
          </button>
          <button type="button" class="btn" onClick={close}>
            {texts.close}
          </button>
        </div>
      </aside>
    </>
  );
}
