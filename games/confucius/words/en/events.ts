import { speech } from '../../../../i18n/en/speech.ts';
import { words } from '../../../../i18n/words.ts';
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
import { numberOf, worthOf } from '../../rules/payments.ts';
import type { GiftEnd } from '../../rules/types.ts';
import { nameIn, sumSign } from '../facts.ts';
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
  replaced: 'replaced by a new gift',
  higherGift: 'cancelled by a higher gift',
  transfer: 'cancelled by transferring influence',
  tutoring: 'cancelled by tutoring',
  support: 'cancelled by support in a ministry',
};

export const event: ConfuciusTexts['event'] = (e, audience) => {
  const { does, verb, who, whose, of } = speech(audience);
  switch (e.type) {
    case 'roundBegan':
      return `Round ${e.round} begins.`;
    case 'giftsCounted':
      return `Gifts are counted. Action cubes: ${e.cubes.map((n, seat) => `${who(seat)} ${n}`).join(', ')}.`;
    case 'chiefChosen':
      return `${does(e.seat, 'become')} chief minister of round ${e.round}.`;
    case 'acted': {
      const cubes = e.by === 'cubes' && e.cubes > 0 ? ` for ${count(e.cubes, CUBES)}` : '';
      return `${does(e.seat, 'take')} ${terms.actions[e.action]}${BY[e.by]}${cubes}.`;
    }
    case 'rewardPlayed':
      return `${does(e.seat, 'play')} the reward card ${reward(e.card)}.`;
    case 'passed':
      return `${does(e.seat, 'pass')}.`;
    case 'paid':
      return numberOf(e.cards) === 1
        ? `${does(e.seat, 'pay')} ${amount(e.cost, e.unit)} with a card worth ${sumSign(e.cards, e.unit)}.`
        : `${does(e.seat, 'pay')} ${amount(e.cost, e.unit)} with ${count(numberOf(e.cards), CARDS)}: ${sumSign(e.cards, e.unit)}.`;
    case 'drew':
      return e.cards && e.count > 0
        ? `${does(e.seat, 'draw')} ${count(e.count, CARDS)} worth ${worthOf(e.cards, 'cash')} cash.`
        : `${does(e.seat, 'draw')} ${count(e.count, CARDS)}.`;
    case 'reshuffled':
      return `The discard pile becomes a new deck of ${count(e.cards, CARDS)}.`;
    case 'bribed':
      return e.from < 0
        ? `${does(e.seat, 'bribe')} ${spot(e.ministry, e.space)}.`
        : `${does(e.seat, 'take')} ${spot(e.ministry, e.space)} from ${who(e.from)}.`;
    case 'securedOfficial':
      return `${does(e.seat, 'secure')} ${spot(e.ministry, e.space)}.`;
    case 'nominated':
      return `${does(e.seat, 'nominate')} a student on the ${board.students[e.student]} space.`;
    case 'examForced':
      return `${does(e.seat, 'force')} an examination.`;
    case 'junksBought':
      return `${does(e.seat, 'buy')} ${count(e.junks, JUNKS)}.`;
    case 'sailed':
      return `${does(e.seat, 'send')} ${count(e.junks, JUNKS)} to sea, with ${e.ocean} now on the ocean.`;
    case 'landed':
      return e.vp > 0
        ? `${does(e.seat, 'be')} the first to reach ${distant(e.land)}: ${e.vp} VP.`
        : `${does(e.seat, 'reach')} ${distant(e.land)}.`;
    case 'rewardGained':
      return e.card
        ? `${does(e.seat, 'draw')} the reward card ${reward(e.card)}.`
        : `${does(e.seat, 'draw')} a reward card.`;
    case 'recruited':
      return `${does(e.seat, 'recruit')} an army.`;
    case 'invaded':
      return `${does(e.seat, 'send')} an army to ${foreign(e.slot, e.land)}, box ${e.box + 1}.`;
    case 'giftAvailable':
      return `${of(e.seat, gift(e.value))} is now available.`;
    case 'giftGiven':
      return `${does(e.seat, 'give')} ${who(e.to)} the ${gift(e.value)}.`;
    case 'giftRemoved':
      return `${of(e.seat, 'gift')} to ${who(e.to)}, the ${gift(e.value)}, leaves the game: ${CAUSES[e.cause]}.`;
    case 'transferred':
      return `${does(e.seat, 'transfer')} ${spot(e.ministry, e.space)} to ${who(e.to)}.`;
    case 'petitioned':
      return `${does(e.seat, 'petition')} the Emperor with the ${gift(e.value)}.`;
    case 'junksMoved':
      return `${count(e.junks, JUNKS)} move from ${whose(e.from)} shipyard to ${whose(e.to)}${e.to === audience.reader ? 's' : ''}.`;
    case 'studentReplaced':
      return `${does(e.seat, 'replace')} ${whose(e.from)} ${board.students[e.student]} student.`;
    case 'officialsSwapped':
      return `${does(e.seat, 'swap')} ${spot(ministryOf(e.first), spaceOf(e.first))} and ${spot(ministryOf(e.second), spaceOf(e.second))}.`;
    case 'armyMoved':
      return `${does(e.seat, 'move')} an army from ${foreign(e.slot, e.land)}, box ${e.box + 1}, to ${foreign(e.toSlot, e.toLand)}, box ${e.toBox + 1}.`;
    case 'markerReplaced':
      return e.from === e.seat
        ? `${of(e.seat, `marker on ${spot(e.ministry, e.space)}`)} is now secured.`
        : `${spot(e.ministry, e.space)} passes from ${who(e.from)} to ${who(e.seat)}, secured.`;
    case 'insulted':
      return `${does(e.seat, 'send')} an army to avenge the insulted Emperor: ${e.vp} VP.`;
    case 'wallBuilt':
      return `The Great Wall grows to ${count(e.pieces, { one: 'piece', other: 'pieces' })}.`;
    case 'examinationBegan':
      return `${e.contested ? 'A contested' : 'An uncontested'} examination begins. The winner places the candidate official for ${candidate(e.candidate)}.`;
    case 'tutored': {
      const worth = e.tutoring ? ` worth ${worthOf(e.tutoring, 'cash')}` : '';
      const cancels = e.cancelled ? ', cancelling a gift' : '';
      return `${does(e.seat, 'tutor')} the ${board.students[e.student]} student with ${count(e.count, CARDS)}${worth}${cancels}.`;
    }
    case 'cannotTutor':
      return `${does(e.seat, 'have')} no card to tutor with.`;
    case 'revealed':
      return `The tutoring cards are revealed: red ${e.totals[0]}, orange ${e.totals[1]}.`;
    case 'examinationWon':
      return `${does(e.seat, 'win')} the examination.`;
    case 'candidatePlaced': {
      const place = spot(e.ministry, e.space);
      if (e.replaced === EMPTY) return `${does(e.seat, 'place')} the candidate official in ${place}.`;
      return `${does(e.seat, 'replace')} ${e.from >= 0 ? `${whose(e.from)} official` : 'the official'} in ${place} with the candidate official.`;
    }
    case 'candidateRemoved':
      return `The candidate official for ${candidate(e.candidate)} leaves the game.`;
    case 'candidateTurnedUp':
      return `The next candidate official is for ${candidate(e.candidate)}.`;
    case 'ministryBegan':
      return `${ministry(e.ministry)} is resolved.`;
    case 'supported':
      return `${does(e.seat, e.forced ? 'must give' : 'give')} ${count(e.officials, OFFICIALS)} in ${ministry(e.ministry)} to ${who(e.to)}.`;
    case 'appointed':
      return `${does(e.seat, 'become')} ${terms.posts[e.post]} of ${ministry(e.ministry)}: ${e.vp} VP.`;
    case 'ministryResolved':
      return `The posts of ${ministry(e.ministry)} are filled.`;
    case 'invasionResolved':
      return `The invasion of ${foreign(e.slot, e.land)} ${e.success ? 'succeeds' : 'fails'}.`;
    case 'conquered':
      return `${does(e.seat, 'score')} ${e.vp} VP for the army in ${foreign(e.slot, e.land)}, box ${e.box + 1}.`;
    case 'officialArrived':
      return `A new official of cost ${e.cost} arrives in ${spot(e.ministry, e.space)}.`;
    case 'discardChosen':
      return `${does(e.seat, 'have')} chosen which cards to keep.`;
    case 'discarded':
      return `${does(e.seat, 'discard')} cards worth ${sumSign(e.cards, 'cash')} cash.`;
    case 'gameEnds': {
      const reasons = [
        ...(e.ministries ? ['all ministries are resolved'] : []),
        ...(e.candidates ? ['no candidate officials are left'] : []),
        ...(e.wall ? ['the Great Wall is complete'] : []),
      ];
      return `The game ends: ${list(reasons)}.`;
    }
    case 'titleAwarded':
      return e.seat < 0
        ? `Nobody becomes ${terms.titles[e.title]}.`
        : `${does(e.seat, 'become')} ${terms.titles[e.title]}: ${e.vp} VP.`;
    case 'ended': {
      const winners = e.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      const points = e.scores[winners[0]!];
      return winners.length === 1
        ? `Game over: ${verb(winners[0]!, 'win')} with ${points} VP.`
        : `Game over: ${list(winners.map(who))} share the victory with ${points} VP.`;
    }
  }
};
