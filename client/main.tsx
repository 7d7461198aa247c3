import { render } from 'preact';
import { BOOT } from '../i18n/boot.ts';
import { addSprite } from './icons/sprite.ts';
import { applySettings, language } from './settings/settings.ts';
import { App } from './shell/app.tsx';
import { awaitGameList, prefetchScreen } from './shell/prefetch.ts';
import { followRoute, isLost, route } from './shell/route.ts';
import './style/index.ts';
import { fetchFonts } from './texts/fonts.ts';
import { followLanguage } from './texts/texts.ts';

addSprite();
applySettings();
followRoute();
prefetchScreen(route.value);
// With its fonts: what moves when they come is missed by whoever presses it.
const root = document.getElementById('app')!;
try {
  await Promise.all([followLanguage(), fetchFonts(), awaitGameList(route.value)]);
  render(<App />, root);
} catch {
  // Not even the words to say it have come.
  const { line, again } = BOOT[language.peek()];
  render(
    <div class="waiting" role="alert">
      <p>{line}</p>
      <button type="button" class="btn p" onClick={() => location.reload()}>
        {again}
      </button>
    </div>,
    root,
  );
}

// The worker stands beside the start of the page, not beside an address at which there is nothing.
if (import.meta.env.PROD && !isLost() && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./sw.js');
