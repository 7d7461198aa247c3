import { z } from 'zod';
import { GAME_IDS } from '../games/list.ts';
import { circleId, personId, personName, tableId } from './text.ts';

/** Public pages: people, games and boards of ratings. */

/** Under this number of games a section says so instead of showing figures. */
export const FEW_GAMES = 5;
/** Rated games until somebody has a place on the board. */
export const RANKED_AFTER = 15;
/** Different opponents in them, so that nobody climbs on one friend’s losses. */
export const RANKED_AGAINST = 5;
/** Figures from fewer games are hidden on the page of a game: they say more about who played than about it. */
export const HIDDEN_BELOW = 20;

const time = z.number().describe('Milliseconds since 1970');

export const shownPerson = z
  .object({ id: personId, name: z.string(), seal: z.string().optional() })
  .meta({ id: 'ShownPerson', description: 'Somebody with an account, as others see them' });
export type ShownPerson = z.infer<typeof shownPerson>;

const rating = z
  .object({
    points: z.int(),
    margin: z.int().describe('One standard deviation'),
    games: z.int(),
    provisional: z.boolean().describe('Too few games for a place in the ranking'),
    rank: z.int().optional(),
    of: z.int().optional().describe('How many are on the board'),
  })
  .meta({ id: 'Rating' });
export type ShownRating = z.infer<typeof rating>;

const meanPoints = z.record(z.string(), z.number()).describe('Mean points by source');

export const titleRecord = z
  .object({
    game: z.enum(GAME_IDS),
    games: z.int(),
    won: z.int(),
    rated: z.int(),
    places: z.array(z.int()).describe('How often first, second and so on'),
    rating: rating.optional().describe('Among people'),
    training: rating.optional().describe('Against bots'),
    points: z
      .object({ games: z.int(), own: meanPoints, others: meanPoints })
      .optional()
      .describe('Of games played to their end, if there are enough; beside the others at the same tables'),
  })
  .meta({ id: 'TitleRecord' });
export type TitleRecord = z.infer<typeof titleRecord>;

const opponent = z
  .object({
    person: shownPerson,
    games: z.int(),
    ahead: z.int().describe('Games in which this page’s person finished ahead of them'),
    behind: z.int(),
  })
  .meta({ id: 'Opponent' });
export type Opponent = z.infer<typeof opponent>;

export const recentGame = z
  .object({
    game: z.enum(GAME_IDS),
    ended: time,
    table: tableId.optional().describe('Absent where you may not see the table'),
    others: z
      .array(z.union([shownPerson, z.object({ bot: z.string() }), z.object({ guest: z.literal(true) })]))
      .optional()
      .describe('Absent where you may not see the table'),
    seats: z.int(),
    place: z.int(),
    points: z.int(),
    rated: z.boolean(),
    change: z.int().optional().describe('Of the rating'),
  })
  .meta({ id: 'RecentGame' });
export type RecentGame = z.infer<typeof recentGame>;

export const profile = z
  .object({
    person: shownPerson,
    since: time,
    games: z.int(),
    won: z.int(),
    titles: z.array(titleRecord).describe('The most played first'),
    reliability: z
      .object({
        tables: z.array(z.boolean()).describe('Whether each of the last tables was finished; newest first'),
        finished: z.int(),
        atLeast: z.number().describe('Lower bound of the share (Wilson, 95 %)'),
      })
      .optional()
      .describe('Of tables with other people, if there are enough'),
    answer: z.number().optional().describe('Median time for a turn at those tables, in milliseconds'),
    opponents: z.array(opponent).describe('You first, then those met most often'),
    followed: z.boolean().optional().describe('Whether you follow them; absent for guests and yourself'),
    yours: z.literal(true).optional().describe('It is about you'),
    recent: z.array(recentGame).describe('Newest first'),
  })
  .meta({ id: 'Profile', description: 'The public page of a person with an account' });
export type Profile = z.infer<typeof profile>;

