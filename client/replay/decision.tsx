import type { ReadonlySignal } from '@preact/signals';
import { fullMove } from '../../i18n/texts.ts';
import { Token } from '../icons/token.tsx';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import { sentencesOf } from '../table/sentences.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import type { Landmark } from './landmarks.ts';

export interface DecisionProps {
  readonly model: TableModel;
  readonly landmarks: ReadonlySignal<readonly Landmark[]>;
}

/** The decision shown and its events, in words. */
export function Decision({ model, landmarks }: DecisionProps) {
  const { families, lang } = boardProps(model);
  const { ply } = model.session.now.value;
  const entry = model.session.entries.value.findLast((one) => one.ply === ply);
  const landmark = landmarks.value.find((one) => one.ply === ply);
  return (
    <section class="decision" aria-label={t().table.moment(ply)}>
      {entry && <Token family={families[entry.seat]!} size={22} />}
      <p>
        {said(model)}
        {landmark && (
          <b>
            {lang === 'ja' ? '' : ' '}
            {landmark.text}
          </b>
        )}
      </p>
    </section>
  );
}

function said(model: TableModel): string {
  const props = boardProps(model);
  const { session } = model;
  const { ply } = session.now.value;
  if (ply === 0) return lazyPageTexts().replay.beginning;
  const entry = session.entries.value.findLast((one) => one.ply === ply);
  const sentences = entry ? sentencesOf(props, entry.events) : [];
  if (sentences.length > 0) return sentences.join(props.lang === 'ja' ? '' : ' ');
  // A step without events, such as the choice of a card, is known only to its player.
  const decided = session.decided?.(ply);
  if (!decided || decided.imagine) return lazyPageTexts().replay.unseen;
  const { view, seat, action } = decided;
  const move = fullMove(props.texts, session.game.decode(action), { view, seat, names: props.names });
  return `${props.names[seat]}: ${move}`;
}
