import { useEffect, useState } from 'preact/hooks';
import { type GameId, SHELF } from '../../games/list.ts';
import './scroll.css';

/** The handscroll, with the place of each game. */
export const Scroll = () => <Painting class="scroll" art={useArt(paintScroll)} />;

/** A frieze above pages without a board: the place of a game, between those of the other two. */
export function Strip({ game = ROUND[1]! }: { game?: GameId }) {
  const land = useArt(paintFrieze);
  return (
    <Painting class="scroll strip-of-scroll" art={land.replace(/<\/svg>$/, `${standing(game)}</svg>`)} />
  );
}

const paintScroll = async () => (await import('./scroll.svg?raw')).default;

/** The frieze uses symbols defined in the scroll. */
async function paintFrieze() {
  const [scroll, frieze] = await Promise.all([paintScroll(), import('./frieze.svg?raw')]);
  return frieze.default.trim().replace('<defs>', `<defs>${scroll.replace(/<\/?svg[^>]*>/g, '')}`);
}

/** The places in the order of the scroll, as a cycle, so that each has two neighbours. */
const ROUND: readonly GameId[] = SHELF.map(({ id }) => id);
/** Distance between places. */
const STEP = 600;

function standing(game: GameId): string {
  const from = ROUND.indexOf(game);
  const at = (step: number) => `href="#frieze-${ROUND.at((from + step) % ROUND.length)}" x="${step * STEP}"`;
  return `<use ${at(-1)} class="beside"/><use ${at(1)} class="beside"/><use ${at(0)}/>`;
}

/** Loaded only where it is shown. */
function useArt(paint: () => Promise<string>): string {
  const [art, setArt] = useState('');
  useEffect(() => {
    paint().then(setArt);
  }, [paint]);
  return art;
}

const Painting = ({ class: name, art }: { class: string; art: string }) => (
  <div class={name} dangerouslySetInnerHTML={{ __html: `<div class="scroll-sky"></div>${art}` }} />
);
