export const sources: Readonly<Record<string, string>> = {
  provinces: 'a tartományokért',
  ports: 'a kikötőkért',
  alliances: 'a szövetségekért',
  roads: 'az utakért',
};
