export const sources: Readonly<Record<string, string>> = {
  palaces: 'за дворцы',
  ladies: 'за придворных дам',
  privileges: 'за привилегии',
  research: 'за исследования',
  festivals: 'за праздники',
  mongols: 'при нашествиях монголов',
  superEvent: 'за суперсобытие',
  wall: 'за Великую стену',
  persons: 'за персонажей в конце',
  monks: 'за монахов',
  goods: 'за деньги и товары в конце',
};
