import type { Board } from '../../../client/board/board.ts';
import { nextTurn } from '../rules/next-turn.ts';
import type { ConfuciusKinds } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';
import './pigments.css';
import './confucius.css';
import './lower.css';
import './states.css';
import './phone.css';
import './rail.css';
import { bundles } from './bundles.ts';
import { heading } from './heading.ts';
import { Held } from './held.tsx';
import { suggest } from './payment.ts';
import { Phone } from './phone.tsx';
import { places } from './places.ts';
import { Rail } from './rail.tsx';
import { Stage } from './stage.tsx';
import { targets } from './targets.ts';
import { verb, verbs } from './verbs.ts';
import { zones } from './zones.ts';

/** Confucius on the page. */
export const board: Board<ConfuciusKinds, ConfuciusTexts> = {
  Stage,
  Rail,
  Phone,
  Held,
  heading,
  score: (view, seat) => view.players[seat]!.vp,
  points: (event) => ('vp' in event ? event.vp : 0),
  places,
  targets,
  zones,
  verbs,
  bundles,
  nextTurn,
  verb,
  suggest,
};
