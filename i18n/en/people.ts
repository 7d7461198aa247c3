import { levelTitle } from '../levels.ts';
import { type PeopleTexts, unitOf } from '../people.ts';
import { words } from '../words.ts';
import { LEVELS } from './levels.ts';

const { count } = words('en');
const GAMES = { one: 'game', other: 'games' };
const UNITS = {
  second: { one: 'second', other: 'seconds' },
  minute: { one: 'minute', other: 'minutes' },
  hour: { one: 'hour', other: 'hours' },
  day: { one: 'day', other: 'days' },
};
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (n: number): string => `${n}${ENDINGS[ordinals.select(n)]}`;

export const texts: PeopleTexts = {
  people: 'People',
  since: (date) => `Member since ${date}`,
  gamesWon: (games, won) => `${count(games, GAMES)}, ${won} won`,
  home: 'Play',
  missing: 'There is no such page',
  missingLine:
    'Guests have no page, and people with an account have one after their first public or rated game.',
  titles: 'Games played',
  gamesRated: (games, rated) => `${count(games, GAMES)}, ${rated} rated`,
  rankOf: (rank, of) => `${ordinal(rank)} of ${of}`,
  provisional: (left) => `Provisional: ${count(left, GAMES)} to go`,
  unrated: 'No rated games yet',
  training: 'Against bots',
  rating: (points, margin) => `Rating ${points}, give or take ${margin}`,
  placesHeading: 'Places',
  ordinal,
  times: (n) => count(n, { one: 'time', other: 'times' }),
  few: (needed) => `Figures appear after ${count(needed, GAMES)}.`,
  points: 'Points by source',
  source: 'Source',
  meanOf: (name, games) => `${name}, mean of ${count(games, GAMES)}`,
  others: 'others at the same tables',
  difference: 'Difference',
  headToHead: 'Head to head',
  whoAhead: 'who finished ahead',
  you: 'you',
  games: (n) => count(n, GAMES),
  ahead: (name, ahead, behind) => `Ahead of ${name} ${ahead} times, behind ${behind} times`,
  noOpponents: 'No games at public tables against people with an account yet.',
  recent: 'Recent games',
  noGames: 'No games yet.',
  pts: (n) => count(n, { one: 'point', other: 'points' }),
  rated: 'rated',
  casual: 'casual',
  guest: 'a guest',
  bot: (bot) => levelTitle(LEVELS, bot),
  privateTable: 'private table',
  openTable: 'Open the game',
  reliability: 'Reliability',
  lastTables: (n) => (n === 1 ? 'last table' : `last ${n} tables`),
  finished: (n) => `${n} finished`,
  leftEarly: (n) => `${n} left early`,
  answers: (ms) => {
    const [n, unit] = unitOf(ms);
    return `usually moves within ${count(n, UNITS[unit])}`;
  },
  atLeast: (percent) => `finishes at least ${percent}% of games, with 95% confidence`,
  fewTables: 'Reliability appears after five games with other people.',
  ratings: 'Ratings',
  boardNeeds: (needed, games, have) =>
    `The board appears when ${needed} people have played ${games} rated games each. So far ${have === 1 ? '1 has' : `${have} have`}.`,
  rank: 'Rank',
  name: 'Name',
  ratingColumn: 'Rating',
  gamesColumn: 'Games',
  game: 'Game',
  withWhom: 'Others',
  ratingsLine:
    'Everybody starts at 1500. The margin after ± shrinks with every game. Places count, not points; a player who was away at the end comes last.',
  statistics: 'Statistics',
  statisticsOf: (title) => `${title}: statistics`,
  playedToEnd: (games) => `${count(games, GAMES)} played to the end here`,
  bySeats: 'By number of players',
  players: (n) => count(n, { one: 'player', other: 'players' }),
  playersColumn: 'Players',
  victories: (seat) => `Seat ${seat} wins`,
  meanPoints: 'Mean points',
  winnerPoints: 'Winner’s points',
  distribution: 'How many points people score',
  pointsColumn: 'Points',
  seatsColumn: 'Times',
  records: 'Most points',
  noRecords: 'No games at public tables yet.',
  date: 'Date',
  openings: 'Openings',
  openingsLine: 'What people began with, and how it ended.',
  opening: 'Opening',
  wonShare: 'Won',
  hidden: (games) => `Anything with fewer than ${count(games, GAMES)} is left out.`,
};
