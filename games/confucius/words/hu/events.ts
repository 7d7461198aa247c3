import { speech, the } from '../../../../i18n/hu/speech.ts';
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

export const nth = (n: number): string => `${the(n)}.`;

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

export const event: ConfuciusTexts['event'] = (e, audience) => {
  const { does, verb, who } = speech(audience);
  const { names, reader } = audience;
  /** "Anna ajándéka", "az ajándékod". */
  const whose = (seat: number, third: string, second: string): string =>
    seat === reader ? second : `${names[seat]} ${third}`;
  const to = (seat: number): string => whose(seat, 'részére', 'a te részedre');
  switch (e.type) {
    case 'roundBegan':
      return `Kezdődik ${nth(e.round)} forduló.`;
    case 'giftsCounted':
      return `Az ajándékok összesítése után az akciókockák: ${e.cubes.map((n, seat) => `${who(seat)} ${n}`).join(', ')}.`;
    case 'chiefChosen':
      return `${does(e.seat, `${nth(e.round)} forduló főminisztere lesz`, `te leszel ${nth(e.round)} forduló főminisztere`)}.`;
    case 'acted': {
      const cubes = e.by === 'cubes' && e.cubes > 0 ? ` (${e.cubes} kocka)` : '';
      return `${does(e.seat, 'akciója', 'akciód')}: ${terms.actions[e.action]}${BY[e.by]}${cubes}.`;
    }
    case 'rewardPlayed':
      return `${does(e.seat, 'jutalomkártyát játszik ki', 'jutalomkártyát játszol ki')}: ${reward(e.card)}.`;
    case 'passed':
      return `${does(e.seat, 'passzol', 'passzolsz')}.`;
    case 'paid': {
      const cost = `${e.cost} ${OBJECT[e.unit]}`;
      const pays = does(e.seat, `${cost} fizet`, `${cost} fizetsz`);
      return numberOf(e.cards) === 1
        ? `${pays} egy ${sumSign(e.cards, e.unit)} értékű lappal.`
        : `${pays} ${numberOf(e.cards)} lappal: ${sumSign(e.cards, e.unit)}.`;
    }
    case 'drew': {
      const draws = does(e.seat, `${e.count} lapot húz`, `${e.count} lapot húzol`);
      return e.cards && e.count > 0 ? `${draws}, értékük ${worthOf(e.cards, 'cash')} pénz.` : `${draws}.`;
    }
    case 'reshuffled':
      return `Az eldobott lapokból új pakli készül (${e.cards} lap).`;
    case 'bribed':
      return e.from < 0
        ? `${does(e.seat, 'megvesztegeti', 'megvesztegeted')} a ${spot(e.ministry, e.space)} hivatalnokát.`
        : `${does(e.seat, 'átveszi', 'átveszed')} a ${spot(e.ministry, e.space)} hivatalnokát, aki eddig ${whose(e.from, 'híve', 'a te híved')} volt.`;
    case 'securedOfficial':
      return `${does(e.seat, 'biztosítja', 'biztosítod')} a ${spot(e.ministry, e.space)} hivatalnokának hűségét.`;
    case 'nominated':
      return `${does(e.seat, 'vizsgázót jelentkeztet', 'vizsgázót jelentkeztetsz')} a ${board.students[e.student]} mezőre.`;
    case 'examForced':
      return `${does(e.seat, 'császári vizsgát hirdet', 'császári vizsgát hirdetsz')}.`;
    case 'junksBought':
      return `${does(e.seat, `${e.junks} dzsunkát vesz`, `${e.junks} dzsunkát veszel`)}.`;
    case 'sailed':
      return `${does(e.seat, `${e.junks} dzsunkát küld`, `${e.junks} dzsunkát küldesz`)} az óceánra; már ${e.ocean} van ott.`;
    case 'landed': {
      const land = distant(e.land);
      return e.vp > 0
        ? `${does(e.seat, 'elsőként jut el', 'elsőként jutsz el')} ide: ${land} (${e.vp} GYP).`
        : `${does(e.seat, 'eljut', 'eljutsz')} ide: ${land}.`;
    }
    case 'rewardGained':
      return `${does(e.seat, 'jutalomkártyát húz', 'jutalomkártyát húzol')}${e.card ? `: ${reward(e.card)}` : ''}.`;
    case 'recruited':
      return `${does(e.seat, 'sereget állít fel', 'sereget állítasz fel')}.`;
    case 'invaded':
      return `${does(e.seat, 'sereget küld', 'sereget küldesz')} ide: ${foreign(e.slot, e.land)}, ${e.box + 1}. doboz.`;
    case 'giftAvailable':
      return `${does(e.seat, 'megszerzi', 'megszerzed')} ezt az ajándékot: ${gift(e.value)}.`;
    case 'giftGiven':
      return `${does(e.seat, 'ajándékot ad', 'ajándékot adsz')} ${to(e.to)}: ${gift(e.value)}.`;
    case 'giftRemoved':
      return `${does(e.seat, `ajándéka ${to(e.to)}`, `az ajándékod ${to(e.to)}`)} kikerül a játékból: ${gift(e.value)}; oka: ${CAUSES[e.cause]}.`;
    case 'transferred':
      return `${does(e.seat, 'átengedi', 'átengeded')} a ${spot(e.ministry, e.space)} hivatalnokát ${to(e.to)}.`;
    case 'petitioned':
      return `${does(e.seat, 'kérvényt nyújt be', 'kérvényt nyújtasz be')} a császárhoz ezzel: ${gift(e.value)}.`;
    case 'junksMoved':
      return `${e.junks} dzsunka átkerül ${whose(e.from, 'kikötőjéből', 'a te kikötődből')} ${whose(e.to, 'kikötőjébe', 'a te kikötődbe')}.`;
    case 'studentReplaced':
      return `${does(e.seat, 'vizsgázója', 'a vizsgázód')} ${whose(e.from, 'vizsgázójának', 'a te vizsgázód')} helyére áll (${board.students[e.student]}).`;
    case 'officialsSwapped':
      return `${does(e.seat, 'felcseréli', 'felcseréled')} a ${spot(ministryOf(e.first), spaceOf(e.first))} és a ${spot(ministryOf(e.second), spaceOf(e.second))} hivatalnokát.`;
    case 'armyMoved':
      return `${does(e.seat, 'áthelyez', 'áthelyezel')} egy sereget: ${foreign(e.slot, e.land)}, ${e.box + 1}. doboz → ${foreign(e.toSlot, e.toLand)}, ${e.toBox + 1}. doboz.`;
    case 'markerReplaced': {
      const loyal = whose(e.seat, 'biztos híve', 'a te biztos híved');
      return e.from === e.seat
        ? `A ${spot(e.ministry, e.space)} hivatalnoka ${loyal} lesz.`
        : `A ${spot(e.ministry, e.space)} hivatalnoka ${whose(e.from, 'helyett', 'helyetted')} ${loyal} lesz.`;
    }
    case 'insulted':
      return `${does(e.seat, 'megbosszulja', 'megbosszulod')} a megsértett császárt: egy seregért ${e.vp} GYP jár.`;
    case 'wallBuilt':
      return `Épül a Nagy Fal: már ${e.pieces} faljelző áll.`;
    case 'examinationBegan':
      return `Császári vizsga ${e.contested ? 'két vetélytárssal' : 'vetélytárs nélkül'}; a jelölt: ${candidate(e.candidate)}.`;
    case 'tutored': {
      const how = `a ${board.students[e.student]} mező vizsgázóját`;
      const worth = e.tutoring ? ` (${worthOf(e.tutoring, 'cash')} pénz)` : '';
      const cancels = e.cancelled ? ', és ezzel egy ajándék érvénytelen lesz' : '';
      return `${does(e.seat, `${how} taníttatja`, `${how} taníttatod`)} ${e.count} lappal${worth}${cancels}.`;
    }
    case 'cannotTutor':
      return `${does(e.seat, 'nem tud taníttatni, mert nincs lapja', 'nem tudsz taníttatni, mert nincs lapod')}.`;
    case 'revealed':
      return `A taníttatás eredménye: vörös ${e.totals[0]}, narancssárga ${e.totals[1]}.`;
    case 'examinationWon':
      return `${does(e.seat, 'megnyeri', 'megnyered')} a vizsgát.`;
    case 'candidatePlaced': {
      const instead =
        e.replaced === EMPTY
          ? ''
          : e.from >= 0
            ? `, ${whose(e.from, 'hivatalnokának', 'a te hivatalnokod')} helyére`
            : ', az ottani hivatalnok helyére';
      return `${does(e.seat, 'ide állítja', 'ide állítod')} a jelöltet: ${ministry(e.ministry)} ${e.space}${instead}.`;
    }
    case 'candidateRemoved':
      return `A jelölt kikerül a játékból (${candidate(e.candidate)}).`;
    case 'candidateTurnedUp':
      return `A következő jelölt: ${candidate(e.candidate)}.`;
    case 'ministryBegan':
      return `Miniszterek kinevezése: ${ministry(e.ministry)}.`;
    case 'supported': {
      const gives = e.forced
        ? does(e.seat, 'köteles átengedni', 'köteles vagy átengedni')
        : does(e.seat, 'átenged', 'átengedsz');
      return `${gives} ${e.officials} hivatalnokot ${whose(e.to, 'javára', 'a te javadra')} (${ministry(e.ministry)}).`;
    }
    case 'appointed':
      return `${does(e.seat, `a ${ministry(e.ministry)} ${POSTS[e.post]} lesz`, `te leszel a ${ministry(e.ministry)} ${POSTS[e.post]}`)}: ${e.vp} GYP.`;
    case 'ministryResolved':
      return `Kinevezték a minisztert: ${ministry(e.ministry)}.`;
    case 'invasionResolved':
      return `A hódítás ${e.success ? 'sikerül' : 'kudarcot vall'}: ${foreign(e.slot, e.land)}.`;
    case 'conquered':
      return `${does(e.seat, `${e.vp} GYP-t kap a seregéért`, `${e.vp} GYP-t kapsz a seregedért`)}: ${foreign(e.slot, e.land)}, ${e.box + 1}. doboz.`;
    case 'officialArrived':
      return `Új hivatalnok érkezik: ${ministry(e.ministry)} ${e.space}, ára ${e.cost}.`;
    case 'discardChosen':
      return `${does(e.seat, 'kiválasztotta, mely lapokat tartja meg', 'kiválasztottad, mely lapokat tartod meg')}.`;
    case 'discarded':
      return `${does(e.seat, 'eldobja', 'eldobod')}: ${sumSign(e.cards, 'cash')}.`;
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
        : `${does(e.seat, `${the(terms.titles[e.title])} lesz`, `te leszel ${the(terms.titles[e.title])}`)}: ${e.vp} GYP.`;
    case 'ended': {
      const winners = e.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      const points = `${e.scores[winners[0]!]} GYP-vel`;
      if (winners.length === 1)
        return `Vége a játéknak: ${verb(winners[0]!, 'nyer', 'te nyersz')} ${points}.`;
      const shared = winners.some((seat) => seat === reader) ? 'közösen nyertek' : 'közösen nyer';
      return `Vége a játéknak: ${list(winners.map(who))} ${shared} ${points}.`;
    }
  }
};
