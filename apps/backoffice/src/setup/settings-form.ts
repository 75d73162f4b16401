import { type CONTENT, writtenSettingsSchema } from '@flota/schemas';
import { useUpdate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { FormErrors } from '../api/problem.js';
import { schemaErrors } from '../api/schema-errors.js';
import type { SettingsRecord } from './setup-facts.js';

export type SettingName = keyof typeof CONTENT.settings.fields;

function pick<Value>(values: Readonly<Record<string, Value>>, names: readonly SettingName[]): Record<string, Value> {
  return Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name] as Value]] : [])));
}

/** Some of the settings as a form of their own: what it begins with, how it is judged, and how it is kept. */
export function useSettingsForm(settings: SettingsRecord, names: readonly SettingName[]) {
  const [update] = useUpdate();
  return {
    values: pick<unknown>({ ...settings }, names),
    validate: (values: FieldValues): FormErrors => pick(schemaErrors(writtenSettingsSchema, values), names),
    /** What somebody else changed meanwhile is asked about, as in the settings themselves. */
    async save(values: FieldValues): Promise<void> {
      const data = { ...settings, ...pick(values, names) };
      const change = { id: settings.id, data, previousData: settings };
      await update('settings', change, { mutationMode: 'pessimistic', returnPromise: true });
    },
  };
}
