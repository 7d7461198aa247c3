import type { Role } from '../../protocol/conduct.ts';
import { Icon } from '../icons/icon.tsx';
import { accountTexts } from '../texts/texts.ts';

/** The ways to what moderators decided and, for moderators, to their page. */
export function ConductLinks({ role }: { role: Role | undefined }) {
  const texts = accountTexts().conduct;
  return (
    <section aria-labelledby="conduct-title">
      <div class="section-head">
        <h2 class="cap" id="conduct-title">
          {texts.title}
        </h2>
      </div>
      <div class="key-row">
        <a class="btn q" href="#/conduct">
          <Icon name="u-flag" size={17} /> {texts.own}
        </a>
        {role && (
          <a class="btn q" href="#/moderation">
            <Icon name="gong" size={17} /> {texts.desk}
          </a>
        )}
      </div>
    </section>
  );
}
