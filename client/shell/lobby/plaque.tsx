import { localeOf } from '../../../i18n/language.ts';
import type { SeatedPerson } from '../../../protocol/people.ts';
import type { SeatInfo } from '../../../protocol/table.ts';
import { FAMILIES } from '../../board/board.ts';
import { Icon } from '../../icons/icon.tsx';
import { Token } from '../../icons/token.tsx';
import { Seal } from '../../seals/seal.tsx';
import { LEVELS } from '../../session/levels.ts';
import { shownLanguage, t, tablesTexts } from '../../texts/texts.ts';

interface PlaqueProps {
  readonly seat: SeatInfo;
  readonly at: number;
  /** The viewer sits here. */
  readonly own: boolean;
  /** The viewer hosts the table. */
  readonly hosting: boolean;
  /** The player hosts the table. */
  readonly host: boolean;
  readonly away: boolean;
  /** Rating, seal and reliability of an account. */
  readonly known: SeatedPerson | undefined;
  /** Name of the person the seat is reserved for. */
  readonly kept: string | undefined;
  /** Whether the viewer may take this seat. */
  readonly open: boolean;
  sit(): void;
  seatBot(bot: string): void;
  clear(): void;
}

/** Below each bay: the player, their role, and whether they are ready. */
export function Plaque(props: PlaqueProps) {
  const { seat, at } = props;
  if (seat.bot !== undefined) return <BotPlaque {...props} bot={seat.bot} />;
  if (seat.person === undefined) return <FreePlaque {...props} />;
  const texts = tablesTexts().lobby;
  const { own, host, hosting, away, known, clear } = props;
  const name = seat.name ?? t().seats[at]!;
  const role = own ? (host ? texts.youHost : texts.you) : host ? texts.host : undefined;
  const { rating, reliability } = known ?? {};
  const guest = seat.account ? undefined : texts.guest;
  // The head of the page names the host.
  const first = own ? role : rating ? texts.ratedAt(rating.points, rating.margin) : (role ?? guest);
  const more = [
    own && rating && texts.ratedAt(rating.points, rating.margin),
    !own && rating && role,
    reliability !== undefined && texts.finishes(reliability),
  ].filter((part) => typeof part === 'string');
  return (
    <li class="lobby-seat">
      <Token family={FAMILIES[at]!} size={34} class="lobby-seat-token" />
      <Seal person={known?.person ?? { id: seat.person }} size={34} />
      <span class="lobby-seat-who">
        <b class="lobby-seat-name" title={name}>
          {known && !own ? <a href={`#/person/${seat.person}`}>{name}</a> : name}
        </b>
        {first !== undefined && (
          <small title={[first, ...more].join(' · ')}>
            {first}
            {more.map((part) => (
              <span key={part} class="lobby-seat-more">
                {' '}
                · {part}
              </span>
            ))}
          </small>
        )}
      </span>
      <State ready={host || seat.ready === true} asked={seat.asked} away={away} holidays={seat.holidays} />
      {hosting && !own && <Remove name={name} clear={clear} />}
    </li>
  );
}

interface StateProps {
  readonly ready: boolean;
  /** Has to agree that the table is rated, or casual. */
  readonly asked?: SeatInfo['asked'];
  readonly away: boolean;
  readonly holidays?: SeatInfo['holidays'];
}

function State({ ready, asked, away, holidays = [] }: StateProps) {
  const texts = tablesTexts().lobby;
  const holiday = holidays.find(({ from, until }) => from <= Date.now() && Date.now() < until);
  if (holiday)
    return (
      <small class="lobby-seat-state">
        {texts.awayUntil(
          new Intl.DateTimeFormat(localeOf(shownLanguage()), { day: 'numeric', month: 'short' }).format(
            holiday.until,
          ),
        )}
      </small>
    );
  if (away)
    return (
      <small class="lobby-seat-state">
        <svg class="half-dot" width="11" height="11" viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="4.800" />
          <path d="M6 1.200a4.800 4.800 0 0 0 0 9.600Z" />
        </svg>
        {texts.away}
      </small>
    );
  return (
    <small class={ready ? 'lobby-seat-state on' : 'lobby-seat-state'}>
      {ready && <Icon name="u-ok" size={14} />}
      {asked ? texts.hasToAgree : ready ? texts.ready : texts.notReady}
    </small>
  );
}

const Remove = ({ name, clear }: { name: string; clear(): void }) => (
  <button
    type="button"
    class="lobby-seat-x"
    aria-label={tablesTexts().lobby.remove(name)}
    title={tablesTexts().lobby.remove(name)}
    onClick={clear}
  >
    <Icon name="u-x" size={13} />
  </button>
);

function BotPlaque({ bot, at, hosting, seatBot, clear }: PlaqueProps & { bot: string }) {
  const texts = tablesTexts().lobby;
  const name = texts.botName(bot);
  return (
    <li class="lobby-seat">
      <Tally bot={bot} family={at} />
      <span class="lobby-seat-who">
        <b class="lobby-seat-name">{name}</b>
        {hosting ? (
          <span class="lobby-seat-level">
            <small>{texts.botLevel(bot)}</small>
            <Levels value={bot} label={texts.levelOf(name)} choose={seatBot} />
          </span>
        ) : (
          <small>{texts.botLevel(bot)}</small>
        )}
      </span>
      <State ready away={false} />
      {hosting && <Remove name={name} clear={clear} />}
    </li>
  );
}

/** The level of a bot on an octagonal wooden tally, with the seat's token if there is room. */
const Tally = ({ bot, family }: { bot: string; family: number }) => (
  <span class="lobby-seat-tally">
    <Token family={FAMILIES[family]!} size={26} />
    <svg class="i lit" width="34" height="34" viewBox="0 0 100 100" aria-hidden="true">
      <path class="tally" d="M28 5h44l23 23v44L72 95H28L5 72V28Z" />
      <path class="tally-rim" d="M31 14h38l17 17v38L69 86H31L14 69V31Z" />
      <text x="50" y="70">
        {/^level(\d)$/.exec(bot)?.[1] ?? '·'}
      </text>
    </svg>
  </span>
);

const Levels = ({ value, label, choose }: { value: string; label: string; choose(bot: string): void }) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => {
      const bot = currentTarget.value;
      if (bot !== '') choose(bot);
    }}
  >
    {value === '' && <option value="">{t().lobby.addBot}</option>}
    {LEVELS.map((bot) => (
      <option key={bot} value={bot}>
        {t().home.level(bot)}
      </option>
    ))}
  </select>
);

function FreePlaque({ at, hosting, kept, open, sit, seatBot }: PlaqueProps) {
  const { lobby, setup } = t();
  const texts = tablesTexts().lobby;
  return (
    <li class="lobby-seat free">
      <Token family={FAMILIES[at]!} size={34} class="ghost" />
      <b class="lobby-seat-name">{texts.freeSeat}</b>
      {kept !== undefined && <small>{texts.keptFor(kept)}</small>}
      {hosting && kept === undefined && !open && (
        <span class="btn add-bot">
          <Icon name="u-bot" size={16} />
          <span aria-hidden="true">{lobby.addBot}</span>
          <Levels value="" label={`${lobby.addBot}: ${setup.seat(at + 1)}`} choose={seatBot} />
        </span>
      )}
      {open && (
        <button type="button" class="btn sit-here" onClick={sit}>
          {texts.sitHere}
        </button>
      )}
    </li>
  );
}
