import { type Signal, useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { hintTexts, lazyPageTexts, t } from '../texts/texts.ts';
import { saveText } from './file.ts';
import type { Seen } from './open.ts';
import { type Player, SPEEDS } from './player.ts';

/** The sheet above the bar, if any. */
export type SheetName = 'proof' | 'link' | 'branch';

interface ChoicesProps {
  readonly player: Player;
  readonly sheet: Signal<SheetName | undefined>;
}

/** Speed, view, and what to do with the replay; a phone has the rarer ones in a sheet. */
export function Choices({ player, sheet }: ChoicesProps) {
  const texts = t().replay;
  const { speed, branch, charted, judging } = player;
  const open = useSignal(false);
  const { over } = player.session.now.value;
  return (
    <div class="replay-do">
      <button
        type="button"
        class="btn replay-speed"
        aria-label={`${texts.speed}: ${speed.value}×`}
        title={texts.speed}
        onClick={() => {
          speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length]!;
        }}
      >
        {speed.value}×
      </button>
      <button
        type="button"
        class="btn replay-more"
        aria-label={t().common.menu}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name="u-menu" size={20} />
      </button>
      <div class={open.value ? 'replay-rest open' : 'replay-rest'}>
        <Seat player={player} />
        {charted && (
          <button
            type="button"
            class="btn q"
            aria-label={lazyPageTexts().replay.chances}
            aria-pressed={charted.value}
            title={lazyPageTexts().replay.chances}
            onClick={() => {
              charted.value = !charted.value;
            }}
          >
            <Icon name="u-chart" size={18} />
            <span class="replay-word">{lazyPageTexts().replay.chances}</span>
          </button>
        )}
        {judging && charted?.value && hintTexts() && (
          <button
            type="button"
            class="btn q replay-judged"
            aria-pressed={judging.value}
            onClick={() => {
              judging.value = !judging.value;
            }}
          >
            <Icon name={judging.value ? 'u-log' : 'u-eye'} size={18} />
            <span>{judging.value ? hintTexts()!.review.table : hintTexts()!.review.title}</span>
          </button>
        )}
        <Keep player={player} sheet={sheet} />
      </div>
      {branch && (
        <button
          type="button"
          class="btn p"
          aria-expanded={sheet.value === 'branch'}
          disabled={over}
          title={over ? lazyPageTexts().playOn.over : undefined}
          onClick={() => toggle(sheet, 'branch')}
        >
          <Icon name="u-fork" size={18} /> <span>{texts.playOn}</span>
        </button>
      )}
    </div>
  );
}

function Seat({ player }: { player: Player }) {
  const { seen, views } = player;
  return (
    <label class="replay-seen">
      <span>{t().replay.seenBy}</span>
      <select
        class="field"
        value={String(seen.value)}
        onChange={({ currentTarget: { value } }) => {
          seen.value = views.find((one) => String(one) === value)!;
        }}
      >
        {views.map((one) => (
          <option key={one} value={String(one)}>
            {seenText(player, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Copies the position as a link, or saves the game as a file. */
function Keep({ player, sheet }: ChoicesProps) {
  const texts = t().replay;
  const { record } = player;
  return (
    <>
      <button
        type="button"
        class="btn q replay-link"
        aria-label={texts.link}
        aria-expanded={sheet.value === 'link'}
        title={texts.link}
        onClick={() => toggle(sheet, 'link')}
      >
        <Icon name="u-link" size={18} />
        <span class="replay-word">{texts.link}</span>
      </button>
      {record !== undefined && (
        <button
          type="button"
          class="btn q replay-save"
          aria-label={texts.download}
          title={texts.download}
          onClick={() => saveText(`${player.session.game.id}.txt`, record)}
        >
          <Icon name="u-log" size={18} />
          <span class="replay-word">{texts.download}</span>
        </button>
      )}
    </>
  );
}

export function toggle(sheet: Signal<SheetName | undefined>, name: SheetName): void {
  sheet.value = sheet.value === name ? undefined : name;
}

function seenText({ session }: Player, one: Seen): string {
  if (one === 'spectator') return t().replay.everybody;
  return one === 'open' ? lazyPageTexts().replay.open : session.players.value[one]!.name;
}
