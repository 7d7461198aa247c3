import { leading, words } from '../../../../i18n/words.ts';
import {
  ANY,
  DISTANT_LANDS,
  EMPTY,
  FOREIGN_LANDS,
  MINISTRIES,
  type Reward,
  type Unit,
} from '../../rules/data.ts';
import { ministryOf, spaceOf } from '../../rules/officials.ts';
import type { GiftEnd } from '../../rules/types.ts';
import { nameIn, numberOf, sumSign, worthOf } from '../facts.ts';
import type { ConfuciusTexts } from '../texts.ts';
import { board, terms } from './terms.ts';

const { count, list } = words('en');

export const CUBES = { one: 'cube', other: 'cubes' };
export const CARDS = { one: 'card', other: 'cards' };
export const JUNKS = { one: 'junk', other: 'junks' };
export const OFFICIALS = { one: 'official', other: 'officials' };
const UNITS = { cash: { one: 'cash', other: 'cash' }, licences: { one: 'licence', other: 'licences' } };

export const amount = (n: number, unit: Unit): string => count(n, UNITS[unit]);
export const gift = (value: number): string => `${terms.gifts[value - 1]} (${value})`;
export const ministry = (m: number): string => nameIn(terms.ministries, MINISTRIES, m);
export const spot = (m: number, space: number): string => `${ministry(m)} ${space}`;
export const candidate = (c: number): string => (c === ANY ? terms.anyMinistry : ministry(c));
export const reward = (card: Reward): string => board.rewards[card];
const distant = (land: number): string => nameIn(board.lands, DISTANT_LANDS, land);

const BY = { cubes: '', favour: ` by ${terms.favour}`, extra: ' as an Extra Action' };
/** Events in older logs have only the number of the slot. */
const foreign = (slot: number, land: number | undefined): string =>
  land === undefined ? `${terms.foreignLand} ${slot + 1}` : nameIn(terms.foreignLands, FOREIGN_LANDS, land);
const CAUSES: Readonly<Record<GiftEnd, string>> = {
  replaced: 'a new gift replaces it',
  higherGift: 'a higher gift cancels it',
  transfer: 'influence was transferred',
  tutoring: 'paid for by tutoring',
  support: 'influence was given up',
};

