import { Icon } from '../icons/icon.tsx';
import type { LocalSession } from '../session/local.ts';
import { lazyPageTexts } from '../texts/texts.ts';
import { go } from './route.ts';

/** Replaces the action bar while another tab plays the game. */
export function Elsewhere({ session }: { session: LocalSession }) {
  const texts = lazyPageTexts().device;
  const { branched, branch, take } = session.tab;
  const own = branched.value;
  return (
    <footer class="bar elsewhere">
      <div class="bar-say">
        <p class="prompt" role="status">
          {own === undefined ? texts.elsewhere : texts.branched}
        </p>
      </div>
      <div class="bar-do">
        {own === undefined ? (
          <button type="button" class="btn" onClick={() => go(`#/local/${branch()}`)}>
            <Icon name="u-fork" size={17} /> {texts.branchOff}
          </button>
        ) : (
          <a class="btn" href={`#/local/${own}`}>
            <Icon name="u-fork" size={17} /> {texts.openBranch}
          </a>
        )}
        <button type="button" class="btn p" onClick={() => void take()}>
          <Icon name="u-play" size={17} /> {texts.playHere}
        </button>
      </div>
    </footer>
  );
}
