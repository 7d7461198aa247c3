import './pigments.css';
import './dragon.css';
import './rail.css';
import './phone.css';
import type { Board } from '../../../client/board/board.ts';
import { nextTurn } from '../rules/next-turn.ts';
import type { DragonKinds } from '../rules/types.ts';
import type { DragonTexts } from '../words/texts.ts';
import { bundles, suggest } from './bundles.ts';
import { heading } from './heading.ts';
import { Phone } from './phone.tsx';
import { places } from './places.ts';
import { points } from './points.ts';
import { Rail } from './rail.tsx';
import { Stage } from './stage.tsx';
import { targets } from './targets.ts';
import { verbs } from './verbs.ts';
import { zones } from './zones.ts';

/** In the Year of the Dragon, drawn. */
export const board: Board<DragonKinds, DragonTexts> = {
  Stage,
  Rail,
  Phone,
  heading,
  score: (view, seat) => view.players[seat]!.vp,
  points,
  places,
  targets,
  zones,
  verbs,
  nextTurn,
  bundles,
  suggest,
};
