import type { Topic } from '../pages.ts';

export const figures: Readonly<Record<Topic, string>> = {
  draft: '異なる種類の若年の人物2人が入ります。',
  action: '竜のあるグループではアクションが3元高くなります。',
  build: '槌で階を建てます。宮殿は3階までです。',
  privilege: '特権は一度買えば、毎月点になります。',
  wall: '長城の区間は築いた人にすぐ利益をもたらします。',
  card: 'カード1枚で人物1人を招きます。',
  tile: '若年は順番で前へ、老練は記号が多くなります。',
  house: '人物1人が1階分に住みます。',
  full: '満室なら、誰かが新しい人物に場所を譲ります。',
  release: '誰を解雇するかは自分で選びます。',
  earthquake: '2階分が崩れます。',
  flood: '資源の半分を失います。',
  tornado: '人物カード2枚が吹き飛びます。',
  sunrise: '若年の人物1人がカードなしで来ます。',
  charter: '1種類の人物がもう一度働きます。',
  events: '平和、貢ぎ物、干ばつ、祭り、モンゴル襲来、疫病。',
  superEvents: 'スーパーイベントは7月に一度だけです。',
  end: '宮殿の人物は1人2点です。',
};
