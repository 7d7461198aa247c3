export const sources: Readonly<Record<string, string>> = {
  ministries: '内閣',
  distant: '遠方大陸',
  foreign: '外国',
  insult: '皇帝への侮辱',
  titles: '称号',
};
