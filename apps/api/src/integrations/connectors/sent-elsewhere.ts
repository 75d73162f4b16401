import { fieldCode, type FieldError } from '@flota/schemas';
import type { SettingFields } from './fields.js';

type Values = Readonly<Record<string, unknown>>;

const originsIn = (fields: SettingFields, values: Values): Set<string> =>
  new Set(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const value = values[name];
      return kind === 'url' && typeof value === 'string' && URL.canParse(value) ? [new URL(value).origin] : [];
    }),
  );

/**
 * Secrets that would go to another server than the one they were written for: whoever leads a connector elsewhere has to know
 * them, as a stored one is not to be had by pointing it at one's own server.
 *
 * @param written what the form sent; a secret in it is one that somebody knows
 */
export function secretsSentElsewhere(
  fields: SettingFields,
  before: Values,
  after: Values,
  written: Values,
): FieldError[] {
  const known = originsIn(fields, before);
  if ([...originsIn(fields, after)].every((origin) => known.has(origin))) return [];
  return Object.entries(fields)
    .filter(([name, { secret }]) => secret && !(name in written) && (before[name] ?? null) !== null)
    .map(([name]) => ({ field: `settings.${name}`, code: fieldCode('SECRET.WRITE_AGAIN') }));
}
