import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Game, OptionValue } from '../../core/game.ts';
import type { GameId } from '../../games/list.ts';
import { brings, manifestOf, rulesOf, SHELF } from '../../games/list.ts';
import type { TableSettings } from '../../protocol/table.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf } from '../icons/seals.ts';
import { becomeSomebody, createTable, isKnown } from '../net/api.ts';
import { beginLocal } from '../session/begin.ts';
import { USUAL_LEVEL } from '../session/levels.ts';
import { language, ownName } from '../settings/settings.ts';
import { failureText } from '../texts/faults.ts';
import { gameTitle, loadGameTexts, loadPeople, t } from '../texts/texts.ts';
import { Header } from './header.tsx';
import { Lazy, Waiting } from './lazy.tsx';
import './dock.css';
import './new.css';
import './options.css';
import { Options } from './options.tsx';
import { go } from './route.ts';
import { Strip } from './scroll.tsx';
import { type SeatPlan, Seats } from './seats.tsx';

const loadPickCircle = async () =>
  (await Promise.all([import('../person/pickcircle.tsx'), loadPeople()]))[0].PickCircle;

interface NewProps {
  readonly game: GameId;
  readonly online: boolean;
}

type Pace = TableSettings['pace'];
const DAY = 86_400;
const PACES: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 120 },
  { kind: 'move', seconds: 600 },
  { kind: 'game', seconds: 900, increment: 15, cap: 1200 },
  { kind: 'move', seconds: DAY },
  { kind: 'move', seconds: 3 * DAY },
  { kind: 'game', seconds: 5 * DAY, increment: DAY / 2, cap: 7 * DAY },
];

/** Percent of finished games; 50 is reached after five games played to the end. */
const RELIABILITIES = [0, 50, 75, 85];

