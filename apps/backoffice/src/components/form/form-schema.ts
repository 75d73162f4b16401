import { fieldRules } from '@flota/schemas';
import { createContext, useContext } from 'react';

/** What a form is checked by, from which its fields read how long a text may be. */
export type FormSchema = Parameters<typeof fieldRules>[0];

export const FormSchemaContext = createContext<FormSchema | undefined>(undefined);

/** Characters the field may have, where the form's schema says so. */
export function useFieldLimit(path: string): number | undefined {
  const schema = useContext(FormSchemaContext);
  return schema && fieldRules(schema, path).maxLength;
}
