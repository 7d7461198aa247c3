import { Backdrop } from '../../../client/board/backdrop.tsx';
import { Arrival } from './arrival.tsx';
import { Draft } from './draft.tsx';
import { Final } from './final.tsx';
import { Grounds } from './grounds.tsx';
import { Landscape } from './landscape.tsx';
import { middleOf } from './middle.ts';
import { Palaces } from './palaces.tsx';
import { Plaque } from './plaque.tsx';
import type { DragonProps } from './props.ts';
import { Register } from './register.tsx';
import { Road } from './road.tsx';
import { SightProvider, sightOf } from './sight.ts';
import { Slip } from './slip.tsx';
import { Trays } from './trays.tsx';
import { useWildSwitch, WildProvider } from './wild.tsx';
import { Year } from './year.tsx';

/** The painting for 940 × 624. */
export function Stage(props: DragonProps) {
  const wild = useWildSwitch(props);
  const wall = props.view.options.greatWall;
  const top = wall ? 164 : 150;
  return (
    <SightProvider value={sightOf(props)}>
      <WildProvider value={wild}>
        <Backdrop board="dragon" viewBox="0 0 940 624">
          <Grounds />
          <Landscape />
        </Backdrop>
        <svg class="dragon" viewBox="0 0 940 624" role="presentation">
          <Year width={940} height={108} captioned />
          <Plaque x={14} y={wall ? 310 : 306} />
          <Palaces left={154} right={936} base={478} />
          <Road x={286} y={488} w={588} token={30} captioned />
          <Register />
          <Table y={top} props={props} />
        </svg>
      </WildProvider>
    </SightProvider>
  );
}

/** What lies between year and court: whatever the open decision chooses from. */
export function Table({ y, props }: { readonly y: number; readonly props: DragonProps }) {
  switch (middleOf(props)) {
    case 'final':
      return <Final x={40} y={y - 27} width={860} height={164} />;
    case 'draft':
      return <Draft y={y} />;
    case 'arrival':
      return <Arrival y={y} />;
    case 'actions':
      return <Trays y={y} />;
    case 'event':
      return <Slip middle={470} y={y + 8} />;
  }
}
