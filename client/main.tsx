import { render } from 'preact';
import { BOOT } from '../i18n/boot.ts';
import { addSprite } from './icons/sprite.ts';
import { applySettings, language, SUBSCRIBED } from './settings/settings.ts';
import { App } from './shell/app.tsx';
import { followInput } from './shell/input.ts';
import { awaitGameList, prefetchScreen } from './shell/prefetch.ts';
import { followRoute, isLost, publicRoute, route } from './shell/route.ts';
import { followVersions } from './shell/update.ts';
import './style/index.ts';
import { fetchFonts } from './texts/fonts.ts';
import { followLanguage } from './texts/texts.ts';

/** A browser that gets notices renews its subscription on every visit. */
async function renewNotices(): Promise<void> {
  if (localStorage.getItem(SUBSCRIBED) === null) return;
  await (await import('./notices/browser.ts')).renew().catch(() => {
    // Tried again on the next visit.
  });
}

addSprite();
applySettings();
followRoute();
followInput();
prefetchScreen(route.value);
// Waits for the fonts, so that nothing moves under a finger when they arrive.
const root = document.getElementById('app')!;
try {
  await Promise.all([followLanguage(), fetchFonts(), awaitGameList(route.value)]);
  // The server may have written a public page here, for readers without scripts.
  root.replaceChildren();
  render(<App />, root);
} catch {
  // The texts failed to load as well.
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

// The worker is next to index.html, not next to a missing address.
if (import.meta.env.PROD && !isLost() && !publicRoute(location.pathname) && 'serviceWorker' in navigator)
  void followVersions().then(renewNotices, () => {
    // Without the worker the page works online only.
  });
