import type { MailTexts } from '../mail.ts';
import { words } from '../words.ts';

const { count } = words('en');
const DAYS = { one: 'day', other: 'days' };

const unasked = 'If you did not ask for this, ignore this email. Nothing happens without the code.';

export const texts = {
  signIn: (site, code, minutes) => ({
    subject: `${code} is your code for Mandate`,
    text: `Enter this code at ${site} to sign in:\n\n${code}\n\nIt works once and expires after ${minutes} minutes. ${unasked}`,
  }),
  confirm: (site, code, minutes) => ({
    subject: `${code} confirms your address for Mandate`,
    text: `Enter this code at ${site} to confirm that this address is yours:\n\n${code}\n\nIt works once and expires after ${minutes} minutes. ${unasked}`,
  }),
  known: (site) => ({
    subject: 'You already have a Mandate account',
    text: `Someone entered this address at ${site} for another account. It belongs to yours, so nothing was changed. If it was you, sign in with this address instead.`,
  }),
  changes: (site, removed, days) => ({
    subject: removed
      ? 'Your email address will be removed from Mandate'
      : 'Your email address at Mandate will be replaced',
    text: `In ${count(days, DAYS)} you can no longer sign in at ${site} with this address${removed ? '' : '; another address will replace it'}. If this was not you, sign in with this address, keep it, and sign out everywhere else.`,
  }),
} satisfies MailTexts;
