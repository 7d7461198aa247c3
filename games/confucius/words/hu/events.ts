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
import { numberOf, worthOf } from '../../rules/payments.ts';
import type { GiftEnd } from '../../rules/types.ts';
import { nameIn, sumSign } from '../facts.ts';
import type { ConfuciusTexts } from '../texts.ts';
import { board, terms } from './terms.ts';

const { list } = words('hu');

/** After a number a Hungarian noun stays in the singular, so only the case matters. */
const UNITS = { cash: 'pénz', licences: 'engedély' };
const OBJECT = { cash: 'pénzt', licences: 'engedélyt' };

export const amount = (n: number, unit: Unit): string => `${n} ${UNITS[unit]}`;
export const gift = (value: number): string => `${terms.gifts[value - 1]} (${value})`;
export const ministry = (m: number): string => nameIn(terms.ministries, MINISTRIES, m);
export const candidate = (c: number): string => (c === ANY ? terms.anyMinistry : ministry(c));
export const reward = (card: Reward): string => board.rewards[card];
export const spot = (m: number, space: number): string => `${ministry(m)} ${space}.`;
const distant = (land: number): string => nameIn(board.lands, DISTANT_LANDS, land);

/** The article before an ordinal, as it is spoken: az 1., az 5., a 2. */
export const nth = (n: number): string => `${n === 1 || n === 5 ? 'az' : 'a'} ${n}.`;

const BY = { cubes: '', favour: ` (${terms.favour})`, extra: ' (extra akció)' };
/** Events in older logs have only the number of the slot. */
const foreign = (slot: number, land: number | undefined): string =>
  land === undefined ? `${slot + 1}. ${terms.foreignLand}` : nameIn(terms.foreignLands, FOREIGN_LANDS, land);
const CAUSES: Readonly<Record<GiftEnd, string>> = {
  replaced: 'új ajándék lép a helyére',
  higherGift: 'egy értékesebb ajándék érvényteleníti',
  transfer: 'befolyás átengedése',
  tutoring: 'taníttatás',
  support: 'támogatás a kinevezésnél',
};
const POSTS = { minister: 'minisztere', secretary: 'titkára' };
const TITLES = { admiral: 'az admirális', chiefMinister: 'a főminiszter', general: 'a tábornok' };

