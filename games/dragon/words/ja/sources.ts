export const sources: Readonly<Record<string, string>> = {
  palaces: '宮殿',
  ladies: '女官',
  privileges: '特権',
  research: '研究',
  festivals: '祭り',
  mongols: 'モンゴル襲来',
  superEvent: 'スーパーイベント',
  wall: '万里の長城',
  persons: '終了時の人物',
  monks: '僧侶',
  goods: '終了時のお金と資源',
};
