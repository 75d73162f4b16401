import fc from 'fast-check';
import type { JsonSchema } from '../../platform/open-api/zod-schemas.js';
import { oddValue } from './odd-values.js';

/** What an object may have it has so many times for each time it hasn't. */
const OFTEN = 3;

interface Described {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Described[];
  oneOf?: Described[];
  allOf?: Described[];
  properties?: Record<string, Described>;
  required?: string[];
  items?: Described;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** What a schema would take, as far as the schema says; `ids` stand where one is asked for. */
export function fromSchema(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const described = schema as Described;
  const { enum: choices, const: only, anyOf, oneOf, allOf, type } = described;
  if (only !== undefined) return fc.constant(only);
  if (choices && choices.length > 0) return fc.constantFrom(...choices);
  const branches = anyOf ?? oneOf;
  if (branches && branches.length > 0) return fc.oneof(...branches.map((each) => fromSchema(each as JsonSchema, ids)));
  if (allOf) return fromSchema(Object.assign({}, ...allOf) as JsonSchema, ids);
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return objectOf(described, ids);
    case 'array':
      return fc.array(fromSchema((described.items ?? {}) as JsonSchema, ids), {
        minLength: Math.min(described.minItems ?? 0, 5),
        maxLength: Math.min(described.maxItems ?? 4, 5),
      });
    case 'string':
      return textOf(described, ids);
    case 'integer':
      return fc.integer({ min: Math.max(described.minimum ?? 0, -1e9), max: Math.min(described.maximum ?? 120, 1e9) });
    case 'number':
      return fc.double({ min: described.minimum ?? 0, max: described.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return oddValue;
  }
}

function objectOf({ properties = {}, required = [] }: Described, ids: readonly string[]): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, schema]) => {
    const value = fromSchema(schema as JsonSchema, idsFor(name, ids));
    const sent = required.includes(name) ? value : fc.option(value, { nil: undefined, freq: OFTEN });
    return [name, sent] as const;
  });
  return fc.record(Object.fromEntries(parts));
}

/** `contractId` is the id of a contract, mostly. */
function idsFor(name: string, ids: readonly string[]): readonly string[] {
  const kind = name.replace(/_?[iI]d$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const own = kind === name ? [] : ids.filter((id) => id.startsWith(`«${kind}`));
  return own.length > 0 ? [...own, ...own, ...own, ...ids.slice(0, own.length)] : ids;
}

const WORDS = [
  'Ana Ruiz',
  'Transportes Rosales',
  'texto',
  '1000.00',
  '250000.00',
  '20',
  '55 1234 5678',
  'OOBR800101AB3',
  '06600',
];
const DAYS = ['2026-11-22', '2026-11-23', '2026-12-15', '2025-12-31', '2026-10-01', '2024-02-29'];

function textOf(
  { format, pattern, minLength = 0, maxLength = 60 }: Described,
  ids: readonly string[],
): fc.Arbitrary<string> {
  if (format === 'uuid') return ids.length > 0 ? fc.constantFrom(...ids) : fc.uuid();
  if (format === 'email')
    return fc.constantFrom('ana@ejemplo.mx', 'cliente@flota.test', 'x'.repeat(60) + '@ejemplo.mx');
  if (format === 'date') return fc.constantFrom(...DAYS);
  if (format === 'date-time')
    return fc.constantFrom('2026-11-22T10:00:00.000Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z');
  if (pattern) return matching(pattern);
  const words = WORDS.filter(({ length }) => length >= minLength && length <= maxLength);
  const made = fc.string({
    minLength: Math.min(minLength, 200),
    maxLength: Math.max(Math.min(maxLength, 60), Math.min(minLength, 200)),
  });
  return words.length > 0 ? fc.oneof({ arbitrary: fc.constantFrom(...words), weight: 3 }, made) : made;
}

/** Patterns that look around are beyond the generator: an amount is what most of ours are about. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: '-1' });
  } catch {
    return fc.constantFrom('1000.00', '2026-11-22', '20');
  }
}