/** Sets up a table: game, place, players and options. */
export function NewTable({ game: first, online: onlineFirst }: NewProps) {
  const { errors, home, setup } = t();
  const id = useSignal<GameId>(first);
  const online = useSignal(onlineFirst);
  const rules = useSignal<Game | undefined>(undefined);
  const seats = useSignal<readonly SeatPlan[]>(planFor(4));
  const options = useSignal<Readonly<Record<string, OptionValue>>>({});
  const listed = useSignal(false);
  const circle = useSignal<string | undefined>(undefined);
  const hints = useSignal(false);
  const rated = useSignal(false);
  const pace = useSignal(0);
  const reliability = useSignal(0);
  const failed = useSignal<string | undefined>(undefined);
  /** Whether the rules failed to load, and how often they were requested. */
  const unloaded = useSignal(false);
  const attempt = useSignal(0);

  useEffect(() => {
    let wanted = true;
    seats.value = planFor(manifestOf(id.value).usual);
    options.value = {};
    unloaded.value = false;
    Promise.all([rulesOf(id.value), loadGameTexts(id.value, language.value)]).then(
      ([game]) => {
        if (wanted) rules.value = game;
      },
      () => {
        if (wanted) unloaded.value = true;
      },
    );
    return () => {
      wanted = false;
    };
  }, [id.value, attempt.value, options, rules, seats, unloaded]);

  const begin = async () => {
    failed.value = undefined;
    try {
      if (online.value) {
        await becomeSomebody();
        const info = await createTable(
          {
            game: id.value,
            seats: seats.value.length,
            options: options.value,
            listed: listed.value && circle.value === undefined,
            hints: hints.value && !rated.value,
            rated: rated.value,
            pace: PACES[pace.value]!,
            reliability: reliability.value,
          },
          circle.value,
        );
        go(`#/table/${info.id}`);
      } else {
        const bots = seats.value.map(({ bot }) => bot);
        const names = seats.value.map(({ name }) => (name.trim() === '' ? null : name.trim()));
        go(`#/local/${await beginLocal({ game: id.value, options: options.value, bots, names })}`);
      }
    } catch (error) {
      failed.value = await failureText(error);
    }
  };

  const game = rules.value;
  const chosen = manifestOf(id.value);
  // A game that is not on the shelf is found by its address.
  const offered = SHELF.includes(manifestOf(first)) ? SHELF : [...SHELF, manifestOf(first)];
  return (
    <div class="page">
      <Header />
      <Strip game={id.value} />
      <main class="page-main new">
        <h1 class="d">
          <Icon name={sealOf(id.value)} size={38} /> {setup.title}
        </h1>
        <fieldset class="pick-game">
          <legend class="cap">
            {setup.game}
            <small class="pick-for">{home.players(chosen.seats[0], chosen.seats[1], chosen.minutes)}</small>
          </legend>
          {offered.map((shown) => (
            <label key={shown.id} class="tile">
              <input
                type="radio"
                name="game"
                checked={id.value === shown.id}
                onChange={() => {
                  id.value = shown.id;
                }}
              />
              <Icon name={sealOf(shown.id)} size={34} />
              <span>
                <b class="d">{gameTitle(shown.id).title}</b>
                <small>{home.players(shown.seats[0], shown.seats[1], shown.minutes)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset class="pick-where">
          <legend class="cap">{setup.where}</legend>
          <div class="parts">
            {[false, true].map((there) => (
              <label key={String(there)} class="tile">
                <input
                  type="radio"
                  name="where"
                  checked={online.value === there}
                  onChange={() => {
                    online.value = there;
                  }}
                />
                <b>{there ? setup.online : setup.here}</b>
              </label>
            ))}
          </div>
          <p class="where-line">{online.value ? setup.onlineLine : setup.hereLine}</p>
        </fieldset>
        {game && game.id === id.value ? (
          <Seats
            range={game.seats}
            online={online.value}
            plan={seats.value}
            change={(plan) => {
              seats.value = plan;
            }}
          />
        ) : (
          <Waiting />
        )}
        {online.value && (
          <div class="options">
            <label class="option">
              <span>{setup.pace}</span>
              <select
                class="field"
                value={pace.value}
                onChange={({ currentTarget }) => {
                  pace.value = Number(currentTarget.value);
                }}
              >
                {PACES.map((one, n) => (
                  <option key={paceText(one)} value={n}>
                    {paceText(one)}
                  </option>
                ))}
              </select>
            </label>
            <label class="option">
              <span>{setup.reliability}</span>
              <select
                class="field"
                value={reliability.value}
                onChange={({ currentTarget }) => {
                  reliability.value = Number(currentTarget.value);
                }}
              >
                {RELIABILITIES.map((percent) => (
                  <option key={percent} value={percent}>
                    {setup.reliable(percent)}
                  </option>
                ))}
              </select>
            </label>
            {isKnown() && (
              <Lazy
                load={loadPickCircle}
                props={{ chosen: circle }}
                meanwhile={null}
                failed={() => <Fragment />}
              />
            )}
            <label class="option">
              <span>{setup.listed}</span>
              <input
                type="checkbox"
                class="yes-no"
                disabled={circle.value !== undefined}
                checked={listed.value && circle.value === undefined}
                onChange={({ currentTarget }) => {
                  listed.value = currentTarget.checked;
                }}
              />
            </label>
            <label class="option">
              <span>{setup.rated}</span>
              <input
                type="checkbox"
                class="yes-no"
                checked={rated.value}
                onChange={({ currentTarget }) => {
                  rated.value = currentTarget.checked;
                }}
              />
            </label>
            <label class="option">
              <span>{setup.hints}</span>
              <input
                type="checkbox"
                class="yes-no"
                disabled={rated.value}
                checked={hints.value && !rated.value}
                onChange={({ currentTarget }) => {
                  hints.value = currentTarget.checked;
                }}
              />
            </label>
          </div>
        )}
        {game && game.id === id.value && (
          <Options
            game={game}
            seats={seats.value.length}
            chosen={options.value}
            change={(chosen) => {
              options.value = chosen;
            }}
          />
        )}
        {failed.value && <p role="alert">{failed.value}</p>}
        {unloaded.value && (
          <p class="row" role="alert">
            {errors.part}{' '}
            <button
              type="button"
              class="btn"
              onClick={() => {
                attempt.value++;
              }}
            >
              {errors.again}
            </button>
          </p>
        )}
        <p class="page-do">
          {brings(id.value, 'lesson') && (
            <a class="btn" href={`#/lesson/${id.value}`}>
              <Icon name="cap" size={17} /> {home.lesson}
            </a>
          )}
          <button type="button" class="btn p" disabled={!game} onClick={begin}>
            {online.value ? setup.open : setup.start}
          </button>
        </p>
      </main>
    </div>
  );
}

function paceText(pace: Pace): string {
  const { setup } = t();
  if (pace.kind === 'none') return setup.noClock;
  if (pace.kind === 'game')
    return pace.seconds >= DAY
      ? setup.daysBank(pace.seconds / DAY, pace.increment / 3600)
      : setup.minutesBank(pace.seconds / 60, pace.increment);
  return pace.seconds >= DAY ? setup.daysEach(pace.seconds / DAY) : setup.minutesEach(pace.seconds / 60);
}

const planFor = (seats: number): SeatPlan[] =>
  Array.from({ length: seats }, (_, seat) => ({
    bot: seat === 0 ? null : USUAL_LEVEL,
    name: seat === 0 ? ownName.value : '',
  }));
