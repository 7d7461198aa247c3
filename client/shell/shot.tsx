import { Shot } from './games/card.tsx';
import { usePicture } from './games/pictured.ts';
import './games/games.css';
import type { Line } from './lines.ts';

/** The board of a game to continue, as a small picture. */
export function LineShot({ line }: { line: Line }) {
  const { picture, place } = usePicture(line);
  return <Shot class="row-shot" picture={picture} place={place} />;
}
