import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../rules/core/game.ts';
import './scroll.css';

/** The handscroll: palaces of the Dragon, the court of Confucius under the wall, the roads of Han by the sea. */
export const Scroll = () => <Painting class="scroll" of={(art) => art} />;

/** What a strip shows of the scroll: the places of a game, or the sky over all of them. */
const PARTS: Readonly<Record<GameId | 'sky' | 'wide', string>> = {
  dragon: 'viewBox="0 262 1280 125" preserveAspectRatio="xMinYMid slice"',
  confucius: 'viewBox="128 285 1024 100" preserveAspectRatio="xMidYMid slice"',
  han: 'viewBox="0 220 1280 125" preserveAspectRatio="xMaxYMid slice"',
  sky: 'viewBox="0 60 1280 125" preserveAspectRatio="xMidYMid slice"',
  wide: 'viewBox="0 205 1280 190" preserveAspectRatio="xMidYMid slice"',
};
const WHOLE = /viewBox="[^"]*" preserveAspectRatio="[^"]*"/;

/** A strip of the scroll above a page that has no board; twice as high where the page has little on it. */
export const Strip = ({ game, high = false }: { game?: GameId; high?: boolean }) => (
  <Painting
    class={high ? 'scroll strip-of-scroll high' : 'scroll strip-of-scroll'}
    of={(art) => art.replace(WHOLE, PARTS[partOf(game, high)])}
  />
);

/** A higher strip of Han's roads would cut the court below them through its heads. */
const partOf = (game: GameId | undefined, high: boolean): keyof typeof PARTS =>
  high && (game === undefined || game === 'han') ? 'wide' : (game ?? 'sky');

function Painting({ class: name, of }: { class: string; of(art: string): string }) {
  // Whoever follows a link to a table need not wait for a painting that is not shown there.
  const [art, setArt] = useState('');
  useEffect(() => {
    import('./scroll.svg?raw').then((drawing) => setArt(drawing.default));
  }, []);
  return (
    <div class={name} dangerouslySetInnerHTML={{ __html: `<div class="scroll-sky"></div>${of(art)}` }} />
  );
}
