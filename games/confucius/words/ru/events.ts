import { type Forms, leading, words } from '../../../../i18n/words.ts';
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
  replaced: 'его заменяет новый',
  higherGift: 'его отменяет более ценный',
  transfer: 'передано влияние',
  tutoring: 'отменён обучением',
  support: 'уступлено влияние',
};
const PLACES = { red: 'красном', orange: 'оранжевом' };
const POSTS = { minister: 'министром', secretary: 'секретарём' };
const TITLES = { admiral: 'Адмиралом', chiefMinister: 'Верховным министром', general: 'Генералом' };

export const event: ConfuciusTexts['event'] = (e, { names, beside = false }) => {
  const who = 'seat' in e ? names[e.seat]! : '';
  const by = leading(who, beside);
  switch (e.type) {
    case 'roundBegan':
      return `Начинается раунд ${e.round}.`;
    case 'giftsCounted':
      return `Дары подсчитаны; кубики действий: ${e.cubes.map((n, seat) => `${names[seat]} ${n}`).join(', ')}.`;
    case 'chiefChosen':
      return `${by(' — ')}Верховный министр раунда ${e.round}.`;
    case 'acted': {
      const cubes = e.by === 'cubes' && e.cubes > 0 ? ` за ${count(e.cubes, CUBES)}` : '';
      return `${by(' ')}выбирает действие «${terms.actions[e.action]}»${BY[e.by]}${cubes}.`;
    }
    case 'rewardPlayed':
      return `${by(' ')}разыгрывает карту награды «${reward(e.card)}».`;
    case 'passed':
      return `${by(' ')}пасует.`;
    case 'paid':
      return numberOf(e.cards) === 1
        ? `${by(' ')}платит ${amount(e.cost, e.unit)} картой на ${sumSign(e.cards, e.unit)}.`
        : `${by(' ')}платит ${amount(e.cost, e.unit)} картами на ${sumSign(e.cards, e.unit)}.`;
    case 'drew':
      return e.cards && e.count > 0
        ? `${by(' ')}берёт ${count(e.count, CARDS)} на ${amount(worthOf(e.cards, 'cash'), 'cash')}.`
        : `${by(' ')}берёт ${count(e.count, CARDS)}.`;
    case 'reshuffled':
      return `Сброс становится новой колодой (карт: ${e.cards}).`;
    case 'bribed':
      return e.from < 0
        ? `${by(' ')}подкупает чиновника ${spot(e.ministry, e.space)}.`
        : `${by(' ')}переманивает чиновника ${spot(e.ministry, e.space)} у игрока ${names[e.from]}.`;
    case 'securedOfficial':
      return `${by(' ')}закрепляет чиновника ${spot(e.ministry, e.space)}.`;
    case 'nominated':
      return `${by(' ')}выдвигает ученика на ${e.student === 'red' ? 'красное' : 'оранжевое'} место.`;
    case 'examForced':
      return `${by(' ')}назначает имперские экзамены.`;
    case 'junksBought':
      return `${by(' ')}покупает ${count(e.junks, JUNKS)}.`;
    case 'sailed':
      return `${by(' ')}отправляет в море ${count(e.junks, JUNKS)}; в океане теперь ${e.ocean}.`;
    case 'landed':
      return e.vp > 0
        ? `${by(' ')}раньше всех достигает заморской страны: ${distant(e.land)}, ${e.vp} ОП.`
        : `${by(' ')}достигает заморской страны: ${distant(e.land)}.`;
    case 'rewardGained':
      return e.card
        ? `${by(' ')}получает карту награды «${reward(e.card)}».`
        : `${by(' ')}получает карту награды.`;
    case 'recruited':
      return `${by(' ')}набирает армию.`;
    case 'invaded':
      return `${by(' ')}посылает армию: ${foreign(e.slot, e.land)}, секция ${e.box + 1}.`;
    case 'giftAvailable':
      return `У игрока ${who} теперь доступен дар: ${gift(e.value)}.`;
    case 'giftGiven':
      return `${by(' ')}преподносит игроку ${names[e.to]} дар: ${gift(e.value)}.`;
    case 'giftRemoved':
      return `Дар игрока ${who} игроку ${names[e.to]} выходит из игры: ${gift(e.value)}, ${CAUSES[e.cause]}.`;
    case 'transferred':
      return `${by(' ')}передаёт чиновника ${spot(e.ministry, e.space)} игроку ${names[e.to]}.`;
    case 'petitioned':
      return `${by(' ')}ходатайствует перед императором; дар: ${gift(e.value)}.`;
    case 'junksMoved':
      return `${count(e.junks, { one: 'джонка переходит', few: 'джонки переходят', many: 'джонок переходят' })} от игрока ${names[e.from]} к игроку ${names[e.to]}.`;
    case 'studentReplaced':
      return `${by(' ')}ставит своего ученика вместо ученика игрока ${names[e.from]} (${board.students[e.student]}).`;
    case 'officialsSwapped':
      return `${by(' ')}меняет местами чиновников ${spot(ministryOf(e.first), spaceOf(e.first))} и ${spot(ministryOf(e.second), spaceOf(e.second))}.`;
    case 'armyMoved':
      return `${by(' ')}перемещает армию: ${foreign(e.slot, e.land)}, секция ${e.box + 1} → ${foreign(e.toSlot, e.toLand)}, секция ${e.toBox + 1}.`;
    case 'markerReplaced':
      return e.from === e.seat
        ? `Чиновник ${spot(e.ministry, e.space)} игрока ${who} закреплён.`
        : `Чиновник ${spot(e.ministry, e.space)} переходит от игрока ${names[e.from]} к игроку ${who} и закреплён.`;
    case 'insulted':
      return `Императора оскорбили: ${who} жертвует армией и получает ${e.vp} ОП.`;
    case 'wallBuilt':
      return `Великая Стена растёт: ${count(e.pieces, { one: 'фишка', few: 'фишки', many: 'фишек' })}.`;
    case 'examinationBegan':
      return `Имперские экзамены ${e.contested ? 'с двумя соперниками' : 'без соперника'}; кандидат: ${candidate(e.candidate)}.`;
    case 'tutored': {
      const worth = e.tutoring ? ` на ${amount(worthOf(e.tutoring, 'cash'), 'cash')}` : '';
      const cancels = e.cancelled ? ', и отменяет дар' : '';
      return `${by(' ')}обучает ученика на ${PLACES[e.student]} месте, играя ${count(e.count, CARDS)}${worth}${cancels}.`;
    }
    case 'cannotTutor':
      return `${by(' ')}не может обучать: нет карт.`;
    case 'revealed':
      return `Обучение раскрыто: красный — ${e.totals[0]}, оранжевый — ${e.totals[1]}.`;
    case 'examinationWon':
      return `${by(' ')}выигрывает экзамены.`;
    case 'candidatePlaced': {
      const instead = e.replaced === EMPTY ? '' : ', вместо прежнего чиновника';
      const from = e.from >= 0 ? ` (${names[e.from]})` : '';
      return `${by(' ')}ставит кандидата на место ${spot(e.ministry, e.space)}${instead}${from}.`;
    }
    case 'candidateRemoved':
      return `Кандидат выходит из игры (${candidate(e.candidate)}).`;
    case 'candidateTurnedUp':
      return `Следующий кандидат: ${candidate(e.candidate)}.`;
    case 'ministryBegan':
      return `Министерство ${ministry(e.ministry)}: распределяются посты.`;
    case 'supported':
      return `${by(' ')}${e.forced ? 'обязан уступить' : 'уступает'} ${count(e.officials, OFFICIALS)} игроку ${names[e.to]} (${ministry(e.ministry)}).`;
    case 'appointed':
      return `${by(' ')}становится ${POSTS[e.post]} ${ministry(e.ministry)}: ${e.vp} ОП.`;
    case 'ministryResolved':
      return `Министерство ${ministry(e.ministry)}: посты розданы.`;
    case 'invasionResolved':
      return `Вторжение ${e.success ? 'удалось' : 'провалилось'}: ${foreign(e.slot, e.land)}.`;
    case 'conquered':
      return `${by(' ')}получает ${e.vp} ОП за армию: ${foreign(e.slot, e.land)}, секция ${e.box + 1}.`;
    case 'officialArrived':
      return `Новый чиновник ценой ${e.cost} приходит на место ${spot(e.ministry, e.space)}.`;
    case 'discardChosen':
      return `${by(' ')}решает, какие карты оставить.`;
    case 'discarded':
      return `${by(' ')}сбрасывает: ${sumSign(e.cards, 'cash')}.`;
    case 'gameEnds': {
      const reasons = [
        ...(e.ministries ? ['посты розданы во всех министерствах'] : []),
        ...(e.candidates ? ['кандидаты закончились'] : []),
        ...(e.wall ? ['Великая Стена достроена'] : []),
      ];
      return `Игра заканчивается: ${list(reasons)}.`;
    }
    case 'titleAwarded':
      return e.seat < 0
        ? `Никто не становится ${TITLES[e.title]}.`
        : `${by(' ')}становится ${TITLES[e.title]}: ${e.vp} ОП.`;
    case 'ended': {
      const winners = names.filter((_, seat) => e.places[seat] === 1);
      const points = e.scores[e.places.indexOf(1)];
      return `Игра окончена: ${winners.length > 1 ? 'победу делят' : 'побеждает'} ${list(winners)}, ${points} ОП.`;
    }
  }
};
