import { useEffect } from 'preact/hooks';
import type { HintTexts } from '../../i18n/index.ts';
import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import type { Advice } from '../session/thinker.ts';
import { hintTexts, t } from '../texts/texts.ts';
import type { Told } from './hint.ts';
import type { TableModel } from './model.ts';
import { PanelSheet } from './panel.tsx';
import { moveText } from './sentences.ts';
import './hint.css';

interface HintProps {
  readonly model: TableModel;
  readonly props: BoardProps;
  close(): void;
}

/** The best moves of a decision side by side, or the reasons for a past one. */
export function HintPanel({ model, props, close }: HintProps) {
  const texts = hintTexts();
  const told = model.hints.told.value;
  // A hint ends with its decision.
  useEffect(() => {
    if (!told) close();
  }, [told, close]);
  // Cancels the request when the panel closes.
  useEffect(() => () => model.hints.drop(), [model]);
  if (!told || !texts) return null;
  const title = told.ply === undefined ? texts.title : texts.whyTitle(props.names[told.seat]!);
  return (
    <PanelSheet title={title} close={close}>
      {told.advice ? (
        <Moves advice={told.advice} told={told} texts={texts} model={model} props={props} />
      ) : told.failed ? (
        <div role="alert">
          <p>{t().errors.hint}</p>
          <p>
            <button type="button" class="btn p" onClick={() => model.hints.again()}>
              {t().errors.again}
            </button>
          </p>
        </div>
      ) : told.part < 1 ? (
        <p class="hint-wait" role="status">
          {texts.thinking}
          <progress max={1} value={told.part} aria-label={texts.thinking} />
        </p>
      ) : (
        <p role="status">{texts.untold}</p>
      )}
    </PanelSheet>
  );
}

interface MovesProps {
  readonly advice: Advice;
  readonly told: Told;
  readonly texts: HintTexts;
  readonly model: TableModel;
  readonly props: BoardProps;
}

function Moves({ advice, told, texts, model, props }: MovesProps) {
  const { moves, view, unsure } = advice;
  const open = told.ply === undefined;
  const scene = { ...props, view, viewer: told.seat };
  return (
    <div role="status">
      <ol class="hints">
        {moves.map(({ action, chance, score, differences }, k) => (
          <li key={action} class={k === 0 ? 'hint best' : 'hint'}>
            <p class="hint-marks">
              {k === 0 && <span class="hint-mark">{texts.best}</span>}
              {action === told.chosen && <span class="hint-mark chosen">{texts.chosen}</span>}
            </p>
            <h3>{moveText(scene, action)}</h3>
            <p class="hint-figures">
              <b>{texts.chance(chance)}</b>
              <meter min={0} max={1} value={chance} aria-hidden="true" />
              <span>{texts.score(score)}</span>
            </p>
            <p class="hint-why">
              {moves.length === 1
                ? texts.alone
                : k === 0
                  ? texts.beyondNext(differences, props.texts.sources)
                  : texts.besideBest(differences, props.texts.sources)}
            </p>
            {open && (
              <button type="button" class={k === 0 ? 'btn p' : 'btn'} onClick={() => model.follow(action)}>
                <Icon name="u-eye" size={17} /> {texts.choose}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p class="hint-note">{open ? texts.own : unsure ? texts.imagined(props.names[told.seat]!) : ''}</p>
    </div>
  );
}
