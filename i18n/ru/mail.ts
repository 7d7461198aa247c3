import type { MailTexts } from '../mail.ts';
import { words } from '../words.ts';

const { count } = words('ru');
const DAYS = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const MINUTES = { one: 'минуты', few: 'минут', many: 'минут', other: 'минуты' };

const unasked =
  'Если вы об этом не просили, не обращайте внимания на это письмо: без кода ничего не произойдёт.';

export const texts = {
  signIn: (site, code, minutes) => ({
    subject: `${code} — код для входа в Mandate`,
    text: `Введите этот код на ${site}, чтобы войти:\n\n${code}\n\nКод можно ввести один раз, в течение ${count(minutes, MINUTES)}. ${unasked}`,
  }),
  confirm: (site, code, minutes) => ({
    subject: `${code} — подтверждение адреса в Mandate`,
    text: `Введите этот код на ${site}, чтобы подтвердить, что это ваш адрес:\n\n${code}\n\nКод можно ввести один раз, в течение ${count(minutes, MINUTES)}. ${unasked}`,
  }),
  known: (site) => ({
    subject: 'У вас уже есть учётная запись в Mandate',
    text: `Кто-то указал этот адрес на ${site} для другой учётной записи. Он принадлежит вашей, поэтому ничего не изменилось. Если это были вы, просто войдите с этим адресом.`,
  }),
  changes: (site, removed, days) => ({
    subject: removed ? 'Ваш адрес будет удалён из Mandate' : 'Ваш адрес в Mandate будет заменён',
    text: `Через ${count(days, DAYS)} войти на ${site} с этим адресом будет уже нельзя${removed ? '' : ': его заменит другой'}. Если это сделали не вы, войдите с этим адресом, оставьте его и выйдите на всех остальных устройствах.`,
  }),
} satisfies MailTexts;
