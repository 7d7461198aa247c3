import { levelTitle } from '../levels.ts';
import type { TablesTexts } from '../tables.ts';
import { words } from '../words.ts';
import { LEVELS } from './levels.ts';

const { list } = words('hu');
const NUMBERS = ['egy sem', 'egy', 'két', 'három', 'négy', 'öt'];
const TOGETHER = ['', 'Egyedül', 'Ketten', 'Hárman', 'Négyen', 'Öten'];

const time = (s: number): string =>
  s % 86_400 === 0
    ? `${s / 86_400} nap`
    : s % 3600 === 0
      ? `${s / 3600} óra`
      : s % 60 === 0
        ? `${s / 60} perc`
        : `${s} másodperc`;

export const texts = {
  lobby: {
    hostedBy: (name) => `Házigazda: ${name}`,
    byInvitation: 'meghívásos asztal',
    amongOpen: 'nyitott asztal',
    noClock: 'Nincs óra.',
    noClockMore: ' Mindenki annyit gondolkodik, amennyit szükséges.',
    perTurn: (s) => `Körönként ${time(s)}`,
    perGame: (s, more) =>
      more === 0
        ? `Az egész játszmára ${time(s)}`
        : `Az egész játszmára ${time(s)}, körönként még ${time(more)}`,
    timeUp: {
      bot: ', utána gép játszik, amíg vissza nem térsz.',
      resign: ', utána a hely feladja a játszmát.',
      wait: ', utána a többiek várnak.',
    },
    basic: 'A játék a szabályai szerint.',
    usual: (options) => `A megszokott módon: ${options.join(', ')}.`,
    house: 'Az asztalnál',
    order: { random: 'A helyeket kisorsoljuk.', seated: 'Mindenki ott marad, ahová leült.' },
    hints: { on: 'Tipp kérhető.', off: 'Tipp nem kérhető.' },
    watch: { on: 'Mások is nézhetik.', off: 'Más nem nézheti.' },
    takeBack: 'A saját köröd visszavonható, korábbi lépés csak közös beleegyezéssel.',
    freeSeat: 'Szabad hely',
    keptFor: (name) => `${name} számára`,
    host: 'házigazda',
    you: 'te',
    youHost: 'te, házigazda',
    botName: (bot) => levelTitle(LEVELS, bot),
    botLevel: (bot) => `gép${/^level\d$/.test(bot) ? `, ${bot.slice(-1)}. szint` : ''}`,
    levelOf: (name) => `${name} (gép) szintje`,
    remove: (name) => `${name} helyének felszabadítása`,
    ready: 'kész',
    notReady: 'még nem kész',
    away: 'távol',
    sitHere: 'Ide ülök',
    invite: 'Meghívás',
    share: 'Hivatkozás küldése',
    qr: 'QR-kód',
    qrLine: 'Így nyithatod meg telefonon: irányítsd ide a kamerát.',
    listed: 'Az asztal a nyitott asztalok között is szerepel.',
    unlisted: 'Nem szerepel a nyitott asztalok között, a hivatkozás a meghívó.',
    watching: (names, more) =>
      names.length + more === 0
        ? 'Senki sem nézi'
        : `Nézi: ${list([...names, ...(more > 0 ? [`még ${more} fő`] : [])])}`,
    say: 'Szólj az asztalhoz',
    sat: (name) => `${name} leült`,
    stood: (name) => `${name} felállt`,
    isReady: (name) => `${name} készen áll`,
    seated: (taken, free) =>
      free === 0
        ? `Mind a ${NUMBERS[taken]} hely foglalt.`
        : taken === 0
          ? 'Még senki sem ült le.'
          : `${TOGETHER[taken]} ${taken === 1 ? 'ülsz itt' : 'ültök itt'}, ${NUMBERS[free]} hely szabad.`,
    waitingFor: (names) => `Még nincs kész: ${list(names)}.`,
    needs: (fewest) =>
      `Legalább ${NUMBERS[fewest]} játékos kell: küldd el a hivatkozást, vagy ültess le egy gépet.`,
    startWith: (taken) => `Kezdés ${NUMBERS[taken]} fővel`,
    iAmReady: 'Kész vagyok',
    notYet: 'Mégsem vagyok kész',
    youAreReady: 'Kész vagy.',
    lookingOn: 'Nézőként vagy itt.',
    noSeatLeft: 'Minden hely foglalt, de nézheted a játszmát.',
    invitedBy: (name) => `${name} újabb játszmára hív.`,
    decline: 'Most nem',
    close: 'Asztal bezárása',
    closeAsk: 'Bezárod az asztalt mindenki számára?',
    keep: 'Maradjon nyitva',
    closed: 'Ez az asztal bezárt',
    newTable: 'Új asztal nyitása',
  },
  games: {
    filter: { all: 'Mind', turn: 'Te jössz', waiting: 'Várakozó', finished: 'Befejezett' },
    which: 'Mely játszmák',
    anyGame: 'Bármely játék',
    search: 'Játékos, játék vagy dátum',
    yourTurn: 'Te jössz',
    waiting: 'Mások jönnek',
    finished: 'Befejezett',
    newestFirst: (n) => `${n} játszma · legújabb elöl`,
    none: 'Nincs ilyen játszma. Töröld a keresést, vagy válassz másik szűrőt.',
    nothing: 'Még nincs játszmád. Kezdj egyet gépek ellen, vagy ülj le egy nyitott asztalhoz.',
    begin: 'Játszma kezdése',
    toMove: (names) => `${list(names)} jön`,
    gathering: 'Az asztal gyülekezik',
    paused: 'Rád vár',
    left: (time) => `még ${time}`,
    noClock: 'nincs óra',
    here: 'ezen az eszközön',
    around: 'egy képernyő körül',
    online: 'hálózaton',
    first: 'Első hely',
    place: (n) => `${n}. hely`,
    won: ({ names, own }) => {
      if (!own) return `Győztes: ${list(names)}`;
      return names.length === 0 ? 'Te nyertél' : `${list(['Te', ...names])} nyertetek`;
    },
    freeSeats: (n) => `${n} szabad hely`,
    branches: (n) => `${n} elágazás`,
    fromDecision: (n) => `a(z) ${n}. döntéstől`,
    actions: (title) => `${title}: teendők`,
    comeBack: 'Visszatérek',
    botPlays: 'Egy bot játszik helyetted',
    resigned: 'Feladtad',
    watchBots: 'Csak botok játszanak',
    invitations: 'Meghívások',
    accept: 'Elfogadom',
  },
} satisfies TablesTexts;
