import { speech } from '../../../../i18n/en/speech.ts';
import { words } from '../../../../i18n/words.ts';
import type { Colour } from '../../rules/data.ts';
import { endTriggered } from '../../rules/deck.ts';
import { hasDistricts, provinceId, siteOf } from '../../rules/provinces.ts';
import { fills, reach, sealRoom } from '../../rules/reach.ts';
import { type Cards, cardAt, grouped, paidCards, type Scorer, scorers, winners } from '../facts.ts';
import type { HanTexts } from '../texts.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { statistics } from './statistics.ts';
import { board, terms } from './terms.ts';

const { count, list, plural } = words('en');

const CARDS = { one: 'card', other: 'cards' };
const POINTS = { one: 'point', other: 'points' };
const PROVINCES = { one: 'province', other: 'provinces' };
const DISTRICTS = { one: 'district', other: 'districts' };

const province = (id: string): string => terms.provinces[provinceId(id)];

function space(id: string): string {
  const place = siteOf(id);
  if (place.border) return `border ${place.provinces.map(province).join('–')}`;
  return `${province(place.province)} ${place.number}${place.port ? ' (port)' : ''}`;
}
/** In a sentence. */
const onSpace = (id: string): string => (siteOf(id).border ? `on the ${space(id)}` : `on ${space(id)}`);

const inWords = ({ colour, n }: Cards): string =>
  n === 1 ? terms.colours[colour] : `${n} ${terms.colours[colour]}`;
const a = (colour: Colour): string => `${colour === 'orange' ? 'an' : 'a'} ${terms.colours[colour]}`;
/** As in "a red and 2 green cards". */
const played = (cards: readonly Colour[]): string => {
  const groups = grouped(cards);
  const parts = groups.map(({ colour, n }) => (n === 1 ? a(colour) : `${n} ${terms.colours[colour]}`));
  return `${list(parts)} ${plural(groups.at(-1)!.n, CARDS)}`;
};

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

