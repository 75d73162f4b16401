import type { OpenAPIObject } from '@nestjs/swagger';
import type { JsonSchema } from './zod-schemas.js';

interface Part {
  title: string;
  description: string;
  /** How its addresses begin. */
  prefix: string;
  /** Shapes that are called by a name wherever they stand, as JSON Schema. */
  named: Readonly<Record<string, JsonSchema>>;
}

/** A part of the API's description that stands by itself, with names for what whoever generates code from it will use. */
export function partOfApi(whole: OpenAPIObject, { title, description, prefix, named }: Part): OpenAPIObject {
  const names = new Map(Object.entries(named).map(([name, schema]) => [textOf(schema), name]));
  const withNames = (value: unknown): unknown => {
    const name = names.get(textOf(value));
    return name === undefined ? inside(value) : { $ref: `#/components/schemas/${name}` };
  };
  /** What is below it; the shape itself stays what it is. */
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withNames);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withNames(each)]));
  };
  const paths = Object.fromEntries(Object.entries(whole.paths).filter(([path]) => path.startsWith(prefix)));
  const schemas = Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, inside(schema)]));
  const { components = {} } = whole;
  const part = {
    ...whole,
    info: { ...whole.info, title, description },
    paths: inside(paths),
    components: { ...components, schemas: { ...components.schemas, ...schemas } },
  } as OpenAPIObject;
  return onlyUsed(part);
}

/** What two descriptions of a shape have in common: Nest writes a constant as a choice of one. */
const textOf = (schema: unknown): string | undefined =>
  JSON.stringify(schema, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'const' in value
      ? Object.fromEntries(
          Object.entries(value).map(([key, each]) => (key === 'const' ? ['enum', [each]] : [key, each])),
        )
      : value,
  );

/** Without components that nothing in it refers to. */
function onlyUsed(part: OpenAPIObject): OpenAPIObject {
  const { components = {} } = part;
  const used = new Set(refsIn(part.paths));
  for (const ref of used) {
    const [kind = '', name = ''] = ref.split('/').slice(2);
    const found = (components as Record<string, Record<string, unknown> | undefined>)[kind]?.[name];
    for (const inner of refsIn(found)) used.add(inner);
  }
  const schemes = new Set(
    JSON.stringify(part.paths)
      .match(/"integrator[\w-]*"/g)
      ?.map((text) => text.slice(1, -1)),
  );
  const kept = <Component>(kind: string, all: Record<string, Component> = {}) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => used.has(`#/components/${kind}/${name}`)));
  return {
    ...part,
    components: {
      schemas: kept('schemas', components.schemas),
      responses: kept('responses', components.responses),
      securitySchemes: Object.fromEntries(
        Object.entries(components.securitySchemes ?? {}).filter(([name]) => schemes.has(name)),
      ),
    },
  };
}

const refsIn = (value: unknown): string[] =>
  [...(JSON.stringify(value) ?? '').matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
