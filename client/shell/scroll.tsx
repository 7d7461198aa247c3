import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../games/list.ts';
import './scroll.css';

/** The handscroll: palaces of the Dragon, the court of Confucius under the wall, the roads of Han by the sea. */
export const Scroll = () => <Painting class="scroll" art={useArt(paintScroll)} />;

/** A frieze above a page that has no board: the place of a game, between those of the other two. */
export function Strip({ game = 'confucius' }: { game?: GameId }) {
  const land = useArt(paintFrieze);
  return (
    <Painting class="scroll strip-of-scroll" art={land.replace(/<\/svg>$/, `${standing(game)}</svg>`)} />
  );
}

const paintScroll = async () => (await import('./scroll.svg?raw')).default;

/** The frieze is made of things of the scroll, which lies among its definitions. */
async function paintFrieze() {
  const [scroll, frieze] = await Promise.all([paintScroll(), import('./frieze.svg?raw')]);
  return frieze.default.trim().replace('<defs>', `<defs>${scroll.replace(/<\/?svg[^>]*>/g, '')}`);
}

/** The places as they follow each other on the scroll; here they close to a round, so each has one on either side. */
const ROUND: readonly GameId[] = ['dragon', 'confucius', 'han'];
/** How far they are from each other. */
const STEP = 600;

function standing(game: GameId): string {
  const from = ROUND.indexOf(game);
  const at = (step: number) => `href="#frieze-${ROUND.at((from + step) % ROUND.length)}" x="${step * STEP}"`;
  return `<use ${at(-1)} class="beside"/><use ${at(1)} class="beside"/><use ${at(0)}/>`;
}

/** Whoever follows a link to a table need not wait for a painting that is not shown there. */
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
