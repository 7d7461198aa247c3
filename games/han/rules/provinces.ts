import { BOARDS } from './board.ts';
import type { HanView } from './types.ts';

/** Every province by name, so that one without a word in some language does not compile. */
export const PROVINCES = ['zhou', 'wei', 'chu', 'han', 'shu', 'qi', 'qin', 'lu', 'zhao'] as const;
export const DISTRICTS = [
  'weiyang',
  'xishi',
  'taixue',
  'mingguang',
  'mingtang',
  'guigong',
  'wuku',
  'jianzhang',
  'changle',
] as const;
export type ProvinceId = (typeof PROVINCES)[number] | (typeof DISTRICTS)[number];

/** The data file knows provinces as text. */
export const provinceId = (id: string): ProvinceId => id as ProvinceId;
export const isDistrict = (id: string): boolean => DISTRICTS.some((district) => district === id);
export const hasDistricts = ({ options }: HanView): boolean => options.map === 'ways-of-diplomacy';

/** A space as its id says it: `wei-1` is numbered within its province, `b-qin-wei` lies between two. */
export type Site =
  | { readonly border: false; readonly province: ProvinceId; readonly number: string; readonly port: boolean }
  | { readonly border: true; readonly provinces: readonly [ProvinceId, ProvinceId] };

const PORTS = new Set(BOARDS.flatMap(({ ports, spaceIds }) => ports.map((space) => spaceIds[space]!)));

export function siteOf(space: string): Site {
  const [first = '', second = '', third] = space.split('-');
  return third === undefined
    ? { border: false, province: provinceId(first), number: second, port: PORTS.has(space) }
    : { border: true, provinces: [provinceId(second), provinceId(third)] };
}
