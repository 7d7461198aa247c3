import { useState } from 'preact/hooks';
import type { RecordError } from '../../core/replay.ts';
import { Icon } from '../icons/icon.tsx';
import { recordDamageText } from '../texts/faults.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import { saveText } from './file.ts';
import type { Player } from './player.ts';

interface DamagedProps {
  readonly player: Player;
  readonly damage: RecordError;
}

/** Reports where and why the record is invalid from here on; the bar below offers to play on. */
export function Damaged({ player, damage }: DamagedProps) {
  const [read, setRead] = useState(false);
  const texts = lazyPageTexts();
  const { record } = player;
  if (read) return null;
  return (
    <div class="slip damaged" role="alert">
      <p>
        <b>{texts.damage.shown(player.last)}</b> {recordDamageText(damage)}
      </p>
      {record !== undefined && (
        <button type="button" class="btn" onClick={() => saveText(`${player.session.game.id}.txt`, record)}>
          <Icon name="u-log" size={17} /> {texts.damage.save}
        </button>
      )}
      <a class="btn" href="#/">
        {t().common.home}
      </a>
      <button type="button" class="btn q" aria-label={t().common.close} onClick={() => setRead(true)}>
        <Icon name="u-x" size={17} />
      </button>
    </div>
  );
}
