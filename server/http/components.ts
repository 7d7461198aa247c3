import { nameOf, type OpenApi, refTo, type Schema } from './document.ts';

const INPUT = 'Input';

/**
 * Removes duplicate schemas: each comes as input (`…Input`) and as output, and one is enough where they are equal or
 * only one is used. Schemas in `kept` stay although no route uses them.
 */
export function tidy(document: OpenApi, kept: readonly string[]): OpenApi {
  const merged = merge(relaxed(document));
  const used = reachable(merged, kept);
  const pruned = withSchemas(
    merged,
    Object.entries(merged.components.schemas).filter(([name]) => used.has(name)),
  );
  const alone = [...used].filter((name) => name.endsWith(INPUT) && !used.has(plain(name)));
  const named = renamed(pruned, alone);
  return withSchemas(
    named,
    Object.entries(named.components.schemas).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Answers may gain fields later, so the schemas allow additional ones. */
const relaxed = (document: OpenApi): OpenApi =>
  JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === 'additionalProperties' && value === false) return;
    return key === 'description' && value === 'Default Response' ? 'As asked for' : value;
  });

/** Repeated, as two schemas may become equal once those they refer to are merged. */
function merge(document: OpenApi): OpenApi {
  const { schemas } = document.components;
  const doubles = Object.keys(schemas).filter(
    (name) => name.endsWith(INPUT) && JSON.stringify(schemas[name]) === JSON.stringify(schemas[plain(name)]),
  );
  return doubles.length === 0 ? document : merge(renamed(document, doubles));
}

/** Gives schemas their plain names, replacing schemas of those names. */
function renamed(document: OpenApi, inputs: readonly string[]): OpenApi {
  const refs = new Map(inputs.map((name) => [refTo(name), refTo(plain(name))]));
  const next: OpenApi = JSON.parse(JSON.stringify(document), (key, value) =>
    key === '$ref' ? (refs.get(value) ?? value) : value,
  );
  const replaced = new Set(inputs.map(plain));
  return withSchemas(
    next,
    Object.entries(next.components.schemas)
      .filter(([name]) => !replaced.has(name))
      .map(([name, schema]) => [inputs.includes(name) ? plain(name) : name, schema]),
  );
}

function reachable({ paths, components: { schemas } }: OpenApi, kept: readonly string[]): Set<string> {
  const used = new Set<string>();
  const visit = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    for (const ref of refsOf(schemas[name])) visit(ref);
  };
  for (const name of kept) visit(name in schemas ? name : plain(name));
  for (const name of refsOf(paths)) visit(name);
  return used;
}

const plain = (name: string): string => name.slice(0, -INPUT.length);

const withSchemas = (document: OpenApi, schemas: readonly (readonly [string, Schema])[]): OpenApi => ({
  ...document,
  components: { ...document.components, schemas: Object.fromEntries(schemas) },
});

const refsOf = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => nameOf(ref!));
