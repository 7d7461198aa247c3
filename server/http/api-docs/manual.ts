import type { OpenApi, Operation, Parameter, Schema } from '../document.ts';
import { type Html, html, inline, page, prose } from './html.ts';
import { curl, firstSteps } from './sample.ts';
import { rowsOf, tableOf, typeOf } from './schema.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const SOCKET_TAG = 'Socket';

/** The API manual as a page, made from the OpenAPI document. */
export function manual(document: OpenApi, base: string): string {
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const tags = document.tags.map(({ name, description }) => ({
    name,
    description,
    routes: routes.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const { schemas } = document.components;
  return page(
    'Mandate: the API',
    html`<header class="top"><a href="/">Mandate</a><span>${document.info.version}</span>
<a href="/api/openapi.json">OpenAPI 3.1</a></header>
<div class="manual">
<nav aria-label="Contents">
<ul><li><a href="#first-steps">First steps</a></li></ul>
${tags.map(
  (tag) => html`<h2><a href="#tag-${tag.name}">${tag.name}</a></h2>
<ul>${tag.routes.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`)}
${tag.name === SOCKET_TAG ? SOCKET_LINKS : ''}</ul>
`,
)}
<h2><a href="#schemas">Schemas</a></h2>
</nav>
<main>
<h1>The API</h1>
${prose(document.info.description)}
<section id="first-steps"><h2>First steps</h2>
${firstSteps(base)}</section>
${tags.map(
  (tag) => html`<section id="tag-${tag.name}"><h2>${tag.name}</h2>
${prose(tag.description)}
${tag.routes.map(operationOf)}</section>
`,
)}
<section id="schemas"><h2>Schemas</h2>
${Object.entries(schemas).map(schemaOf)}</section>
</main>
</div>`,
  );
}

const SOCKET_LINKS = html`<li><a href="#schema-ClientMessage">ClientMessage</a></li>
<li><a href="#schema-ServerMessage">ServerMessage</a></li>`;

function operationOf({ method, path, operation }: Route): Html {
  const { operationId, summary, description, parameters = [], requestBody, security } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const signedIn = security.some((way) => 'token' in way);
  const open = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
  return html`<article id="${operationId}">
<h3><a href="#${operationId}">${summary}</a></h3>
<p class="route"><b class="method">${method.toUpperCase()}</b> <code>${path}</code>
${open ? '' : html`<span class="who">signed in</span>`}</p>
${description && html`<p>${inline(description)}</p>`}
${parameters.length > 0 ? rowsOf(parameters.map(fieldOf)) : ''}
${body && html`<p>Takes ${typeOf(body)}.</p>`}
${curl(method, path, operationId, signedIn && !open)}
${answersOf(operation)}
</article>
`;
}

const fieldOf = ({ name, schema, description = '', required = false }: Parameter) => ({
  name,
  schema: { ...schema, description },
  needed: required,
});

function answersOf({ responses }: Operation): Html {
  const rows = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const schema = Object.values(content)[0]?.schema;
    const fault = Number(status) >= 400;
    return html`<tr><th scope="row">${status}</th><td>${schema ? typeOf(schema) : 'nothing'}</td>
<td>${fault ? html`<code>${description}</code>` : description}</td></tr>
`;
  });
  return html`<details><summary>Answers</summary>
<table><thead><tr><th scope="col">Status</th><th scope="col">Body</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows}</tbody></table></details>`;
}

const schemaOf = ([name, schema]: [string, Schema]): Html => html`<article id="schema-${name}">
<h3><a href="#schema-${name}">${name}</a></h3>
${schema.description && html`<p>${inline(schema.description)}</p>`}
${tableOf(schema)}</article>
`;
