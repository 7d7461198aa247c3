import { figures } from '../hints.ts';
import type { LazyPageTexts } from '../lazy-page.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';

const { percent } = figures('hu');
const { list } = words('hu');

export const texts = {
  online: {
    title: 'A játszma áthelyezése a hálózatra',
    line: 'A játszma a kiszolgáló egyik asztalánál folytatódik, attól a döntéstől, ameddig eljutott. Itt úgy marad, ahogy van.',
    seats:
      'A helyed a tiéd marad, a gépek is a helyükön maradnak. A szabad helyekre az ülhet, akinek megvan a hivatkozás.',
    yourSeat: 'A helyed',
    known:
      'A lapokat ez az eszköz osztotta, így sorrendjük nem titok az előtt, akinél az eszköz van. Ezt az asztal mindenkinek meg is mondja.',
    go: 'Hálózatra helyezés',
    back: 'Vissza a játszmához',
    brought: (n) =>
      `Ez a játszma a házigazda eszközén kezdődött, és ${n} döntés után került ide. A lapokat a házigazda eszköze osztotta, és ismerhette a sorrendjüket, ezért a keverésért senki nem kezeskedhet.`,
    start: 'Folytatódjon a játék',
  },
  chat: {
    mute: (name) => `${name} némítása`,
    unmute: (name) => `${name} ismét hallható`,
    muted: 'némítva',
    nothing: 'Még senki nem szólt.',
  },
  device: {
    deleted: (title) => `${title}: a játszmát törölted. 30 napig a kukában marad.`,
    undo: 'Visszavonás',
    bin: (n) => `Kuka: ${n} játszma`,
    binLine: 'A törölt játszmák 30 napig maradnak itt.',
    restore: 'Visszaállítás',
    empty: 'A kuka ürítése',
    elsewhere: 'Ez a játszma egy másik lapon van nyitva.',
    playHere: 'Itt játszom',
    branchOff: 'Elágazás',
    branched:
      'Ez a játszma egy másik lapon másképp folytatódott. Amit itt döntöttél, külön játszmaként megmaradt.',
    openBranch: 'Megnyitás',
    nearlyFull: 'Kevés hely maradt az eszközön a játszmáknak. Mentsd őket fájlba, vagy törölj néhányat.',
    lost: (n) =>
      `A böngésző ${n} játszmát eltávolított az eszközről. Ha fájlba mentetted őket, itt visszatöltheted.`,
    unreachable:
      'A böngésző nem engedi elérni a megőrzött játszmákat. Zárd be az oldal többi ablakát, és töltsd be újra; amit most kezdesz, az megmarad.',
    take: 'Az eszköz összes játszmája',
    exportAll: 'Mentés fájlba',
    importAll: 'Betöltés fájlból',
    imported: (games) =>
      [
        `Betöltve: ${games.new} új játszma.`,
        games.newer > 0 && `${games.newer} játszma a fájl szerint folytatódik, mert ott előbbre tart.`,
        games.known > 0 && `${games.known} játszma itt úgy maradt, ahogy volt.`,
        games.apart > 0 && `${games.apart} játszma másképp folytatódott, ezért külön játszmaként érkezett.`,
        'A fájl beállításai érvényesek.',
      ]
        .filter(Boolean)
        .join(' '),
    refused: {
      text: 'Ez a fájl nem olvasható: nem a Mandate mentése. Semmi sem változott.',
      other:
        'Ez nem a Mandate mentése. Egyetlen jegyzőkönyvhöz használd a „Jegyzőkönyv megnyitása” gombot. Semmi sem változott.',
      newer:
        'Ezt a fájlt a Mandate újabb változata írta. Töltsd be újra az oldalt, hogy azt kapd. Semmi sem változott.',
      damaged: 'Ez a mentés sérült. Semmi sem változott.',
      room: 'Nincs elég hely az eszközön a fájl játszmáinak. Semmi sem változott.',
    },
  },
  company: {
    people: 'Emberek',
    hereNow: (n) => `${n} itt`,
    here: 'itt van',
    typing: 'itt van, ír',
    away: (n) =>
      n === undefined || n < 1
        ? 'nincs itt'
        : n < 60
          ? `${n} perce nincs itt`
          : n < 1440
            ? `${Math.floor(n / 60)} órája nincs itt`
            : `${Math.floor(n / 1440)} napja nincs itt`,
    botPlays: 'bot játszik helyette',
    resigned: 'feladta',
    hasResigned: (name, where) => (where ? `${name} feladta (${where}).` : `${name} feladta.`),
    resignedThen: (bot) => `Egy bot (${bot}) játssza végig a helyét, és utolsó lesz.`,
    resignedOver: 'Ezzel a játék véget ért.',
    told: (time) => `Mindenki értesült róla, ${time}`,
    hasLeft: (name, bot) => `${name} elment egy időre. Egy bot (${bot}) helyettesíti.`,
    ranOut: (name, bot) => `${name} ideje lejárt. Egy bot (${bot}) helyettesíti.`,
    isBack: (name) => `${name} visszatért, és folytatja.`,
    watching: (names, others) =>
      names.length === 0
        ? `Nézi: ${others} ember.`
        : others > 0
          ? `Nézi: ${names.join(', ')} és még ${others} ember.`
          : `Nézi: ${names.join(', ')}.`,
    openBoardOnly: 'Csak a nyílt táblát látják.',
    leave: 'Elmegyek egy időre',
    leaveLine: 'Ha csak menned kell, menj el egy időre: egy bot helyettesít, és bármikor visszatérhetsz.',
    resignTitle: 'Feladod ezt a játékot?',
    resignEnds: (winner) => `Ezt nem lehet visszavonni. A játék véget ér, és ${winner} nyer.`,
    resignOn: (bot) =>
      `Ezt nem lehet visszavonni. Egy bot (${bot}) játssza végig a helyedet, és utolsó leszel.`,
    resignAlone: 'Ezt nem lehet visszavonni. A játék itt véget ér, és utolsó leszel.',
    playOn: 'Játszom tovább',
    reply: 'Válasz',
    asksBack: (name, what) =>
      what ? `${name} ezt venné vissza: ${what}` : `${name} visszavenne egy lépést.`,
    decisionsBack: (n) => `${n} döntés válna semmissé.`,
    agreed: (names) => `Igen: ${names.join(', ')}`,
    invites: (name) => `${name} újabb játékra hív.`,
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
    line: 'Amit az eszköz megőrzött belőle, nem helytálló. Elmentheted fájlként, hogy megnézd vagy segítséget kérj hozzá, és innen törölheted.',
    full: 'Az eszközön nincs több hely, így a játszma nem őrizhető meg. Amíg ez az oldal nyitva van, folytatódik: mentsd el fájlba, vagy törölj más játszmákat.',
    save: 'Mentés fájlba',
    remove: 'Törlés innen',
  },
  faults,
  damage: {
    shown: (n) => `Ez a jegyzőkönyv sérült. Az látható, amit az ellenőrző jelek igazolnak: ${n} döntés.`,
    look: 'Az ép rész megtekintése',
    save: 'Az ép rész mentése',
  },
  moment: {
    carries: 'A hivatkozásban az egész játszma benne van. Bármely eszközön megnyílik, hálózat nélkül is.',
    running:
      'Ez a játszma még tart. Akinek megvan a hivatkozás, megtudhatja, mi van rejtve, mert a lapok sorrendje is benne van.',
    runningPeople:
      'Ez a játszma még tart, és többen játsszátok. Akinek megvan a hivatkozás, megtudhatja, ki mit rejt. Csak akkor másold le, ha mindenki beleegyezik, vagy helyezd a játszmát a hálózatra.',
    copyByHand: 'A böngésző nem engedi, hogy az oldal másoljon. Jelöld ki a hivatkozást, és másold le magad.',
    tooLong: (length, most) =>
      `Ebből a játszmából ${length} karakteres hivatkozás lenne, de sok program ${most} karakter után levágja a hivatkozásokat. Töltsd le a jegyzőkönyvet, és küldd el a fájlt, vagy helyezd a játszmát a hálózatra.`,
  },
  playOn: {
    seat: 'Melyik helyet veszed át?',
    line: 'A többi helyen gép játszik. A rögzített játszma úgy marad, ahogy van.',
    as: (name) => `Folytatás ${name} helyén`,
    over: 'Ennél a pillanatnál a játék már véget ért. A folytatáshoz lépj vissza egy korábbihoz.',
  },
  replay: {
    open: 'nyílt lapok',
    hands: 'Kézben',
    beginning: 'Kezdődik a játszma.',
    unseen: 'Innen nem látszik, mi volt a döntés.',
    leads: 'Vezetésváltások',
    takesLead: (name, n) => `${name} átveszi a vezetést, előnye ${n} pont.`,
    chances: 'Győzelmi esélyek a botok szerint',
    chance: percent,
    swings: 'Fordulópontok',
    swung: (from, to) => `${percent(from)} → ${percent(to)}`,
    estimating: 'Az esélyek becslése …',
    running: 'Ez a játszma még tart. Azt látod, amit a helyedről láthattál; a végén minden lap nyílt lesz.',
    loading: 'Ez a pillanat még betöltődik …',
  },
  proof: {
    title: 'Keverés',
    holds: 'A jegyzőkönyv helytálló.',
    fails: 'A jegyzőkönyv nem helytálló.',
    checks: (n) => `${n} ellenőrző jel a döntésekre és állásokra: mind rendben.`,
    commitment: 'Pecsét',
    seed: 'Mag',
    salt: 'Só',
    nonces: 'A játékosok hozzátették',
    noNonces: 'semmit',
    matches: 'A mag és a só SHA-256-lenyomata a pecsét.',
    hidden: 'A mag és a só a játék végéig titok.',
    worth: {
      local:
        'A lapokat maga az eszköz osztotta. Hogy azóta semmi nem változott, ellenőrizhető; hogy senki nem nézett előre, az nem.',
      table:
        'A kiszolgáló az első döntés előtt közzétette a pecsétet, így utána már nem változtathatott az osztáson.',
      brought:
        'A játszma a házigazda eszközén kezdődött: az osztott, és ismerhette a sorrendet. Ez ellen a pecsét semmit nem bizonyít.',
      file: 'Hogy a pecsétet a játék előtt közzétették-e, azt a fájl nem mondhatja meg; akik játszottak, összevethetik.',
      link: 'Hogy a pecsétet a játék előtt közzétették-e, azt a hivatkozás nem mondhatja meg; akik játszottak, összevethetik.',
    },
  },
} satisfies LazyPageTexts;
