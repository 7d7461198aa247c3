import { useSignal } from '@preact/signals';
import { manifestOf } from '../../../games/list.ts';
import type { Command } from '../../../protocol/command.ts';
import type { SeatInfo, TableInfo } from '../../../protocol/table.ts';
import { FAMILIES } from '../../board/board.ts';
import { Icon } from '../../icons/icon.tsx';
import { sealOf } from '../../icons/seals.ts';
import { Token } from '../../icons/token.tsx';
import { ownNonce } from '../../net/api.ts';
import { unreadCount } from '../../net/talk.ts';
import type { Watch } from '../../net/watch.ts';
import { troubleText } from '../../texts/faults.ts';
import { gameTitle, lazyPageTexts, t, tablesTexts } from '../../texts/texts.ts';
import { ThemeButton } from '../theme.tsx';
import { Closed } from './closed.tsx';
import { Hall, hallOf } from './hall.tsx';
import { Invite } from './invite.tsx';
import './lobby.css';
import { Plaque } from './plaque.tsx';
import { useSeated } from './seated.ts';
import { Talk } from './talk.tsx';
import { Terms } from './terms.tsx';

interface LobbyProps {
  readonly watch: Watch;
  readonly info: TableInfo;
}

/** A table before its first move: the seats in the hall, the terms, and the invitation. */
export function Lobby({ watch, info }: LobbyProps) {
  const talking = useSignal(false);
  // The watch reports why a command failed.
  const act = async (command: Command) => void (await watch.do(command).catch(() => undefined));
  const rate = (on: boolean) => act({ type: 'rated', on });
  if (info.status === 'closed') return <Closed game={info.settings.game} expired={isExpired(watch)} />;
  return (
    <div class="lobby">
      <Top watch={watch} info={info} talk={() => (talking.value = !talking.value)} />
      <main class="lobby-main">
        <Gathering watch={watch} info={info} act={act} />
        <Terms info={info} rate={info.host === watch.you.id ? rate : undefined} />
      </main>
      <aside class="lobby-rail">
        <Invite info={info} />
        <Talk watch={watch} info={info} open={talking} />
      </aside>
      <Bar watch={watch} info={info} act={act} />
    </div>
  );
}

interface ActProps extends LobbyProps {
  act(command: Command): Promise<void>;
}

function Top({ watch, info, talk }: LobbyProps & { talk(): void }) {
  const { common, table } = t();
  const texts = tablesTexts().lobby;
  const { game, listed } = info.settings;
  const host = info.seats.find(({ person }) => person === info.host)?.name;
  const news = unreadCount(watch);
  return (
    <header class="lobby-top">
      <a class="lobby-home" href="#/" aria-label={common.home}>
        <Icon name={sealOf(game)} size={26} />
      </a>
      <h1 class="d">{gameTitle(game).title}</h1>
      <p class="lobby-what">
        {host !== undefined && <b>{texts.hostedBy(host)}</b>}
        <span>{listed ? texts.amongOpen : texts.byInvitation}</span>
      </p>
      <nav class="lobby-do">
        <a class="tb" href={`#/rules/${game}`} aria-label={table.rules} title={table.rules}>
          <Icon name="u-rules" size={18} />
        </a>
        <button
          type="button"
          class="tb lobby-talk"
          aria-label={news > 0 ? table.chatNew(news) : table.chat}
          onClick={talk}
        >
          <Icon name="u-chat" size={20} />
          {news > 0 && <span class="news" />}
        </button>
        <ThemeButton />
        <a class="tb lobby-settings" href="#/settings" aria-label={common.settings} title={common.settings}>
          <Icon name="u-sliders" size={18} />
        </a>
      </nav>
    </header>
  );
}

/** The server closed the table as nobody came. */
const isExpired = ({ entries }: Watch): boolean =>
  entries.value.some(({ what }) => what.type === 'close' && what.why === 'expired');

/** Who has not agreed yet that the table is rated, or casual. */
const askedAt = ({ seats }: TableInfo): string[] =>
  seats.flatMap(({ asked, name }) => (asked ? [name ?? ''] : []));

const isFree = ({ person, bot }: SeatInfo): boolean => person === undefined && bot === undefined;

