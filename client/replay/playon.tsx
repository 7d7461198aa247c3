import { useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { isBot } from '../session/levels.ts';
import { go } from '../shell/route.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import type { Branch, Player } from './player.ts';
import { Sheet } from './sheet.tsx';

interface PlayOnProps {
  readonly branch: Branch;
  readonly player: Player;
  close(): void;
}

/** Asks which seat to take before starting a new game from the position shown. */
export function PlayOn({ branch, player, close }: PlayOnProps) {
  const texts = lazyPageTexts().playOn;
  const { bots } = branch.seating;
  const players = player.session.players.value;
  const seat = useSignal(branch.seat());
  return (
    <Sheet title={t().replay.playOn} close={close}>
      <fieldset class="sheet-seats">
        <legend class="cap">{texts.seat}</legend>
        {players.map(({ family, name }, at) => {
          const bot = bots[at];
          return (
            <label key={at}>
              <input
                type="radio"
                name="seat"
                value={at}
                checked={seat.value === at}
                onChange={() => {
                  seat.value = at;
                }}
              />
              <Token family={family} size={26} />
              <span>
                <b>{name}</b>
                {bot != null && <small>{isBot(bot) ? t().home.level(bot) : t().common.bot}</small>}
              </span>
            </label>
          );
        })}
      </fieldset>
      <p class="sheet-note">{texts.line}</p>
      <p class="sheet-do">
        <button type="button" class="btn p" onClick={() => go(`#/local/${branch.begin(seat.value)}`)}>
          <Icon name="u-fork" size={18} /> {texts.as(players[seat.value]!.name)}
        </button>
      </p>
    </Sheet>
  );
}