const friend = z
  .object({
    person: shownPerson,
    mutual: z.boolean().describe('Follows you as well'),
    here: z.literal(true).optional().describe('Has a page of this server open'),
    seen: time
      .optional()
      .describe('When they last had one open; only of people who follow you back and do not hide it'),
    doing: z
      .object({
        table: tableId,
        game: z.enum(GAME_IDS),
        status: z.enum(['open', 'running']),
        free: z.int().describe('Free seats at an open table'),
        withYou: z.boolean(),
      })
      .optional()
      .describe('At a public table, or at one where you sit'),
  })
  .meta({ id: 'Friend', description: 'Somebody whom you follow' });
export type Friend = z.infer<typeof friend>;
export const friendList = z.object({ friends: z.array(friend) }).meta({ id: 'FriendList' });
export const presenceChoice = z
  .object({ shown: z.boolean().describe('Whether people you follow, and who follow you, see it') })
  .meta({ id: 'PresenceChoice', description: 'Whether friends see that you are here' });
export const foundPeople = z.object({ people: z.array(shownPerson) }).meta({ id: 'FoundPeople' });
export const invitee = z.object({ person: personId }).meta({ id: 'Invitee' });

export const seatedPerson = z
  .object({
    person: shownPerson,
    rating: rating.optional().describe('Among people, at the game of the table'),
    reliability: z.int().optional().describe('Finished games in percent, as a lower bound'),
  })
  .meta({
    id: 'SeatedPerson',
    description: 'Somebody with an account at a table; figures as on their public page',
  });
export type SeatedPerson = z.infer<typeof seatedPerson>;
export const seatedPeople = z.object({ people: z.array(seatedPerson) }).meta({ id: 'SeatedPeople' });

/** Circles of one person, and people in one. */
export const MOST_CIRCLES = 12;
const MOST_IN_CIRCLE = 24;

const circle = z
  .object({ id: circleId, name: z.string(), people: z.array(shownPerson) })
  .meta({ id: 'Circle', description: 'Friends for whom you open tables; only you see its name' });
export type ShownCircle = z.infer<typeof circle>;
export const circleList = z.object({ circles: z.array(circle) }).meta({ id: 'CircleList' });
export const newCircle = z
  .object({ name: personName, people: z.array(personId).min(1).max(MOST_IN_CIRCLE) })
  .meta({ id: 'NewCircle' });

const boardLine = z
  .object({ rank: z.int(), person: shownPerson, points: z.int(), margin: z.int(), games: z.int() })
  .meta({ id: 'BoardLine' });

export const ratingBoard = z
  .object({
    game: z.enum(GAME_IDS),
    people: z.int().describe('How many have enough rated games'),
    needed: z.int().describe('How many people a ranking needs'),
    lines: z.array(boardLine).describe('Best first; empty while there are too few people'),
  })
  .meta({ id: 'RatingBoard' });
export type RatingBoard = z.infer<typeof ratingBoard>;
export const ratingBoards = z.object({ boards: z.array(ratingBoard) }).meta({ id: 'RatingBoards' });

export const gamePage = z
  .object({
    game: z.enum(GAME_IDS),
    games: z.int().describe('Played to their end'),
    bySeats: z
      .array(
        z.object({
          seats: z.int(),
          games: z.int(),
          wins: z.array(z.number()).describe('Share of victories by seat'),
          points: z.object({ mean: z.number(), best: z.number() }),
        }),
      )
      .describe('By number of players, where there are enough games'),
    points: z
      .array(z.object({ from: z.int(), to: z.int(), seats: z.int() }))
      .describe('How often people reached so many points'),
    records: z
      .array(
        z.object({
          points: z.int(),
          seats: z.int(),
          ended: time,
          person: shownPerson,
          table: tableId,
        }),
      )
      .describe('Most points at public tables'),
    openings: z
      .array(z.object({ opening: z.string(), games: z.int(), won: z.number(), points: z.number() }))
      .describe('With the share of victories and mean points; only those chosen often enough'),
    board: ratingBoard,
  })
  .meta({ id: 'GamePage', description: 'The public page of a game' });
export type GamePage = z.infer<typeof gamePage>;
