import { viewAfter } from '../../../client/board/after.ts';
import { lens, type PlayerLens } from '../rules/lens.ts';
import type { HanView } from '../rules/types.ts';
import type { HanProps } from './props.ts';

/** Where the points of a final score come from, in the order of the final scoring. */
const SOURCES = ['provinces', 'ports', 'alliances', 'roads'] as const;
export type Source = (typeof SOURCES)[number];

export interface Outlook extends PlayerLens {
  /** What each source would still pay, and what it pays in all. */
  readonly due: Readonly<Record<Source, number>>;
  readonly now: Readonly<Record<Source, number>>;
}

type Pays = readonly { readonly now: number; readonly due: number }[];

const sum = (pays: Pays, key: 'now' | 'due'): number => pays.reduce((all, pay) => all + pay[key], 0);

export const sourcesOf = ({ options }: HanView): readonly Source[] =>
  SOURCES.filter((source) => source !== 'ports' || options.portScoring);

const known = new WeakMap<HanView, Outlook[]>();

/** The live score lens by seat, with its sums; map and rail ask for the same view. */
export function outlook(view: HanView): Outlook[] {
  const found = known.get(view) ?? compute(view);
  known.set(view, found);
  return found;
}

const compute = (view: HanView): Outlook[] =>
  lens(view).map((player) => {
    const by = (key: 'now' | 'due') => ({
      provinces: sum(player.provinces, key),
      ports: player.ports[key],
      alliances: sum(player.alliances, key),
      roads: player.roads[key],
    });
    return { ...player, due: by('due'), now: by('now') };
  });

/** Through the lens, the outlook with the unconfirmed turn and the picked move, and without them. */
export function outlooks(props: HanProps): { players: readonly Outlook[]; without: readonly Outlook[] } {
  const after = props.lens ? viewAfter(props) : undefined;
  const players = outlook(after ?? props.view);
  return { players, without: after ? outlook(props.settled ?? props.view) : players };
}

/** Whether the result is shown: the game is over by its rules, or somebody resigned it. */
export const isEnded = ({ view, result }: Pick<HanProps, 'view' | 'result'>): boolean =>
  isOver(view) || result?.early !== undefined;

export const isOver = ({ stack }: HanView): boolean => stack.length === 0;

export const roundOf = ({ turns, scores }: HanView): number => Math.floor(turns / scores.length) + 1;