export const event: ConfuciusTexts['event'] = (e, { names, beside = false }) => {
  const who = 'seat' in e ? names[e.seat]! : '';
  const by = leading(who, beside);
  switch (e.type) {
    case 'roundBegan':
      return `Kezdődik ${nth(e.round)} forduló.`;
    case 'giftsCounted':
      return `Az ajándékok összesítése után az akciókockák: ${e.cubes.map((n, seat) => `${names[seat]} ${n}`).join(', ')}.`;
    case 'chiefChosen':
      return `${by(' ')}${nth(e.round)} forduló főminisztere.`;
    case 'acted': {
      const cubes = e.by === 'cubes' && e.cubes > 0 ? ` (${e.cubes} kocka)` : '';
      return `${by(' ')}akciója: ${terms.actions[e.action]}${BY[e.by]}${cubes}.`;
    }
    case 'rewardPlayed':
      return `${by(' ')}jutalomkártyát játszik ki: ${reward(e.card)}.`;
    case 'passed':
      return `${by(' ')}passzol.`;
    case 'paid':
      return numberOf(e.cards) === 1
        ? `${by(' ')}${e.cost} ${OBJECT[e.unit]} fizet egy ${sumSign(e.cards, e.unit)} értékű lappal.`
        : `${by(' ')}${e.cost} ${OBJECT[e.unit]} fizet ${numberOf(e.cards)} lappal: ${sumSign(e.cards, e.unit)}.`;
    case 'drew':
      return e.cards && e.count > 0
        ? `${by(' ')}${e.count} lapot húz, értékük ${worthOf(e.cards, 'cash')} pénz.`
        : `${by(' ')}${e.count} lapot húz.`;
    case 'reshuffled':
      return `Az eldobott lapokból új pakli lesz (${e.cards} lap).`;
    case 'bribed':
      return e.from < 0
        ? `${by(' ')}megvesztegeti a ${spot(e.ministry, e.space)} hivatalnokát.`
        : `${by(' ')}átveszi a ${spot(e.ministry, e.space)} hivatalnokát, aki eddig ${names[e.from]} híve volt.`;
    case 'securedOfficial':
      return `${by(' ')}biztosítja a ${spot(e.ministry, e.space)} hivatalnokának hűségét.`;
    case 'nominated':
      return `${by(' ')}vizsgázót állít a ${board.students[e.student]} mezőre.`;
    case 'examForced':
      return `${by(' ')}császári vizsgát hirdet.`;
    case 'junksBought':
      return `${by(' ')}${e.junks} dzsunkát vesz.`;
    case 'sailed':
      return `${by(' ')}${e.junks} dzsunkát küld tengerre; az óceánon ${e.ocean} van.`;
    case 'landed':
      return e.vp > 0
        ? `${by(' ')}elsőként jut el ide: ${distant(e.land)} (${e.vp} GYP).`
        : `${by(' ')}eljut ide: ${distant(e.land)}.`;
    case 'rewardGained':
      return e.card ? `${by(' ')}jutalomkártyát kap: ${reward(e.card)}.` : `${by(' ')}jutalomkártyát kap.`;
    case 'recruited':
      return `${by(' ')}sereget állít fel.`;
    case 'invaded':
      return `${by(' ')}sereget küld ide: ${foreign(e.slot, e.land)}, ${e.box + 1}. doboz.`;
    case 'giftAvailable':
      return `${by(' ')}megszerzi ezt az ajándékot: ${gift(e.value)}.`;
    case 'giftGiven':
      return `${by(' ')}ajándéka ${names[e.to]} részére: ${gift(e.value)}.`;
    case 'giftRemoved':
      return `${by(' ')}ajándéka ${names[e.to]} részére kikerül a játékból: ${gift(e.value)}; oka: ${CAUSES[e.cause]}.`;
    case 'transferred':
      return `${by(' ')}átengedi a ${spot(e.ministry, e.space)} hivatalnokát ${names[e.to]} részére.`;
    case 'petitioned':
      return `${by(' ')}kérvényt nyújt be a császárhoz; az ajándék: ${gift(e.value)}.`;
    case 'junksMoved':
      return `${e.junks} dzsunka átkerül ${names[e.from]} kikötőjéből ${names[e.to]} kikötőjébe.`;
    case 'studentReplaced':
      return `${by(' ')}vizsgázója kerül ${names[e.from]} vizsgázójának helyére (${board.students[e.student]}).`;
    case 'officialsSwapped':
      return `${by(' ')}felcseréli a ${spot(ministryOf(e.first), spaceOf(e.first))} és a ${spot(ministryOf(e.second), spaceOf(e.second))} hivatalnokát.`;
    case 'armyMoved':
      return `${by(' ')}áthelyez egy sereget: ${foreign(e.slot, e.land)}, ${e.box + 1}. doboz → ${foreign(e.toSlot, e.toLand)}, ${e.toBox + 1}. doboz.`;
    case 'markerReplaced':
      return e.from === e.seat
        ? `A ${spot(e.ministry, e.space)} hivatalnoka ${who} biztos híve lesz.`
        : `A ${spot(e.ministry, e.space)} hivatalnoka ${names[e.from]} helyett ${who} biztos híve lesz.`;
    case 'insulted':
      return `${by(' ')}megbosszulja a megsértett császárt: egy sereget áldoz, és ${e.vp} GYP-t kap.`;
    case 'wallBuilt':
      return `Épül a Nagy Fal: ${e.pieces} faljelző áll.`;
    case 'examinationBegan':
      return `Császári vizsga ${e.contested ? 'két vetélytárssal' : 'vetélytárs nélkül'}; a jelölt: ${candidate(e.candidate)}.`;
    case 'tutored': {
      const worth = e.tutoring ? ` (${worthOf(e.tutoring, 'cash')} pénz)` : '';
      const cancels = e.cancelled ? ', és érvénytelenít egy ajándékot' : '';
      return `${by(' ')}a ${board.students[e.student]} mező vizsgázóját taníttatja ${e.count} lappal${worth}${cancels}.`;
    }
    case 'cannotTutor':
      return `${by(' ')}nem tud taníttatni, mert nincs lapja.`;
    case 'revealed':
      return `A taníttatás eredménye: vörös ${e.totals[0]}, narancs ${e.totals[1]}.`;
    case 'examinationWon':
      return `${by(' ')}megnyeri a vizsgát.`;
    case 'candidatePlaced': {
      const instead = e.replaced === EMPTY ? '' : ', az ottani hivatalnok helyére';
      const from = e.from >= 0 ? ` (${names[e.from]})` : '';
      return `${by(' ')}ide állítja a jelöltet: ${ministry(e.ministry)} ${e.space}${instead}${from}.`;
    }
    case 'candidateRemoved':
      return `A jelölt kikerül a játékból (${candidate(e.candidate)}).`;
    case 'candidateTurnedUp':
      return `A következő jelölt: ${candidate(e.candidate)}.`;
    case 'ministryBegan':
      return `Miniszterek kinevezése: ${ministry(e.ministry)}.`;
    case 'supported':
      return `${by(' ')}${e.forced ? 'köteles átengedni' : 'átenged'} ${e.officials} hivatalnokot ${names[e.to]} javára (${ministry(e.ministry)}).`;
    case 'appointed':
      return `${by(' ')}a ${ministry(e.ministry)} ${POSTS[e.post]} lett: ${e.vp} GYP.`;
    case 'ministryResolved':
      return `Eldőltek a tisztségek: ${ministry(e.ministry)}.`;
    case 'invasionResolved':
      return `A hódítás ${e.success ? 'sikerül' : 'kudarcot vall'}: ${foreign(e.slot, e.land)}.`;
    case 'conquered':
      return `${by(' ')}${e.vp} GYP-t kap a seregéért: ${foreign(e.slot, e.land)}, ${e.box + 1}. doboz.`;
    case 'officialArrived':
      return `Új hivatalnok érkezik: ${ministry(e.ministry)} ${e.space}, ára ${e.cost}.`;
    case 'discardChosen':
      return `${by(' ')}kiválasztotta, mely lapokat tartja meg.`;
    case 'discarded':
      return `${by(' ')}eldobja: ${sumSign(e.cards, 'cash')}.`;
    case 'gameEnds': {
      const reasons = [
        ...(e.ministries ? ['minden minisztériumnak van minisztere'] : []),
        ...(e.candidates ? ['elfogytak a jelöltek'] : []),
        ...(e.wall ? ['elkészült a Nagy Fal'] : []),
      ];
      return `A játék véget ér: ${list(reasons)}.`;
    }
    case 'titleAwarded':
      return e.seat < 0
        ? `Senki sem lesz ${terms.titles[e.title]}.`
        : `${by(' ')}${TITLES[e.title]} lett: ${e.vp} GYP.`;
    case 'ended': {
      const winners = names.filter((_, seat) => e.places[seat] === 1);
      const points = e.scores[e.places.indexOf(1)];
      return `Vége a játéknak: ${list(winners)} ${winners.length > 1 ? 'közösen nyer' : 'nyer'} ${points} GYP-vel.`;
    }
  }
};
