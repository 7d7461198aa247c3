export const sources: Readonly<Record<string, string>> = {
  provinces: 'provinces',
  ports: 'ports',
  alliances: 'alliances',
  roads: 'roads',
};
