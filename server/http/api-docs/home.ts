import { html, page } from './html.ts';

export const home = (version: string): string =>
  page(
    'Mandate',
    html`<main class="plain">
<h1>Mandate</h1>
<p>This is a server for strategy games of imperial China. It runs the tables, checks every move against the rules, and lets people and programs play. Version ${version}.</p>
<p>This server has no page to play on. Programs play through <a href="/api">the API</a>, described there with
examples and in machine-readable form as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<h2>Play in the terminal</h2>
<p>With a copy of Mandate on your own computer, you play against bots:</p>
<pre><code>npx mandate play</code></pre>
</main>`,
  );

export const missing = (): string =>
  page(
    'Mandate: page not found',
    html`<main class="plain">
<h1>Page not found</h1>
<p><a href="/">Home</a></p>
</main>`,
  );

/** The page that a device link opens. The code is after the #, so only the page sees it. */
export const deviceLinkPage = (): string =>
  page(
    'Mandate: continue on this device',
    html`<main class="plain">
<h1>Continue on this device</h1>
<p id="say">This link signs you in on this device, with your name and your tables. It works once.</p>
<p id="guest" hidden><label><input type="checkbox" checked> Bring the games that <b></b> plays as a guest on this device. Where you
already have a seat at the same table, a bot plays on for the guest. Games you leave behind are lost.</label></p>
<noscript><p>This page needs JavaScript; <code>POST /api/carry</code> does the same.</p></noscript>
<p><button type="button">Sign in here</button></p>
</main>`,
    html`<script src="/carry.js" type="module"></script>`,
  );
