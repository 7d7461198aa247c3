import { type Language, localeOf } from './language.ts';

/** Texts of the public pages of people, games and ratings, which the server writes as well as the page. */
export interface PeopleTexts {
  readonly people: string;
  since(date: string): string;
  gamesWon(games: number, won: number): string;
  readonly home: string;
  /** No public page is at this address. */
  readonly missing: string;
  readonly missingLine: string;

  readonly titles: string;
  gamesRated(games: number, rated: number): string;
  rankOf(rank: number, of: number): string;
  /** How many rated games are missing to a place on the board. */
  provisional(left: number): string;
  readonly unrated: string;
  readonly training: string;
  rating(points: number, margin: number): string;
  readonly placesHeading: string;
  ordinal(place: number): string;
  times(count: number): string;
  /** In place of figures; `needed` games are needed. */
  few(needed: number): string;

  readonly points: string;
  readonly source: string;
  meanOf(name: string, games: number): string;
  readonly others: string;
  readonly difference: string;

  readonly headToHead: string;
  readonly whoAhead: string;
  readonly you: string;
  games(count: number): string;
  ahead(name: string, ahead: number, behind: number): string;
  readonly noOpponents: string;

  readonly recent: string;
  readonly noGames: string;
  pts(points: number): string;
  readonly rated: string;
  readonly casual: string;
  readonly guest: string;
  bot(bot: string): string;
  readonly privateTable: string;
  readonly openTable: string;

  readonly reliability: string;
  lastTables(count: number): string;
  finished(count: number): string;
  leftEarly(count: number): string;
  answers(ms: number): string;
  atLeast(percent: number): string;
  readonly fewTables: string;

  /** Those whom the reader follows. */
  readonly friends: string;
  readonly follow: string;
  readonly following: string;
  /** For screen readers, on the button that follows or stops. */
  followName(name: string): string;
  readonly noFriends: string;
  readonly findByName: string;
  readonly find: string;
  nobodyNamed(name: string): string;
  waitsAt(game: string, free: number): string;
  playsWithYou(game: string): string;
  plays(game: string): string;
  readonly mutual: string;
  readonly notPlaying: string;
  /** Has a page open, or when that was last so, as in “yesterday”. */
  readonly hereNow: string;
  lastHere(when: string): string;
  /** How many friends who follow back are here, and how many not. */
  hereAway(here: number, away: number): string;
  readonly sit: string;
  readonly open: string;
  readonly watch: string;
  readonly inviteFriend: string;
  isInvited(name: string): string;
  readonly notInvited: string;

  readonly circles: {
    readonly title: string;
    readonly line: string;
    readonly add: string;
    readonly name: string;
    readonly who: string;
    readonly keep: string;
    readonly change: string;
    readonly remove: string;
    /** For whom a new table is. */
    readonly pick: string;
    readonly everyone: string;
  };

  /** Boards of ratings. */
  readonly ratings: string;
  boardNeeds(needed: number, games: number, opponents: number, have: number): string;
  readonly rank: string;
  readonly name: string;
  readonly ratingColumn: string;
  readonly gamesColumn: string;
  /** Columns of a list of games: its title, and who else played. */
  readonly game: string;
  readonly withWhom: string;
  readonly ratingsLine: string;
  readonly statistics: string;

  /** The page of a game. */
  statisticsOf(title: string): string;
  playedToEnd(games: number): string;
  readonly bySeats: string;
  players(count: number): string;
  readonly playersColumn: string;
  victories(seat: number): string;
  readonly meanPoints: string;
  readonly winnerPoints: string;
  readonly distribution: string;
  readonly pointsColumn: string;
  readonly seatsColumn: string;
  readonly records: string;
  readonly noRecords: string;
  readonly date: string;
  readonly openings: string;
  readonly openingsLine: string;
  readonly opening: string;
  readonly wonShare: string;
  hidden(games: number): string;
}

/** A date as people write it. */
export const dayOf = (lang: Language, time: number): string =>
  new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(time);

export const monthOf = (lang: Language, time: number): string =>
  new Intl.DateTimeFormat(localeOf(lang), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(time);

/** With a sign, as differences are shown. */
export function signed(value: number, digits = 0, lang: Language = 'en'): string {
  const figure = new Intl.NumberFormat(lang, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${value > 0 ? '+' : value < 0 ? '−' : '±'}${figure.format(Math.abs(value))}`;
}

/** A figure with one decimal, as the language writes it. */
export const oneDecimal = (lang: Language, value: number): string =>
  new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** The largest whole unit of a duration. */
export function unitOf(ms: number): readonly [count: number, unit: 'second' | 'minute' | 'hour' | 'day'] {
  const seconds = ms / 1000;
  if (seconds < 90) return [Math.max(1, Math.round(seconds)), 'second'];
  if (seconds < 90 * 60) return [Math.round(seconds / 60), 'minute'];
  if (seconds < 36 * 3600) return [Math.round(seconds / 3600), 'hour'];
  return [Math.round(seconds / 86_400), 'day'];
}
