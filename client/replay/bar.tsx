import { type ReadonlySignal, useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/names.ts';
import type { TableModel } from '../table/model.ts';
import { boardProps } from '../table/props.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import { Choices, type SheetName, toggle } from './choices.tsx';
import type { Mark } from './course.ts';
import { Decision } from './decision.tsx';
import type { Landmark } from './landmarks.ts';
import { LinkSheet } from './linksheet.tsx';
import type { Player } from './player.ts';
import { PlayOn } from './playon.tsx';
import { Proof, SealOnly } from './proof.tsx';
import { Scrub } from './scrub.tsx';

interface BarProps {
  readonly player: Player;
  readonly model: TableModel;
  readonly marks: readonly Mark[];
  readonly landmarks: ReadonlySignal<readonly Landmark[]>;
  readonly address: string;
}

export function ReplayBar({ player, model, marks, landmarks, address }: BarProps) {
  const texts = t().replay;
  const { ply, last, running, proof } = player;
  const props = boardProps(model);
  const sheet = useSignal<SheetName | undefined>(undefined);
  const close = () => {
    sheet.value = undefined;
  };
  return (
    <footer class={player.charted?.value ? 'bar replay-bar charted' : 'bar replay-bar'}>
      {sheet.value === 'link' && <LinkSheet player={player} address={address} close={close} />}
      {sheet.value === 'branch' && player.branch && (
        <PlayOn branch={player.branch} player={player} close={close} />
      )}
      {sheet.value === 'proof' &&
        ('header' in proof ? <Proof proof={proof} close={close} /> : <SealOnly {...proof} close={close} />)}
      <Decision model={model} landmarks={landmarks} />
      <div class="replay-steps">
        <Step icon="u-prev" text={texts.back} act={() => player.show(ply.value - 1)} />
        <Step
          icon={running.value ? 'u-pause' : 'u-play'}
          text={running.value ? texts.pause : texts.play}
          act={() => {
            if (ply.value >= last) ply.value = 0;
            running.value = !running.value;
          }}
        />
        <Step icon="u-next" text={texts.forward} act={() => player.show(ply.value + 1)} />
      </div>
      <div class="replay-where">
        <Where player={player} />
        <button
          type="button"
          class="replay-proof"
          aria-expanded={sheet.value === 'proof'}
          title={lazyPageTexts().proof.title}
          onClick={() => toggle(sheet, 'proof')}
        >
          <Icon name={'header' in proof ? 'u-ok' : 'u-lock'} size={13} />{' '}
          {'header' in proof ? texts.sealed : lazyPageTexts().proof.title}
        </button>
      </div>
      <Scrub
        {...{ player, model, marks, landmarks }}
        where={model.board?.heading(props.view, props.texts).where}
      />
      <Choices player={player} sheet={sheet} />
    </footer>
  );
}

/** The decision shown, or that it is loading. */
function Where({ player }: { player: Player }) {
  const again = player.again?.value;
  if (again)
    return (
      <span role="alert">
        {lazyPageTexts().faults.server.offline}{' '}
        <button type="button" class="btn" onClick={again}>
          {t().errors.again}
        </button>
      </span>
    );
  const { position } = t().replay;
  return (
    <span role="status">
      {player.loading?.value ? lazyPageTexts().replay.loading : position(player.ply.value, player.last)}
    </span>
  );
}

function Step({ icon, text, act }: { icon: IconName; text: string; act(): void }) {
  return (
    <button type="button" class="btn" aria-label={text} title={text} onClick={act}>
      <Icon name={icon} size={18} />
    </button>
  );
}