export const event: ConfuciusTexts['event'] = (e, names, beside = false) => {
  const who = 'seat' in e ? names[e.seat]! : '';
  const by = leading(who, beside);
  switch (e.type) {
    case 'roundBegan':
      return `Round ${e.round} begins.`;
    case 'giftsCounted':
      return `Gifts are counted; action cubes: ${e.cubes.map((n, seat) => `${names[seat]} ${n}`).join(', ')}.`;
    case 'chiefChosen':
      return `${by(' ')}becomes chief minister of round ${e.round}.`;
    case 'acted': {
      const cubes = e.by === 'cubes' && e.cubes > 0 ? ` for ${count(e.cubes, CUBES)}` : '';
      return `${by(' ')}takes ${terms.actions[e.action]}${BY[e.by]}${cubes}.`;
    }
    case 'rewardPlayed':
      return `${by(' ')}plays the reward card ${reward(e.card)}.`;
    case 'passed':
      return `${by(' ')}passes.`;
    case 'paid':
      return numberOf(e.cards) === 1
        ? `${by(' ')}pays ${amount(e.cost, e.unit)} with a card worth ${sumSign(e.cards, e.unit)}.`
        : `${by(' ')}pays ${amount(e.cost, e.unit)} with ${count(numberOf(e.cards), CARDS)}: ${sumSign(e.cards, e.unit)}.`;
    case 'drew':
      return e.cards && e.count > 0
        ? `${by(' ')}draws ${count(e.count, CARDS)} worth ${worthOf(e.cards, 'cash')} cash.`
        : `${by(' ')}draws ${count(e.count, CARDS)}.`;
    case 'reshuffled':
      return `The discard pile becomes the new deck of ${count(e.cards, CARDS)}.`;
    case 'bribed':
      return e.from < 0
        ? `${by(' ')}bribes ${spot(e.ministry, e.space)}.`
        : `${by(' ')}takes over ${spot(e.ministry, e.space)} from ${names[e.from]}.`;
    case 'securedOfficial':
      return `${by(' ')}secures ${spot(e.ministry, e.space)}.`;
    case 'nominated':
      return `${by(' ')}nominates a student on the ${board.students[e.student]} space.`;
    case 'examForced':
      return `${by(' ')}forces an examination.`;
    case 'junksBought':
      return `${by(' ')}buys ${count(e.junks, JUNKS)}.`;
    case 'sailed':
      return `${by(' ')}sends ${count(e.junks, JUNKS)} to sea; ${e.ocean} on the ocean.`;
    case 'landed':
      return e.vp > 0
        ? `${by(' ')}reaches ${distant(e.land)} first: ${e.vp} VP.`
        : `${by(' ')}reaches ${distant(e.land)}.`;
    case 'rewardGained':
      return e.card ? `${by(' ')}gains the reward card ${reward(e.card)}.` : `${by(' ')}gains a reward card.`;
    case 'recruited':
      return `${by(' ')}recruits an army.`;
    case 'invaded':
      return `${by(' ')}sends an army to ${foreign(e.slot, e.land)}, box ${e.box + 1}.`;
    case 'giftAvailable':
      return `${by(' ')}now has the ${gift(e.value)} available.`;
    case 'giftGiven':
      return `${by(' ')}gives ${names[e.to]} the ${gift(e.value)}.`;
    case 'giftRemoved':
      return `The gift ${gift(e.value)} of ${who} to ${names[e.to]} is removed: ${CAUSES[e.cause]}.`;
    case 'transferred':
      return `${by(' ')}transfers ${spot(e.ministry, e.space)} to ${names[e.to]}.`;
    case 'petitioned':
      return `${by(' ')}petitions the Emperor with the ${gift(e.value)}.`;
    case 'junksMoved':
      return `${count(e.junks, JUNKS)} move from ${names[e.from]} to ${names[e.to]}.`;
    case 'studentReplaced':
      return `${by(' ')}replaces the ${board.students[e.student]} student of ${names[e.from]}.`;
    case 'officialsSwapped':
      return `${by(' ')}swaps ${spot(ministryOf(e.first), spaceOf(e.first))} and ${spot(ministryOf(e.second), spaceOf(e.second))}.`;
    case 'armyMoved':
      return `${by(' ')}moves an army from ${foreign(e.slot, e.land)}, box ${e.box + 1}, to ${foreign(e.toSlot, e.toLand)}, box ${e.toBox + 1}.`;
    case 'markerReplaced':
      return e.from === e.seat
        ? `${spot(e.ministry, e.space)} of ${who} becomes secured.`
        : `${spot(e.ministry, e.space)} goes from ${names[e.from]} to ${who}, secured.`;
    case 'insulted':
      return `The Emperor is insulted: ${who} spends an army and scores ${e.vp} VP.`;
    case 'wallBuilt':
      return `The Great Wall grows to ${count(e.pieces, { one: 'piece', other: 'pieces' })}.`;
    case 'examinationBegan':
      return `A ${e.contested ? 'contested' : 'one-sided'} examination is held; candidate for ${candidate(e.candidate)}.`;
    case 'tutored': {
      const worth = e.tutoring ? ` worth ${worthOf(e.tutoring, 'cash')}` : '';
      const cancels = e.cancelled ? ' and cancels a gift' : '';
      return `${by(' ')}tutors the ${board.students[e.student]} student with ${count(e.count, CARDS)}${worth}${cancels}.`;
    }
    case 'cannotTutor':
      return `${by(' ')}has no card to tutor with.`;
    case 'revealed':
      return `The tutoring is revealed: red ${e.totals[0]}, orange ${e.totals[1]}.`;
    case 'examinationWon':
      return `${by(' ')}wins the examination.`;
    case 'candidatePlaced': {
      const instead = e.replaced === EMPTY ? '' : ' instead of the official there';
      const from = e.from >= 0 ? ` (${names[e.from]})` : '';
      return `${by(' ')}places the candidate in ${spot(e.ministry, e.space)}${instead}${from}.`;
    }
    case 'candidateRemoved':
      return `The candidate for ${candidate(e.candidate)} leaves the game.`;
    case 'candidateTurnedUp':
      return `The next candidate is for ${candidate(e.candidate)}.`;
    case 'ministryBegan':
      return `${ministry(e.ministry)} is resolved.`;
    case 'supported':
      return `${by(' ')}${e.forced ? 'must give' : 'gives'} ${count(e.officials, OFFICIALS)} in ${ministry(e.ministry)} to ${names[e.to]}.`;
    case 'appointed':
      return `${by(' ')}becomes ${terms.posts[e.post]} of ${ministry(e.ministry)}: ${e.vp} VP.`;
    case 'ministryResolved':
      return `The posts of ${ministry(e.ministry)} are settled.`;
    case 'invasionResolved':
      return `The invasion of ${foreign(e.slot, e.land)} ${e.success ? 'succeeds' : 'fails'}.`;
    case 'conquered':
      return `${by(' ')}scores ${e.vp} VP for the army in ${foreign(e.slot, e.land)}, box ${e.box + 1}.`;
    case 'officialArrived':
      return `A new official of cost ${e.cost} arrives in ${spot(e.ministry, e.space)}.`;
    case 'discardChosen':
      return `${by(' ')}has chosen which cards to keep.`;
    case 'discarded':
      return `${by(' ')}discards ${sumSign(e.cards, 'cash')}.`;
    case 'gameEnds': {
      const reasons = [
        ...(e.ministries ? ['all ministries are resolved'] : []),
        ...(e.candidates ? ['the candidates are used up'] : []),
        ...(e.wall ? ['the Great Wall is complete'] : []),
      ];
      return `The game ends: ${list(reasons)}.`;
    }
    case 'titleAwarded':
      return e.seat < 0
        ? `Nobody becomes ${terms.titles[e.title]}.`
        : `${by(' ')}becomes ${terms.titles[e.title]}: ${e.vp} VP.`;
    case 'ended': {
      const winners = names.filter((_, seat) => e.places[seat] === 1);
      const points = e.scores[e.places.indexOf(1)];
      return `The game is over: ${list(winners)} ${winners.length > 1 ? 'win' : 'wins'} with ${points} VP.`;
    }
  }
};
