import { below, type Stream, stream } from '../../core/rng.ts';

/** The bots of a table by number, before rotation. */
export type Lineup = readonly number[];

/** Every combination of bots; with fewer bots than seats, all of them and some twice. */
export function lineups(bots: number, seats: number): Lineup[] {
  if (bots <= seats)
    return Array.from({ length: bots === seats ? 1 : bots }, (_, first) =>
      Array.from({ length: seats }, (_, seat) => (first + seat) % bots),
    );
  const out: number[][] = [];
  const choose = (chosen: readonly number[], from: number): void => {
    if (chosen.length === seats) out.push([...chosen]);
    else for (let next = from; next < bots; next++) choose([...chosen, next], next + 1);
  };
  choose([], 0);
  return out;
}

/** The lineup and deal of a block: all lineups on one deal, shuffled, then the next deal. */
export function tableOf(
  all: readonly Lineup[],
  seed: string,
  block: number,
): { lineup: Lineup; deal: number } {
  const deal = Math.floor(block / all.length);
  const rng = stream(`${seed}/${deal}`, 'ladder');
  const order = shuffled(
    all.map((lineup) => shuffled(lineup, rng)),
    rng,
  );
  return { lineup: order[block % all.length]!, deal };
}

export function shuffled<T>(things: readonly T[], rng: Stream): T[] {
  const out = [...things];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
