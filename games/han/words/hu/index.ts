import type { Names } from '../../../../i18n/texts.ts';
import { leading, words } from '../../../../i18n/words.ts';
import type { Colour } from '../../rules/data.ts';
import { endTriggered } from '../../rules/deck.ts';
import { hasDistricts, isDistrict, provinceId, siteOf } from '../../rules/provinces.ts';
import { fills, reach, sealRoom } from '../../rules/reach.ts';
import { type Cards, cardAt, grouped, paidCards, type Scorer, scorers, winners } from '../facts.ts';
import type { HanTexts } from '../texts.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { board, terms } from './terms.ts';

const { list } = words('hu');

/** Nouns stay in the singular after a number. */
const NUMBERS = ['', 'egy', 'két', 'három'];

const province = (id: string): string => terms.provinces[provinceId(id)];
/** Where somebody goes: the name itself needs no case then. */
const into = (id: string): string => `${province(id)} ${isDistrict(id) ? 'kerületbe' : 'tartományba'}`;

function space(id: string): string {
  const place = siteOf(id);
  if (place.border) return `${place.provinces.map(province).join('–')} határ`;
  return `${province(place.province)} ${place.number}${place.port ? ' (kikötő)' : ''}`;
}

const inWords = ({ colour, n }: Cards): string =>
  n === 1 ? terms.colours[colour] : `${terms.colours[colour]} ×${n}`;
const played = (cards: readonly Colour[]): string =>
  list(grouped(cards).map(({ colour, n }) => `${NUMBERS[n]} ${terms.colours[colour]}`));

const gains = (found: readonly Scorer[], names: Names): string =>
  found.length === 0
    ? 'senki sem kap pontot'
    : found
        .map(({ seat, points, doubled }) => `${names[seat]} ${points}${doubled ? ' (duplán)' : ''}`)
        .join(', ');

const yesNo = (value: boolean): string => (value ? 'igen' : 'nem');

