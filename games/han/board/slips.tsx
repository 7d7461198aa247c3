import { useMemo } from 'preact/hooks';
import type { Point } from '../../../client/board/pan.ts';
import type { Geometry } from './geometry.ts';
import { isOver, type Outlook } from './outlook.ts';
import type { HanProps } from './props.ts';
import { roomAround, roomBeside, slipBox, thingsOn } from './room.ts';
import { isScored } from './sight.ts';
import { Slip, type SlipSize, slipSizes } from './slip.tsx';

interface Laid extends Point {
  readonly key: string;
  readonly pays: readonly number[];
  readonly without: readonly number[];
  readonly size: SlipSize;
}

const isPaid = (pays: readonly number[]): boolean => pays.some((points) => points > 0);

/** What provinces and alliances pay whom, each where it covers nothing; one after another, so that none meet. */
function layOut(
  { view, lens }: HanProps,
  map: Geometry,
  players: readonly Outlook[],
  before: readonly Outlook[],
): Laid[] {
  const taken = thingsOn(map);
  const laid: Laid[] = [];
  const lay = (
    key: string,
    pays: readonly number[],
    without: readonly number[],
    at: Point,
    spot: Point & { size: SlipSize },
  ): void => {
    const place = { x: at.x + spot.x, y: at.y + spot.y };
    taken.push(slipBox(place, spot.size));
    laid.push({ key, pays, without, size: spot.size, ...place });
  };
  for (const [at, home] of map.provinces.entries()) {
    const pays = players.map(({ provinces }) => provinces[at]!.now);
    const without = before.map(({ provinces }) => provinces[at]!.now);
    if (lens && !isOver(view) && !isScored(view, at) && isPaid(pays))
      lay(home.id, pays, without, home.label, roomBeside(map, taken, home, slipSizes(pays)));
  }
  for (const [i, diamond] of map.alliances.entries()) {
    const pays = players.map(({ alliances }) => alliances[i]!.now);
    const without = before.map(({ alliances }) => alliances[i]!.now);
    if (isPaid(pays))
      lay(`alliance ${i}`, pays, without, diamond, roomAround(map, taken, diamond, slipSizes(pays)[0]!));
  }
  return laid;
}

interface SlipsProps {
  readonly props: HanProps;
  readonly geometry: Geometry;
  readonly players: readonly Outlook[];
  readonly without: readonly Outlook[];
}

/** Above all that stands on the map, what it pays. */
export function Slips({ props, geometry, players, without }: SlipsProps) {
  const laid = useMemo(
    () => layOut(props, geometry, players, without),
    [props.lens, geometry, players, without],
  );
  return (
    <>
      {laid.map(({ key, ...slip }) => (
        <Slip key={key} families={props.families} {...slip} />
      ))}
    </>
  );
}
