import { RECORD_FAULTS } from '../../rules/core/recordfault.ts';
import type { FaultTexts } from '../faults.ts';

export const texts = {
  server: {
    malformed: 'The server could not read this request. Reload the page and try again.',
    unauthorized: 'The server no longer knows this device. Reload the page and try again.',
    forbidden: 'You are not allowed to do this.',
    'cross-site': 'The server accepts this only from its own page. Open Mandate at its own address.',
    'not-found': 'There is no such table.',
    'not-seated': 'You have no seat at this table.',
    'seat-taken': 'Somebody else has taken this seat.',
    'not-host': 'Only the host can do this.',
    'not-started': 'The game has not begun yet.',
    'already-started': 'The game has already begun.',
    ended: 'The game is over.',
    'not-ended': 'The game is not over yet.',
    'not-your-turn': 'It is not your turn.',
    stale: 'The table has changed in the meantime. Look at it again, then decide.',
    illegal: 'The rules do not allow this move.',
    'no-undo': 'This can no longer be taken back.',
    'nothing-asked': 'This question is no longer open.',
    'too-large': 'This is too large for the server.',
    'too-many': 'The server refuses so many requests at once. Wait a moment and try again.',
    unavailable: 'The server cannot save anything right now. Wait a moment and try again.',
    internal: 'The server has failed. Try again.',
    offline: 'The server cannot be reached.',
    lost: 'The connection was lost before the server answered. Look at the table, then try again if need be.',
    closed: 'The connection to this table is closed. Reload the page.',
  },
  link: {
    foreign: 'There is no game in this link.',
    damaged: 'This link is incomplete or was changed on its way. Ask for it again, and copy all of it.',
    newer: 'This link was made with a newer version of Mandate. Reload the page to get that version.',
    rules: 'The game in this link does not follow the rules, so it cannot be shown.',
  },
  record: RECORD_FAULTS,
  line: (line, reason) => `Line ${line}: ${reason}`,
} satisfies FaultTexts;
