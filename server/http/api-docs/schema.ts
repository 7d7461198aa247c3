import { nameOf, type Schema } from '../document.ts';
import { type Html, html, inline, joined } from './html.ts';

/** A schema on one line, with links to the schemas it refers to. */
export function typeOf(schema: Schema): Html {
  if (schema.$ref) return link(nameOf(schema.$ref));
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return html`${joined(schema.enum.map(literal), ' or ')}`;
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return html`${joined(either.map(typeOf), ' or ')}`;
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  if (schema.properties) return html`object with ${fieldsInLine(schema)}`;
  if (typeof schema.additionalProperties === 'object')
    return html`object of ${typeOf(schema.additionalProperties)} by name`;
  return html`${schema.type ?? 'anything'}${range(schema)}`;
}

const link = (name: string): Html => html`<a href="#schema-${name}">${name}</a>`;

const literal = (value: unknown): Html => html`<code>${JSON.stringify(value)}</code>`;

const fieldsInLine = ({ properties = {}, required = [] }: Schema): Html[] =>
  joined(
    Object.entries(properties).map(
      ([name, field]) => html`<code>${name}${required.includes(name) ? '' : '?'}</code> (${typeOf(field)})`,
    ),
    ', ',
  );

function range({ type, minimum, maximum }: Schema): string {
  if (type !== 'integer' && type !== 'number') return '';
  const from = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? '' : ` from ${minimum}`;
  const to = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`;
  return from + to;
}

/** A table of a schema's fields; for a union, one of each kind. */
export function tableOf(schema: Schema): Html {
  const kinds = schema.oneOf ?? schema.anyOf;
  if (kinds?.every(({ properties }) => properties)) return html`${kinds.map(kindOf)}`;
  if (schema.properties) return fieldTable(schema.properties, schema.required ?? []);
  return html`<p>${typeOf(schema)}</p>`;
}

/** One kind of a union, labelled by its field with a constant value. */
function kindOf({ properties = {}, required = [], description }: Schema): Html {
  const [tag, ...rest] = Object.entries(properties);
  const said = description && html`<p>${inline(description)}</p>`;
  return html`<section class="kind"><h4><code>${tag![0]}: ${JSON.stringify(tag![1].const)}</code></h4>
${said}${rest.length > 0 ? fieldTable(Object.fromEntries(rest), required) : ''}</section>`;
}

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly needed: boolean;
}

const fieldTable = (properties: Readonly<Record<string, Schema>>, required: readonly string[]): Html =>
  rowsOf(
    Object.entries(properties).map(([name, schema]) => ({ name, schema, needed: required.includes(name) })),
  );

export const rowsOf = (fields: readonly Field[]): Html => html`<table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>
${fields.map(
  ({ name, schema, needed }) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${typeOf(schema)}${needed ? '' : html` <span class="optional">${absence(schema)}</span>`}</td>
<td>${inline(schema.description ?? '')}</td></tr>
`,
)}</tbody>
</table>
`;

const absence = ({ default: usual }: Schema): string =>
  usual === undefined ? 'optional' : `otherwise ${JSON.stringify(usual)}`;
