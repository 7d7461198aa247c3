import type { FaultTexts } from '../faults.ts';
import { the } from './speech.ts';

export const texts = {
  server: {
    malformed: 'A kiszolgáló nem értette a kérést. Töltsd újra az oldalt, és próbáld meg ismét.',
    unauthorized: 'Kijelentkeztél. Töltsd újra az oldalt, és próbáld meg ismét.',
    forbidden: 'Ezt nem teheted meg.',
    'cross-site': 'A kiszolgáló ezt csak a saját oldaláról fogadja el. Nyisd meg a Mandate-et a saját címén.',
    'not-found': 'Az asztal nem található.',
    'not-seated': 'Nincs helyed ennél az asztalnál.',
    'seat-taken': 'Ezt a helyet már más foglalta el.',
    'name-taken':
      'Ennél az asztalnál már ül valaki nagyon hasonló néven. Válassz másik nevet a beállításokban.',
    unreliable: 'Ez az asztal olyan játékosokat vár, akik több játszmájukat fejezték be.',
    'not-host': 'Ezt csak a házigazda teheti meg.',
    'not-started': 'A játék még nem kezdődött el.',
    'already-started': 'A játék már elkezdődött.',
    ended: 'A játék véget ért.',
    'not-ended': 'A játék még nem ért véget.',
    'not-your-turn': 'Nem te jössz.',
    stale: 'Közben változott az asztal. Nézd meg, és próbáld meg ismét.',
    illegal: 'A szabályok nem engedik ezt a lépést.',
    'turn-over':
      'A köröd véget ért, mielőtt minden lépésed sorra került volna. Nézd meg az asztalt, és próbáld meg ismét.',
    'no-undo': 'Ezt már nem lehet visszavonni.',
    'nothing-asked': 'Ez a kérés már nem érvényes.',
    'too-large': 'Ez túl nagy a kiszolgálónak.',
    'too-many': 'Túl sok kérés. Várj egy kicsit, és próbáld meg ismét.',
    unavailable: 'A kiszolgáló most nem tud menteni. Várj egy kicsit, és próbáld meg ismét.',
    internal: 'Hiba történt a kiszolgálón. Próbáld meg ismét.',
    offline: 'A kiszolgáló nem érhető el.',
    lost: 'Megszakadt a kapcsolat, mielőtt a kiszolgáló válaszolt volna. Nézd meg az asztalt, és ha kell, próbáld meg ismét.',
    closed: 'A kapcsolat lezárult. Töltsd újra az oldalt.',
  },
  link: {
    foreign: 'Ebben a hivatkozásban nincs játszma.',
    damaged: 'Ez a hivatkozás hiányos vagy sérült. Kérd el újra, és másold le az egészet.',
    newer: 'Ez a hivatkozás a Mandate újabb változatával készült. Frissítéshez töltsd újra az oldalt.',
    rules: 'A hivatkozásban lévő játszma nem követi a szabályokat, ezért nem mutatható meg.',
  },
  record: {
    format: ({ expected }) => `ez nem jegyzőkönyv (a várt kezdet: „${expected}”).`,
    line: ({ expected, found }) => `itt ennek kellene állnia: ${expected}, nem ennek: „${found}”.`,
    missing: ({ expected }) => `hiányzik: ${expected}.`,
    game: ({ game }) => `itt nincs „${game}” nevű játék.`,
    version: ({ game, found, known }) =>
      `ez a jegyzőkönyv más változatból való (${game}, ${found}.), itt ${the(known)}. fut.`,
    seats: ({ game, found }) => `${game}: ez a játék nem játszható ${found} fővel.`,
    option: ({ name, value }) => `ebben a játszmában ez a beállítás nem lehet „${value}”: ${name}.`,
    commitment: () => 'a mag és a só nem adja ki a játék előtt közzétett pecsétet.',
    sealed: () => 'ennek a játszmának a magja még titkos, ezért nem játszható vissza.',
    'no-check': ({ expected }) => `hiányzik ez az ellenőrző jel: ${expected}.`,
    check: ({ given, expected }) =>
      `az ellenőrző jel ${given}, de az eddigi sorokból ${expected} következik.`,
    'stray-check': () => 'ellenőrző jel áll ott, ahol nem ér véget lépés.',
    decision: ({ found }) => `„${found}” nem lépés (sorszám, hely, lépés).`,
    number: ({ expected, found }) => `itt ${the(expected)}. lépés következne, nem ${the(found)}.`,
    over: () => 'a játék már e lépés előtt véget ért.',
    move: ({ game, move }) => `„${move}” nem lépés ebben a játékban: ${game}.`,
    illegal: ({ move, seat, rules }) =>
      `„${move}” nem szabályos ${the(seat)}. helyről (${rules.join(', ')}).`,
    trailing: () => 'az utolsó sor után nem állhat semmi.',
    'no-end': () => 'hiányzik az utolsó sor („end …” vagy „pause …”).',
    unended: () => 'a jegyzőkönyv ebben a sorban megszakad.',
  },
  line: (line, reason) => `${line}. sor: ${reason}`,
} satisfies FaultTexts;
