import { html, page } from './html.ts';

export const home = (version: string): string =>
  page(
    'Mandate',
    html`<main class="plain">
<h1>Mandate</h1>
<p>This is a server for strategy games of imperial China. It keeps the tables, checks every move by the rules, and lets people and programs play. Version ${version}.</p>
<p>It has no page to play on: programs play through <a href="/api">the API</a>, which is described there with
examples, and in machine-readable form as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<h2>Play in the terminal</h2>
<p>With a copy of Mandate on your own computer, you play against bots:</p>
<pre><code>npx mandate play</code></pre>
</main>`,
  );

export const missing = (): string =>
  page(
    'Mandate: nothing here',
    html`<main class="plain">
<h1>There is nothing at this address</h1>
<p><a href="/">To the start</a></p>
</main>`,
  );

/** The page that a device link opens. The code is after the #, so only the page sees it. */
export const deviceLinkPage = (): string =>
  page(
    'Mandate: carry on here',
    html`<main class="plain">
<h1>Carry on here</h1>
<p id="say">This link makes this device you, with your name and your tables. It works once.</p>
<p id="guest" hidden><label><input type="checkbox" checked> Bring the games along that <b></b> plays on this device as a guest. Where
you have a seat at the same table already, a bot plays on for the guest. Otherwise nobody can return to them.</label></p>
<noscript><p>The page needs its script for this; <code>POST /api/carry</code> does the same.</p></noscript>
<p><button type="button">Be this person here</button></p>
</main>`,
    html`<script src="/carry.js" type="module"></script>`,
  );
