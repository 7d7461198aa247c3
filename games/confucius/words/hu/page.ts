import { words } from '../../../../i18n/words.ts';
import { ROUNDS } from '../../rules/data.ts';
import type { ConfuciusPageTexts } from '../texts.ts';
import { amount } from './events.ts';
import { board } from './terms.ts';

const { list } = words('hu');

export const page: ConfuciusPageTexts = {
  where: (round) => `${round}/${ROUNDS}. forduló`,
  phases: {
    chief: 'Főminiszter',
    actions: 'Akciók',
    favour: 'Császári kegy',
    examination: 'Császári vizsga',
    resolution: 'Miniszterek kinevezése',
    court: 'Udvar',
    end: 'A forduló vége',
    over: 'A játék vége',
  },
  actions: {
    bribe: 'Megvesz\u00adteget',
    secure: 'Biztosít',
    nominate: 'Jelent\u00adkezik',
    force: 'Vizsgát hirdet',
    buyJunks: 'Dzsunkát vesz',
    voyage: 'Expedí\u00adció',
    recruit: 'Toboroz',
    invade: 'Hódít',
    buyGift: 'Ajándékot vesz',
    giveGift: 'Ajándé\u00adkoz',
    transfer: 'Átenged',
    petition: 'Kérvény',
    commerce: 'Kereske\u00addik',
    tax: 'Adóztat',
    none: 'Nincs akció',
    pass: 'Passz',
    favour: 'Kegy',
  },
  verbs: {
    bribe: 'Megvesztegetés',
    bribery: 'Megvesztegetés',
    secure: 'Biztosítás',
    nominate: 'Jelentkezés',
    force: 'Meghirdetés',
    buyJunks: 'Vásárlás',
    voyage: 'Indulás',
    recruit: 'Felállítás',
    invade: 'Hódítás',
    buyGift: 'Vásárlás',
    giveGift: 'Ajándékozás',
    giftCard: 'Megszerzés',
    transfer: 'Átengedés',
    petition: 'Kérvény',
    commerce: 'Kereskedés',
    land: 'Megérkezés',
    examination: 'Taníttatás',
    tutor: 'Taníttatás',
    place: 'Elhelyezés',
    ministry: 'Támogatás',
    discard: 'Megtartás',
    chief: 'Kinevezés',
  },
  rewards: {
    bribeBingbu: 'Megveszte\u00adgetés Pingpu',
    bribeHubu: 'Megveszte\u00adgetés Hupu',
    bribeGongbu: 'Megveszte\u00adgetés Kungpu',
    bribeAny: 'Megveszte\u00adgetés bárhol',
    gift: 'Aján\u00addék',
    extra: 'Extra akció',
    cash: 'Pénz',
    army: 'Sereg',
    insult: 'Sértés',
  },
  tabs: {
    result: 'Eredmény',
    actions: 'Akciók',
    examination: 'Vizsga',
    north: 'Észak',
    sea: 'Tenger',
    web: 'Ajándék',
  },
  due: (round) => `${round}. forduló`,
  taken: 'meghódítva',
  lost: 'nem sikerült',
  examination: 'Vizsga',
  candidate: 'Következő jelölt',
  anywhere: 'Bárhová',
  below: (n, any) => {
    if (n === 0) return 'az utolsó';
    return n > any
      ? `még ${n} van alatta; az utolsó ${any} bárhová mehet`
      : `még ${n} van alatta, bárhová mehet`;
  },
  noCandidate: 'Nincs több jelölt',
  openSeat: 'szabad',
  held: {
    later: 'Ha mindkét mező foglalt, vagy meghirdetik',
    both: 'Most lesz: mindkét mező foglalt',
    forced: 'Most lesz: meghirdették',
  },
  lastTime: (red, orange) => `Legutóbb: vörös ${red}, narancssárga ${orange}`,
  supply: { cards: 'lap', rewards: 'jutalom', junks: 'dzsunka' },
  ribbon: (giver, gift) => `Nincs megvesztegetés: ${giver} (${gift})`,
  barred: 'Nincs megvesztegetés',
  resolved: 'Van minisztere',
  paid: (sum, cost, unit) => `${sum} / ${amount(cost, unit)}`,
  purse: (coins, licences) => `${coins} pénz vagy ${licences} engedély`,
  tooMuch: (n) => `${n} fölösleg`,
  draws: (n) => `${n} lap`,
  laid: (n) => `${n} lefordított lap`,
  pay: 'Fizet',
  lay: 'Kész',
  gifts: { missing: 'megveendő', available: 'megvett', gone: 'érvénytelenített' },
  given: (to) => `nála: ${to}`,
  yard: 'kikötőben',
  ready: (left) => `kész, ${left} a készletben`,
  discounts: { bingbu: 'sereg 4-ért', hubu: 'megveszt. −1', gongbu: 'olcsó dzsunka' },
  families: 'Családok',
  familiesNote: 'kockák · pontok',
  chief: 'főminiszter',
  passed: 'passzolt',
  web: {
    title: 'Ajándékok és lekötelezettség',
    lens: 'Lekötelezettség',
    next: 'következő forduló',
    forbids: 'Tiltott megvesztegetés',
    nothing: 'Még nincs aktív ajándék',
    titles: 'Címek, ha most lenne vége',
  },
  final: 'Végső pontozás',
  official: ({ ministry, space, tile, cost, owner, secured }) => {
    const place = `${ministry}, ${space}. hely`;
    if (tile === 'empty') return `${place}: üres`;
    const what = tile === 'candidate' ? 'jelölt' : `hivatalnok, ára ${cost}`;
    return owner === undefined
      ? `${place}: ${what}, megvesztegetetlen`
      : `${place}: ${what}, ${owner} híve, ${secured ? 'biztos' : 'bizonytalan'}`;
  },
  box: (land, box, vp, reward, owner) =>
    `${land}, ${box}. seregdoboz: ${vp} GYP${reward ? ' és jutalomkártya' : ''}, ${owner === undefined ? 'szabad' : `${owner} serege`}`,
  land: (land, vp, reached) =>
    [
      `${land}: ${vp === undefined ? 'már elérték' : `${vp} GYP az elsőnek`}`,
      ...(reached.length > 0 ? [`ott járt: ${list(reached)}`] : []),
    ].join(', '),
  student: (student, owner) =>
    owner === undefined
      ? `${board.students[student]} mező: szabad`
      : `${board.students[student]} mező: ${owner} vizsgázója`,
  gift: (gift, state) => `${gift}: ${state}`,
  card: (coins, licences, n) => `${n} lap: ${amount(coins, 'cash')} vagy ${amount(licences, 'licences')}`,
  cube: (action, marks) => (marks.length > 0 ? `${action}, kockák: ${list(marks)}` : action),
  post: (ministry, minister, secretary, resolved) =>
    `${ministry}${resolved ? ', van minisztere' : ''}: miniszter ${minister}, titkár ${secretary}`,
  wall: (pieces) => `Nagy Fal: ${ROUNDS} faljelzőből ${pieces} áll`,
  foreign: (land, state, boxes) => `${land}, ${state}: ${boxes.join('; ')}`,
  player: (p) =>
    [
      `${p.name}${p.chief ? ', főminiszter' : ''}: ${p.vp} GYP`,
      `${p.cubes} kocka`,
      `${p.cards} lap`,
      `${p.rewards} jutalomkártya`,
      `${p.shipyard} dzsunka a kikötőben`,
      `${p.ocean} az óceánon`,
      `${p.colonies} sereg a telepeken`,
      `${p.stock} készletben`,
      p.gifts.length > 0 ? `megvett ajándékok: ${list(p.gifts.map(String))}` : 'nincs megvett ajándéka',
    ].join(', '),
  hand: (cards, rewards) =>
    [
      `A kezedben: ${cards.length > 0 ? list(cards) : 'nincs lap'}`,
      ...(rewards.length > 0 ? [`jutalomkártyák: ${list(rewards)}`] : []),
    ].join('; '),
};
