import { Fragment } from 'preact';
import type { SeatInfo } from '../../protocol/table.ts';
import { Icon } from '../icons/icon.tsx';
import { Token } from '../icons/token.tsx';
import { isMuted, mute } from '../net/talk.ts';
import type { Watch } from '../net/watch.ts';
import type { Player, Remark } from '../session/session.ts';
import { Lazy } from '../shell/lazy.tsx';
import { Dot, whereabouts } from '../table/mark.tsx';
import { mayResign } from '../table/tab.ts';
import { lazyPageTexts, loadNotices, shownLanguage, t } from '../texts/texts.ts';
import type { CompanyProps } from './rail.tsx';
import './company.css';
import { ReportButton } from './say.tsx';

const loadTellMe = async () =>
  (await Promise.all([import('../notices/tellme.tsx'), loadNotices()]))[0].TellMe;

/** Everybody at the table: players, who is present or has resigned, bots, and spectators. */
export function People({ model, props, watch }: CompanyProps) {
  const texts = lazyPageTexts().company;
  const { value: info } = watch.info;
  const players = model.session.players.value;
  const resigned = (model.session.remarks?.value ?? []).filter(({ what }) => what === 'resign');
  const { count = 0, names = [] } = watch.presence.value?.watching ?? {};
  return (
    <div class="people">
      {resigned.map((remark) => (
        <Resigned key={remark.n} remark={remark} model={model} props={props} watch={watch} />
      ))}
      <ul>
        {players.map((player, seat) => (
          <li key={seat}>
            <Token family={player.family} size={30} />
            <p>
              <b>{player.name}</b>
              {seat === props.viewer && <small class="people-you"> {t().common.you}</small>}
              <small class="people-state">
                <State player={player} />
              </small>
            </p>
            <ReportButton
              watch={watch}
              person={info?.seats[seat]?.person}
              name={player.name}
              class="people-report"
            />
            <Mute watch={watch} seat={info?.seats[seat]} />
          </li>
        ))}
      </ul>
      {count > 0 && (
        <p class="people-watch">
          <Icon name="u-eye" size={17} />
          <span>
            {texts.watching(names, count - names.length)} {texts.openBoardOnly}
          </span>
        </p>
      )}
      {info?.status === 'running' && props.viewer !== 'spectator' && (
        <Lazy load={loadTellMe} props={{ table: watch.id }} meanwhile={null} failed={() => <Fragment />} />
      )}
      {mayResign(model, watch) && <Go model={model} props={props} watch={watch} />}
    </div>
  );
}

function State({ player }: { player: Player }) {
  const { home } = t();
  const bot = player.bot === undefined ? undefined : home.level(player.bot);
  if (!player.presence)
    return bot === undefined ? null : (
      <>
        <Icon name="u-bot" size={14} /> {bot}
      </>
    );
  return (
    <>
      <Dot player={player} /> {whereabouts(player)}
      {bot !== undefined && ` (${bot})`}
    </>
  );
}

function Resigned({ remark, model, props, watch }: CompanyProps & { remark: Remark }) {
  const texts = lazyPageTexts().company;
  const { seat, ply, at } = remark;
  const { view } = model.session.at(ply) ?? {};
  const where = view && model.board?.heading(view, props.texts).where;
  const bot = model.session.players.value[seat]?.bot;
  const { result } = watch.info.value ?? {};
  const last = model.session.remarks?.value.findLast(({ what }) => what === 'resign');
  const over = result?.reason === 'resigned' && last?.n === remark.n;
  const time = new Date(at).toLocaleTimeString(shownLanguage(), { timeStyle: 'short' });
  return (
    <p class="people-note">
      <Icon name="u-flag" size={18} />
      <span>
        <b>{texts.hasResigned(props.names[seat]!, where)}</b>{' '}
        {over ? texts.resignedOver : !result && bot !== undefined && texts.resignedThen(t().home.level(bot))}{' '}
        <small>{texts.told(time)}</small>
      </span>
    </p>
  );
}

function Mute({ watch, seat }: { watch: Watch; seat: SeatInfo | undefined }) {
  if (seat?.person === undefined || seat.person === watch.you.id) return null;
  const { person, name = '' } = seat;
  const muted = isMuted(person);
  const { chat } = lazyPageTexts();
  return (
    <button
      type="button"
      class="btn q people-mute"
      aria-pressed={muted}
      onClick={() => mute(watch, person, name, !muted)}
    >
      {muted ? chat.unmute(name) : chat.mute(name)}
    </button>
  );
}

/** Ways to leave the game: for now, if others would wait, or for good. */
function Go({ model, watch }: CompanyProps) {
  const own = model.session.viewer.value as number;
  const others = watch.info.value!.seats.some(
    ({ person, resigned }, seat) => seat !== own && person !== undefined && !resigned,
  );
  const gone = model.session.players.value[own]?.away;
  return (
    <p class="people-go">
      {others && !gone && (
        <button
          type="button"
          class="btn q"
          title={lazyPageTexts().company.leaveLine}
          onClick={() => void watch.do({ type: 'leave' }).catch(() => undefined)}
        >
          {lazyPageTexts().company.leave}
        </button>
      )}
      <button
        type="button"
        class="btn q"
        onClick={() => {
          model.panel.value = undefined;
          model.resigning.value = true;
        }}
      >
        <Icon name="u-flag" size={16} /> {t().lobby.resign}
      </button>
    </p>
  );
}
