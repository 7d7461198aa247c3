import { z } from 'zod';
import { GAME_IDS } from '../games/list.ts';
import { adopt, deviceLine, keyLine, mailLine, me } from './account.ts';
import { DEEDS, ownAct, ownReport, ROLES } from './conduct.ts';
import { entry } from './entry.ts';
import { notices } from './notices.ts';
import { circleList } from './people.ts';
import { person } from './person.ts';
import { position } from './position.ts';
import { botName, holiday, presence, seatNumber, tableInfo, tableListing, tableSettings } from './table.ts';
import { circleId, nonce, personId, personName, recordText, tableId } from './text.ts';

/** Bodies and answers used over HTTP only. */

const time = z.number().describe('Milliseconds since 1970');

export const newcomer = z
  .object({ person, token: z.string().optional().describe('Shown only once; only for programs') })
  .meta({ id: 'Newcomer' });

export const newToken = z.object({ label: personName.describe('What it is for') }).meta({ id: 'NewToken' });
export const tokenLine = z
  .object({ id: z.string(), label: z.string(), created: time })
  .meta({ id: 'Token', description: 'A token of a program, without its secret' });
export const madeToken = tokenLine
  .extend({ token: z.string().describe('Shown only once and not stored') })
  .meta({ id: 'MadeToken' });

export const deviceLink = z
  .object({
    code: z.string(),
    link: z.url().describe('To be opened on the other device'),
    expires: time,
  })
  .meta({ id: 'CarryLink', description: 'Makes another device the same person, once' });
export const deviceCode = z.object({ code: z.string().min(1).max(40), adopt }).meta({ id: 'CarryCode' });

export const personExport = z
  .object({
    person: me,
    keys: z.array(keyLine),
    mail: mailLine.optional(),
    devices: z.array(deviceLine),
    tokens: z.array(tokenLine),
    muted: z.array(personId),
    circles: circleList.shape.circles,
    holidays: z.array(holiday),
    presence: z
      .object({ hidden: z.boolean(), seen: time.optional() })
      .describe('Whether friends see that you are here, and when you last were'),
    follows: z.array(personId),
    results: z
      .array(
        z.object({ table: tableId, game: z.enum(GAME_IDS), ended: time, place: z.int(), points: z.int() }),
      )
      .describe('Of games that have ended'),
    ratings: z.array(
      z.object({
        pool: z.string(),
        game: z.enum(GAME_IDS),
        mu: z.number(),
        sigma: z.number(),
        games: z.int(),
      }),
    ),
    tables: z.array(tableListing),
    chat: z.array(z.object({ table: tableId, at: time, text: z.string() })),
    notices: notices.pick({ settings: true, ways: true, tables: true }),
    conduct: z.object({
      role: z.enum(ROLES).optional(),
      acts: z.array(ownAct).describe('Decisions of moderators about you'),
      reports: z
        .array(
          ownReport.extend({
            about: personId,
            words: z.string(),
            table: tableId.optional(),
            lines: z.array(z.int()),
          }),
        )
        .describe('By you'),
      deeds: z
        .array(z.object({ at: time, what: z.enum(DEEDS), words: z.string() }))
        .describe('Your appeals and, as a moderator, what you did'),
    }),
    records: z.array(z.object({ table: tableId, record: z.string() })).describe('Of games that have ended'),
  })
  .meta({ id: 'Export', description: 'Everything that is known of a person here' });

const optionValue = z.union([z.string(), z.number(), z.boolean()]);
export const gameLine = z
  .object({
    id: z.enum(GAME_IDS),
    version: z.int(),
    seats: z.array(z.int()).describe('The numbers of seats it can be played with'),
    options: z
      .array(
        z.object({
          seats: z.int(),
          options: z.array(
            z.object({ name: z.string(), values: z.array(optionValue), default: optionValue }),
          ),
        }),
      )
      .describe('By number of seats; of values that depend on other options, all are listed'),
  })
  .meta({ id: 'Game' });
export const gameList = z
  .object({
    games: z.array(gameLine),
    bots: z.array(z.string()).describe('Bots that can take a seat or stand in'),
  })
  .meta({ id: 'GameList' });

/** The most tables on a page of the public list. */
const PAGE_TABLES = 100;

export const tableFilter = z.object({
  game: z.enum(GAME_IDS).optional(),
  status: z.enum(['open', 'running']).optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_TABLES).default(PAGE_TABLES).describe('The most on a page'),
  after: z
    .string()
    .regex(/^\d{1,7}\.\d{1,16}\.[0-9a-z]{20}$/, 'is not the `next` of a page')
    .optional()
    .describe('The `next` of the page before'),
});
const someTables = z.object({ tables: z.array(tableListing) });
export const tableList = someTables
  .extend({ conduct: z.literal(true).optional().describe('There is a decision you have not read') })
  .meta({ id: 'TableList' });

export const newTable = tableSettings
  .extend({
    circle: circleId.optional().describe('One of your circles: only its people see the table, and may sit'),
    sit: z
      .object({ nonce: nonce.optional().describe('Goes into the shuffle') })
      .optional()
      .describe('Takes the first seat for you at once'),
  })
  .meta({ id: 'NewTable' });
export type NewTable = z.infer<typeof newTable>;

export const tablePage = someTables
  .extend({ next: z.string().optional().describe('There is more: ask again with `after` at this') })
  .meta({ id: 'TablePage', description: 'A page of the public list' });

export const looked = z
  .object({
    info: tableInfo,
    n: z.int().describe('How much has happened at the table'),
    presence,
    position: position.optional().describe('From the start of the game on'),
  })
  .meta({ id: 'Looked', description: 'A table as you may see it' });

export const entryPage = z
  .object({
    entries: z.array(entry),
    next: z
      .int()
      .optional()
      .describe('There is more: ask again with `since` at this number. Absent on the last page'),
  })
  .meta({ id: 'EntryPage', description: 'A part of what happened at a table, in order' });

export type EntryPage = z.infer<typeof entryPage>;

export const done = z
  .object({
    n: z.int().describe('How much has happened at the table, with this'),
    table: tableId.optional().describe('The table of a rematch'),
  })
  .meta({ id: 'Done', description: 'What was asked for is done, and kept' });

/** Three times the longest games' records. */
export const MOST_RECORD = 32_768;

export const broughtGame = z
  .object({
    record: recordText.max(MOST_RECORD).describe('Of a game that is not over, with its seed'),
    seat: seatNumber.describe('Your seat'),
    bots: z
      .array(botName.nullable())
      .max(5)
      .describe('By seat: who plays it, or null where a person is to sit'),
    table: tableSettings.pick({
      listed: true,
      spectators: true,
      pace: true,
      timeout: true,
      standIn: true,
      hints: true,
    }),
  })
  .meta({ id: 'BroughtGame', description: 'A game that was begun on a device, to be played on here' });
export type BroughtGame = z.infer<typeof broughtGame>;

export const health = z.object({ status: z.enum(['ok', 'unavailable']) }).meta({ id: 'Health' });
