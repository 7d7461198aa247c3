export const sources: Readonly<Record<string, string>> = {
  palaces: 'palaces',
  ladies: 'court ladies',
  privileges: 'privileges',
  research: 'research',
  festivals: 'festivals',
  mongols: 'the Mongols',
  superEvent: 'the super event',
  wall: 'the Great Wall',
  persons: 'people at the end',
  monks: 'monks',
  goods: 'money and goods at the end',
};
