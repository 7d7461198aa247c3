import { words } from '../../../../i18n/words.ts';
import { ROUNDS } from '../../rules/data.ts';
import type { ConfuciusPageTexts } from '../texts.ts';
import { amount, CARDS, JUNKS } from './events.ts';
import { board } from './terms.ts';

const { count, list } = words('en');
const ARMIES = { one: 'army', other: 'armies' };
const REWARDS = { one: 'reward card', other: 'reward cards' };
const cubes = (n: number): string => count(n, { one: 'cube', other: 'cubes' });

export const page: ConfuciusPageTexts = {
  where: (round) => `Round ${round} of ${ROUNDS}`,
  phases: {
    chief: 'Chief minister',
    actions: 'Actions',
    favour: 'Imperial Favour',
    examination: 'Imperial Examination',
    resolution: 'Ministry Resolution',
    court: 'Court',
    end: 'End of the round',
    over: 'End of the game',
  },
  actions: {
    bribe: 'Bribe',
    secure: 'Secure',
    nominate: 'Nominate',
    force: 'Force exam',
    buyJunks: 'Buy junks',
    voyage: 'Voyage',
    recruit: 'Recruit',
    invade: 'Invade',
    buyGift: 'Buy gift',
    giveGift: 'Give gift',
    transfer: 'Transfer',
    petition: 'Petition',
    commerce: 'Commerce',
    tax: 'Tax',
    none: 'No action',
    pass: 'Pass',
    favour: 'Favour',
  },
  verbs: {
    bribe: 'Bribe',
    bribery: 'Bribe',
    secure: 'Secure',
    nominate: 'Nominate',
    force: 'Force exam',
    buyJunks: 'Buy',
    voyage: 'Set sail',
    recruit: 'Recruit',
    invade: 'Invade',
    buyGift: 'Buy',
    giveGift: 'Give',
    giftCard: 'Take',
    transfer: 'Transfer',
    petition: 'Petition',
    commerce: 'Trade',
    land: 'Land here',
    examination: 'Tutor',
    tutor: 'Tutor',
    place: 'Place here',
    ministry: 'Support',
    discard: 'Keep',
    chief: 'Appoint',
  },
  rewards: {
    bribeBingbu: 'Bribe Bingbu',
    bribeHubu: 'Bribe Hubu',
    bribeGongbu: 'Bribe Gongbu',
    bribeAny: 'Bribe anyone',
    gift: 'Gift',
    extra: 'Extra action',
    cash: 'Cash',
    army: 'Army',
    insult: 'Insulted!',
  },
  tabs: {
    result: 'Result',
    actions: 'Actions',
    examination: 'Exam',
    north: 'North',
    sea: 'Sea',
    web: 'Gifts',
  },
  due: (round) => `round ${round}`,
  taken: 'taken',
  lost: 'failed',
  examination: 'Examination',
  candidate: 'Next candidate',
  anywhere: 'Any',
  below: (n, any) => {
    if (n === 0) return 'the last one';
    return n > any
      ? `${n} more below, the last ${any} for any ministry`
      : `${n} more below, for any ministry`;
  },
  noCandidate: 'No candidates left',
  openSeat: 'free',
  held: {
    later: 'Held when both spaces are taken, or if forced',
    both: 'Held this round: both spaces are taken',
    forced: 'Held this round: forced',
  },
  lastTime: (red, orange) => `Last time: red ${red}, orange ${orange}`,
  supply: { cards: 'cards', rewards: 'rewards', junks: 'junks' },
  ribbon: (giver, gift) => `No bribes: ${giver} gave you the ${gift}`,
  barred: 'No bribes here',
  resolved: 'Resolved',
  paid: (sum, cost, unit) => `${sum} of ${amount(cost, unit)}`,
  purse: (coins, licences) => `${coins} cash or ${count(licences, { one: 'licence', other: 'licences' })}`,
  tooMuch: (n) => `${n} too much`,
  draws: (n) => `draw ${n}`,
  laid: (n) => `${count(n, CARDS)} face down`,
  pay: 'Pay',
  lay: 'Done',
  gifts: { missing: 'to be bought', available: 'available', gone: 'gone' },
  given: (to) => `given to ${to}`,
  yard: 'in shipyard',
  ready: (left) => `ready, ${left} in stock`,
  discounts: { bingbu: 'army for 4', hubu: 'bribes −1', gongbu: 'junks cheaper' },
  families: 'Families',
  familiesNote: 'cubes left · points',
  chief: 'chief minister',
  passed: 'passed',
  web: {
    title: 'Gifts and obligations',
    lens: 'Obligations',
    next: 'next round',
    forbids: 'May not bribe',
    nothing: 'No active gifts yet',
    titles: 'Titles if it ended now',
  },
  final: 'Final scoring',
  official: ({ ministry, space, tile, cost, owner, secured }) => {
    const place = `${ministry}, space ${space}`;
    if (tile === 'empty') return `${place}: empty`;
    const what = tile === 'candidate' ? 'candidate' : `official of cost ${cost}`;
    return owner === undefined
      ? `${place}: ${what}, unbribed`
      : `${place}: ${owner}’s ${what}, ${secured ? 'secured' : 'unsecured'}`;
  },
  box: (land, box, vp, reward, owner) =>
    `${land}, box ${box}: ${vp} VP${reward ? ' and a reward card' : ''}, ${owner === undefined ? 'free' : `${owner}’s army`}`,
  land: (land, vp, reached) =>
    [
      `${land}: ${vp === undefined ? 'already reached' : `${vp} VP for the first to arrive`}`,
      ...(reached.length > 0 ? [`reached by ${list(reached)}`] : []),
    ].join(', '),
  student: (student, owner) =>
    owner === undefined
      ? `${board.students[student]} space: free`
      : `${board.students[student]} space: ${owner}’s student`,
  gift: (gift, state) => `${gift}: ${state}`,
  card: (coins, licences, n) =>
    `${count(n, CARDS)} worth ${amount(coins, 'cash')} or ${amount(licences, 'licences')}`,
  cube: (action, marks) => (marks.length > 0 ? `${action}, cubes: ${list(marks)}` : action),
  post: (ministry, minister, secretary, resolved) =>
    `${ministry}${resolved ? ', resolved' : ''}: Minister ${minister}, Secretary ${secretary}`,
  wall: (pieces) => `Great Wall: ${pieces} of ${ROUNDS} pieces built`,
  foreign: (land, state, boxes) => `${land}, ${state}: ${boxes.join('; ')}`,
  player: (p) =>
    [
      `${p.name}${p.chief ? ', chief minister' : ''}: ${p.vp} VP`,
      cubes(p.cubes),
      count(p.cards, CARDS),
      count(p.rewards, REWARDS),
      `${count(p.shipyard, JUNKS)} in the shipyard`,
      `${p.ocean} on the ocean`,
      `${count(p.colonies, ARMIES)} in the colonies`,
      `${p.stock} in stock`,
      p.gifts.length > 0 ? `gifts available: ${list(p.gifts.map(String))}` : 'no gift available',
    ].join(', '),
  hand: (cards, rewards) =>
    [
      `Your hand: ${cards.length > 0 ? list(cards) : 'no cards'}`,
      ...(rewards.length > 0 ? [`reward cards: ${list(rewards)}`] : []),
    ].join('; '),
};
