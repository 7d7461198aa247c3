import type { Board } from '../../../client/board/board.ts';
import type { Kinds } from '../../../core/game.ts';
import { type PlainView, scoreOf } from '../words/facts.ts';
import type { GenericTexts } from '../words/texts.ts';
import './generic.css';
import { heading } from './heading.ts';
import { Phone } from './phone.tsx';
import { places, targets } from './places.ts';
import { Rail } from './rail.tsx';
import { Stage } from './stage.tsx';
import { verbs } from './verbs.ts';

export const board: Board<Kinds & { view: PlainView }, GenericTexts> = {
  Stage,
  Rail,
  Phone,
  heading,
  score: scoreOf,
  places,
  targets,
  zones: (event) => ('seat' in event ? [`seat:${event.seat}`] : []),
  verbs,
};
