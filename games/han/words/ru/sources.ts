export const sources: Readonly<Record<string, string>> = {
  provinces: 'за провинции',
  ports: 'за порты',
  alliances: 'за союзы',
  roads: 'за дороги',
};
