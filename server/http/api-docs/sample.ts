import { defaultOptions } from '../../../core/options.ts';
import { derivedSalt, openHeader, Recorder } from '../../../core/record.ts';
import { SHELF } from '../../../games/list.ts';
import { gameOf } from '../../../games/rules.ts';
import { type Html, html } from './html.ts';

const game = gameOf(SHELF[0]!.id);

/** The shortest valid record: a game for two before its first decision. */
function sampleRecord(): string {
  const options = defaultOptions(game, 2);
  const seed = 'jade';
  const header = openHeader(game, options, ['Réka', 'greedy'], { seed, salt: derivedSalt(seed) });
  return new Recorder(game, header, game.setup(options, 2, seed)).text();
}

/** An accepted body for each operation that takes one. */
export const BODIES: Readonly<Record<string, object>> = {
  createPerson: { name: 'Réka', token: true },
  changePerson: { name: 'Réka', seal: 'crane.teal' },
  ...account(),
  createToken: { label: 'my bot' },
  chooseNotices: {
    wants: { turn: ['push', 'hook'], time: ['push'], invited: ['push'], ended: [], chat: [] },
    zone: 'Europe/Budapest',
    quiet: { from: 1380, to: 420 },
    breaks: true,
    lang: 'en',
  },
  choosePresence: { shown: false },
  chooseTableNotices: { mode: 'on' },
  setPlan: { moves: ['tax'], guard: '{"type":"action","seat":0}' },
  addNoticeWay: { kind: 'hook', address: 'https://chat.example/hooks/7f' },
  arrive: { code: 'ABCD-EFGH-JKMN-PQRS' },
  createTable: { game: game.id, seats: 3, listed: true, pace: { kind: 'move', seconds: 86_400 } },
  bringGame: { record: sampleRecord(), seat: 0, bots: [null, 'greedy'], table: { listed: true } },
  doCommand: { type: 'sit' },
  addCircle: { name: 'Sundays', people: ['k3v9q0m2x7w1z8b4n5c6'] },
  changeCircle: { name: 'Sundays', people: ['k3v9q0m2x7w1z8b4n5c6'] },
  invite: { person: 'k3v9q0m2x7w1z8b4n5c6' },
  report: { about: 'k3v9q0m2x7w1z8b4n5c6', reason: 'abuse', words: 'Insults me in every game.' },
  appeal: { text: 'I meant the other player’s move, not the player.' },
  act: { kind: 'mute', reason: 'abuse', words: 'You insulted other players.', hours: 24 },
  closeReports: { reports: ['k3v9q0m2x7w1z8b4n5c6'], words: '' },
  liftAct: { words: 'We misread your message.' },
  answerAppeal: { lift: true, words: 'You are right.' },
};

/** A browser fills the parts of a passkey in. */
function account() {
  const used = { id: 'AAAA', clientData: 'AAAA', authenticatorData: 'AAAA' };
  const phrase = 'lamon kerit boduk zinal tefos gavim';
  const address = 'reka@post.example';
  const code = 'ABCD-EFGH';
  return {
    addPasskey: { ...used, publicKey: 'AAAA' },
    keepPhrase: { phrase },
    takeHoliday: { days: 7 },
    requestMailAddress: { address, lang: 'hu' },
    confirmMailAddress: { code, lang: 'hu' },
    removeMailAddress: { lang: 'hu' },
    signInByPasskey: { ...used, signature: 'AAAA' },
    signInByPhrase: { phrase },
    requestSignInCode: { address, lang: 'hu' },
    signInByCode: { address, code },
  };
}

/** For a shell in which `$MANDATE` and `$TOKEN` are set. */
export function curl(method: string, path: string, operation: string, signedIn: boolean): Html {
  const body = BODIES[operation];
  const lines = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "$MANDATE${path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}"`,
    ...(signedIn ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(body ? ["-H 'content-type: application/json'", `-d '${JSON.stringify(body)}'`] : []),
  ];
  return html`<pre tabindex="0"><code>${lines.join(' \\\n  ')}</code></pre>
`;
}

/** The requests that play a game from a shell, in order. */
export const firstSteps = (base: string): Html => html`<pre tabindex="0"><code>MANDATE=${base}

# become somebody, and keep the token
TOKEN=$(curl -s "$MANDATE/api/me" -H 'content-type: application/json' \\
  -d '{"name":"Réka","token":true}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')

# open a table for two, and note its id
TABLE=$(curl -s "$MANDATE/api/tables" -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' -d '{"game":"${game.id}","seats":2}' | cut -d '"' -f 4)

# sit down, seat a bot, start
for COMMAND in '{"type":"sit","seat":0}' '{"type":"bot","seat":1,"bot":"greedy"}' '{"type":"start"}'; do
  curl -s "$MANDATE/api/tables/$TABLE/commands" -H "authorization: Bearer $TOKEN" \\
    -H 'content-type: application/json' -d "$COMMAND"
done

# see how things stand, and what you may do
curl -s "$MANDATE/api/tables/$TABLE" -H "authorization: Bearer $TOKEN"
</code></pre>
`;
