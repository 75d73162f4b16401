import type { FieldError } from '@flota/schemas';
import { fieldErrors } from '../../platform/errors/validation.pipe.js';
import type { SettingField, SettingFields, SettingsOf } from './fields.js';

type Values = Readonly<Record<string, unknown>>;

/** What a field is before anybody wrote it. */
export const initialOf = ({ initial }: SettingField): unknown => initial ?? null;

const isAsked = ({ when }: SettingField, values: Values): boolean =>
  when === undefined || when.is.includes(String(values[when.field]));

/** Settings by the rules of their fields, or what is wrong with them. */
export function readSettings<Fields extends SettingFields>(
  fields: Fields,
  values: Values,
): { settings: SettingsOf<Fields>; errors: null } | { settings: null; errors: FieldError[] } {
  const errors: FieldError[] = [];
  const given = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, values[name] ?? initialOf(field)]),
  );
  const settings = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isAsked(field, given)) return [name, null];
      const { success, data, error } = field.schema.safeParse(given[name]);
      if (!success) errors.push(...fieldErrors(error.issues).map((one) => ({ ...one, field: `settings.${name}` })));
      return [name, data];
    }),
  );
  // Each value was made by the schema of its field.
  return errors.length > 0 ? { settings: null, errors } : { settings: settings as SettingsOf<Fields>, errors: null };
}
