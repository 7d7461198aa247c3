import { type Advised, advise } from '../../bots/explain/advice.ts';
import { imagined } from '../../bots/explain/imagined.ts';
import { finish } from '../../bots/thinker.ts';
import type { HintTexts } from '../../i18n/index.ts';
import type { Action, GameId, Kinds } from '../../rules/core/game.ts';
import { legalActions } from '../../rules/core/game.ts';
import type { Step } from '../../rules/core/replay.ts';
import { stream } from '../../rules/core/rng.ts';
import { paint } from './paint.ts';
import type { Session } from './session.ts';
import { wrap } from './width.ts';

/** How a move is written in a list: what one types for it, and what it does. */
type Label = (action: Action) => string;

/** What a bot thinks of the open decision, from what the person's seat may see. */
export function hintLines(session: Session, hints: HintTexts, label: Label, width: number): string[] {
  const { game, state, view, seat } = session;
  const question = { game, view, seat, legal: legalActions(game, state, seat) };
  const moves = finish(advise(question, stream('hint', String(session.steps.length))));
  return [paint('bold', hints.title), ...moveLines(moves, hints, game.id, label, width), '', hints.own];
}

/**
 * Why a bot decided as it did. While the game goes on this is told from what the person may see, so that it gives
 * no card away; when it is over, from what the bot saw.
 */
export function whyLines(
  session: Session,
  step: Step,
  name: string,
  hints: HintTexts,
  label: (view: Kinds['view'], action: Action) => string,
  width: number,
): string[] {
  const { game } = session;
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
    : imagined(game, game.view(before, session.seat), step.seat, step.action, rng);
  const title = paint('bold', hints.whyTitle(name));
  if (!found) return [title, hints.untold];
  const moves = finish(advise(found.question, rng, { must: step.action }));
  const say: Label = (action) => label(found.question.view, action);
  return [
    title,
    ...moveLines(moves, hints, game.id, say, width, step.action),
    ...(found.unsure ? ['', ...wrap(hints.imagined(name), width)] : []),
  ];
}

function moveLines(
  moves: readonly Advised[],
  hints: HintTexts,
  game: GameId,
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
          ? hints.beyondNext(differences, game)
          : hints.besideBest(differences, game);
    return [
      ...wrap(head, width),
      ...wrap(`   ${hints.chance(chance)} · ${hints.score(score)}`, width, '   '),
      ...wrap(`   ${against}`, width, '   '),
    ];
  });
}
