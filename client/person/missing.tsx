import { Failure, Unreachable } from '../shell/missing.tsx';
import { peopleTexts } from '../texts/texts.ts';

/** Instead of a public page: there is none, or the server cannot be reached. */
export const Missing = ({ failed, again }: { failed: boolean; again(): void }) =>
  failed ? (
    <Unreachable again={again} />
  ) : (
    <Failure text={peopleTexts().missing} line={peopleTexts().missingLine} />
  );
