import { render } from 'preact';
import { addSprite } from './icons/sprite.ts';
import { applySettings } from './settings/settings.ts';
import { fetchAhead, gamesAhead } from './shell/ahead.ts';
import { App } from './shell/app.tsx';
import { followRoute, isLost, route } from './shell/route.ts';
import './style/index.ts';
import { fetchFonts } from './texts/fonts.ts';
import { followLanguage } from './texts/texts.ts';

addSprite();
applySettings();
followRoute();
fetchAhead(route.value);
// With its fonts: what moves when they come is missed by whoever presses it.
await Promise.all([followLanguage(), fetchFonts(), gamesAhead(route.value)]);
render(<App />, document.getElementById('app')!);

// The worker stands beside the start of the page, not beside an address at which there is nothing.
if (import.meta.env.PROD && !isLost() && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./sw.js');