export const texts = {
  title: terms.game,
  terms,
  options: {
    map: {
      name: 'side of the board',
      value: (map) => (map === 'border-disputes' ? terms.side1 : terms.side2),
    },
    fortresses: { name: 'fortresses', value: yesNo },
    portScoring: { name: terms.portScoring, value: yesNo },
    removal: {
      name: 'removed cards',
      value: (removal) => (removal === 'total' ? 'at random, unseen' : 'equally by colour'),
    },
    borderJoker: { name: 'joker pairs on border spaces', value: yesNo },
    startPlayer: {
      name: terms.startPlayer,
      value: (seat) => (seat === 'random' ? 'random' : `seat ${seat + 1}`),
    },
  },

  event(e, audience) {
    const { does, verb, whose, who } = speech(audience);
    const gains = (found: readonly Scorer[]): string =>
      found.length === 0
        ? 'nobody scores'
        : found
            .map(({ seat, points, doubled }) => `${who(seat)} ${points}${doubled ? ' (doubled)' : ''}`)
            .join(', ');
    switch (e.type) {
      case 'turnBegan':
        return `Round ${e.round}: ${whose(e.seat)} turn.`;
      case 'cardsPlayed':
        return `${does(e.seat, 'play')} ${played(e.cards)}.`;
      case 'pagodaPlaced':
        return e.fortified
          ? `${does(e.seat, 'build')} a fortified pagoda ${onSpace(e.space)}.`
          : `${does(e.seat, 'build')} a pagoda ${onSpace(e.space)}.`;
      case 'emissaryPlaced':
        return `${does(e.seat, 'send')} an emissary to ${province(e.province)}.`;
      case 'fortressPlaced':
        return `${does(e.seat, 'place')} a fortress ${onSpace(e.space)}.`;
      case 'provinceScored': {
        const lead = e.final ? `Pagodas in ${province(e.province)}` : `${province(e.province)} is full`;
        return `${lead}: ${gains(scorers(e.points, e.doubled))}.`;
      }
      case 'stopped':
        return `${does(e.seat, 'place')} no second piece.`;
      case 'passed':
        return `${does(e.seat, 'pass')}.`;
      case 'cardExchanged':
        return `${does(e.seat, 'exchange')} ${a(e.card)} card.`;
      case 'cardTaken':
        return `${does(e.seat, 'take')} ${a(e.card)} face-up card.`;
      case 'cardDrawn':
        return e.card
          ? `${does(e.seat, 'draw')} ${a(e.card)} card from the pile.`
          : `${does(e.seat, 'draw')} a card from the pile.`;
      case 'displayRefilled':
        return `Turned face up in slot ${e.slot + 1}: ${terms.colours[e.card]}.`;
      case 'pileReshuffled':
        return `The pile has run out. The discard pile becomes a new one of ${count(e.cards, CARDS)}.`;
      case 'endTriggered':
        return `The pile has run out again on ${whose(e.seat)} turn. This is the last round.`;
      case 'nobodyCanPlace':
        return 'Nobody can place a pagoda or an emissary any more: the game ends.';
      case 'portsScored':
        return `Ports: ${gains(scorers(e.points, e.doubled))}.`;
      case 'allianceScored':
        return `Alliance ${e.n}, ${e.provinces.map(province).join('–')}: ${gains(scorers(e.points))}.`;
      case 'roadsScored':
        return e.points === 0
          ? `${does(e.seat, 'have')} no chain of pagodas and ${e.seat === audience.reader ? 'score' : 'scores'} nothing for roads.`
          : `${does(e.seat, 'score')} ${e.points} for roads (chains of ${list(e.chains.map(({ length }) => String(length)))}).`;
      case 'ended': {
        const best = winners(e);
        const points = count(e.scores[best[0]!]!, POINTS);
        return best.length === 1
          ? `Game over: ${verb(best[0]!, 'win')} with ${points}.`
          : `Game over: ${list(best.map(who))} share the victory with ${points}.`;
      }
    }
  },

  move(m, scene) {
    const { view } = scene;
    switch (m.type) {
      case 'play': {
        const { provinces, borders } = reach(scene, m.cards);
        const places = hasDistricts(view) ? DISTRICTS : PROVINCES;
        const where = [
          ...(provinces.length > 2 ? [count(provinces.length, places)] : provinces.map(province)),
          ...(borders.length > 1 ? [`${borders.length} borders`] : borders.map(space)),
        ];
        const joker = m.cards.length === 2 && provinces.length > 0 ? ' (joker pair)' : '';
        return `play ${grouped(m.cards).map(inWords).join(' + ')}${joker}: ${where.join(', ')}`;
      }
      case 'pagoda': {
        const full = fills(scene, m.space).map((q) => `, fills ${province(q.province)} +${q.points}`);
        return `pagoda on ${space(m.space)}${full.join('')}`;
      }
      case 'emissary': {
        const { next, limit } = sealRoom(scene, m.province);
        return `emissary to ${province(m.province)} (${next} of ${limit})`;
      }
      case 'fortress':
        return `fortress on ${space(m.space)}`;
      case 'stop':
        return 'no second piece';
      case 'exchange':
        return `exchange ${a(m.card)} card instead of placing a piece`;
      case 'takeOpen':
        return `take ${terms.colours[cardAt(view, m.slot)]} (slot ${m.slot + 1})`;
      case 'takeDeck':
        return `draw from the pile (${view.pileSize} left)`;
      case 'pass':
        return 'pass';
    }
  },

  prompt({ view }) {
    const f = view.stack.at(-1);
    switch (f?.phase) {
      case 'action':
        return endTriggered(view)
          ? 'Last round: play cards to place a piece, or pass.'
          : 'Play cards to place a piece, or exchange a card.';
      case 'place':
        return `Paid with ${grouped(paidCards(f)).map(inWords).join(' + ')}: where does the piece go?`;
      case 'second':
        return 'Play cards for a second piece in the same province, or stop.';
      case 'draw':
        return `Draw ${count(f.due, CARDS)}: take a face-up card or draw from the pile.`;
      default:
        return 'Game over.';
    }
  },

  sources,
  statistics,
  refusal,
  rules,
  help,
  board,
  page: { ...page, space },
} satisfies HanTexts;
