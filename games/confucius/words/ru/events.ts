import { speech } from '../../../../i18n/ru/speech.ts';
import { type Forms, words } from '../../../../i18n/words.ts';
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

const { count, list } = words('ru');

type RussianForms = Forms<'ru'>;
/** In the accusative: what is paid, drawn or bought. */
export const UNITS: Readonly<Record<Unit, RussianForms>> = {
  cash: { one: 'монету', few: 'монеты', many: 'монет' },
  licences: { one: 'лицензию', few: 'лицензии', many: 'лицензий' },
};
const CUBES: RussianForms = { one: 'кубик', few: 'кубика', many: 'кубиков' };
const CARDS: RussianForms = { one: 'карту', few: 'карты', many: 'карт' };
export const JUNKS: RussianForms = { one: 'джонку', few: 'джонки', many: 'джонок' };
/** Accusative of living beings. */
const OFFICIALS: RussianForms = { one: 'чиновника', few: 'чиновников', many: 'чиновников' };

const amount = (n: number, unit: Unit): string => count(n, UNITS[unit]);
export const gift = (value: number): string => `${terms.gifts[value - 1]} (${value})`;
export const ministry = (m: number): string => nameIn(terms.ministries, MINISTRIES, m);
export const candidate = (c: number): string => (c === ANY ? terms.anyMinistry : ministry(c));
export const reward = (card: Reward): string => board.rewards[card];
export const spot = (m: number, space: number): string => `${ministry(m)} ${space}`;
const distant = (land: number): string => nameIn(terms.distantLands, DISTANT_LANDS, land);

const BY = { cubes: '', favour: ` (${terms.favour})`, extra: ` (${terms.rewards.extra})` };
/** Events in older logs have only the number of the slot. */
const foreign = (slot: number, land: number | undefined): string =>
  land === undefined ? `${terms.foreignLand} ${slot + 1}` : nameIn(terms.foreignLands, FOREIGN_LANDS, land);
const CAUSES: Readonly<Record<GiftEnd, string>> = {
  replaced: 'заменён новым',
  higherGift: 'отменён более ценным',
  transfer: 'отменён передачей влияния',
  tutoring: 'отменён обучением',
  support: 'отменён поддержкой в министерстве',
};
/** Cards that lie on a student. */
const PLAYED: RussianForms = { one: 'карта', few: 'карты', many: 'карт' };
const PLACES = { red: 'красном', orange: 'оранжевом' };
const POSTS = { minister: 'министром', secretary: 'секретарём' };
const TITLES = { admiral: 'Адмиралом', chiefMinister: 'Верховным министром', general: 'Генералом' };

