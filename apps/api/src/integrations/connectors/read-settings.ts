import type { FieldError } from '@flota/schemas';
import { fieldErrors } from '../../platform/errors/validation.pipe.js';
import type { SettingField, SettingFields, SettingsOf } from './fields.js';

type Values = Readonly<Record<string, unknown>>;

/** What a field is before anybody wrote it. */
const initialOf = ({ initial }: SettingField): unknown => initial ?? null;

const isAsked = ({ when }: SettingField, values: Values): boolean =>
  when === undefined || when.is.includes(String(values[when.field]));

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What was written, by the rules of its fields, and what is wrong with it; what nothing was written for is not wrong yet. */
export function readWritten(
  fields: SettingFields,
  values: Values,
): { settings: Record<string, unknown>; wrong: FieldError[]; missing: FieldError[] } {
  const [wrong, missing]: [FieldError[], FieldError[]] = [[], []];
  const given = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, values[name] ?? initialOf(field)]),
  );
  const settings = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isAsked(field, given)) return [name, null];
      const { success, data, error } = field.schema.safeParse(given[name]);
      if (success) return [name, data];
      const told = fieldErrors(error.issues).map((one) => ({ ...one, field: `settings.${name}` }));
      (isBlank(given[name]) ? missing : wrong).push(...told);
      return [name, null];
    }),
  );
  return { settings, wrong, missing };
}

/** Settings as their fields make them; `null` unless all is there and right. */
export function readSettings<Fields extends SettingFields>(fields: Fields, values: Values): SettingsOf<Fields> | null {
  const { settings, wrong, missing } = readWritten(fields, values);
  // Each value was made by the schema of its field.
  return wrong.length + missing.length > 0 ? null : (settings as SettingsOf<Fields>);
}
