import type { GameStatistics } from '../../i18n/game.ts';
import { type GameTitle, LANGUAGES, type Language, type PeopleTexts } from '../../i18n/index.ts';
import { dayOf, monthOf, oneDecimal, signed } from '../../i18n/people.ts';
import { capital } from '../../i18n/texts.ts';
import {
  FEW_GAMES,
  type GamePage,
  HIDDEN_BELOW,
  type Profile,
  RANKED_AFTER,
  RANKED_AGAINST,
  type RatingBoard,
  type ShownPerson,
  type ShownRating,
} from '../../protocol/people.ts';
import { type Html, html, joined } from '../http/api-docs/html.ts';

/** The words a public page needs. */
export interface PublicWords {
  readonly lang: Language;
  readonly texts: PeopleTexts;
  title(game: string): GameTitle;
  statistics(game: string): GameStatistics;
}

export interface PublicPage {
  readonly title: string;
  readonly description: string;
  /** The address without the host. */
  readonly path: string;
  readonly body: Html;
}

/** Public pages as plain documents, for readers without scripts; the page draws the same figures. */
export function profilePage(words: PublicWords, profile: Profile): PublicPage {
  const { texts, lang } = words;
  const { person, reliability, answer } = profile;
  const since = texts.since(monthOf(lang, profile.since));
  const won = texts.gamesWon(profile.games, profile.won);
  return {
    title: person.name,
    description: `${person.name}. ${since}. ${won}.`,
    path: `/people/${person.id}`,
    body: html`<h1>${person.name}</h1>
<p>${since} · ${won}</p>
<section><h2>${texts.titles}</h2>
${profile.titles.length === 0 ? html`<p>${texts.noGames}</p>` : profile.titles.map((one) => titleSection(words, one))}
</section>
<section><h2>${texts.reliability}</h2>
${
  reliability
    ? html`<p>${capital(texts.lastTables(reliability.tables.length), lang)}: ${texts.finished(reliability.finished)}, ${texts.leftEarly(
        reliability.tables.length - reliability.finished,
      )}; ${texts.atLeast(Math.floor(100 * reliability.atLeast))}.</p>`
    : html`<p>${texts.fewTables}</p>`
}${answer === undefined ? undefined : html`<p>${capital(texts.answers(answer), lang)}.</p>`}
</section>
${profile.titles.map((one) => pointsSection(words, person, one))}
<section><h2>${texts.headToHead}</h2>
${
  profile.opponents.length === 0
    ? html`<p>${texts.noOpponents}</p>`
    : table(
        [texts.name, texts.whoAhead, texts.gamesColumn],
        profile.opponents.map((one) => [
          personLink(one.person),
          `${one.ahead} : ${one.behind}`,
          String(one.games),
        ]),
      )
}
</section>
<section><h2>${texts.recent}</h2>
${
  profile.recent.length === 0
    ? html`<p>${texts.noGames}</p>`
    : table(
        [texts.date, texts.game, texts.withWhom, texts.rank, texts.pointsColumn, texts.ratingColumn],
        profile.recent.map((game) => [
          dayOf(lang, game.ended),
          game.table === undefined
            ? words.title(game.game).title
            : html`<a href="/#/table/${game.table}">${words.title(game.game).title}</a>`,
          game.others === undefined
            ? texts.privateTable
            : html`${joined(
                game.others.map((other) => otherName(texts, other)),
                ', ',
              )}`,
          texts.ordinal(game.place),
          String(game.points),
          game.change === undefined ? (game.rated ? texts.rated : texts.casual) : signed(game.change),
        ]),
      )
}
</section>`,
  };
}

function titleSection({ texts, title }: PublicWords, one: Profile['titles'][number]): Html {
  return html`<h3><a href="/games/${one.game}">${title(one.game).title}</a></h3>
<p>${texts.gamesRated(one.games, one.rated)}. ${ratingLine(texts, one.rating)}</p>
${one.training ? html`<p>${texts.training}: ${one.training.points} ± ${one.training.margin}</p>` : undefined}
${
  one.games < FEW_GAMES
    ? html`<p>${texts.few(FEW_GAMES)}</p>`
    : table(
        one.places.map((_, i) => texts.ordinal(i + 1)),
        [one.places.map(String)],
        texts.placesHeading,
      )
}`;
}

function ratingLine(texts: PeopleTexts, rating: ShownRating | undefined): string {
  if (!rating) return texts.unrated;
  const place =
    rating.rank === undefined
      ? rating.provisional
        ? texts.provisional(RANKED_AFTER - rating.games)
        : ''
      : texts.rankOf(rating.rank, rating.of!);
  return [`${texts.ratingColumn}: ${rating.points} ± ${rating.margin}`, place].filter(Boolean).join(', ');
}

