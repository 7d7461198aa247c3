import type { ReadonlySignal } from '@preact/signals';
import type { TableModel } from '../table/model.ts';
import { t } from '../texts/texts.ts';
import { Chances, chancesText } from './chances.tsx';
import type { Mark } from './course.ts';
import type { Landmark } from './landmarks.ts';
import type { Player } from './player.ts';
import './scrub.css';

interface ScrubProps {
  readonly player: Player;
  readonly model: TableModel;
  readonly marks: readonly Mark[];
  readonly landmarks: ReadonlySignal<readonly Landmark[]>;
  /** Progress of the game, as in "Month 6 of 12". */
  readonly where: string | undefined;
}

/** Least distance of numbers, as a part of the whole, so that they do not touch on a phone. */
const APART = 0.055;

/** Marks with a number: the first, and each that is far enough from the one before. */
function numbered(marks: readonly Mark[], last: number): ReadonlySet<number> {
  const chosen = new Set<number>();
  let before = Number.NEGATIVE_INFINITY;
  for (const { ply } of marks)
    if (ply - before >= APART * last) {
      chosen.add(ply);
      before = ply;
    }
  return chosen;
}

/** The slider over the game's decisions, with rounds below and turning points above. */
export function Scrub({ player, model, marks, landmarks, where }: ScrubProps) {
  const { ply, last, charted } = player;
  const at = (n: number) => ({ '--at': n / Math.max(last, 1) });
  const position = t().replay.position(ply.value, last);
  const told = numbered(marks, last);
  return (
    <div class={charted?.value ? 'scrub chart' : 'scrub'}>
      {charted?.value && <Chances player={player} model={model} />}
      {landmarks.value.map(({ ply: there, text }, n) => (
        <button
          type="button"
          key={there}
          class={there === ply.value ? 'scrub-lead on' : 'scrub-lead'}
          style={at(there)}
          aria-label={`${n + 1}. ${text}`}
          title={text}
          onClick={() => player.show(there)}
        >
          <b class="scrub-number">{n + 1}</b>
        </button>
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={ply.value}
        style={at(ply.value)}
        aria-label={position}
        aria-valuetext={[position, where, charted?.value && chancesText(player, model)]
          .filter(Boolean)
          .join(', ')}
        onInput={({ currentTarget }) => player.show(Number(currentTarget.value))}
      />
      {marks.map(({ ply: from, round }) => (
        <span key={from} class="scrub-mark" style={at(from)} aria-hidden="true">
          {told.has(from) ? round : ''}
        </span>
      ))}
    </div>
  );
}
