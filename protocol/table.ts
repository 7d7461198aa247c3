import { z } from 'zod';
import { GAME_IDS } from '../games/list.ts';
import { seatedPerson } from './people.ts';
import { personId, tableId } from './text.ts';

const DAY = 86_400;
export const MAX_SEATS = 5;

export const seatNumber = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);

const pace = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({
      kind: z.literal('move'),
      seconds: z
        .int()
        .min(5)
        .max(30 * DAY),
    }),
    z.object({
      kind: z.literal('game'),
      seconds: z
        .int()
        .min(30)
        .max(30 * DAY),
      increment: z.int().min(0).max(DAY),
      cap: z
        .int()
        .min(30)
        .max(30 * DAY)
        .optional()
        .describe('The most that increments bring the time to'),
    }),
  ])
  .meta({ id: 'Pace', description: 'No clock, so much time for each turn, or for the whole game' });
export type Pace = z.infer<typeof pace>;

/** Whether a turn may take days, so that holidays stop the clocks. */
export const takesDays = (pace: Pace): boolean => pace.kind !== 'none' && pace.seconds >= DAY;

export const holiday = z
  .object({ from: z.number(), until: z.number() })
  .meta({ id: 'Holiday', description: 'In milliseconds since 1970' });
export type Holiday = z.infer<typeof holiday>;

export const botName = z.string().regex(/^[a-z0-9-]{1,24}$/, 'is not the name of a bot');

export const tableSettings = z
  .object({
    game: z.enum(GAME_IDS),
    seats: z.int().min(2).max(MAX_SEATS),
    options: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])).default({}),
    listed: z.boolean().default(false).describe('Listed publicly; otherwise the link is the invitation'),
    spectators: z.boolean().default(true).describe('Whether others may watch'),
    pace: pace.default({ kind: 'none' }),
    timeout: z
      .enum(['bot', 'resign', 'wait'])
      .default('bot')
      .describe('When the time is up: a bot plays until the owner returns, the seat resigns, or all wait'),
    standIn: botName
      .default('level3')
      .describe('The bot that plays for players who are away or have resigned'),
    hints: z
      .boolean()
      .default(false)
      .describe(
        'Whether pages offer hints, from what the own seat may see; to one person among bots they always do',
      ),
    reliability: z
      .int()
      .min(0)
      .max(95)
      .default(0)
      .describe(
        'Who may sit besides the host and the invited: people whose share of finished games is at least so many percent, as a lower bound',
      ),
    rated: z
      .boolean()
      .default(false)
      .describe('Counts in ratings, if only accounts sit there and hints are off; with bots, as training'),
    order: z
      .enum(['random', 'seated'])
      .default('random')
      .describe('How seats are assigned when the game starts'),
    autoStart: z.boolean().default(false).describe('Starts as soon as the last seat is taken'),
  })
  .meta({ id: 'TableSettings' });
export type TableSettings = z.infer<typeof tableSettings>;

export const TABLE_STATUSES = ['open', 'running', 'ended', 'closed'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** A seat as everybody sees it. */
const seatInfo = z
  .object({
    person: personId.optional().describe('Whose seat it is; absent while it is free or a bot has it'),
    name: z.string().optional(),
    account: z.literal(true).optional().describe('The player has an account and is no guest'),
    bot: z.string().optional().describe('The bot that plays it now'),
    ready: z.boolean().optional().describe('The player is ready for the start'),
    asked: z
      .literal(true)
      .optional()
      .describe('The table has become rated or casual since the player sat down, who has not agreed yet'),
    absent: z.boolean().optional().describe('A bot plays until the owner takes the seat back'),
    left: z
      .boolean()
      .optional()
      .describe('Absent by choice: the owner returns with `back` or a move, and not by watching'),
    resigned: z.boolean().optional().describe('For good; the seat is placed last'),
    nonce: z.string().optional().describe('What the player added to the shuffle; shown once the game starts'),
    holidays: z
      .array(holiday)
      .optional()
      .describe('When the clock of the seat stands still, where a turn may take days'),
  })
  .meta({ id: 'Seat' });
export type SeatInfo = z.infer<typeof seatInfo>;

export const result = z
  .object({
    reason: z.enum(['finished', 'resigned', 'abandoned']),
    ending: z.string().optional().describe('Which of the ways to end in the rules'),
    scores: z.array(z.number()),
    places: z.array(z.number()),
  })
  .meta({ id: 'Result' });
export type Result = z.infer<typeof result>;

const invitation = z
  .object({ person: personId, name: z.string(), seat: seatNumber.describe('Kept for them') })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitation>;

/** The most names of spectators in a message; the others are only counted. */
export const MOST_NAMES = 12;

export const presence = z
  .object({
    people: z
      .array(
        z.object({
          person: personId,
          state: z
            .enum(['here', 'away', 'gone'])
            .describe('Has the table open, does not, or has a bot playing for them'),
          since: z.number().optional().describe('When a person who is away was last seen'),
          typing: z.boolean().optional(),
        }),
      )
      .describe('Everyone with a seat, the host, and invited people'),
    watching: z
      .object({ count: z.int(), names: z.array(z.string()).max(MOST_NAMES) })
      .describe('Spectators: people without a seat'),
  })
  .meta({ id: 'Presence', description: 'Who is at a table now; not part of its log' });
export type Presence = z.infer<typeof presence>;

/** What everybody who may look at a table sees of it. */
export const tableInfo = z
  .object({
    id: tableId,
    status: z.enum(TABLE_STATUSES),
    settings: tableSettings,
    version: z.int().describe('Version of the game'),
    host: personId,
    seats: z.array(seatInfo),
    invited: z
      .array(invitation)
      .optional()
      .describe('Invited people who have neither taken a seat nor declined; their seats are reserved'),
    circle: z
      .int()
      .optional()
      .describe('Number of people besides the host for whom it was opened; nobody else sees it'),
    commitment: z.string().describe('SHA-256 of seed and salt, which the record shows at the end'),
    brought: z
      .int()
      .optional()
      .describe(
        'The game was begun on a device of the host, so many decisions ago; whoever had that device could know the shuffle, and the commitment does not tell otherwise',
      ),
    created: z.number(),
    updated: z.number(),
    result: result.optional(),
    rematch: tableId.optional(),
  })
  .meta({ id: 'Table' });
export type TableInfo = z.infer<typeof tableInfo>;

/** A table in a list. */
export const tableListing = z
  .object({
    id: tableId,
    status: z.enum(TABLE_STATUSES),
    game: z.enum(GAME_IDS),
    seats: z.int(),
    free: z.int(),
    names: z.array(z.string()).describe('Of people and bots, by seat; empty where a seat is free'),
    host: z.string(),
    hostedBy: seatedPerson
      .optional()
      .describe('The host, where they have an account; only of open tables in the public list'),
    pace,
    rated: z.boolean().optional().describe('Counts in ratings, if only people with an account sit there'),
    updated: z.number(),
    yourSeat: z.int().optional().describe('Where you have a seat yourself'),
    yourTurn: z.boolean().optional(),
    away: z.boolean().optional().describe('A bot plays your seat until you take it back with `back`'),
    resigned: z.boolean().optional().describe('You have resigned; a bot plays your seat to the end'),
    hosting: z.boolean().optional().describe('You are the host'),
    circle: z
      .string()
      .optional()
      .describe('The host, by name, has opened it for a circle to which you belong'),
    invited: z
      .string()
      .optional()
      .describe('The host, by name, invites you: `sit` accepts, `decline` turns it down'),
  })
  .meta({ id: 'TableLine' });
export type TableListing = z.infer<typeof tableListing>;
