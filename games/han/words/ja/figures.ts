import type { Topic } from '../pages.ts';

export const figures: Readonly<Record<Topic, string>> = {
  action: 'カードを出して地図にコマを置きます。',
  place: 'パゴダはマスに、公使は印に置きます。',
  second: '2個目のコマも同じ州に置きます。',
  draw: '手札が3枚になるまで引きます。',
  pagodas: '埋まった州はすぐに得点になります。',
  ports: '最後にすべての港をまとめて得点します。',
  alliances: '両方の州で首位の人が同盟の点を得ます。',
  roads: '自分のパゴダが4つ続くと列になります。',
  fortresses: '要塞の上のパゴダは2倍になります。',
  end: '山札が2度目になくなると最後のラウンドです。',
};
