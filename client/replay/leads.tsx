import type { ReadonlySignal } from '@preact/signals';
import { Token } from '../icons/token.tsx';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import { lazyPageTexts } from '../texts/texts.ts';
import type { Landmark } from './landmarks.ts';
import type { Player } from './player.ts';

interface LeadsProps {
  readonly player: Player;
  readonly model: TableModel;
  readonly landmarks: ReadonlySignal<readonly Landmark[]>;
}

/** Turning points or changes of lead; each line jumps to its position. */
export function Leads({ player, model, landmarks }: LeadsProps) {
  const { families, names } = boardProps(model);
  const { swings, leads } = lazyPageTexts().replay;
  if (landmarks.value.length === 0) return null;
  return (
    <section class="leads">
      <h2 class="cap">{player.review ? swings : leads}</h2>
      <ol class={player.review ? 'brief' : ''}>
        {landmarks.value.map(({ ply, seat, brief }, n) => (
          <li key={ply}>
            <button
              type="button"
              class="lead"
              aria-pressed={player.ply.value === ply}
              onClick={() => player.show(ply)}
            >
              <b class="scrub-number">{n + 1}</b>
              <Token family={families[seat]!} size={18} label={names[seat]!} />
              <span>{brief}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
