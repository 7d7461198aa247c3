import { useEffect, useState } from 'preact/hooks';
import type { Game, OptionValue } from '../../../core/game.ts';
import { rulesOf } from '../../../games/list.ts';
import type { Pace, TableInfo } from '../../../protocol/table.ts';
import { Icon } from '../../icons/icon.tsx';
import { language } from '../../settings/settings.ts';
import { gameTexts, lazyPageTexts, loadGameTexts, t, tablesTexts } from '../../texts/texts.ts';
import '../options.css';
import { optionRows, optionTexts } from '../options.tsx';

interface TermsProps {
  readonly info: TableInfo;
  /** Makes the table rated or casual; for the host. */
  readonly rate: ((on: boolean) => void) | undefined;
}

/** The terms of the table in sentences: clock, options, and table settings. */
export function Terms({ info, rate }: TermsProps) {
  const { setup } = t();
  const { rated } = info.settings;
  // A brought game never counts.
  const mayRate = rate !== undefined && info.brought === undefined;
  return (
    <dl class="terms">
      <div class="term">
        <dt class="cap">
          <Icon name="u-clock" size={14} /> {setup.pace}
        </dt>
        <dd>
          <Clock pace={info.settings.pace} timeout={info.settings.timeout} />
        </dd>
      </div>
      <div class="term">
        <dt class="cap">
          <Icon name="u-sliders" size={14} /> {setup.options}
        </dt>
        <dd>
          <Chosen info={info} />
        </dd>
      </div>
      <div class="term">
        <dt class="cap">
          <Icon name="u-list" size={14} /> {tablesTexts().lobby.house}
        </dt>
        <dd>
          <House info={info} />
        </dd>
      </div>
      {(rated || mayRate) && (
        <div class="term counts-as">
          <dt class="cap">
            <Icon name="u-chart" size={14} /> {tablesTexts().lobby.countsAs}
          </dt>
          <dd>
            <span>
              <Counting info={info} />
            </span>
            {mayRate && (
              <label class="rate" title={setup.rated}>
                <span class="unseen">{setup.rated}</span>
                <input
                  type="checkbox"
                  class="yes-no"
                  checked={rated}
                  disabled={!rated && guestsAt(info).length > 0}
                  onChange={({ currentTarget }) => {
                    const { checked } = currentTarget;
                    // It shows what the table is, once the server has said so.
                    currentTarget.checked = rated;
                    rate(checked);
                  }}
                />
              </label>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Clock({ pace, timeout }: { pace: Pace; timeout: TableInfo['settings']['timeout'] }) {
  const texts = tablesTexts().lobby;
  if (pace.kind === 'none')
    return (
      <>
        <b>{texts.noClock}</b>
        {texts.noClockMore}
      </>
    );
  const lead =
    pace.kind === 'move'
      ? texts.perTurn(pace.seconds)
      : texts.perGame(pace.seconds, pace.increment, pace.cap);
  return (
    <>
      <b>{lead}</b>
      {texts.timeUp[timeout]}
    </>
  );
}

/** Options that differ from the defaults are highlighted; the others follow in one sentence. */
function Chosen({ info: { settings } }: { info: TableInfo }) {
  const [game, setGame] = useState<Game | undefined>(undefined);
  useEffect(() => {
    let open = true;
    Promise.all([rulesOf(settings.game), loadGameTexts(settings.game, language.value)]).then(
      ([found]) => open && setGame(found),
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [settings.game]);
  const words = optionTexts(gameTexts(settings.game));
  const texts = tablesTexts().lobby;
  if (!game || !words) return null;
  const rows = optionRows(game, settings.seats, settings.options as Readonly<Record<string, OptionValue>>);
  const open = rows.filter(({ values }) => values.length > 1);
  const changed = open.filter(({ value, usual }) => value !== usual);
  const kept = open.filter(({ value, usual }) => value === usual);
  const said = ({ name, value }: (typeof rows)[number]) =>
    `${words[name]!.name}: ${words[name]!.value(value)}`;
  return (
    <>
      {changed.length === 0 ? <b>{texts.basic}</b> : <b>{changed.map(said).join(' · ')}.</b>}{' '}
      {kept.length > 0 && texts.usual(kept.map(said))}
    </>
  );
}

const guestsAt = ({ seats }: Pick<TableInfo, 'seats'>): string[] =>
  seats.flatMap(({ person, name = '', account }) => (person !== undefined && !account ? [name] : []));

/** Whether the game counts in ratings, and if not, why. */
function Counting({ info: { settings, seats, brought } }: { info: TableInfo }) {
  const texts = tablesTexts().lobby;
  const said = (lead: string, line: string) => (
    <>
      <b>{lead}</b> {line}
    </>
  );
  if (brought !== undefined) return said(texts.casual, texts.casualLine);
  const guests = guestsAt({ seats });
  if (!settings.rated)
    return guests.length === 0 ? (
      said(texts.casual, texts.casualLine)
    ) : (
      <>
        <Icon name="u-lock" size={14} /> {said(texts.casual, texts.guestsSit(guests))}
      </>
    );
  if (guests.length > 0 || settings.hints)
    return (
      <>
        <Icon name="u-lock" size={14} />{' '}
        {said(texts.notRated, settings.hints ? texts.hintsOn : texts.guestsSit(guests))}
      </>
    );
  return seats.some(({ bot }) => bot !== undefined)
    ? said(texts.training, texts.trainingLine)
    : said(texts.rated, texts.ratedLine);
}

function House({ info: { settings, brought, circle } }: { info: TableInfo }) {
  const texts = tablesTexts().lobby;
  if (brought !== undefined) return <span class="brought">{lazyPageTexts().online.brought(brought)}</span>;
  return (
    <>
      <b>{texts.order[settings.order]}</b>{' '}
      {[
        texts.hints[settings.hints ? 'on' : 'off'],
        circle === undefined ? texts.watch[settings.spectators ? 'on' : 'off'] : texts.onlyCircle(circle + 1),
        ...(settings.reliability > 0 ? [texts.reliable(settings.reliability)] : []),
        texts.takeBack,
      ].join(' ')}
    </>
  );
}
