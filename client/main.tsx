import { render } from 'preact';
import { addSprite } from './icons/sprite.ts';
import { applySettings } from './settings/settings.ts';
import { fetchAhead } from './shell/ahead.ts';
import { App } from './shell/app.tsx';
import { followRoute, route } from './shell/route.ts';
import './style/index.ts';
import { followLanguage } from './texts/texts.ts';

addSprite();
applySettings();
followRoute();
fetchAhead(route.value);
await followLanguage();
render(<App />, document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('./sw.js');
