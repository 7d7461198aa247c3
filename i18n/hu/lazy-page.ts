import { figures } from '../hints.ts';
import type { LazyPageTexts } from '../lazy-page.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';

const { percent } = figures('hu');
const { list } = words('hu');

export const texts = {
  online: {
    title: 'A játszma folytatása online',
    line: 'A játszma egy online asztalnál folytatódik ettől a lépéstől. Ezen az eszközön úgy marad, ahogy van.',
    seats:
      'A helyed a tiéd marad, és a gépi játékosok is a helyükön maradnak. A szabad helyekre bárki leülhet, akinek megvan a hivatkozás.',
    yourSeat: 'A helyed',
    known:
      'A lapokat ez az eszköz osztotta, ezért a tulajdonosa kiderítheti a sorrendjüket. Ezt az asztalnál mindenki látja majd.',
    go: 'Folytatás online',
    back: 'Vissza a játszmához',
    brought: (n) =>
      `Ez a játszma a házigazda eszközén kezdődött, és ${n} lépés után folytatódik itt. A lapokat a házigazda eszköze osztotta, és ismerhette a sorrendjüket, ezért a keverés nem ellenőrizhető.`,
    start: 'Játék folytatása',
  },
  chat: {
    report: (name) => `${name} jelentése`,
    mute: (name) => `${name} némítása`,
    unmute: (name) => `${name} némításának feloldása`,
    muted: 'némítva',
    nothing: 'Még nincs üzenet.',
  },
  device: {
    deleted: (title) => `${title}: törölve. 30 napig a kukában marad.`,
    undo: 'Visszavonás',
    bin: (n) => `Kuka: ${n} játszma`,
    binLine: 'A törölt játszmák 30 napig maradnak itt.',
    restore: 'Visszaállítás',
    empty: 'A kuka ürítése',
    elsewhere: 'Ez a játszma egy másik lapon van nyitva.',
    playHere: 'Itt játszom',
    branchOff: 'Másolat játszása',
    branched:
      'Ez a játszma egy másik lapon másképp folytatódott. Az itteni lépéseid külön játszmaként megmaradtak.',
    openBranch: 'Megnyitás',
    nearlyFull: 'Fogytán a hely az eszközön. Mentsd fájlba a játszmákat, vagy törölj néhányat.',
    lost: (n) =>
      `A böngésző ${n} játszmát eltávolított az eszközről. Ha fájlba mentetted őket, itt visszatöltheted.`,
    unreachable:
      'A böngésző nem engedi megnyitni a mentett játszmákat. Zárd be az oldal többi ablakát, és töltsd be újra. Az új játszmák mentődnek.',
    take: 'Az eszköz összes játszmája',
    exportAll: 'Mentés fájlba',
    importAll: 'Betöltés fájlból',
    imported: (games) =>
      [
        `Betöltve: ${games.new} új játszma.`,
        games.newer > 0 && `${games.newer} játszma frissült a fájlból.`,
        games.known > 0 && `${games.known} játszma már naprakész volt.`,
        games.apart > 0 && `${games.apart} játszma másképp folytatódott, ezért külön került be.`,
        'A beállítások a fájlból származnak.',
      ]
        .filter(Boolean)
        .join(' '),
    refused: {
      text: 'Ez a fájl nem olvasható: nem a Mandate mentése. Semmi sem változott.',
      other:
        'Ez nem a Mandate mentése. Egyetlen játszmához használd a „Játszma importálása” gombot. Semmi sem változott.',
      newer:
        'Ez a fájl a Mandate újabb változatával készült. Frissítéshez töltsd újra az oldalt. Semmi sem változott.',
      damaged: 'Ez a mentés sérült. Semmi sem változott.',
      room: 'Nincs elég hely az eszközön ezeknek a játszmáknak. Semmi sem változott.',
    },
  },
  company: {
    people: 'Résztvevők',
    hereNow: (n) => `${n} itt`,
    here: 'itt van',
    typing: 'ír…',
    away: (n) =>
      n === undefined || n < 1
        ? 'nincs itt'
        : n < 60
          ? `${n} perce nincs itt`
          : n < 1440
            ? `${Math.floor(n / 60)} órája nincs itt`
            : `${Math.floor(n / 1440)} napja nincs itt`,
    holiday: (until) => `szabadságon, vége: ${until}`,
    awayUntil: (until) => `vissza: ${until}`,
    botPlays: 'gépi játékos játszik helyette',
    resigned: 'feladta',
    hasResigned: (name, where) => (where ? `${name} feladta (${where}).` : `${name} feladta.`),
    resignedThen: (bot) => `Gépi játékos (${bot}) játszik tovább helyette. Az utolsó helyen végez.`,
    resignedOver: 'Ezzel a játék véget ért.',
    told: (time) => `Mindenki látja, ${time}`,
    hasLeft: (name, bot) => `${name} elment egy időre. Gépi játékos (${bot}) helyettesíti.`,
    ranOut: (name, bot) => `${name} ideje lejárt. Gépi játékos (${bot}) helyettesíti.`,
    isBack: (name) => `${name} visszatért, és folytatja.`,
    takesHoliday: (name, until) => `${name} szabadságon van, vége: ${until}. Az órája áll.`,
    plansHoliday: (name, from, until) => `${name} szabadságra megy: ${from} – ${until}.`,
    noHoliday: (name) => `${name} nincs többé szabadságon.`,
    watching: (names, others) =>
      names.length === 0
        ? `Nézi: ${others} ember.`
        : others > 0
          ? `Nézi: ${names.join(', ')} és még ${others} ember.`
          : `Nézi: ${names.join(', ')}.`,
    openBoardOnly: 'Csak azt látják, ami mindenki számára nyílt.',
    leave: 'Elmegyek egy időre',
    leaveLine:
      'Ha csak menned kell, menj el egy időre: gépi játékos helyettesít, és bármikor visszatérhetsz.',
    resignTitle: 'Feladod ezt a játszmát?',
    resignEnds: (winner) => `Ezt nem lehet visszavonni. A játék véget ér, és ${winner} nyer.`,
    resignOn: (bot) =>
      `Ezt nem lehet visszavonni. Gépi játékos (${bot}) játszik tovább helyetted, és utolsó leszel.`,
    resignAlone: 'Ezt nem lehet visszavonni. A játék itt véget ér, és utolsó leszel.',
    playOn: 'Játszom tovább',
    reply: 'Válasz',
    asksBack: (name, what) => (what ? `${name} visszavonást kér: ${what}` : `${name} visszavonást kér.`),
    decisionsBack: (n) => `Ez ${n} lépést vonna vissza.`,
    agreed: (names) => `Beleegyezett: ${names.join(', ')}`,
    invites: (name) => `${name} újabb játszmára hív.`,
    notNow: 'Most nem',
    wonByResigning: (winners, resigned) => {
      const gone = resigned.own ? list(['Te', ...resigned.names]) : list(resigned.names);
      const gaveUp = resigned.own ? (resigned.names.length > 0 ? 'feladtátok' : 'feladtad') : 'feladta';
      const won = winners.own ? list(['te', ...winners.names]) : list(winners.names);
      const did = winners.own ? (winners.names.length > 0 ? 'nyertetek' : 'nyertél') : 'nyert';
      return `${gone} ${gaveUp}, ${won} ${did}`;
    },
  },
  trouble: {
    title: 'Ez a játszma nem nyitható meg',
    line: 'A mentett adatai sérültek. Elmentheted fájlba, hogy megnézd vagy segítséget kérj hozzá, és törölheted erről az eszközről.',
    full: 'Az eszközön nincs több hely a játszma mentéséhez. Amíg ez az oldal nyitva van, folytatódik. Mentsd el fájlba, vagy törölj más játszmákat.',
    save: 'Mentés fájlba',
    remove: 'Törlés erről az eszközről',
  },
  version: {
    ready: 'Új változat érhető el. A játszmád megmarad.',
    update: 'Frissítés most',
    later: 'Később',
  },
  faults,
  damage: {
    shown: (n) => `Ez a játszma sérült. Az ellenőrzött rész látható: ${n} lépés.`,
    look: 'Az ép rész megtekintése',
    save: 'Az ép rész mentése',
  },
  moment: {
    carries: 'A hivatkozásban az egész játszma benne van. Bármely eszközön megnyílik, hálózat nélkül is.',
    running:
      'Ez a játszma még tart. Akinek megvan a hivatkozás, megtudhatja, mi van rejtve, mert a lapok sorrendje is benne van.',
    runningPeople:
      'Ez a játszma még tart, és többen játsszátok. Akinek megvan a hivatkozás, megtudhatja, ki mit rejt. Csak akkor másold le, ha mindenki beleegyezik, vagy folytassátok online.',
    copyByHand: 'A böngésző nem engedi a másolást. Jelöld ki a hivatkozást, és másold le kézzel.',
    tooLong: (length, most) =>
      `A hivatkozás ${length} karakter hosszú, és sok program ${most} karakter után levágja. Töltsd le a játszmát, és küldd el a fájlt, vagy folytasd online.`,
  },
  playOn: {
    seat: 'Melyik helyet veszed át?',
    line: 'A többi helyen gépi játékosok játszanak. Az eredeti játszma úgy marad, ahogy van.',
    as: (name) => `Folytatás ${name} helyén`,
    over: 'Itt a játék már véget ért. A folytatáshoz lépj vissza egy korábbi lépéshez.',
  },
  replay: {
    open: 'mindenki lapja',
    hands: 'Lapok',
    beginning: 'Kezdődik a játszma.',
    unseen: 'Ez a lépés erről a helyről nem látszik.',
    leads: 'Vezetésváltások',
    takesLead: (name, n) => `${name} ${n} ponttal átveszi a vezetést.`,
    chances: 'Győzelmi esélyek a gépi játékosok szerint',
    chance: percent,
    swings: 'Fordulópontok',
    swung: (from, to) => `${percent(from)} → ${percent(to)}`,
    estimating: 'Elemzés…',
    running: 'Ez a játszma még tart. Azt látod, amit te láthattál; a végén mindenki lapja látszik.',
    loading: 'Betöltés…',
  },
  proof: {
    title: 'Keverés',
    holds: 'A játszma hiteles.',
    fails: 'Ez a játszma nem ment át az ellenőrzésen.',
    checks: (n) => `${n} ellenőrzés a lépésekre és állásokra: mind sikeres.`,
    commitment: 'Pecsét',
    seed: 'Mag',
    salt: 'Só',
    nonces: 'A játékosok hozzátették',
    noNonces: 'semmit',
    matches: 'A pecsét a mag és a só SHA-256-lenyomata.',
    hidden: 'A mag és a só a játék végéig titok.',
    worth: {
      local:
        'A lapokat maga az eszköz osztotta. Az ellenőrzés azt igazolja, hogy azóta semmi sem változott, azt nem, hogy senki sem nézett előre.',
      table:
        'A kiszolgáló az első döntés előtt közzétette a pecsétet, így utána már nem változtathatott az osztáson.',
      brought:
        'A játszma a házigazda eszközén kezdődött: az osztott, és ismerhette a sorrendet. A pecsét ezt nem zárja ki.',
      file: 'A fájlból nem derül ki, hogy a pecsétet a játék előtt közzétették-e. A játékosok összevethetik a sajátjukkal.',
      link: 'A hivatkozásból nem derül ki, hogy a pecsétet a játék előtt közzétették-e. A játékosok összevethetik a sajátjukkal.',
    },
  },
} satisfies LazyPageTexts;
