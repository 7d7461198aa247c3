import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HintTexts } from '../../i18n/index.ts';
import { capital } from '../../i18n/texts.ts';
import type { BoardProps } from '../board/board.ts';
import { Icon } from '../icons/icon.tsx';
import { useInk } from '../path/ink.ts';
import { stepsOf } from '../path/steps.ts';
import type { Advice } from '../session/thinker.ts';
import { shortcuts } from '../settings/settings.ts';
import { hintTexts, t } from '../texts/texts.ts';
import type { Told } from './hint.ts';
import type { TableModel } from './model.ts';
import { PanelSheet } from './panel.tsx';
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

/** Leads of less are within the error of the search, and leads of less than the second are small. */
const EQUAL = 0.01;
const CLOSE = 0.03;

function Moves({ advice, told, texts, model, props }: MovesProps) {
  const { moves, view, unsure } = advice;
  const open = told.ply === undefined;
  const shown = useSignal(0);
  const turns = moves.map(({ plan }) => stepsOf(props, model.board, view, told.seat, plan));
  useInk(open ? [{ kind: 'best', steps: turns[shown.value]! }] : [], props.view);
  useDigits(moves.length, shown, open);
  return (
    <div role="status">
      <ol class="hints">
        {moves.map(({ action, plan, chance, score, differences }, k) => (
          <li
            key={action}
            class={`hint${k === 0 ? ' best' : ''}${open && k === shown.value ? ' shown' : ''}`}
            onPointerEnter={() => {
              shown.value = k;
            }}
            onFocusIn={() => {
              shown.value = k;
            }}
          >
            <p class="hint-marks">
              <b>{k + 1}</b>
              {k === 0 && <span class="hint-mark">{texts.best}</span>}
              {action === told.chosen && <span class="hint-mark chosen">{texts.chosen}</span>}
            </p>
            <ol class="hint-steps">
              {turns[k]!.map(({ text }, n) => (
                <li key={n}>{capital(text, props.lang)}</li>
              ))}
            </ol>
            <p class="hint-figures">
              <b>{texts.chance(chance)}</b>
              <meter min={0} max={1} value={chance} aria-hidden="true" />
              <span>{texts.score(score)}</span>
            </p>
            <p class="hint-why">
              {moves.length === 1
                ? texts.alone
                : k === 0
                  ? texts.beyondNext(differences, props.texts.sources, props.names)
                  : texts.besideBest(differences, props.texts.sources, props.names)}
              {k === 0 && <b>{leadText(moves, texts)}</b>}
            </p>
            {open && (
              <button type="button" class={k === 0 ? 'btn p' : 'btn'} onClick={() => model.follow(plan)}>
                <Icon name="u-ok" size={17} /> {texts.choose}
              </button>
            )}
          </li>
        ))}
      </ol>
      <p class="hint-note">{open ? texts.own : unsure ? texts.imagined(props.names[told.seat]!) : ''}</p>
    </div>
  );
}

/** Says so where the best move is hardly better than the next, or not at all. */
function leadText([first, next]: Advice['moves'], { close, equal }: HintTexts): string {
  if (!first || !next) return '';
  const lead = first.chance - next.chance;
  if (lead < EQUAL && first.differences.length === 0) return ` ${equal}`;
  return lead < CLOSE ? ` ${close}` : '';
}

/** 1, 2 and 3 draw the moves on the board. */
function useDigits(count: number, shown: Signal<number>, open: boolean): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const n = Number(key);
      const typing = target instanceof HTMLElement && target.matches('input, select, textarea');
      if (!open || typing || ctrlKey || metaKey || altKey || !shortcuts.value) return;
      if (Number.isInteger(n) && n >= 1 && n <= count) shown.value = n - 1;
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count, open, shown]);
}
