import { z } from 'zod';
import { tableId } from './text.ts';

/** What people are told while they are away, and through what. Used over HTTP only. */

const NOTICE_CHANNELS = ['push', 'mail', 'hook'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

const channels = z.array(z.enum(NOTICE_CHANNELS)).max(NOTICE_CHANNELS.length);
const minutes = z.int().min(0).max(1439).describe('Of the local day');

export const noticeSettings = z
  .object({
    wants: z.object({
      turn: channels.describe('It is your turn'),
      time: channels.describe('Half, and four fifths, of the time for your turn are gone'),
      invited: channels.describe('Somebody invites you'),
      ended: channels.describe('One of your games is over'),
      chat: channels.describe('Somebody wrote at one of your tables; sent once until you look'),
      conduct: channels
        .optional()
        .describe(
          'A moderator has decided about you or your report; absent: by browser and mail, if you use them',
        ),
    }),
    zone: z.string().max(60).describe('Where you are, as in Europe/Budapest'),
    quiet: z
      .object({ from: minutes, to: minutes })
      .optional()
      .describe(
        'Nothing rings from one local time to the other; what came meanwhile comes then, in one notice',
      ),
    breaks: z.boolean().describe('A warning may come in quiet hours if your time would run out in them'),
    digest: minutes
      .optional()
      .describe(
        'Mails about turns come once a day at this time; else one comes at once, and no other until you return',
      ),
    lang: z.string().regex(/^[a-z]{2}$/, 'is not the code of a language'),
  })
  .meta({ id: 'NoticeSettings', description: 'How and when you hear of your games' });
export type NoticeSettings = z.infer<typeof noticeSettings>;
export type NoticeEvent = keyof NoticeSettings['wants'];

const tableMode = z
  .enum(['on', 'off'])
  .describe('on: all but chat through every way you have set up; off: nothing');
export type NoticeMode = z.infer<typeof tableMode>;

const way = z
  .object({
    id: z.string(),
    kind: z.enum(NOTICE_CHANNELS),
    address: z.string().describe('Of a webhook and of mail; of a browser, the push service'),
    label: z.string().describe('Browser and system; empty for others'),
    here: z.boolean().describe('The browser making this request'),
    table: tableId.optional().describe('A webhook for one table, for everyone there'),
    secret: z.string().optional().describe('Signs what your webhook receives'),
    created: z.number(),
    failed: z.int().describe('How many times in a row it has failed'),
  })
  .meta({ id: 'NoticeWay', description: 'Where notices go' });
export type NoticeWay = z.infer<typeof way>;

export const notices = z
  .object({
    settings: noticeSettings.optional().describe('Until you choose, you get no notices'),
    ways: z.array(way),
    tables: z
      .array(z.object({ table: tableId, mode: tableMode }))
      .describe('What you chose for single tables'),
    pushKey: z.string().optional().describe('With which browsers subscribe; absent where nothing is pushed'),
    mails: z.boolean().describe('Whether this server sends mail'),
    mail: z.string().optional().describe('Your confirmed mail address'),
    hooks: z.boolean().describe('Whether webhooks may be added'),
  })
  .meta({ id: 'Notices', description: 'What you are told while you are away' });
export type NoticesState = z.infer<typeof notices>;

const base64 = z.string().regex(/^[\w-]{1,120}={0,2}$/, 'is not base64url');

const address = z
  .string()
  .max(1000)
  .regex(/^[^\s\p{Cc}\p{Cs}]+$/u, 'is not an address');

export const newWay = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('push'),
      address: address.describe('As the browser gives it'),
      keys: z.object({ p256dh: base64, auth: base64 }),
    }),
    z.object({
      kind: z.literal('hook'),
      address,
      table: tableId.optional().describe('Announces everyone’s turns at this table'),
    }),
    z.object({ kind: z.literal('mail') }).describe('Your confirmed address'),
  ])
  .meta({ id: 'NewNoticeWay' });
export type NewWay = z.infer<typeof newWay>;
export const noticeWay = way;

export const noticeTest = z
  .object({
    outcome: z
      .enum(['ok', 'gone', 'refused', 'later'])
      .describe('ok: sent; gone: it is no more and was removed; refused: not accepted; later: no answer'),
  })
  .meta({ id: 'NoticeTest' });
export type TestOutcome = z.infer<typeof noticeTest>['outcome'];

export const wayId = z.string().regex(/^[\w-]{1,40}$/, 'is not the id of a way');

export const stopMails = z.object({
  way: wayId.describe('From the link in the mail'),
  key: z.string().max(80).describe('From the link in the mail'),
});

export const tableNotices = z
  .object({ mode: tableMode.or(z.literal('settings')).describe('settings: as you chose in general') })
  .meta({ id: 'TableNotices' });