function Gathering({ watch, info, act }: ActProps) {
  const own = info.seats.findIndex(({ person }) => person === watch.you.id);
  const hosting = info.host === watch.you.id;
  const people = watch.presence.value?.people;
  const isAway = ({ person }: SeatInfo) =>
    people !== undefined &&
    person !== undefined &&
    person !== watch.you.id &&
    people.find((one) => one.person === person)?.state !== 'here';
  const known = useSeated(info);
  const kept = (at: number) => info.invited?.find(({ seat }) => seat === at);
  const bays = info.seats.map((seat, at) => ({
    family: FAMILIES[at]!,
    taken: !isFree(seat),
    // A host is ready by starting the game.
    ready: seat.bot !== undefined || ((seat.ready === true || seat.person === info.host) && !isAway(seat)),
    gone: isAway(seat),
  }));
  const { left, bay, near } = hallOf(bays.length);
  return (
    <div class="lobby-stage">
      <div class="hall-box">
        <div class="hall-frame" style={{ '--near': near }}>
          <Hall game={info.settings.game} bays={bays} />
        </div>
        <ol
          class="lobby-seats"
          aria-label={t().setup.seats}
          style={{ '--left': left / 940, '--bay': bay / 940, '--bays': bays.length }}
        >
          {info.seats.map((seat, at) => (
            <Plaque
              key={at}
              seat={seat}
              at={at}
              own={at === own}
              hosting={hosting}
              host={seat.person === info.host}
              away={isAway(seat)}
              known={seat.person === undefined ? undefined : known.get(seat.person)}
              kept={kept(at)?.name}
              open={own < 0 && (kept(at) === undefined || kept(at)?.person === watch.you.id)}
              sit={() => act({ type: 'sit', seat: at, nonce: ownNonce(), rated: info.settings.rated })}
              seatBot={(bot) => act({ type: 'bot', seat: at, bot })}
              clear={() => act({ type: 'clear', seat: at })}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The action bar: the state of the table, and what the viewer can do. */
function Bar({ watch, info, act }: ActProps) {
  const texts = tablesTexts().lobby;
  const closing = useSignal(false);
  const { value: trouble } = watch.trouble;
  const own = info.seats.findIndex(({ person }) => person === watch.you.id);
  const hosting = info.host === watch.you.id;
  const taken = info.seats.filter((seat) => !isFree(seat)).length;
  const fewest = manifestOf(info.settings.game).seats[0];
  // A brought game keeps its seats.
  const enough = taken >= (info.brought === undefined ? fewest : info.seats.length);
  if (closing.value)
    return (
      <footer class="lobby-bar">
        <p class="lobby-say" role="status">
          <b>{texts.closeAsk}</b>
        </p>
        <div class="lobby-acts">
          <button type="button" class="btn" onClick={() => (closing.value = false)}>
            {texts.keep}
          </button>
          <button type="button" class="btn p" onClick={() => act({ type: 'close' })}>
            {texts.close}
          </button>
        </div>
      </footer>
    );
  return (
    <footer class="lobby-bar">
      {own >= 0 && <Token family={FAMILIES[own]!} size={30} class="lobby-who" />}
      <p class="lobby-say" role="status">
        {trouble ? <b>{troubleText(trouble)}</b> : <Standing watch={watch} info={info} enough={enough} />}
      </p>
      <div class="lobby-acts">
        {hosting && (
          <button type="button" class="btn q" onClick={() => (closing.value = true)}>
            {texts.close}
          </button>
        )}
        {own >= 0 && (
          <button type="button" class="btn q" onClick={() => act({ type: 'stand' })}>
            {t().lobby.stand}
          </button>
        )}
        <Deed watch={watch} info={info} act={act} enough={enough} />
      </div>
    </footer>
  );
}

/** How many are seated, and who is missing. */
function Standing({ watch, info, enough }: LobbyProps & { enough: boolean }) {
  const texts = tablesTexts().lobby;
  const own = info.seats.find(({ person }) => person === watch.you.id);
  const invited = info.invited?.find(({ person }) => person === watch.you.id);
  const taken = info.seats.filter((seat) => !isFree(seat)).length;
  const free = info.seats.length - taken;
  const waiting = info.seats.flatMap(({ person, name, ready }) =>
    person !== undefined && person !== info.host && ready !== true && person !== watch.you.id
      ? [name ?? '']
      : [],
  );
  const hosting = info.host === watch.you.id;
  if (own?.asked) return <b>{texts.agreeTo(info.settings.rated)}</b>;
  const asked = askedAt(info);
  const host = info.seats.find(({ person }) => person === info.host)?.name ?? '';
  const lead = invited && !own ? texts.invitedBy(host) : texts.seated(taken, free);
  const rest =
    !own && free === 0
      ? texts.noSeatLeft
      : !own && !hosting
        ? ''
        : hosting
          ? enough
            ? asked.length > 0
              ? texts.notAgreed(asked)
              : waiting.length > 0
                ? texts.waitingFor(waiting)
                : ''
            : info.brought === undefined
              ? texts.needs(manifestOf(info.settings.game).seats[0])
              : t().lobby.needed(free)
          : own?.ready === true
            ? `${texts.youAreReady} ${t().lobby.hostStarts}`
            : t().lobby.hostStarts;
  return (
    <>
      <b>{lead}</b> {rest}
    </>
  );
}

/** The primary button: sit down, be ready, or, for the host, start. */
function Deed({ watch, info, act, enough }: ActProps & { enough: boolean }) {
  const texts = tablesTexts().lobby;
  const own = info.seats.find(({ person }) => person === watch.you.id);
  const asked = info.invited?.find(({ person }) => person === watch.you.id);
  const taken = info.seats.filter((seat) => !isFree(seat)).length;
  const free = info.seats.length - taken;
  const hosting = info.host === watch.you.id;
  const starting = hosting && enough;
  return (
    <>
      {!own && asked && (
        <button type="button" class="btn" onClick={() => act({ type: 'decline' })}>
          {texts.decline}
        </button>
      )}
      {!own && free > 0 && (
        <button
          type="button"
          class={starting ? 'btn sit' : 'btn p sit'}
          onClick={() => act({ type: 'sit', nonce: ownNonce(), rated: info.settings.rated })}
        >
          {t().lobby.sit}
        </button>
      )}
      {own && !hosting && (
        <button
          type="button"
          class={own.ready ? 'btn' : 'btn p ready'}
          onClick={() => act({ type: 'ready', on: own.ready !== true })}
        >
          {!own.ready && <Icon name="u-ok" size={16} />}{' '}
          {own.asked ? texts.agree : own.ready ? texts.notYet : texts.iAmReady}
        </button>
      )}
      {starting && (
        <button
          type="button"
          class="btn p start"
          aria-disabled={askedAt(info).length > 0}
          onClick={() =>
            askedAt(info).length === 0 && act(free > 0 ? { type: 'start', seats: taken } : { type: 'start' })
          }
        >
          <Icon name="u-play" size={15} />
          {info.brought !== undefined
            ? lazyPageTexts().online.start
            : free > 0
              ? texts.startWith(taken)
              : t().lobby.start}
        </button>
      )}
    </>
  );
}
