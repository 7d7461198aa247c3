import { useSignal } from '@preact/signals';
import type { SeatInfo, TableInfo } from '../../protocol/table.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { ownNonce } from '../net/api.ts';
import type { Watch } from '../net/watch.ts';
import { LEVELS } from '../session/levels.ts';
import { FAMILIES } from '../table/board.ts';
import { more, t } from '../texts/texts.ts';
import { Header } from './header.tsx';
import './dock.css';
import './new.css';
import './seats.css';
import { Strip } from './scroll.tsx';

/** A table before the game: seats, invitation, start. */
export function Lobby({ watch, info }: { watch: Watch; info: TableInfo }) {
  const { games, lobby } = t();
  const own = info.seats.findIndex(({ person }) => person === watch.you.id);
  const host = info.host === watch.you.id;
  const free = info.seats.filter(isFree).length;
  const act = (command: Parameters<Watch['do']>[0]) => void watch.do(command).catch(() => undefined);
  if (info.status === 'closed')
    return (
      <div class="page">
        <Header />
        <main class="page-main">
          <p>{isExpired(watch) ? lobby.expired : lobby.closed}</p>
        </main>
      </div>
    );
  return (
    <div class="page">
      <Header />
      <Strip game={info.settings.game} />
      <main class="page-main lobby">
        <h1 class="d">
          <Icon name={`seal-${info.settings.game}`} size={38} /> {games[info.settings.game].title}
        </h1>
        <p class="page-line">{lobby.shareLink}</p>
        <ShareLink />
        {info.brought !== undefined && <p class="aside">{more().online.brought(info.brought)}</p>}
        <ol class="seats">
          {info.seats.map((seat, at) => (
            <li key={at} class={isFree(seat) ? 'seat free' : 'seat'}>
              <Token family={FAMILIES[at]!} size={38} />
              <SeatName seat={seat} you={at === own} />
              {isFree(seat) && own < 0 && (
                <button
                  type="button"
                  class="btn"
                  onClick={() => act({ type: 'sit', seat: at, nonce: ownNonce() })}
                >
                  {lobby.sit}
                </button>
              )}
              {isFree(seat) && host && own >= 0 && (
                <AddBot seat={at} add={(bot) => act({ type: 'bot', seat: at, bot })} />
              )}
              {at === own && (
                <button type="button" class="btn q" onClick={() => act({ type: 'stand' })}>
                  {lobby.stand}
                </button>
              )}
              {host && seat.bot !== undefined && (
                <button
                  type="button"
                  class="btn q"
                  aria-label={t().common.close}
                  onClick={() => act({ type: 'clear', seat: at })}
                >
                  <Icon name="u-x" size={17} />
                </button>
              )}
            </li>
          ))}
        </ol>
        <p class="page-do">
          {host && (
            <button type="button" class="btn p" disabled={free > 0} onClick={() => act({ type: 'start' })}>
              {info.brought === undefined ? lobby.start : more().online.start}
            </button>
          )}
          <span role="status">{free > 0 ? lobby.needed(free) : host ? '' : lobby.hostStarts}</span>
        </p>
      </main>
    </div>
  );
}

/** One touch opens the list of levels, the next seats a bot. */
function AddBot({ seat, add }: { seat: number; add(bot: string): void }) {
  const { home, lobby, setup } = t();
  return (
    <label class="btn q add-bot">
      <Icon name="u-bot" size={17} />
      <span class="unseen">{setup.seat(seat + 1)}</span>
      <select value="" onChange={({ currentTarget: { value } }) => value !== '' && add(value)}>
        <option value="">{lobby.addBot}</option>
        {LEVELS.map((bot) => (
          <option key={bot} value={bot}>
            {home.level(bot)}
          </option>
        ))}
      </select>
    </label>
  );
}

const isExpired = ({ entries }: Watch): boolean =>
  entries.value.some(({ what }) => what.type === 'close' && what.why === 'expired');

const isFree = ({ person, bot }: SeatInfo): boolean => person === undefined && bot === undefined;

function SeatName({ seat, you }: { seat: SeatInfo; you: boolean }) {
  const { common, home, lobby } = t();
  if (isFree(seat)) return <span class="seat-name">{lobby.free}</span>;
  return (
    <span class="seat-name">
      <b>{seat.name ?? home.level(seat.bot!)}</b>
      {you && <small> {common.you}</small>}
      {seat.bot !== undefined && <small> {home.character(seat.bot) || common.bot}</small>}
    </span>
  );
}

function ShareLink() {
  const { lobby } = t();
  const copied = useSignal(false);
  return (
    <p class="share">
      <input
        class="field"
        readOnly
        value={location.href}
        aria-label={lobby.shareLink}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button
        type="button"
        class="btn"
        onClick={async () => {
          await navigator.clipboard.writeText(location.href);
          copied.value = true;
        }}
      >
        <Icon name="u-link" size={16} /> {copied.value ? lobby.copied : lobby.copy}
      </button>
    </p>
  );
}
