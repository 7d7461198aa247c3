import { levelTitle } from '../levels.ts';
import type { TablesTexts } from '../tables.ts';
import { words } from '../words.ts';
import { LEVELS } from './levels.ts';
import { the } from './speech.ts';

const { list } = words('hu');
const NUMBERS = ['egy sem', 'egy', 'két', 'három', 'négy', 'öt'];
const SEATED = ['', 'Egy játékos', 'Két játékos', 'Három játékos', 'Négy játékos', 'Öt játékos'];

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
    noClock: 'Korlátlan idő.',
    noClockMore: ' Annyit gondolkodhatsz, amennyit szeretnél.',
    perTurn: (s) => `Körönként ${time(s)}`,
    perGame: (s, more, cap) =>
      more === 0
        ? `Az egész játszmára ${time(s)}`
        : `Az egész játszmára ${time(s)}, körönként még ${time(more)}${cap === undefined ? '' : `, legfeljebb ${time(cap)}`}`,
    timeUp: {
      bot: ', utána gépi játékos játszik helyetted, amíg vissza nem térsz.',
      resign: ', utána automatikusan feladod a játszmát.',
      wait: ', utána a többiek várnak rád.',
    },
    basic: 'Alapszabályok.',
    usual: (options) => `Alapbeállítás: ${options.join(', ')}.`,
    countsAs: 'Mire számít',
    casual: 'Baráti játszma.',
    casualLine: 'Senkinek sem változik az értékszáma.',
    rated: 'Rangsorolt.',
    ratedLine: 'A helyezés mindenkinek módosítja az értékszámát; aki idő előtt távozik, utolsó lesz.',
    training: 'Gyakorlás.',
    trainingLine: 'Ha gépi játékos is ül az asztalnál, csak a gyakorló értékszámod változik.',
    notRated: 'Nem rangsorolt.',
    guestsSit: (names) => `A rangsorolt játszmához fiók kell, és ${list(names)} vendég.`,
    hintsOn: 'Rangsorolt játszmában nincs tipp.',
    house: 'Az asztal szabályai',
    order: { random: 'A helyekről sorsolás dönt.', seated: 'Mindenki ott marad, ahová leült.' },
    hints: { on: 'Tipp kérhető.', off: 'Nincs tipp.' },
    watch: { on: 'Bárki nézheti.', off: 'Nincsenek nézők.' },
    reliable: (n) => `Legalább ${n}%-os megbízhatóság kell hozzá.`,
    takeBack: 'A saját körödet visszavonhatod, korábbi lépést csak közös beleegyezéssel.',
    freeSeat: 'Szabad hely',
    keptFor: (name) => `fenntartva: ${name}`,
    host: 'házigazda',
    you: 'te',
    youHost: 'te, házigazda',
    guest: 'vendég',
    ratedAt: (points, margin) => `${points} ± ${margin}`,
    finishes: (percent) => `legalább ${percent}%-ot befejez`,
    awayUntil: (date) => `vissza: ${date}`,
    botName: (bot) => levelTitle(LEVELS, bot),
    botLevel: (bot) => `gépi${/^level\d$/.test(bot) ? `, ${bot.slice(-1)}. szint` : ''}`,
    levelOf: (name) => `${name} (gépi játékos) szintje`,
    remove: (name) => `${name} eltávolítása`,
    ready: 'készen áll',
    notReady: 'nem áll készen',
    away: 'távol',
    sitHere: 'Ide ülök',
    invite: 'Meghívás',
    share: 'Hivatkozás küldése',
    qr: 'QR-kód',
    qrLine: 'Irányítsd ide a telefonod kameráját, és megnyílik az asztal.',
    listed: 'Az asztal a nyitott asztalok között is szerepel.',
    unlisted: 'Nem nyilvános: csak a hivatkozással lehet csatlakozni.',
    onlyCircle: (n) => `Ezt az asztalt csak a kör tagjai látják (${n} fő).`,
    watching: (names, more) =>
      names.length + more === 0
        ? 'Senki sem nézi'
        : `Nézi: ${list([...names, ...(more > 0 ? [`még ${more} fő`] : [])])}`,
    say: 'Üzenet az asztalnak',
    sat: (name) => `${name} csatlakozott`,
    stood: (name) => `${name} elment`,
    isReady: (name) => `${name} készen áll`,
    nowRated: 'Az asztal mostantól rangsorolt',
    nowCasual: 'Az asztal mostantól nem rangsorolt',
    agreeTo: (rated) =>
      `A házigazda ${rated ? 'rangsorolttá' : 'barátivá'} tette ezt a játszmát. Egyezz bele, vagy hagyd el a helyed.`,
    agree: 'Beleegyezem',
    hasToAgree: 'még nem egyezett bele',
    notAgreed: (names) => `Még nem egyezett bele: ${list(names)}.`,
    seated: (taken, free) =>
      free === 0
        ? `Mind a ${NUMBERS[taken]} hely foglalt.`
        : taken === 0
          ? 'Még senki sem ült le.'
          : `${SEATED[taken]} ült le, ${NUMBERS[free]} hely szabad.`,
    waitingFor: (names) => `Még nem áll készen: ${list(names)}.`,
    needs: (fewest) =>
      `Legalább ${NUMBERS[fewest]} játékos kell: küldd el a hivatkozást, vagy adj hozzá gépi játékost.`,
    startWith: (taken) => `Kezdés ${NUMBERS[taken]} fővel`,
    iAmReady: 'Készen állok',
    notYet: 'Mégsem állok készen',
    youAreReady: 'Készen állsz.',
    lookingOn: 'Nézőként vagy itt.',
    noSeatLeft: 'Minden hely foglalt, de nézheted a játszmát.',
    invitedBy: (name) => `${name} újabb játszmára hív.`,
    decline: 'Most nem',
    close: 'Asztal bezárása',
    closeAsk: 'Bezárod az asztalt mindenki számára?',
    keep: 'Maradjon nyitva',
    closed: 'Ez az asztal bezárt',
    newTable: 'Új asztal',
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
    none: 'Nincs találat. Töröld a keresést, vagy válassz másik szűrőt.',
    nothing: 'Még nincs játszmád. Kezdj egyet gépi játékosok ellen, vagy ülj le egy nyitott asztalhoz.',
    begin: 'Játszma kezdése',
    toMove: (names) => `${list(names)} jön`,
    gathering: 'Játékosokra vár',
    paused: 'Rád vár',
    left: (time) => `még ${time}`,
    noClock: 'korlátlan idő',
    here: 'ezen az eszközön',
    around: 'egy képernyőn',
    online: 'online',
    first: 'Első hely',
    place: (n) => `${n}. hely`,
    won: ({ names, own }) => {
      if (!own) return `Győztes: ${list(names)}`;
      return names.length === 0 ? 'Te nyertél' : `${list(['Te', ...names])} nyertetek`;
    },
    freeSeats: (n) => `${n} szabad hely`,
    rated: 'rangsorolt',
    branches: (n) => `${n} elágazás`,
    fromDecision: (n) => `${the(n)}. lépéstől`,
    actions: (title) => `${title}: teendők`,
    comeBack: 'Visszatérek',
    botPlays: 'Gépi játékos játszik helyetted',
    resigned: 'Feladtad',
    watchBots: 'Csak gépi játékosok',
    invitations: 'Meghívások',
    forCircle: (host) => `${host} asztalt nyitott a körötöknek`,
    accept: 'Elfogadom',
  },
} satisfies TablesTexts;
