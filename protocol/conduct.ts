import { z } from 'zod';
import { GAME_IDS } from '../games/list.ts';
import { shownPerson } from './people.ts';
import { chatText, ID_PATTERN, personId, tableId } from './text.ts';

/** Reports, what moderators do about them, and how the people concerned hear of it. */

/** Why somebody is reported, and why a moderator acts. */
export const REASONS = ['abuse', 'spam', 'cheating', 'stalling', 'name', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/**
 * What moderators can do about a person. `mute`: no chat and no invitations. `name`: another name in place of theirs.
 * `table`: one table that they host is in no public list, and is played on. `unlisted`: no public page, no place on
 * boards, no tables in the public list. `unrated`: no rated tables. `ban`: nothing but watching; bots stand in.
 */
export const ACT_KINDS = ['warn', 'mute', 'name', 'table', 'unlisted', 'unrated', 'ban'] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** A host of the server may act on moderators, and for ever. */
export const ROLES = ['moderator', 'host'] as const;
export type Role = (typeof ROLES)[number];

export const REPORT_STATES = ['open', 'acted', 'closed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What stands in the audit. */
export const DEEDS = [...ACT_KINDS, 'lift', 'keep', 'close', 'appeal', ...ROLES, 'no role'] as const;
export type Deed = (typeof DEEDS)[number];

/** The longest time for which a moderator may act; hosts may act for ever. */
export const MOST_HOURS = 90 * 24;

const time = z.number().describe('Milliseconds since 1970');
const id = z.string().regex(ID_PATTERN, 'is not an id');
const words = chatText.or(z.literal('')).default('');
const reason = z.enum(REASONS);

export const newReport = z
  .object({
    about: personId,
    table: tableId.optional().describe('Where it happened; you must be able to see it'),
    line: z.int().min(1).optional().describe('The number of a chat line of theirs in the log of that table'),
    reason,
    words,
  })
  .meta({ id: 'NewReport' });
export type NewReport = z.input<typeof newReport>;

export const ownReport = z
  .object({
    id,
    name: z.string().describe('The name that the person had'),
    at: time,
    reason,
    state: z.enum(REPORT_STATES).describe('`acted`: something was done; `closed`: nothing had to be done'),
    closed: time.optional(),
  })
  .meta({ id: 'OwnReport', description: 'A report of yours, and what came of it' });
export type OwnReport = z.infer<typeof ownReport>;

const act = z.object({
  id,
  kind: z.enum(ACT_KINDS),
  table: tableId.optional().describe('The table that is unlisted'),
  reason,
  words: z.string().describe('What the moderator writes to the person'),
  at: time,
  until: time.optional().describe('When it ends by itself; absent: never'),
  lifted: time.optional().describe('When it was lifted before its end'),
  appeal: z.string().optional(),
  appealed: time.optional(),
  answer: z.string().optional(),
  answered: time.optional(),
});

export const ownAct = act.meta({ id: 'OwnAct', description: 'What a moderator has decided about you' });
export type OwnAct = z.infer<typeof ownAct>;

export const ownConduct = z
  .object({ acts: z.array(ownAct), reports: z.array(ownReport) })
  .meta({ id: 'OwnConduct', description: 'Decisions about you and reports by you, newest first' });
export type OwnConduct = z.infer<typeof ownConduct>;

export const appealText = z.object({ text: chatText }).meta({ id: 'Appeal' });

/** For moderators. */

const known = shownPerson
  .extend({
    account: z.literal(true).optional().describe('Has a key; otherwise a guest'),
    role: z.enum(ROLES).optional(),
  })
  .meta({ id: 'KnownPerson', description: 'A person as moderators see them; an erased one has no name' });
export type KnownPerson = z.infer<typeof known>;

export const shownAct = act
  .extend({ about: known, by: known.optional().describe('Absent for the command line') })
  .meta({ id: 'Act' });
export type ShownAct = z.infer<typeof shownAct>;

export const shownReport = ownReport
  .extend({
    by: known.optional().describe('Absent where the reporter has erased their account'),
    words: z.string(),
    table: tableId.optional(),
    said: z
      .array(z.object({ n: z.int(), at: time, person: personId, name: z.string(), text: z.string() }))
      .describe('The reported chat with the lines around it'),
    lines: z.array(z.int()).describe('Which of these are reported'),
  })
  .meta({ id: 'Report' });
export type ShownReport = z.infer<typeof shownReport>;

export const shownCase = z
  .object({
    about: known,
    reports: z.array(shownReport).describe('Newest first'),
    acts: z.array(shownAct).describe('All moderation of this person, newest first'),
    tables: z
      .array(z.object({ id: tableId, game: z.enum(GAME_IDS), status: z.enum(['open', 'running']) }))
      .describe('Tables of this host in the public list'),
  })
  .meta({ id: 'Case', description: 'What is reported of a person, and what was done about them' });
export type ShownCase = z.infer<typeof shownCase>;

export const auditLine = z
  .object({
    id,
    at: time,
    by: known.optional().describe('Absent for the command line'),
    what: z.enum(DEEDS),
    about: known.optional(),
    words: z.string(),
  })
  .meta({ id: 'AuditLine' });
export type ShownAuditLine = z.infer<typeof auditLine>;

export const desk = z
  .object({
    role: z.enum(ROLES),
    cases: z.array(shownCase).describe('People with open reports, the oldest report first'),
    appeals: z.array(shownAct).describe('Unanswered ones, oldest first'),
  })
  .meta({ id: 'ModeratorsDesk' });
export type Desk = z.infer<typeof desk>;

export const auditPage = z
  .object({ lines: z.array(auditLine), next: id.optional().describe('Ask again with `before` at this') })
  .meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof auditPage>;

export const newAct = z
  .object({
    kind: z.enum(ACT_KINDS),
    table: tableId.optional().describe('Which of their tables, for `table`'),
    reason,
    words: chatText.describe('What the person reads'),
    hours: z.int().min(1).max(87_600).optional().describe('Absent: permanently, which only hosts may do'),
    reports: z.array(id).max(100).default([]).describe('Open reports about the person that this settles'),
  })
  .refine(({ kind, table }) => (kind === 'table') === (table !== undefined), {
    path: ['table'],
    message: 'goes with `table` alone',
  })
  .meta({ id: 'NewAct' });
export type NewAct = z.input<typeof newAct>;

export const closing = z.object({ reports: z.array(id).min(1).max(100), words }).meta({ id: 'Closing' });
export const lifting = z.object({ words: chatText }).meta({ id: 'Lifting' });
export const appealAnswer = z
  .object({ lift: z.boolean(), words: chatText.describe('What the person reads') })
  .meta({ id: 'AppealAnswer' });
