import { type PersonType, ROUNDS } from '../../rules/data.ts';
import { tileOf } from '../../rules/tiles.ts';
import type { DragonBoardTexts, DragonTerms } from '../texts.ts';

export const terms: DragonTerms = {
  game: 'A sárkány éve',
  month: 'hónap',
  phases: {
    draft: 'kezdő alattvalók kiválasztása',
    action: 'akcióválasztás',
    person: 'új alattvaló behívása az udvarba',
    event: 'egy esemény bekövetkezése',
    end: 'a játék vége',
  },
  persons: {
    craftsman: 'kézműves',
    courtLady: 'udvarhölgy',
    taxCollector: 'adószedő',
    farmer: 'földműves',
    pyrotechnist: 'tűzijáték-készítő',
    warrior: 'harcos',
    monk: 'szerzetes',
    healer: 'gyógyító',
    scholar: 'tudós',
  },
  symbols: {
    craftsman: 'kalapács',
    courtLady: 'sárkány',
    taxCollector: 'érme',
    farmer: 'rizszsák',
    pyrotechnist: 'rakéta',
    warrior: 'sisak',
    monk: 'buddha',
    healer: 'mozsár',
    scholar: 'könyv',
  },
  ages: { young: 'fiatalabb', old: 'idősebb' },
  wild: 'kérdőjellel jelölt kártya',
  actions: {
    taxes: 'adók',
    build: 'építmény',
    harvest: 'betakarítás',
    fireworks: 'tűzijáték',
    parade: 'katonai parádé',
    research: 'kutatás',
    privilege: 'kiváltságjog',
    wall: 'nagy fal',
  },
  refill: 'feltöltés 3 yüanra',
  events: {
    peace: 'béke',
    tribute: 'császári hűbér',
    drought: 'aszály',
    festival: 'sárkányfesztivál',
    mongols: 'mongol támadás',
    contagion: 'fertőzés',
  },
  superEvents: {
    lanternFestival: 'lampionünnep',
    buddha: 'Buddha',
    earthquake: 'földrengés',
    flood: 'árvíz',
    solarEclipse: 'napfogyatkozás',
    volcanicEruption: 'vulkánkitörés',
    tornado: 'tornádó',
    sunrise: 'napkelte',
    assassination: 'merénylet',
    charter: 'oklevél',
  },
  goods: { yuan: 'yüan', rice: 'rizslapka', fireworks: 'tűzijátéklapka' },
  vp: 'GYP',
  track: 'személyjelző sáv',
  palace: 'palota',
  floor: 'palotaszint',
  privileges: { small: 'kis kiváltságjog', large: 'nagy kiváltságjog' },
  wallTiles: {
    rice: '1 rizs',
    fireworks: '1 tűzijáték',
    yuan: '2 yüan',
    floor: '1 szint',
    vp: '3 GYP',
    track: '3 mező',
  },
  variants: { greatWall: 'A kínai nagy fal', superEvents: 'Szuperesemények' },
};

export const board: DragonBoardTexts = {
  persons: { ...terms.persons, courtLady: 'hölgy', pyrotechnist: 'tűzijátékos' },
  events: { ...terms.events, tribute: 'hűbér', festival: 'fesztivál', mongols: 'mongolok' },
  units: {
    yuan: ' yüan',
    rice: ' rizs',
    fireworks: ' tűz',
    vp: ' GYP',
    persons: ' fő',
    floors: ' szint',
    cards: ' kártya',
    pieces: ' darab',
    privileges: ' jog',
  },
  columns: {
    player: 'játékos',
    vp: 'GYP',
    track: 'sáv',
    yuan: 'yüan',
    rice: 'rizs',
    fireworks: 'tűz',
    privileges: 'jog',
    wall: 'fal',
    hand: 'kártyák',
    palaces: 'paloták',
  },
  month: (month) => `${month}/${ROUNDS}. hónap`,
  free: 'szabad',
  pay: 'ára 3',
  display: 'kínálat',
  legend:
    'A kisbetűk fiatalabb, a nagybetűk idősebb alattvalók. A 3[mM·] háromszintes palota egy fiatalabb és egy idősebb szerzetessel és egy szabad hellyel. A kínálatban az 5: 4/1 azt jelenti, hogy 5 lapka maradt, értékük 4, szimbólumuk 1. A jogok: kicsik + nagyok. Beépítetlen fallapkák: r rizs, f tűzijáték, y yüan, ^ szint, v GYP, t sáv.',
  symbolsOwned: 'Saját szimbólumok',
  forecast: 'Mit hoznának és mibe kerülnének az egyes hónapok, ha már senki sem lépne',
  final: {
    before: '12 hónap alatt',
    persons: 'alattvalók',
    monks: 'szerzetesek',
    goods: 'javak',
    total: 'összesen',
  },
};

/** A person by age and type, in the case that the nouns have. */
export const aged = (p: number, nouns: Readonly<Record<PersonType, string>>): string => {
  const { type, age } = tileOf(p);
  return age ? `${terms.ages[age]} ${nouns[type]}` : nouns[type];
};
export const person = (p: number): string => aged(p, terms.persons);
