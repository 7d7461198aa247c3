import type { Heading } from '../../../client/board/board.ts';
import type { ConfuciusView } from '../rules/types.ts';
import type { ConfuciusTexts } from '../words/texts.ts';

type Phase = keyof ConfuciusTexts['page']['phases'];

/** The phase of the round that is being played, from the outermost procedure that names one; none at the end. */
function phaseOf({ stack }: ConfuciusView): Phase | undefined {
  if (stack.length === 0) return undefined;
  for (const { phase } of stack) {
    if (phase === 'chief') return 'chief';
    if (phase === 'turn') return 'actions';
    if (phase === 'favour') return 'favour';
    if (phase === 'examination' || phase === 'place') return 'examination';
    if (phase === 'ministry') return 'resolution';
    if (phase === 'discard') return 'end';
  }
  return 'court';
}

export function heading(view: ConfuciusView, { page }: ConfuciusTexts): Heading {
  const phase = phaseOf(view);
  return phase === undefined
    ? { where: page.phases.over, phase: page.final }
    : { where: page.where(view.round), phase: page.phases[phase], round: view.round };
}
