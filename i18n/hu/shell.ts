import { levelLine, levelName } from '../levels.ts';
import type { ShellTexts } from '../shell.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';
import { LEVELS } from './levels.ts';

const { list } = words('hu');

export const texts = {
  language: 'magyar',
  seats: ['Feng', 'Qian', 'Sun', 'Li', 'Wang'],
  you: '(te)',
  commands: {
    '?': 'miről kell dönteni, és az ide tartozó szabályok',
    '? …': 'egy szabály az azonosítójával, vagy egy témakör',
    'why …': 'miért nem szabályos egy lépés, úgy írva, mint a [ ]-ben',
    hint: 'a legjobb lépések és hogy mennyit érnek',
    explain: 'miért tette az utolsó gép, amit tett; explain 2: az előtte lévő',
    u: 'az utolsó döntésed visszavonása',
    redo: 'a visszavont döntés megismétlése',
    log: 'minden, ami eddig történt',
    lens: 'ami a játékosokra vár',
    table: 'az asztal még egyszer',
    q: 'mentés és kilépés',
  },
  menu: {
    game: 'Melyik játék legyen?',
    seats: (min, max, usual) => `Hány játékos legyen veled együtt? ${min}–${max} [${usual}]`,
    opponents: 'Milyen erősek legyenek a többiek? 1–6 [2], vagy mindegyiknek külön, például 1,3,3',
    level: (bot) => `${levelName(LEVELS, bot)}: ${levelLine(LEVELS, bot)}`,
    options: 'Beállítás módosítása: beállítás=érték; Enter: kezdés.',
    notOffered: 'Ez nem szerepel a választékban.',
  },
  resume: {
    question: (n) => `Itt vár egy játék ${n} döntés után. Mi legyen?`,
    yes: 'folytatás',
    no: 'új játék; a régi félretéve megmarad',
    keptAside: (path) => `A félbehagyott játék helye: ${path}.`,
    damaged: (reason, path) =>
      `A mentett játék nem olvasható (${reason}) Megmarad itt: ${path}; új játék kezdődik.`,
    resumed: (n) => `A játék ${n} döntés után folytatódik.`,
  },
  opponents: (bot, names) => `${list(names)}: ${levelName(LEVELS, bot)}`,
  settings: (settings) => `Beállítások: ${settings.join('; ')}.`,
  hint: '? súgó · hint · u vissza · log · lens · q kilépés',
  input: {
    unknown: (text) => `A(z) „${text}” se nem választás, se nem parancs; a ? megmondja, mit lehet beírni.`,
    noChoice: (n, last) => `Nincs ${n} számú választás; 1 és ${last} között vannak.`,
    refused: (move) => `„${move}”: ez most nem szabályos.`,
    allowed: (move) => `„${move}”: ez most szabályos.`,
    whyWhat: 'A why után írj egy lépést úgy, ahogy a választások állnak a [ ]-ben.',
    noRule: (id) => `Nincs szöveg erről: „${id}”.`,
  },
  undo: {
    done: (move, others) =>
      others === 0 ? `Visszavonva: ${move}.` : `Visszavonva: ${move}, és vele a többiek ${others} döntése.`,
    chance: 'Közben rejtett dolog is napvilágra került; baráti játékban ez szabad, és ugyanaz jön majd újra.',
    nothing: 'Nincs mit visszavonni: ez az első döntésed.',
    closed: 'A játék véget ért, a jegyzőkönyve lezárult, így már semmi sem vonható vissza.',
    redone: (move) => `Megismételve: ${move}.`,
    nothingToRedo: 'Nincs visszavont döntés, amelyet meg lehetne ismételni.',
  },
  page: {
    commands: 'Mit lehet beírni',
    topics: 'További oldalak',
    empty: 'Még nem történt semmi.',
    earlier: (page, pages) => `${page}/${pages}. oldal. Enter: az előző; table: vissza az asztalhoz`,
    next: (page, pages) => `${page}/${pages}. oldal. Enter: a következő; table: vissza az asztalhoz`,
    back: 'Enter: vissza az asztalhoz',
  },
  faults,
  end: {
    heading: 'Vége a játéknak',
    place: 'hely',
    player: 'játékos',
    record: (path) => `A játék jegyzőkönyve: ${path}`,
    replay: (command) => `Újrajátszás és ellenőrzés: ${command}`,
    leave: 'Enter: kilépés; log: minden, ami történt.',
    saved: (path) => `Mentve: ${path}.`,
    again: 'Ugyanez a parancs folytatja.',
  },
} satisfies ShellTexts;
