import type { MailTexts } from '../mail.ts';

const unasked = 'Ha nem te kérted, hagyd figyelmen kívül ezt a levelet: a kód nélkül semmi sem történik.';

export const texts = {
  signIn: (site, code, minutes) => ({
    subject: `${code} – belépési kód a Mandate-hez`,
    text: `Ezzel a kóddal tudsz belépni itt: ${site}\n\n${code}\n\nEgyszer használható, ${minutes} percig. ${unasked}`,
  }),
  confirm: (site, code, minutes) => ({
    subject: `${code} – a címed megerősítése a Mandate-nél`,
    text: `Ezzel a kóddal tudod megerősíteni itt, hogy a cím a tiéd: ${site}\n\n${code}\n\nEgyszer használható, ${minutes} percig. ${unasked}`,
  }),
  known: (site) => ({
    subject: 'Már van fiókod a Mandate-nél',
    text: `Valaki megadta ezt a címet egy másik fiókhoz itt: ${site}. A cím a te fiókodhoz tartozik, ezért semmi sem változott. Ha te voltál, lépj be inkább ezzel a címmel.`,
  }),
  changes: (site, removed, days) => ({
    subject: removed ? 'A címed törlődik a Mandate-ből' : 'A címed megváltozik a Mandate-nél',
    text: `${days} nap múlva ez a cím már nem nyitja a fiókodat itt: ${site}${removed ? '' : '; helyette egy másik cím fogja'}. Ha nem te kérted, lépj be ezzel a címmel, tartsd meg, és jelentkezz ki mindenhol máshol.`,
  }),
} satisfies MailTexts;
