import type { Board } from '../../../client/board/board.ts';
import { nextTurn } from '../rules/next-turn.ts';
import type { HanKinds } from '../rules/types.ts';
import type { HanTexts } from '../words/texts.ts';
import './ground.css';
import './pieces.css';
import './cards.css';
import './rail.css';
import './phone.css';
import { bundles } from './bundles.ts';
import { heading } from './heading.ts';
import { Held } from './held.tsx';
import { Phone } from './phone.tsx';
import { places } from './places.ts';
import { Rail } from './rail.tsx';
import { Stage } from './stage.tsx';
import { targets } from './targets.ts';
import { verbs } from './verbs.ts';
import { zones } from './zones.ts';

export const board: Board<HanKinds, HanTexts> = {
  Stage,
  Rail,
  Phone,
  Held,
  heading,
  score: (view, seat) => view.scores[seat]!,
  points: (event) => (event.type === 'roadsScored' ? event.points : 0),
  places,
  targets,
  zones,
  verbs,
  nextTurn,
  bundles,
};
