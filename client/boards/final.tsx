import { Lazy } from '../shell/lazy.tsx';
import type { StandingsProps } from './standings.tsx';

const load = async () => (await import('./standings.tsx')).Standings;

/** Fetched when a game ends, for nobody needs it before. */
export const FinalTable = (props: StandingsProps) => <Lazy load={load} props={props} meanwhile={null} />;
