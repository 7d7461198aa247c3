import { runToEnd } from '../../bots/anytime.ts';
import { type Advised, advise } from '../../bots/explain/advice.ts';
import { reconstruct } from '../../bots/explain/reconstruct.ts';
import type { Action, Kinds } from '../../core/game.ts';
import { legalActions } from '../../core/game.ts';
import type { Step } from '../../core/replay.ts';
import { stream } from '../../core/rng.ts';
import type { HintTexts } from '../../i18n/index.ts';
import { paint } from '../terminal/paint.ts';
import { wrap } from '../terminal/width.ts';
import type { Session } from './session.ts';

/** Formats a move for a list: what to type, and what it does. */
type Label = (action: Action) => string;

/** The words for hints. */
export interface HintWording {
  readonly hints: HintTexts;
  /** Sources of points. */
  readonly sources: Readonly<Record<string, string>>;
  readonly names: readonly string[];
}

/** A hint on the open decision, from the person's view. */
export function hintLines(session: Session, words: HintWording, label: Label, width: number): string[] {
  const { game, state, view, seat } = session;
  const { hints } = words;
  const question = { game, view, seat, legal: legalActions(game, state, seat) };
  const moves = runToEnd(advise(question, stream('hint', String(session.steps.length))));
  return [paint('bold', hints.title), ...moveLines(moves, words, label, width), '', hints.own];
}

/**
 * Explains a bot's decision: during the game from the person's view, so that it reveals no cards; afterwards from
 * the bot's view.
 */
export function whyLines(
  session: Session,
  step: Step,
  name: string,
  words: HintWording,
  label: (view: Kinds['view'], action: Action) => string,
  width: number,
): string[] {
  const { game } = session;
  const { hints } = words;
  const before = session.before(step);
  const rng = stream('why', String(step.n));
  const found = session.over
    ? {
        question: {
          game,
          view: game.view(before, step.seat),
          seat: step.seat,
          legal: legalActions(game, before, step.seat),
        },
        unsure: false,
      }
    : reconstruct(game, game.view(before, session.seat), step.seat, step.action, rng);
  const title = paint('bold', hints.whyTitle(name));
  if (!found) return [title, hints.untold];
  const moves = runToEnd(advise(found.question, rng, { must: step.action }));
  const say: Label = (action) => label(found.question.view, action);
  return [
    title,
    ...moveLines(moves, words, say, width, step.action),
    ...(found.unsure ? ['', ...wrap(hints.imagined(name), width)] : []),
  ];
}

function moveLines(
  moves: readonly Advised[],
  { hints, sources, names }: HintWording,
  label: Label,
  width: number,
  chosen?: Action,
): string[] {
  return moves.flatMap(({ action, chance, score, differences }, k) => {
    const marks = [...(k === 0 ? [hints.best] : []), ...(action === chosen ? [hints.chosen] : [])];
    const head = `${label(action)}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
    const against =
      moves.length === 1
        ? hints.alone
        : k === 0
          ? hints.beyondNext(differences, sources, names)
          : hints.besideBest(differences, sources, names);
    return [
      ...wrap(head, width),
      ...wrap(`   ${hints.chance(chance)} · ${hints.score(score)}`, width, '   '),
      ...wrap(`   ${against}`, width, '   '),
    ];
  });
}
