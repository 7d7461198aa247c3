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
    bribe: 'Veszte\u00adget',
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
    none: 'Semmi',
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
    recruit: 'Toborzás',
    invade: 'Hódítás',
    buyGift: 'Vásárlás',
    giveGift: 'Ajándékozás',
    giftCard: 'Elvétel',
    transfer: 'Átengedés',
    petition: 'Folyamodás',
    commerce: 'Kereskedés',
    land: 'Partraszállás',
    examination: 'Taníttatás',
    tutor: 'Taníttatás',
    place: 'Elhelyezés',
    ministry: 'Támogatás',
    discard: 'Megtartás',
    chief: 'Kinevezés',
  },
  rewards: {
    bribeBingbu: 'Kenés Pingpu',
    bribeHubu: 'Kenés Hupu',
    bribeGongbu: 'Kenés Kungpu',
    bribeAny: 'Kenés bárhol',
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
  openSeat: 'szabad hely',
  held: {
    later: 'Ha mindkét hely betelik vagy meghirdetik',
    both: 'Most lesz: mindkét hely betelt',
    forced: 'Most lesz: meghirdették',
  },
  lastTime: (red, orange) => `Legutóbb: vörös ${red}, narancs ${orange}`,
  supply: { cards: 'lap', rewards: 'jutalom', junks: 'dzsunka' },
  ribbon: (giver, gift) => `Nem vesztegethetsz: ${giver} (${gift})`,
  barred: 'Nem vesztegethet',
  resolved: 'Van minisztere',
  paid: (sum, cost, unit) => `${sum} / ${amount(cost, unit)}`,
  purse: (coins, licences) => `${coins} pénz vagy ${licences} engedély`,
  tooMuch: (n) => `${n} fölösleg`,
  draws: (n) => `${n} lap`,
  laid: (n) => `${n} lap lefelé`,
  pay: 'Fizet',
  lay: 'Ennyi',
  gifts: { missing: 'még nincs meg', available: 'adható', gone: 'elhasználva' },
  given: (to) => `nála: ${to}`,
  yard: 'kikötőben',
  ready: (left) => `kész, ${left} maradt`,
  discounts: { bingbu: 'sereg 4-ért', hubu: 'kenés −1', gongbu: 'olcsó dzsunka' },
  families: 'Családok',
  familiesNote: 'kockák · pontok',
  chief: 'főminiszter',
  passed: 'passzolt',
  web: {
    title: 'Ajándékok hálója',
    lens: 'Ki vesztegethet',
    next: 'következő forduló',
    forbids: 'Nem vesztegethet',
    nothing: 'Még senki sincs lekötelezve',
    titles: 'Címek, ha most lenne vége',
  },
  final: 'Végső értékelés',
  official: ({ ministry, space, tile, cost, owner, secured }) => {
    const place = `${ministry}, ${space}. hely`;
    if (tile === 'empty') return `${place}: üres`;
    const what = tile === 'candidate' ? 'jelölt' : `hivatalnok, ára ${cost}`;
    return owner === undefined
      ? `${place}: ${what}, megvesztegetetlen`
      : `${place}: ${what}, ${owner} embere, ${secured ? 'biztos' : 'bizonytalan'}`;
  },
  box: (land, box, vp, reward, owner) =>
    `${land}, ${box}. mező: ${vp} GYP${reward ? ' és jutalomkártya' : ''}, ${owner === undefined ? 'szabad' : `${owner} serege`}`,
  land: (land, vp, reached) =>
    [
      `${land}: ${vp === undefined ? 'már elérték' : `${vp} GYP az elsőnek`}`,
      ...(reached.length > 0 ? [`ott járt: ${list(reached)}`] : []),
    ].join(', '),
  student: (student, owner) =>
    owner === undefined
      ? `${board.students[student]} hely: szabad`
      : `${board.students[student]} hely: ${owner}`,
  gift: (gift, state) => `${gift}: ${state}`,
  card: (coins, licences, n) => `${n} lap: ${amount(coins, 'cash')} vagy ${amount(licences, 'licences')}`,
  cube: (action, marks) => (marks.length > 0 ? `${action}, kockák: ${list(marks)}` : action),
  post: (ministry, minister, secretary, resolved) =>
    `${ministry}${resolved ? ', eldőlt' : ''}: miniszter ${minister}, titkár ${secretary}`,
  wall: (pieces) => `A Nagy Fal ${ROUNDS} darabjából ${pieces} áll`,
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
      p.gifts.length > 0 ? `adható ajándékok: ${list(p.gifts.map(String))}` : 'nincs adható ajándéka',
    ].join(', '),
  hand: (cards, rewards) =>
    [
      `A kezedben: ${cards.length > 0 ? list(cards) : 'nincs lap'}`,
      ...(rewards.length > 0 ? [`jutalomkártyák: ${list(rewards)}`] : []),
    ].join('; '),
};
