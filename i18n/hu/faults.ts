import type { FaultTexts } from '../faults.ts';

export const texts = {
  server: {
    malformed: 'A kiszolgáló nem értette a kérést. Töltsd újra az oldalt, és próbáld meg ismét.',
    unauthorized: 'A kiszolgáló már nem ismeri ezt az eszközt. Töltsd újra az oldalt, és próbáld meg ismét.',
    forbidden: 'Ezt nem teheted meg.',
    'cross-site': 'A kiszolgáló ezt csak a saját oldaláról fogadja el. Nyisd meg a Mandate-et a saját címén.',
    'not-found': 'Nincs ilyen asztal.',
    'not-seated': 'Nincs helyed ennél az asztalnál.',
    'seat-taken': 'Ezt a helyet már más foglalta el.',
    'name-taken':
      'Valakinek ennél az asztalnál ugyanilyennek látszó neve van. Válassz másik nevet a beállításokban.',
    'not-host': 'Ezt csak a házigazda teheti meg.',
    'not-started': 'A játék még nem kezdődött el.',
    'already-started': 'A játék már elkezdődött.',
    ended: 'A játék véget ért.',
    'not-ended': 'A játék még nem ért véget.',
    'not-your-turn': 'Nem te jössz.',
    stale: 'Közben változott az asztal. Nézd meg újra, aztán dönts.',
    illegal: 'A szabályok nem engedik ezt a lépést.',
    'turn-over':
      'A köröd véget ért, mielőtt minden döntésed sorra került volna. Nézd meg az asztalt, aztán dönts újra.',
    'no-undo': 'Ezt már nem lehet visszavonni.',
    'nothing-asked': 'Ez a kérdés már nincs nyitva.',
    'too-large': 'Ez túl nagy a kiszolgálónak.',
    'too-many': 'A kiszolgáló ennyi kérést egyszerre nem fogad. Várj egy kicsit, és próbáld meg ismét.',
    unavailable: 'A kiszolgáló most semmit nem tud menteni. Várj egy kicsit, és próbáld meg ismét.',
    internal: 'Hiba történt a kiszolgálón. Próbáld meg ismét.',
    offline: 'A kiszolgáló nem érhető el.',
    lost: 'Megszakadt a kapcsolat, mielőtt a kiszolgáló válaszolt volna. Nézd meg az asztalt, és ha kell, próbáld meg ismét.',
    closed: 'Az asztallal lezárult a kapcsolat. Töltsd újra az oldalt.',
  },
  link: {
    foreign: 'Ebben a hivatkozásban nincs játszma.',
    damaged: 'Ez a hivatkozás hiányos, vagy útközben megváltozott. Kérd el újra, és másold le az egészet.',
    newer:
      'Ez a hivatkozás a Mandate újabb változatával készült. Az oldal újratöltésével megkapod azt a változatot.',
    rules: 'A hivatkozásban lévő játszma nem követi a szabályokat, ezért nem mutatható meg.',
  },
  record: {
    format: ({ expected }) => `ez nem jegyzőkönyv (a várt kezdet: „${expected}”).`,
    line: ({ expected, found }) => `itt ennek kellene állnia: ${expected}, nem ennek: „${found}”.`,
    missing: ({ expected }) => `hiányzik: ${expected}.`,
    game: ({ game }) => `itt nincs „${game}” nevű játék.`,
    version: ({ game, found, known }) =>
      `ez a jegyzőkönyv a(z) ${game} ${found}. változatából való, itt pedig a ${known}. változat fut.`,
    seats: ({ game, found }) => `a(z) ${game} nem játszható ${found} fővel.`,
    option: ({ name, value }) => `ebben a játszmában a(z) ${name} beállítás nem lehet „${value}”.`,
    commitment: () => 'a mag és a só nem adja ki a játék előtt közzétett pecsétet.',
    sealed: () => 'ennek a játszmának a magja még titkos, ezért nem játszható vissza.',
    'no-check': ({ expected }) => `hiányzik a(z) ${expected} ellenőrző jel.`,
    check: ({ given, expected }) =>
      `az ellenőrző jel ${given}, de az eddigi sorokból ${expected} következik.`,
    'stray-check': () => 'ellenőrző jel áll ott, ahol nem ér véget lépés.',
    decision: ({ found }) => `„${found}” nem döntés (sorszám, hely, lépés).`,
    number: ({ expected, found }) => `itt a(z) ${expected}. döntés következne, nem a(z) ${found}.`,
    over: () => 'a játék már e döntés előtt véget ért.',
    move: ({ game, move }) => `„${move}” nem lépés ebben a játékban: ${game}.`,
    illegal: ({ move, seat, rules }) =>
      `„${move}” nem szabályos a(z) ${seat}. helyről (${rules.join(', ')}).`,
    trailing: () => 'az utolsó sor után nem állhat semmi.',
    'no-end': () => 'hiányzik az utolsó sor („end …” vagy „pause …”).',
    unended: () => 'a jegyzőkönyv ebben a sorban megszakad.',
  },
  line: (line, reason) => `${line}. sor: ${reason}`,
} satisfies FaultTexts;