function pointsSection(
  { lang, texts, title, statistics }: PublicWords,
  { name }: ShownPerson,
  { game, points }: Profile['titles'][number],
): Html | undefined {
  if (!points) return undefined;
  const { own, others, games } = points;
  const heading = statistics(game).sources;
  return html`<section><h2>${title(game).title}: ${texts.points}</h2>
${table(
  [texts.source, texts.meanOf(name, games), texts.others, texts.difference],
  Object.keys(heading)
    .filter((source) => own[source] !== undefined || others[source] !== undefined)
    .map((source) => {
      const [mine, theirs] = [own[source] ?? 0, others[source] ?? 0];
      return [
        heading[source]!,
        oneDecimal(lang, mine),
        oneDecimal(lang, theirs),
        signed(mine - theirs, 1, lang),
      ];
    }),
)}
</section>`;
}

const personLink = ({ id, name }: ShownPerson): Html => html`<a href="/people/${id}">${name}</a>`;

function otherName(
  texts: PeopleTexts,
  other: NonNullable<Profile['recent'][number]['others']>[number],
): Html {
  if ('bot' in other) return html`${texts.bot(other.bot)}`;
  return 'guest' in other ? html`${texts.guest}` : personLink(other);
}

export function boardsPage({ texts, title }: PublicWords, boards: readonly RatingBoard[]): PublicPage {
  return {
    title: texts.ratings,
    description: texts.ratingsLine,
    path: '/people',
    body: html`<h1>${texts.ratings}</h1>
<p>${texts.ratingsLine}</p>
${boards.map(
  (board) => html`<section><h2><a href="/games/${board.game}">${title(board.game).title}</a></h2>
${boardTable(texts, board)}</section>`,
)}`,
  };
}

const boardTable = (texts: PeopleTexts, { lines, needed, people }: RatingBoard): Html =>
  lines.length === 0
    ? html`<p>${texts.boardNeeds(needed, RANKED_AFTER, RANKED_AGAINST, people)}</p>`
    : table(
        [texts.rank, texts.name, texts.ratingColumn, texts.gamesColumn],
        lines.map(({ rank, person, points, margin, games }) => [
          String(rank),
          personLink(person),
          `${points} ± ${margin}`,
          String(games),
        ]),
      );

export function gamePageHtml({ lang, texts, title, statistics }: PublicWords, page: GamePage): PublicPage {
  const { game } = page;
  const percent = (share: number): string => `${Math.round(100 * share)}%`;
  const none = html`<p>${texts.hidden(HIDDEN_BELOW)}</p>`;
  return {
    title: texts.statisticsOf(title(game).title),
    description: `${title(game).line} ${texts.playedToEnd(page.games)}.`,
    path: `/games/${game}`,
    body: html`<h1>${texts.statisticsOf(title(game).title)}</h1>
<p>${title(game).line} ${texts.playedToEnd(page.games)}. <a href="/#/rules/${game}">${title(game).title}</a></p>
<section><h2>${texts.ratings}</h2>${boardTable(texts, page.board)}</section>
<section><h2>${texts.records}</h2>
${
  page.records.length === 0
    ? html`<p>${texts.noRecords}</p>`
    : table(
        [texts.pointsColumn, texts.name, texts.playersColumn, texts.date],
        page.records.map((record) => [
          html`<a href="/#/table/${record.table}">${record.points}</a>`,
          personLink(record.person),
          String(record.seats),
          dayOf(lang, record.ended),
        ]),
      )
}</section>
<section><h2>${texts.openings}</h2><p>${texts.openingsLine}</p>
${
  page.openings.length === 0
    ? none
    : table(
        [texts.opening, texts.gamesColumn, texts.wonShare, texts.meanPoints],
        page.openings.map((one) => [
          statistics(game).opening(one.opening),
          String(one.games),
          percent(one.won),
          oneDecimal(lang, one.points),
        ]),
      )
}</section>
<section><h2>${texts.distribution}</h2>
${
  page.points.length === 0
    ? none
    : table(
        [texts.pointsColumn, texts.seatsColumn],
        page.points.map(({ from, to, seats }) => [
          from === to ? String(from) : `${from}–${to}`,
          String(seats),
        ]),
      )
}</section>
<section><h2>${texts.bySeats}</h2>
${
  page.bySeats.length === 0
    ? none
    : page.bySeats.map(
        ({ seats, games, wins, points }) => html`<h3>${texts.players(seats)}</h3>
<p>${texts.games(games)}. ${texts.meanPoints}: ${oneDecimal(lang, points.mean)}. ${texts.winnerPoints}: ${oneDecimal(lang, points.best)}.</p>
${table(
  wins.map((_, seat) => texts.victories(seat + 1)),
  [wins.map(percent)],
)}`,
      )
}</section>`,
  };
}

type Cell = string | Html;

/** A table whose first column names the row, unless it has one row. */
function table(heads: readonly string[], rows: readonly (readonly Cell[])[], caption?: string): Html {
  return html`<table>${caption === undefined ? undefined : html`<caption>${caption}</caption>`}
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr>${row.map((cell, i) => (i === 0 && rows.length > 1 ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`))}</tr>\n`,
  )}</tbody></table>`;
}

/** Links to the same page in the other languages. */
export const alternates = (base: string, { path }: PublicPage): Html[] =>
  LANGUAGES.map(
    (lang) => html`<link rel="alternate" hreflang="${lang}" href="${base}${path}?lang=${lang}">\n`,
  );
