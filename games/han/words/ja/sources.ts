export const sources: Readonly<Record<string, string>> = {
  provinces: '州',
  ports: '港',
  alliances: '同盟',
  roads: '街道',
};
