import { Lazy } from '../shell/lazy.tsx';
import type { StandingsProps } from './standings.tsx';

const load = async () => (await import('./standings.tsx')).Standings;

/** Fetched when a game ends, for nobody needs it before; in a box of its own, lest it be drawn as part of an svg. */
export const FinalTable = (props: StandingsProps) => (
  <div style={{ height: '100%' }}>
    <Lazy load={load} props={props} meanwhile={null} />
  </div>
);
