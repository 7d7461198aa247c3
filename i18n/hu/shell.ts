import { levelLine, levelName } from '../levels.ts';
import type { ShellTexts } from '../shell.ts';
import { words } from '../words.ts';
import { texts as faults } from './faults.ts';
import { LEVELS } from './levels.ts';

const { list } = words('hu');

export const texts = {
  language: 'magyar',
  seats: ['Feng', 'Csen', 'Szun', 'Li', 'Vang'],
  you: '(te)',
  commands: {
    '?': 'a mostani döntés szabályai',
    '? …': 'egy szabály az azonosítójával, vagy egy témakör',
    'why …': 'miért nem szabályos egy lépés, úgy írva, mint a [ ]-ben',
    hint: 'a legjobb lépések és hogy mennyit érnek',
    explain: 'miért lépett így az utolsó gépi játékos; explain 2: az előtte lévő',
    u: 'az utolsó lépésed visszavonása',
    redo: 'a visszavont lépés megismétlése',
    log: 'minden, ami eddig történt',
    lens: 'a játékosok kilátásai',
    table: 'az asztal újra',
    q: 'mentés és kilépés',
  },
  menu: {
    game: 'Melyik játék legyen?',
    seats: (min, max, usual) => `Hány játékos legyen veled együtt? ${min}–${max} [${usual}]`,
    opponents: 'Ellenfelek erőssége: 1–6 [2], vagy mindegyiknek külön, például 1,3,3',
    level: (bot) => `${levelName(LEVELS, bot)}: ${levelLine(LEVELS, bot)}`,
    options: 'Beállítás módosítása: beállítás=érték. Kezdés: Enter.',
    notOffered: 'Ez nem szerepel a választékban.',
  },
  resume: {
    question: (n) => `Van itt egy befejezetlen játszma, ${n} lépés után. Mit szeretnél?`,
    yes: 'folytatás',
    no: 'új játszma; a régi megmarad',
    keptAside: (path) => `A befejezetlen játszma helye: ${path}.`,
    damaged: (reason, path) =>
      `A mentett játszma nem olvasható: ${reason} Megmarad itt: ${path}; új játszma kezdődik.`,
    resumed: (n) => `A játszma ${n} lépés után folytatódik.`,
  },
  opponents: (bot, names) => `${list(names)}: ${levelName(LEVELS, bot)}`,
  settings: (settings) => `Beállítások: ${settings.join('; ')}.`,
  hint: '? súgó · hint · u vissza · log · lens · q kilépés',
  input: {
    unknown: (text) => `„${text}”: ez nem választás és nem parancs. Segítség: ?`,
    noChoice: (n, last) => `Nincs ${n}. választás. Válassz 1 és ${last} között.`,
    refused: (move) => `„${move}”: ez most nem szabályos.`,
    allowed: (move) => `„${move}”: ez most szabályos.`,
    whyWhat: 'A why után írj egy lépést úgy, ahogy a választások állnak a [ ]-ben.',
    noRule: (id) => `Nincs ilyen szabály vagy témakör: „${id}”.`,
  },
  undo: {
    done: (move, others) =>
      others === 0 ? `Visszavonva: ${move}.` : `Visszavonva: ${move}, és vele mások ${others} lépése.`,
    chance: 'Közben rejtett dolog is kiderült. Baráti játékban ez szabad; újrajátszva ugyanaz derül ki.',
    nothing: 'Nincs mit visszavonni: ez az első lépésed.',
    closed: 'A játék véget ért, már semmit sem vonhatsz vissza.',
    redone: (move) => `Megismételve: ${move}.`,
    nothingToRedo: 'Nincs mit megismételni.',
  },
  page: {
    commands: 'Parancsok',
    topics: 'Témakörök',
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
    record: (path) => `A játszma jegyzőkönyve: ${path}`,
    replay: (command) => `Visszajátszás és ellenőrzés: ${command}`,
    leave: 'Kilépés: Enter; log: minden, ami történt.',
    saved: (path) => `Mentve: ${path}.`,
    again: 'Folytatás ugyanezzel a paranccsal.',
  },
} satisfies ShellTexts;
