import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../games/list.ts';
import { dayOf, monthOf, oneDecimal, signed } from '../../i18n/people.ts';
import { capital } from '../../i18n/texts.ts';
import {
  FEW_GAMES,
  type Profile,
  RANKED_AFTER,
  type RecentGame,
  type TitleRecord,
} from '../../protocol/people.ts';
import { Icon } from '../icons/icon.tsx';
import { sealOf as gameSeal } from '../icons/seals.ts';
import { isKnown, readProfile } from '../net/api.ts';
import { reporting } from '../net/conduct.ts';
import { language } from '../settings/settings.ts';
import { useTablePicture } from '../shell/games/pictured.ts';
import { Header } from '../shell/header.tsx';
import { Waiting } from '../shell/lazy.tsx';
import { Strip } from '../shell/scroll.tsx';
import {
  gameTexts,
  gameTitle,
  lazyPageTexts,
  loadGameTexts,
  peopleTexts,
  shownLanguage,
} from '../texts/texts.ts';
import { Band, OthersKey, OwnKey, Pair, Pattern, Places, Shares, Squares } from './charts.tsx';
import { Follow } from './follow.tsx';
import { Missing } from './missing.tsx';
import './person.css';
import { partsOf, sealOf } from '../../protocol/seal.ts';
import { Seal } from '../seals/seal.tsx';
import { useAnswer } from './answer.ts';

/** The public page of a person. */
export function Person({ id }: { id: string }) {
  const { answer, again } = useAnswer(() => readProfile(id), id);
  if (answer === undefined) return <Frame />;
  if (answer === 'missing' || answer === 'failed')
    return <Missing failed={answer === 'failed'} again={again} />;
  return (
    <Frame>
      <Shown page={answer} />
    </Frame>
  );
}

const Frame = ({ children = <Waiting /> }: { children?: ComponentChildren }) => (
  <div class="page">
    <Header />
    <Strip />
    {children}
  </div>
);

