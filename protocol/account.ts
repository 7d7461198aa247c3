import { z } from 'zod';
import { ROLES } from './conduct.ts';
import { person } from './person.ts';
import { seal } from './seal.ts';
import { holiday } from './table.ts';
import { personName, tableId } from './text.ts';

/** How people sign in, and where they are signed in. */

const time = z.number().describe('Milliseconds since 1970');
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, 'is not base64url');

export const me = person
  .extend({
    created: time,
    seal: seal.optional().describe('The picture you have chosen'),
    role: z
      .enum(ROLES)
      .optional()
      .describe('On this server; only in the answers of GET /api/me and /api/me/account'),
    conduct: z
      .literal(true)
      .optional()
      .describe('There is a decision you have not read; only in the answer of GET /api/me'),
  })
  .meta({ id: 'Me', description: 'Who you are, as only you see it' });

export const changes = z
  .object({ name: personName.optional(), seal: seal.optional() })
  .meta({ id: 'PersonChanges' });

export const keyLine = z
  .object({
    id: z.string(),
    kind: z.enum(['passkey', 'phrase']),
    label: z.string().describe('The browser and system in which a passkey was made'),
    created: time,
    used: time.optional(),
  })
  .meta({ id: 'Key', description: 'A way to sign in, without its secret' });

export const mailLine = z
  .object({
    address: z.string(),
    next: z.string().optional().describe('The address that takes its place'),
    since: time.optional().describe('When it is replaced, or removed where there is no next one'),
  })
  .meta({ id: 'MailAddress' });

export const deviceLine = z
  .object({
    id: z.string(),
    label: z.string().describe('Browser and system, as far as known'),
    created: time,
    used: time,
    own: z.boolean().describe('The one making this request'),
  })
  .meta({ id: 'Device', description: 'A browser in which you are signed in' });
export type DeviceLine = z.infer<typeof deviceLine>;

export const account = z
  .object({
    person: me,
    guest: z.boolean().describe('Only this browser opens it: there is no key and no mail address'),
    keys: z.array(keyLine),
    mail: mailLine.optional(),
    devices: z.array(deviceLine),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof account>;

export const ways = z
  .object({
    passkeys: z.boolean().describe('Browsers offer passkeys at this address: https, or localhost'),
    mails: z.boolean().describe('This server sends mail'),
  })
  .meta({ id: 'SignInWays', description: 'How one can sign in here, besides by six words' });
export type Ways = z.infer<typeof ways>;

export const passkeyRequest = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string().describe('In base64url'), name: z.string() }),
    known: z.array(z.string()).describe('The passkeys there are already'),
  })
  .meta({ id: 'PasskeyRequest', description: 'What a browser needs to make a passkey' });
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

export const newPasskey = z
  .object({
    id: bytes(1400),
    clientData: bytes(4000).describe('clientDataJSON, in base64url, as all here'),
    authenticatorData: bytes(4000),
    publicKey: bytes(2000).describe('As SPKI'),
  })
  .meta({ id: 'NewPasskey', description: 'A passkey as the browser made it, without attestation' });

export const phraseWords = z
  .object({ words: z.array(z.string()).describe('Six words, shown only once') })
  .meta({ id: 'PhraseWords' });
export const phraseText = z
  .object({ phrase: z.string().max(200).describe('The six words in their order') })
  .meta({ id: 'Phrase' });

const lang = z.string().max(10).default('en').describe('The language of the mail, if the site has it');
const address = z
  .string()
  .trim()
  .max(254)
  .regex(
    /^[^\s@<>"(),:;[\]\\\p{Cc}]+@[^\s@<>"(),:;[\]\\\p{Cc}]+\.[^\s@<>"(),:;[\]\\\p{Cc}]+$/u,
    'is no address',
  );
export const mailRequest = z.object({ address, lang }).meta({ id: 'MailRequest' });
export const mailCode = z.object({ code: z.string().min(1).max(40), lang }).meta({ id: 'MailCode' });
export const mailChange = z.object({ lang }).meta({ id: 'MailChange' });

export const signInRequest = z
  .object({ challenge: z.string(), rpId: z.string() })
  .meta({ id: 'SignInRequest', description: 'What a browser needs to use a passkey' });

export const adopt = z
  .boolean()
  .default(true)
  .describe(
    'Takes the seats of the guest who asks along; where both play, the guest resigns, and a bot plays on',
  );
export const passkeySignIn = z
  .object({
    id: bytes(1400),
    clientData: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    adopt,
  })
  .meta({ id: 'PasskeySignIn' });
export const phraseSignIn = phraseText.extend({ adopt }).meta({ id: 'PhraseSignIn' });
export const codeSignIn = z
  .object({ address, code: z.string().min(1).max(40), adopt })
  .meta({ id: 'CodeSignIn' });

export const signedIn = z
  .object({
    person,
    adopted: z.int().describe('Number of tables that the account took over from the guest'),
    left: z.array(tableId).describe('Where both played, so that the guest resigned'),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof signedIn>;

/** Days of holiday in any year. */
export const HOLIDAY_DAYS = 28;

export const holidays = z
  .object({
    holidays: z.array(holiday).describe('That have not ended, in order'),
    left: z.int().describe('How many days a holiday beginning now may have'),
  })
  .meta({ id: 'Holidays' });
export type Holidays = z.infer<typeof holidays>;

export const newHoliday = z
  .object({
    from: time.optional().describe('Absent: now'),
    days: z.int().min(1).max(HOLIDAY_DAYS),
  })
  .meta({ id: 'NewHoliday' });
