import { CONTENT, type ContentKind, type FieldMap } from '@flota/schemas';
import { addMessages } from './i18n-provider.js';

type Names = readonly (readonly [key: string, name: string])[];

/** By react-admin's keys: fields of a group are called `group.field`. */
const namesOf = (fields: FieldMap, before: string): Names =>
  Object.entries(fields).flatMap(([name, field]): Names =>
    field.type === 'group' ? namesOf(field.fields, `${before}${name}.`) : [[`${before}${name}`, field.label]],
  );

/** Of publication, unless the records show another. */
const stateName = (shown: FieldMap) => shown.state?.label ?? 'Estado';

for (const { name, fields, shown } of Object.values(CONTENT) as ContentKind[]) {
  const before = `resources.${name}.fields.`;
  addMessages([[`${before}state`, stateName(shown)], ...namesOf({ ...shown, ...fields }, before)]);
}