function Shown({ page }: { page: Profile }) {
  const texts = peopleTexts();
  const { person, titles, opponents, recent } = page;
  const [, pigment] = partsOf(sealOf(person));
  useEffect(() => {
    document.title = `${person.name} · Mandate`;
  }, [person.name]);
  return (
    <main class="person" data-pigment={pigment}>
      <Pattern pigment={pigment} />
      <header class="person-head">
        <span class="person-stamp">
          <Seal person={person} size={104} />
        </span>
        <div class="person-who">
          <h1 class="d">{person.name}</h1>
          <p>
            {texts.since(monthOf(shownLanguage(), page.since))} · {texts.gamesWon(page.games, page.won)}
          </p>
        </div>
        <Reliability page={page} />
        {page.followed !== undefined && <Follow person={person} followed={page.followed} />}
        {page.yours !== true && isKnown() && <ReportPerson person={person} />}
      </header>
      <section class="person-titles">
        <h2 class="cap ruled">{texts.titles}</h2>
        {titles.length === 0 && <p class="person-none">{texts.noGames}</p>}
        {titles.map((title) => (
          <Title key={title.game} title={title} />
        ))}
      </section>
      <div class="person-middle">
        <Points page={page} />
        <section>
          <header class="person-cap ruled">
            <h2 class="cap">{texts.headToHead}</h2>
            <small>{texts.whoAhead}</small>
          </header>
          {opponents.length === 0 && <p class="person-none">{texts.noOpponents}</p>}
          <ul>
            {opponents.map((other) => (
              <li key={other.person.id} class="versus">
                <Seal person={other.person} size={26} />
                <a class="versus-name" href={`#/person/${other.person.id}`}>
                  {other.person.name}
                </a>
                <Shares own={other.ahead} other={other.behind} pigment={partsOf(sealOf(other.person))[1]} />
                <span class="unseen">{texts.ahead(other.person.name, other.ahead, other.behind)}</span>
                <span class="versus-count" aria-hidden="true">
                  <b>{other.ahead}</b> : {other.behind}
                </span>
                <small>{texts.games(other.games)}</small>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <section class="person-recent">
        <h2 class="cap ruled">{texts.recent}</h2>
        {recent.length === 0 && <p class="person-none">{texts.noGames}</p>}
        <ul>
          {recent.map((game) => (
            <Recent key={`${game.ended}.${game.table}`} game={game} />
          ))}
        </ul>
      </section>
    </main>
  );
}

function ReportPerson({ person: { id, name } }: Pick<Profile, 'person'>) {
  const label = lazyPageTexts().chat.report(name);
  return (
    <button
      type="button"
      class="tb person-report"
      aria-label={label}
      title={label}
      onClick={() => {
        reporting.value = { person: id, name };
      }}
    >
      <Icon name="u-flag" size={17} />
    </button>
  );
}

function Reliability({ page: { reliability, answer } }: { page: Profile }) {
  const texts = peopleTexts();
  const lang = shownLanguage();
  const said = (parts: readonly string[]) => parts.filter(Boolean).join(', ');
  if (!reliability)
    return (
      <section class="person-reliable">
        <h2 class="cap">{texts.reliability}</h2>
        <p>{texts.fewTables}</p>
      </section>
    );
  const { tables, finished, atLeast } = reliability;
  const left = tables.length - finished;
  const more = said([
    left > 0 ? texts.leftEarly(left) : '',
    answer === undefined ? '' : texts.answers(answer),
  ]);
  return (
    <section class="person-reliable">
      <header class="person-cap">
        <h2 class="cap">{texts.reliability}</h2>
        <small>{texts.lastTables(tables.length)}</small>
      </header>
      <Squares tables={tables} label={`${texts.finished(finished)}, ${texts.leftEarly(left)}`} />
      <p title={capital(texts.atLeast(Math.floor(100 * atLeast)), lang)}>
        <b>{texts.finished(finished)}</b>
        {more !== '' && `, ${more}`}
      </p>
    </section>
  );
}

function Title({ title }: { title: TitleRecord }) {
  const texts = peopleTexts();
  const { game, games, rated, rating, training, places } = title;
  return (
    <article class="title-row">
      <header>
        <Icon name={gameSeal(game)} size={30} />
        <div>
          <h3 class="d">
            <a href={`#/statistics/${game}`}>{gameTitle(game).title}</a>
          </h3>
          <small>{texts.gamesRated(games, rated)}</small>
        </div>
      </header>
      <div class="title-figures">
        <div>
          {rating ? (
            <>
              <p class="title-rating">
                <b class="d">{rating.points}</b> <span>± {rating.margin}</span>{' '}
                <small>
                  {rating.rank !== undefined
                    ? texts.rankOf(rating.rank, rating.of!)
                    : rating.provisional
                      ? texts.provisional(RANKED_AFTER - rating.games)
                      : ''}
                </small>
              </p>
              <Band rating={rating} />
            </>
          ) : (
            <p class="person-none">{texts.unrated}</p>
          )}
          {training && (
            <p class="title-training">
              <Icon name="u-bot" size={15} /> {texts.training}: {training.points} ± {training.margin}
            </p>
          )}
        </div>
        {games >= FEW_GAMES ? <Places places={places} /> : <p class="person-none">{texts.few(FEW_GAMES)}</p>}
      </div>
    </article>
  );
}

/** Where the points come from, in one game at a time. */
function Points({ page: { person, titles } }: { page: Profile }) {
  const texts = peopleTexts();
  const chosen = useSignal<GameId | undefined>(undefined);
  const game = chosen.value ?? titles.find(({ points }) => points !== undefined)?.game ?? titles[0]?.game;
  const words = game === undefined ? undefined : gameTexts(game);
  useEffect(() => {
    if (game !== undefined) loadGameTexts(game, language.peek()).catch(() => undefined);
  }, [game]);
  if (game === undefined) return null;
  const { points } = titles.find((one) => one.game === game)!;
  return (
    <section class="person-points">
      <header class="person-cap ruled">
        <h2 class="cap">{texts.points}</h2>
        {titles.length > 1 && (
          <fieldset class="seg">
            <legend class="unseen">{texts.titles}</legend>
            {titles.map((title) => (
              <label key={title.game}>
                <input
                  type="radio"
                  name="points"
                  checked={title.game === game}
                  onChange={() => {
                    chosen.value = title.game;
                  }}
                />
                {gameTitle(title.game).short}
              </label>
            ))}
          </fieldset>
        )}
      </header>
      {points ? (
        <SourceTable
          name={person.name}
          points={points}
          headings={words?.statistics?.sources ?? words?.sources}
        />
      ) : (
        <p class="person-none">{texts.few(FEW_GAMES)}</p>
      )}
    </section>
  );
}

interface SourceProps {
  readonly name: string;
  readonly points: NonNullable<TitleRecord['points']>;
  readonly headings: Readonly<Record<string, string>> | undefined;
}

function SourceTable({ name, points: { own, others, games }, headings }: SourceProps) {
  const texts = peopleTexts();
  const lang = shownLanguage();
  if (!headings) return <Waiting />;
  const sources = Object.keys(headings).filter((source) => own[source] || others[source]);
  const most = Math.max(1, ...sources.flatMap((source) => [own[source] ?? 0, others[source] ?? 0]));
  return (
    <>
      <p class="sources-key" aria-hidden="true">
        <span>
          <OwnKey /> {texts.meanOf(name, games)}
        </span>
        <span>
          <OthersKey /> {texts.others}
        </span>
        <span>{texts.difference}</span>
      </p>
      <table class="sources">
        <thead class="unseen">
          <tr>
            {[texts.source, texts.meanOf(name, games), texts.others, texts.difference].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => {
            const [mine, theirs] = [own[source] ?? 0, others[source] ?? 0];
            const difference = Math.round(10 * (mine - theirs)) / 10;
            return (
              <tr key={source}>
                <th scope="row">{headings[source]}</th>
                <td class="sources-own">
                  <Pair own={mine} others={theirs} most={most} />
                  <b>{oneDecimal(lang, mine)}</b>
                </td>
                <td class="unseen">{oneDecimal(lang, theirs)}</td>
                <td class={difference > 0 ? 'sources-diff more' : 'sources-diff'}>
                  {signed(difference, 1, lang)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Recent({ game }: { game: RecentGame }) {
  const texts = peopleTexts();
  const { picture, place } = useTablePicture(game);
  const others =
    game.others === undefined
      ? texts.privateTable
      : game.others
          .map((other) =>
            'bot' in other ? texts.bot(other.bot) : 'guest' in other ? texts.guest : other.name,
          )
          .join(', ');
  const inside = (
    <>
      <span class="recent-shot" ref={place}>
        {picture ? (
          <img src={picture.url} alt="" width="78" height="50" />
        ) : (
          <Icon name={gameSeal(game.game)} size={26} />
        )}
      </span>
      <span class="recent-what">
        <b>{gameTitle(game.game).short}</b>
        <small>{others}</small>
        <small>{dayOf(shownLanguage(), game.ended)}</small>
      </span>
      <span class="recent-points">
        <b>{texts.pts(game.points)}</b>
        <small class={(game.change ?? 0) > 0 ? 'more' : ''}>
          {game.change === undefined ? (game.rated ? texts.rated : texts.casual) : signed(game.change)}
        </small>
      </span>
      <span
        class={game.place === 1 ? 'place-disc first' : 'place-disc'}
        role="img"
        aria-label={texts.ordinal(game.place)}
      >
        {game.place}
      </span>
    </>
  );
  return (
    <li>
      {game.table === undefined ? (
        <span class="recent">{inside}</span>
      ) : (
        <a class="recent" href={`#/replay/table/${game.table}`}>
          {inside}
        </a>
      )}
    </li>
  );
}
