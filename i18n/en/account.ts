import type { AccountTexts } from '../account.ts';
import { words } from '../words.ts';

const { count } = words('en');
const GAMES = { one: 'game', other: 'games' };
const TABLES = { one: 'table', other: 'tables' };
const SEATS = { one: 'seat', other: 'seats' };

export const texts = {
  title: { guest: 'Stay who you are', account: 'Your account', unknown: 'Your account' },
  guest: (name, date) => `You are ${name}, a guest in this browser since ${date}.`,
  person: (name, date) => `You are ${name}, here since ${date}.`,
  unknown:
    'This server does not know you yet. Add a key to start an account, or sign in to the one you have.',
  depends: (running, finished) =>
    running + finished === 0
      ? 'Add a key, and your games will follow you to every device.'
      : `${[running > 0 && `${count(running, GAMES)} in progress`, finished > 0 && `${finished} finished`]
          .filter(Boolean)
          .join(' and ')} would be lost with this browser. Add a key, and they follow you to every device.`,
  and: (more) => `and ${more} more`,
  name: 'Name',
  save: 'Save',
  saved: 'Saved',
  nameRefused: 'This name is reserved, or has characters that cannot be shown.',
  seal: {
    choose: 'Choose your seal',
    picture: 'Picture',
    pigment: 'Colour',
    pictures: {
      lotus: 'Lotus',
      peaks: 'Peaks',
      crane: 'Crane',
      bamboo: 'Bamboo',
      gourd: 'Gourd',
      carp: 'Carp',
      moon: 'Moon',
      pine: 'Pine',
      wave: 'Wave',
      lantern: 'Lantern',
      blossom: 'Plum blossom',
      junk: 'Junk',
      tortoise: 'Tortoise',
      teapot: 'Teapot',
    },
    pigments: {
      azurite: 'Azurite',
      malachite: 'Malachite',
      plum: 'Plum',
      ochre: 'Ochre',
      teal: 'Teal',
      ink: 'Ink',
      brown: 'Brown',
    },
  },
  noPassword: 'No password, no mail address needed.',
  passkey: {
    title: 'A passkey on this device',
    line: 'Fingerprint, face, or screen lock. Your devices can share it.',
    add: 'Keep with a passkey',
    another: 'Add a passkey',
    locked: 'Browsers offer passkeys at https addresses and at localhost only. Six words work here too.',
    old: 'This browser has no passkeys. Six words work here too.',
    failed: 'No passkey was made. Try again, or use six words.',
    added: 'The passkey opens your account from now on.',
  },
  phrase: {
    title: 'Six words on bamboo',
    line: 'They open your account on every device, even after you lose this one. They are shown once.',
    draw: 'Draw six words',
    others: 'Draw others',
    copy: 'Copy',
    copied: 'Copied',
    order: 'Write them down in this order.',
    written: 'I have written them down',
    type: 'Type the fourth and the sixth word from your notes.',
    word: (n) => `Word ${n}`,
    keep: 'Keep these words',
    wrong: 'These are not the fourth and the sixth word. Check your notes, or draw others.',
    kept: 'The six words open your account from now on.',
    replaces: 'New words replace the old ones.',
  },
  mail: {
    title: 'A code by mail',
    line: 'Sign in with a code that is sent to your address.',
    address: 'Mail address',
    send: 'Send code',
    sent: (address) => `If ${address} can be used, a code is on its way. It works for 15 minutes.`,
    code: 'Code',
    confirm: 'Confirm',
    wrong: 'This code is wrong or has expired. Ask for a new one.',
    uses: (address) => `Codes are sent to ${address}.`,
    changes: (address, date) => `${address} takes over on ${date}.`,
    removes: (date) => `The address is removed on ${date}.`,
    keep: 'Keep it',
    remove: 'Remove',
    change: 'Change',
  },
  keys: {
    title: 'Keys',
    passkey: (label) => (label === '' ? 'Passkey' : `Passkey (${label})`),
    phrase: 'Six words',
    made: (date) => `since ${date}`,
    remove: 'Remove',
    last: 'This is your last key. Without it, your account stays in the browsers where you are signed in and nowhere else.',
  },
  signIn: {
    title: 'Sign in',
    before: 'Been here before? Sign in, and the games of this guest come along.',
    open: 'Sign in',
    passkey: 'Sign in with a passkey',
    phrase: 'Your six words',
    adopt: 'Bring the games of this guest along',
    unknown: 'No account matches. Check what you entered and try again.',
    done: (name, adopted, left) =>
      [
        `You are signed in as ${name}.`,
        adopted > 0 && `${count(adopted, TABLES)} came along.`,
        left > 0 &&
          `At ${count(left, TABLES)} you already have a seat, so the guest’s ${count(left, SEATS)} stayed behind.`,
      ]
        .filter(Boolean)
        .join(' '),
    guestEnds: 'If you leave them behind, nobody can return to them.',
  },
  devices: {
    title: 'Devices',
    own: 'This browser',
    unknown: 'Unknown browser',
    now: 'now',
    elsewhere: 'Sign out everywhere else',
    signOut: 'Sign out',
    guest: 'guest until you add a key',
    loses: 'You have no key yet. If you sign out, nobody can return to this guest and its games.',
  },
  holiday: {
    title: 'Holiday',
    line: 'Where a turn may take days, your clock stands still on holiday. No notices come, and the others see when you are back. A day that has begun counts.',
    left: (days) => `${days} of 28 days left this year`,
    from: 'First day',
    days: 'Days',
    take: 'Take holiday',
    now: (until) => `Now, until ${until}`,
    end: 'End now',
    callOff: 'Call off',
    taken: 'Your holiday is entered at your tables.',
    ended: 'Your clocks run again.',
    calledOff: 'The holiday is called off.',
    refused: 'You do not have so many days left, or you have a holiday at that time already.',
  },
  conduct: { title: 'Conduct', own: 'Decisions and reports', desk: 'Moderation' },
  data: {
    title: 'Your data',
    export: 'Export',
    erase: 'Delete account',
    eraseLine:
      'Your name, keys, devices, and messages are erased, and bots take your seats. Games on this device stay. This cannot be undone.',
    erased: 'The account was deleted.',
    sure: 'Delete for good',
    keep: 'Keep it',
  },
} satisfies AccountTexts;
