import type { MailTexts } from '../mail.ts';

const unasked =
  '心当たりがない場合は、このメールを無視してください。コードを入力しないかぎり、何も起こりません。';

export const texts = {
  signIn: (site, code, minutes) => ({
    subject: `${code}：Mandateのログインコード`,
    text: `次のページでこのコードを入力すると、ログインできます：${site}\n\n${code}\n\n一度だけ、${minutes}分間使えます。${unasked}`,
  }),
  confirm: (site, code, minutes) => ({
    subject: `${code}：Mandateのアドレス確認コード`,
    text: `次のページでこのコードを入力して、アドレスを確認してください：${site}\n\n${code}\n\n一度だけ、${minutes}分間使えます。${unasked}`,
  }),
  known: (site) => ({
    subject: 'Mandateのアカウントはすでにあります',
    text: `このアドレスが、別のアカウント用に次のページで入力されました：${site}\nあなたのアカウントのアドレスなので、何も変更していません。ご自分で入力した場合は、このアドレスでログインしてください。`,
  }),
  changes: (site, removed, days) => ({
    subject: removed ? 'Mandateからアドレスが削除されます' : 'Mandateのアドレスが変更されます',
    text: `${days}日後に、このアドレスでは次のページのアカウントにログインできなくなります${removed ? '' : '（別のアドレスに変わります）'}：${site}\n心当たりがない場合は、このアドレスでログインしてアドレスを残し、ほかの端末からすべてログアウトしてください。`,
  }),
} satisfies MailTexts;