export const texts = {
  title: terms.game,
  terms,
  options: {
    map: {
      name: 'a tábla oldala',
      value: (map) => (map === 'border-disputes' ? terms.side1 : terms.side2),
    },
    fortresses: { name: 'erődök', value: yesNo },
    portScoring: { name: terms.portScoring, value: yesNo },
    removal: {
      name: 'kivett lapok',
      value: (removal) => (removal === 'total' ? 'néhány, látatlanban' : 'minden színből'),
    },
    borderJoker: { name: 'dzsókerpár a határon', value: yesNo },
    startPlayer: {
      name: terms.startPlayer,
      value: (seat) => (seat === 'random' ? 'sorsolással' : `${seat + 1}. szék`),
    },
  },

  event(e, { names, beside = false }) {
    const who = 'seat' in e ? names[e.seat]! : '';
    const by = leading(who, beside);
    switch (e.type) {
      case 'turnBegan':
        return `${e.round}. forduló: ${who} következik.`;
      case 'cardsPlayed':
        return `${by(' ')}kijátszik ${played(e.cards)} lapot.`;
      case 'pagodaPlaced':
        return `${by(' ')}${e.fortified ? 'erődített pagodát' : 'pagodát'} épít itt: ${space(e.space)}.`;
      case 'emissaryPlaced':
        return `${by(' ')}követet küld ${into(e.province)}.`;
      case 'fortressPlaced':
        return `${by(' ')}leteszi az erődjét itt: ${space(e.space)}.`;
      case 'provinceScored': {
        const lead = e.final ? `${province(e.province)} pagodái` : `${province(e.province)} megtelt`;
        return `${lead}: ${gains(scorers(e.points, e.doubled), names)}.`;
      }
      case 'stopped':
        return `${by(' ')}nem tesz le második bábut.`;
      case 'passed':
        return `${by(' ')}passzol.`;
      case 'cardExchanged':
        return `${by(' ')}lecserél egy ${terms.colours[e.card]} lapot.`;
      case 'cardTaken':
        return `${by(' ')}elvesz egy ${terms.colours[e.card]} lapot a felcsapottak közül.`;
      case 'cardDrawn':
        return e.card
          ? `${by(' ')}egy ${terms.colours[e.card]} lapot húz a pakliból.`
          : `${by(' ')}egy lapot húz a pakliból.`;
      case 'displayRefilled':
        return `Felcsapott lap (${e.slot + 1}. hely): ${terms.colours[e.card]}.`;
      case 'pileReshuffled':
        return `Elfogyott a húzópakli; ${e.cards} dobott lapból új készül.`;
      case 'endTriggered':
        return `${by(' ')}körében a húzópakli másodszor is elfogyott: a fordulót még végigjátsszuk.`;
      case 'nobodyCanPlace':
        return 'Senki sem tehet le többé pagodát vagy követet: a játék véget ér.';
      case 'portsScored':
        return `Kikötők: ${gains(scorers(e.points, e.doubled), names)}.`;
      case 'allianceScored':
        return `${e.n}. szövetség, ${e.provinces.map(province).join('–')}: ${gains(scorers(e.points), names)}.`;
      case 'roadsScored':
        return e.points === 0
          ? `${by(' ')}nem kap pontot az utakért, mert nincs pagodasora.`
          : `${by(' ')}${e.points} pontot kap az utakért (pagodák a sorokban: ${list(e.chains.map(({ length }) => String(length)))}).`;
      case 'ended': {
        const best = winners(e);
        const points = `${e.scores[best[0]!]} ponttal`;
        return best.length === 1
          ? `Vége a játéknak: ${names[best[0]!]} győz ${points}.`
          : `Vége a játéknak: ${list(best.map((seat) => names[seat]!))} holtversenyben győz ${points}.`;
      }
    }
  },

  move(m, scene) {
    const { view } = scene;
    switch (m.type) {
      case 'play': {
        const { provinces, borders } = reach(scene, m.cards);
        const places = hasDistricts(view) ? terms.district : terms.province;
        const where = [
          ...(provinces.length > 2 ? [`${provinces.length} ${places}`] : provinces.map(province)),
          ...(borders.length > 1 ? [`${borders.length} határ`] : borders.map(space)),
        ];
        const joker = m.cards.length === 2 && provinces.length > 0 ? ' (dzsóker)' : '';
        return `${grouped(m.cards).map(inWords).join(' + ')}${joker}: ${where.join(', ')}`;
      }
      case 'pagoda': {
        const full = fills(scene, m.space).map((q) => `, ${province(q.province)} megtelik +${q.points}`);
        return `pagoda: ${space(m.space)}${full.join('')}`;
      }
      case 'emissary': {
        const { next, limit } = sealRoom(scene, m.province);
        return `követ: ${province(m.province)} (${next}/${limit})`;
      }
      case 'fortress':
        return `erőd: ${space(m.space)}`;
      case 'stop':
        return 'nincs második bábu';
      case 'exchange':
        return `csere: ${terms.colours[m.card]} (bábu helyett)`;
      case 'takeOpen':
        return `${terms.colours[cardAt(view, m.slot)]} elvétele (${m.slot + 1}. hely)`;
      case 'takeDeck':
        return `húzás a pakliból (még ${view.pileSize} lap)`;
      case 'pass':
        return 'passz';
    }
  },

  prompt({ view }) {
    const f = view.stack.at(-1);
    switch (f?.phase) {
      case 'action':
        return endTriggered(view)
          ? 'Az utolsó forduló: játssz ki lapokat egy bábuért, vagy passzolj.'
          : 'Játssz ki lapokat egy bábuért, vagy cserélj le egyet.';
      case 'place':
        return `Kijátszva: ${grouped(paidCards(f)).map(inWords).join(' + ')}. Hová kerüljön a bábu?`;
      case 'second':
        return 'Játssz ki lapokat egy második bábuért ugyanott, vagy hagyd el.';
      case 'draw':
        return `Végy el egy lapot, vagy húzz a pakliból; még ${f.due} kell.`;
      default:
        return 'Vége a játéknak.';
    }
  },

  sources,
  refusal,
  rules,
  help,
  board,
  page: { ...page, space },
} satisfies HanTexts;
