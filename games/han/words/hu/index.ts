import { speech } from '../../../../i18n/hu/speech.ts';
import { words } from '../../../../i18n/words.ts';
import type { Colour } from '../../rules/data.ts';
import { endTriggered } from '../../rules/deck.ts';
import { hasDistricts, isDistrict, provinceId, siteOf } from '../../rules/provinces.ts';
import { fills, reach, sealRoom } from '../../rules/reach.ts';
import { type Cards, cardAt, grouped, paidCards, type Scorer, scorers, winners } from '../facts.ts';
import type { HanTexts } from '../texts.ts';
import { page } from './page.ts';
import { help, refusal, rules } from './rules.ts';
import { sources } from './sources.ts';
import { statistics } from './statistics.ts';
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
      value: (removal) => (removal === 'total' ? 'véletlenül, látatlanban' : 'minden színből egyenlően'),
    },
    borderJoker: { name: 'dzsókerpár a határon', value: yesNo },
    startPlayer: {
      name: terms.startPlayer,
      value: (seat) => (seat === 'random' ? 'véletlen' : `${seat + 1}. hely`),
    },
  },

  event(e, audience) {
    const { does, verb, who } = speech(audience);
    const gains = (found: readonly Scorer[]): string =>
      found.length === 0
        ? 'senki sem kap pontot'
        : found
            .map(({ seat, points, doubled }) => `${who(seat)} ${points}${doubled ? ' (duplán)' : ''}`)
            .join(', ');
    switch (e.type) {
      case 'turnBegan':
        return `${e.round}. forduló: ${verb(e.seat, 'következik', 'te következel')}.`;
      case 'cardsPlayed':
        return `${does(e.seat, 'kijátszik', 'kijátszol')} ${played(e.cards)} lapot.`;
      case 'pagodaPlaced': {
        const pagoda = e.fortified ? 'erődített pagodát' : 'pagodát';
        return `${does(e.seat, `${pagoda} épít`, `${pagoda} építesz`)} itt: ${space(e.space)}.`;
      }
      case 'emissaryPlaced':
        return `${does(e.seat, 'követet küld', 'követet küldesz')} ${into(e.province)}.`;
      case 'fortressPlaced':
        return `${does(e.seat, 'leteszi az erődjét', 'leteszed az erődödet')} itt: ${space(e.space)}.`;
      case 'provinceScored': {
        const lead = e.final ? `${province(e.province)} pagodái` : `${province(e.province)} megtelt`;
        return `${lead}: ${gains(scorers(e.points, e.doubled))}.`;
      }
      case 'stopped':
        return `${does(e.seat, 'nem tesz', 'nem teszel')} le második figurát.`;
      case 'passed':
        return `${does(e.seat, 'passzol', 'passzolsz')}.`;
      case 'cardExchanged':
        return `${does(e.seat, 'lecserél', 'lecserélsz')} egy ${terms.colours[e.card]} lapot.`;
      case 'cardTaken':
        return `${does(e.seat, 'elvesz', 'elveszel')} egy ${terms.colours[e.card]} felcsapott lapot.`;
      case 'cardDrawn': {
        const card = e.card ? `egy ${terms.colours[e.card]} lapot` : 'egy lapot';
        return `${does(e.seat, `${card} húz`, `${card} húzol`)} a pakliból.`;
      }
      case 'displayRefilled':
        return `Új felcsapott lap (${e.slot + 1}. hely): ${terms.colours[e.card]}.`;
      case 'pileReshuffled':
        return `Elfogyott a húzópakli; ${e.cards} dobott lapból új készül.`;
      case 'endTriggered':
        return `${does(e.seat, 'körében', 'a te körödben')} másodszor is elfogyott a húzópakli: ez az utolsó forduló.`;
      case 'nobodyCanPlace':
        return 'Senki sem tehet le többé pagodát vagy követet: a játék véget ér.';
      case 'portsScored':
        return `Kikötők: ${gains(scorers(e.points, e.doubled))}.`;
      case 'allianceScored':
        return `${e.n}. szövetség, ${e.provinces.map(province).join('–')}: ${gains(scorers(e.points))}.`;
      case 'roadsScored':
        return e.points === 0
          ? `${does(e.seat, 'nem kap pontot az utakért, mert nincs pagodasora', 'nem kapsz pontot az utakért, mert nincs pagodasorod')}.`
          : `${does(e.seat, `${e.points} pontot kap`, `${e.points} pontot kapsz`)} az utakért (pagodasorok: ${list(e.chains.map(({ length }) => String(length)))}).`;
      case 'ended': {
        const best = winners(e);
        const points = `${e.scores[best[0]!]} ponttal`;
        if (best.length === 1) return `Vége a játéknak: ${verb(best[0]!, 'győz', 'te győzöl')} ${points}.`;
        const shared = best.some((seat) => seat === audience.reader) ? 'győztök' : 'győz';
        return `Vége a játéknak: ${list(best.map(who))} holtversenyben ${shared} ${points}.`;
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
        return 'nincs második figura';
      case 'exchange':
        return `csere: ${terms.colours[m.card]} (figura helyett)`;
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
          ? 'Utolsó forduló: játssz ki lapokat egy figuráért, vagy passzolj.'
          : 'Játssz ki lapokat egy figuráért, vagy cserélj le egyet.';
      case 'place':
        return `Kijátszva: ${grouped(paidCards(f)).map(inWords).join(' + ')}. Hová kerüljön a figura?`;
      case 'second':
        return 'Játssz ki lapokat egy második figuráért ugyanabban a tartományban, vagy fejezd be.';
      case 'draw':
        return `Húzz ${f.due} lapot: a felcsapottakból vagy a pakliból.`;
      default:
        return 'Vége a játéknak.';
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
