export const sources: Readonly<Record<string, string>> = {
  palaces: 'a palotákért',
  ladies: 'az udvarhölgyekért',
  privileges: 'a kiváltságjogokért',
  research: 'a kutatásért',
  festivals: 'a fesztiválokért',
  mongols: 'a mongol támadásoknál',
  superEvent: 'a szupereseményért',
  wall: 'a nagy falért',
  persons: 'az alattvalókért a végén',
  monks: 'a szerzetesekért',
  goods: 'a pénzért és a javakért a végén',
};
