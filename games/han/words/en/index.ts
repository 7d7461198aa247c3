import type { Names } from '../../../../i18n/texts.ts';
import { leading, words } from '../../../../i18n/words.ts';
import type { Colour } from '../../rules/data.ts';
import { endTriggered } from '../../rules/deck.ts';
import {
  type Cards,
  cardAt,
  fills,
  grouped,
  hasDistricts,
  paidCards,
  placeOf,
  provinceId,
  reach,
  type Scorer,
  scorers,
  sealRoom,
  winners,
} from '../facts.ts';
import type { HanTexts } from '../texts.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { board, terms } from './terms.ts';

const { count, list, plural } = words('en');

const CARDS = { one: 'card', other: 'cards' };
const POINTS = { one: 'point', other: 'points' };
const PROVINCES = { one: 'province', other: 'provinces' };
const DISTRICTS = { one: 'district', other: 'districts' };

const province = (id: string): string => terms.provinces[provinceId(id)];

function space(id: string): string {
  const place = placeOf(id);
  if (place.border) return `border ${place.provinces.map(province).join('–')}`;
  return `${province(place.province)} ${place.number}${place.port ? ' (port)' : ''}`;
}
/** In a sentence. */
const onSpace = (id: string): string => (placeOf(id).border ? `on the ${space(id)}` : `on ${space(id)}`);

const inWords = ({ colour, n }: Cards): string =>
  n === 1 ? terms.colours[colour] : `${n} ${terms.colours[colour]}`;
const a = (colour: Colour): string => `${colour === 'orange' ? 'an' : 'a'} ${terms.colours[colour]}`;
/** As in "a red and 2 green cards". */
const played = (cards: readonly Colour[]): string => {
  const groups = grouped(cards);
  const parts = groups.map(({ colour, n }) => (n === 1 ? a(colour) : `${n} ${terms.colours[colour]}`));
  return `${list(parts)} ${plural(groups.at(-1)!.n, CARDS)}`;
};

const gains = (found: readonly Scorer[], names: Names): string =>
  found.length === 0
    ? 'nobody scores'
    : found
        .map(({ seat, points, doubled }) => `${names[seat]} ${points}${doubled ? ' (doubled)' : ''}`)
        .join(', ');

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
      name: 'cards removed',
      value: (removal) => (removal === 'total' ? 'some, unseen' : 'of each colour'),
    },
    borderJoker: { name: 'joker pairs on border spaces', value: yesNo },
    startPlayer: {
      name: terms.startPlayer,
      value: (seat) => (seat === 'random' ? 'drawn by lot' : `seat ${seat + 1}`),
    },
  },

  event(e, names, beside = false) {
    const who = 'seat' in e ? names[e.seat]! : '';
    const by = leading(who, beside);
    switch (e.type) {
      case 'turnBegan':
        return `Round ${e.round}: it is the turn of ${who}.`;
      case 'cardsPlayed':
        return `${by(' ')}plays ${played(e.cards)}.`;
      case 'pagodaPlaced':
        return e.fortified
          ? `${by(' ')}builds a fortified pagoda ${onSpace(e.space)}.`
          : `${by(' ')}builds a pagoda ${onSpace(e.space)}.`;
      case 'emissaryPlaced':
        return `${by(' ')}sends an emissary to ${province(e.province)}.`;
      case 'fortressPlaced':
        return `${by(' ')}places a fortress ${onSpace(e.space)}.`;
      case 'provinceScored': {
        const lead = e.final ? `Pagodas of ${province(e.province)}` : `${province(e.province)} is full`;
        return `${lead}: ${gains(scorers(e.points, e.doubled), names)}.`;
      }
      case 'stopped':
        return `${by(' ')}places no second piece.`;
      case 'passed':
        return `${by(' ')}passes.`;
      case 'cardExchanged':
        return `${by(' ')}gives up ${a(e.card)} card for another.`;
      case 'cardTaken':
        return `${by(' ')}takes ${a(e.card)} card from the display.`;
      case 'cardDrawn':
        return e.card
          ? `${by(' ')}draws ${a(e.card)} card from the pile.`
          : `${by(' ')}draws a card from the pile.`;
      case 'displayRefilled':
        return `Face up on slot ${e.slot + 1}: ${terms.colours[e.card]}.`;
      case 'pileReshuffled':
        return `The pile has run out; ${count(e.cards, CARDS)} are shuffled into a new one.`;
      case 'endTriggered':
        return `In the turn of ${who} the pile has run out again: the round is played to its end.`;
      case 'nobodyCanPlace':
        return 'Nobody can place a pagoda or an emissary any more: the game ends.';
      case 'portsScored':
        return `Ports: ${gains(scorers(e.points, e.doubled), names)}.`;
      case 'allianceScored':
        return `Alliance ${e.n}, ${e.provinces.map(province).join('–')}: ${gains(scorers(e.points), names)}.`;
      case 'roadsScored':
        return e.points === 0
          ? `${by(' ')}has no chain and scores nothing for roads.`
          : `${by(' ')}scores ${e.points} for roads (pagodas in chains: ${list(e.chains.map(({ length }) => String(length)))}).`;
      case 'ended': {
        const best = winners(e);
        const points = count(e.scores[best[0]!]!, POINTS);
        return best.length === 1
          ? `The game is over: ${names[best[0]!]} wins with ${points}.`
          : `The game is over: ${list(best.map((seat) => names[seat]!))} share the victory with ${points}.`;
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
        const joker = m.cards.length === 2 && provinces.length > 0 ? ' (joker)' : '';
        return `play ${grouped(m.cards).map(inWords).join(' + ')}${joker}: ${where.join(', ')}`;
      }
      case 'pagoda': {
        const full = fills(scene, m.space).map((q) => `, fills ${province(q.province)} +${q.points}`);
        return `pagoda ${space(m.space)}${full.join('')}`;
      }
      case 'emissary': {
        const { next, limit } = sealRoom(scene, m.province);
        return `emissary ${province(m.province)} (${next} of ${limit})`;
      }
      case 'fortress':
        return `fortress ${space(m.space)}`;
      case 'stop':
        return 'no second piece';
      case 'exchange':
        return `exchange ${terms.colours[m.card]} instead of placing`;
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
          ? 'The last round: play cards for a piece, or pass.'
          : 'Play cards for a piece, or exchange a card.';
      case 'place':
        return `Paid with ${grouped(paidCards(f)).map(inWords).join(' + ')}: where does the piece go?`;
      case 'second':
        return 'Play cards for a second piece in the same province, or stop.';
      case 'draw':
        return `Take a card, face up or from the pile. ${count(f.due, CARDS)} to go.`;
      default:
        return 'The game is over.';
    }
  },

  sources,
  refusal,
  rules,
  help,
  board,
  page: { ...page, space },
} satisfies HanTexts;
