import { useSignal } from '@preact/signals';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { Token } from '../icons/token.tsx';
import { becomeSomebody, bringGame } from '../net/api.ts';
import { playersOf } from '../session/begin.ts';
import type { KeptGame } from '../session/kept.ts';
import { failureText } from '../texts/faults.ts';
import { lazyPageTexts, t } from '../texts/texts.ts';
import { Header } from './header.tsx';
import { Waiting } from './lazy.tsx';
import { useKeptGame } from './lines.ts';
import { MissingGame } from './missing.tsx';
import './dock.css';
import './new.css';
import './seats.css';
import { go } from './route.ts';
import { Strip } from './scroll.tsx';

/** Puts a game of this device on the server. */
export function Share({ id }: { id: string }) {
  const kept = useKeptGame(id);
  if (kept === undefined) return <Waiting />;
  return !kept || kept.over ? <MissingGame /> : <ShareGame kept={kept} />;
}

function ShareGame({ kept }: { kept: KeptGame }) {
  const seat = useSignal(kept.bots.indexOf(null));
  const failed = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const texts = lazyPageTexts().online;
  const players = playersOf(kept);
  const people = kept.bots.flatMap((bot, at) => (bot === null ? [at] : []));

  const put = async () => {
    busy.value = true;
    failed.value = undefined;
    try {
      await becomeSomebody();
      const { record, bots } = kept;
      const info = await bringGame({ record, seat: seat.value, bots: [...bots], table: {} });
      go(`#/table/${info.id}`);
    } catch (error) {
      failed.value = await failureText(error);
    } finally {
      busy.value = false;
    }
  };

  return (
    <div class="page">
      <Header />
      <Strip game={kept.game} />
      <main class="page-main new">
        <h1 class="d">
          <Icon name={sealOf(kept.game)} size={38} /> {texts.title}
        </h1>
        <p class="page-line">{texts.line}</p>
        <p class="page-line">{texts.seats}</p>
        <ol class="seats share-seats">
          {players.map(({ family, name }, at) => {
            const bot = kept.bots[at];
            return (
              <li key={at} class={bot == null && at !== seat.value ? 'seat free' : 'seat'}>
                <Token family={family} size={38} />
                <span class="seat-name">
                  <b>{bot == null ? name : t().home.level(bot)}</b>
                  <small>
                    {at === seat.value ? t().common.you : bot == null ? t().lobby.free : t().common.bot}
                  </small>
                </span>
              </li>
            );
          })}
        </ol>
        {people.length > 1 && (
          <fieldset class="counts">
            <legend class="cap">{texts.yourSeat}</legend>
            {people.map((at) => (
              <label key={at} class="tile">
                <input
                  type="radio"
                  name="seat"
                  checked={seat.value === at}
                  onChange={() => {
                    seat.value = at;
                  }}
                />
                <Token family={players[at]!.family} size={26} /> <b>{players[at]!.name}</b>
              </label>
            ))}
          </fieldset>
        )}
        <p class="known-note">{texts.known}</p>
        {failed.value && <p role="alert">{failed.value}</p>}
        <p class="page-do">
          <button type="button" class="btn p" disabled={busy.value} onClick={put}>
            <Icon name="u-link" size={17} /> {texts.go}
          </button>
          <a class="btn" href={`#/local/${kept.id}`}>
            {texts.back}
          </a>
        </p>
      </main>
    </div>
  );
}
