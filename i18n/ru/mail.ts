import type { MailTexts } from '../mail.ts';
import { words } from '../words.ts';

const { count } = words('ru');
const DAYS = { one: 'день', few: 'дня', many: 'дней', other: 'дня' };
const MINUTES = { one: 'минуту', few: 'минуты', many: 'минут', other: 'минуты' };

const unasked = 'Если это были не вы, просто не отвечайте на письмо: без кода ничего не произойдёт.';

export const texts = {
  signIn: (site, code, minutes) => ({
    subject: `${code} — код для входа в Mandate`,
    text: `Введите этот код на ${site}, чтобы войти:\n\n${code}\n\nКод действует один раз, ${count(minutes, MINUTES)}. ${unasked}`,
  }),
  confirm: (site, code, minutes) => ({
    subject: `${code} — подтверждение адреса в Mandate`,
    text: `Введите этот код на ${site}, чтобы подтвердить, что это ваш адрес:\n\n${code}\n\nКод действует один раз, ${count(minutes, MINUTES)}. ${unasked}`,
  }),
  known: (site) => ({
    subject: 'У вас уже есть учётная запись в Mandate',
    text: `Этот адрес указали на ${site} для другой учётной записи. Он принадлежит вашей, поэтому ничего не изменилось. Если это были вы, войдите с этим адресом.`,
  }),
  changes: (site, removed, days) => ({
    subject: removed ? 'Ваш адрес будет удалён из Mandate' : 'Ваш адрес в Mandate будет заменён',
    text: `Через ${count(days, DAYS)} этот адрес перестанет открывать вашу учётную запись на ${site}${removed ? '' : '; его заменит другой'}. Если это были не вы, войдите с этим адресом, оставьте его и выйдите на всех остальных устройствах.`,
  }),
} satisfies MailTexts;