export const event: ConfuciusTexts['event'] = (e, audience) => {
  const { does, has, who, as } = speech(audience);
  const to = (seat: number): string => as(seat, 'вам', 'игроку');
  const from = (seat: number): string => as(seat, 'у вас', 'у игрока');
  switch (e.type) {
    case 'roundBegan':
      return `Начинается раунд ${e.round}.`;
    case 'giftsCounted':
      return `Дары подсчитаны. Кубики действий: ${e.cubes.map((n, seat) => `${who(seat)} ${n}`).join(', ')}.`;
    case 'chiefChosen':
      return `${does(e.seat, 'становится', 'становитесь')} Верховным министром раунда ${e.round}.`;
    case 'acted': {
      const cubes = e.by === 'cubes' && e.cubes > 0 ? ` за ${count(e.cubes, CUBES)}` : '';
      return `${does(e.seat, 'выбирает', 'выбираете')} действие «${terms.actions[e.action]}»${BY[e.by]}${cubes}.`;
    }
    case 'rewardPlayed':
      return `${does(e.seat, 'разыгрывает', 'разыгрываете')} карту Награды «${reward(e.card)}».`;
    case 'passed':
      return `${does(e.seat, 'пасует', 'пасуете')}.`;
    case 'paid': {
      const pays = `${does(e.seat, 'платит', 'платите')} ${amount(e.cost, e.unit)}`;
      return numberOf(e.cards) === 1
        ? `${pays} картой на ${sumSign(e.cards, e.unit)}.`
        : `${pays} картами на ${sumSign(e.cards, e.unit)}.`;
    }
    case 'drew': {
      const draws = `${does(e.seat, 'берёт', 'берёте')} ${count(e.count, CARDS)}`;
      return e.cards && e.count > 0
        ? `${draws} на ${amount(worthOf(e.cards, 'cash'), 'cash')}.`
        : `${draws}.`;
    }
    case 'reshuffled':
      return `Сброс перемешан в новую колоду (карт: ${e.cards}).`;
    case 'bribed':
      return e.from < 0
        ? `${does(e.seat, 'подкупает', 'подкупаете')} чиновника ${spot(e.ministry, e.space)}.`
        : `${does(e.seat, 'переманивает', 'переманиваете')} чиновника ${spot(e.ministry, e.space)} ${from(e.from)}.`;
    case 'securedOfficial':
      return `${does(e.seat, 'закрепляет', 'закрепляете')} чиновника ${spot(e.ministry, e.space)}.`;
    case 'nominated':
      return `${does(e.seat, 'выдвигает', 'выдвигаете')} ученика на ${e.student === 'red' ? 'красное' : 'оранжевое'} место.`;
    case 'examForced':
      return `${does(e.seat, 'назначает', 'назначаете')} имперские экзамены.`;
    case 'junksBought':
      return `${does(e.seat, 'покупает', 'покупаете')} ${count(e.junks, JUNKS)}.`;
    case 'sailed':
      return `${does(e.seat, 'отправляет', 'отправляете')} в океан ${count(e.junks, JUNKS)}; теперь там ${e.ocean}.`;
    case 'landed':
      return e.vp > 0
        ? `${does(e.seat, 'раньше всех достигает', 'раньше всех достигаете')} заморской страны: ${distant(e.land)}, ${e.vp} ОП.`
        : `${does(e.seat, 'достигает', 'достигаете')} заморской страны: ${distant(e.land)}.`;
    case 'rewardGained':
      return `${does(e.seat, 'берёт', 'берёте')} карту Награды${e.card ? ` «${reward(e.card)}»` : ''}.`;
    case 'recruited':
      return `${does(e.seat, 'набирает', 'набираете')} армию.`;
    case 'invaded':
      return `${does(e.seat, 'посылает', 'посылаете')} армию: ${foreign(e.slot, e.land)}, секция ${e.box + 1}.`;
    case 'giftAvailable':
      return `${has(e.seat, 'теперь доступен дар', 'Вам теперь доступен дар')}: ${gift(e.value)}.`;
    case 'giftGiven':
      return `${does(e.seat, 'преподносит', 'преподносите')} ${to(e.to)} дар: ${gift(e.value)}.`;
    case 'giftRemoved':
      return `${has(e.seat, `дар ${to(e.to)}`, `Ваш дар ${to(e.to)}`)} выходит из игры: ${gift(e.value)}, ${CAUSES[e.cause]}.`;
    case 'transferred':
      return `${does(e.seat, 'передаёт', 'передаёте')} чиновника ${spot(e.ministry, e.space)} ${to(e.to)}.`;
    case 'petitioned':
      return `${does(e.seat, 'ходатайствует', 'ходатайствуете')} перед императором. Дар: ${gift(e.value)}.`;
    case 'junksMoved':
      return `${count(e.junks, { one: 'джонка переходит', few: 'джонки переходят', many: 'джонок переходят' })} от ${as(e.from, 'вас', 'игрока')} к ${as(e.to, 'вам', 'игроку')}.`;
    case 'studentReplaced':
      return `${does(e.seat, 'ставит', 'ставите')} своего ученика вместо ${as(e.from, 'вашего', 'ученика игрока')} (${board.students[e.student]}).`;
    case 'officialsSwapped':
      return `${does(e.seat, 'меняет', 'меняете')} местами чиновников ${spot(ministryOf(e.first), spaceOf(e.first))} и ${spot(ministryOf(e.second), spaceOf(e.second))}.`;
    case 'armyMoved':
      return `${does(e.seat, 'перемещает', 'перемещаете')} армию: ${foreign(e.slot, e.land)}, секция ${e.box + 1} → ${foreign(e.toSlot, e.toLand)}, секция ${e.toBox + 1}.`;
    case 'markerReplaced': {
      const official = `Чиновник ${spot(e.ministry, e.space)}`;
      return e.from === e.seat
        ? `${official} ${as(e.seat, 'теперь закреплён за вами', 'теперь закреплён: игрок')}.`
        : `${official} переходит от ${as(e.from, 'вас', 'игрока')} к ${as(e.seat, 'вам', 'игроку')} и закреплён.`;
    }
    case 'insulted':
      return `${does(e.seat, 'мстит', 'мстите')} за оскорблённого императора: армия уходит на карту, ${e.vp} ОП.`;
    case 'wallBuilt':
      return `Великая Стена растёт: ${count(e.pieces, { one: 'фишка', few: 'фишки', many: 'фишек' })}.`;
    case 'examinationBegan':
      return `Имперские экзамены ${e.contested ? 'с двумя соперниками' : 'без соперника'}; кандидат: ${candidate(e.candidate)}.`;
    case 'tutored': {
      const worth = e.tutoring ? ` на ${amount(worthOf(e.tutoring, 'cash'), 'cash')}` : '';
      const cancels = e.cancelled ? '; дар отменён' : '';
      return `${does(e.seat, 'обучает', 'обучаете')} ученика на ${PLACES[e.student]} месте: ${count(e.count, PLAYED)}${worth}${cancels}.`;
    }
    case 'cannotTutor':
      return `${does(e.seat, 'не может', 'не можете')} обучать: нет карт.`;
    case 'revealed':
      return `Карты открыты: у красного ${e.totals[0]}, у оранжевого ${e.totals[1]}.`;
    case 'examinationWon':
      return `${does(e.seat, 'выигрывает', 'выигрываете')} экзамены.`;
    case 'candidatePlaced': {
      const instead =
        e.replaced === EMPTY
          ? ''
          : e.from >= 0
            ? ` вместо ${as(e.from, 'вашего чиновника', 'чиновника игрока')}`
            : ' вместо прежнего чиновника';
      return `${does(e.seat, 'ставит', 'ставите')} кандидата на место ${spot(e.ministry, e.space)}${instead}.`;
    }
    case 'candidateRemoved':
      return `Кандидат выходит из игры (${candidate(e.candidate)}).`;
    case 'candidateTurnedUp':
      return `Следующий кандидат: ${candidate(e.candidate)}.`;
    case 'ministryBegan':
      return `Министерство ${ministry(e.ministry)} разрешается.`;
    case 'supported': {
      const gives = e.forced
        ? has(e.seat, 'нужно уступить', 'Вам нужно уступить')
        : does(e.seat, 'уступает', 'уступаете');
      return `${gives} ${count(e.officials, OFFICIALS)} ${to(e.to)} (${ministry(e.ministry)}).`;
    }
    case 'appointed':
      return `${does(e.seat, 'становится', 'становитесь')} ${POSTS[e.post]} ${ministry(e.ministry)}: ${e.vp} ОП.`;
    case 'ministryResolved':
      return `Министерство ${ministry(e.ministry)}: посты розданы.`;
    case 'invasionResolved':
      return `Вторжение ${e.success ? 'удалось' : 'провалилось'}: ${foreign(e.slot, e.land)}.`;
    case 'conquered':
      return `${does(e.seat, 'получает', 'получаете')} ${e.vp} ОП за армию: ${foreign(e.slot, e.land)}, секция ${e.box + 1}.`;
    case 'officialArrived':
      return `Новый чиновник ценой ${e.cost} приходит на место ${spot(e.ministry, e.space)}.`;
    case 'discardChosen':
      return `${has(e.seat, 'карты для следующего раунда выбраны', 'Ваши карты для следующего раунда выбраны')}.`;
    case 'discarded':
      return `${does(e.seat, 'сбрасывает', 'сбрасываете')}: ${sumSign(e.cards, 'cash')}.`;
    case 'gameEnds': {
      const reasons = [
        ...(e.ministries ? ['все министерства разрешены'] : []),
        ...(e.candidates ? ['кандидаты закончились'] : []),
        ...(e.wall ? ['Великая Стена достроена'] : []),
      ];
      return `Игра заканчивается: ${list(reasons)}.`;
    }
    case 'titleAwarded':
      return e.seat < 0
        ? `Никто не становится ${TITLES[e.title]}.`
        : `${does(e.seat, 'становится', 'становитесь')} ${TITLES[e.title]}: ${e.vp} ОП.`;
    case 'ended': {
      const winners = e.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      const points = e.scores[winners[0]!];
      return winners.length === 1
        ? `Игра окончена: ${as(winners[0]!, 'вы победили', 'побеждает')}, ${points} ОП.`
        : `Игра окончена, победу делят ${list(winners.map(who))}: ${points} ОП.`;
    }
  }
};
