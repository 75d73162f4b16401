import { fieldRules, type FieldRules } from '@flota/schemas';
import { createContext, useContext, type ComponentType } from 'react';
import { useWrappedSource, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { WriteSchema } from '../../api/schema-errors.js';
import type { SaveQuestion } from '../ConfirmedSave.js';

/** How one type of content is written: the same inputs make, change and, read-only, show a record. */
export interface ContentForm {
  /** What the server checks it by; fields get their limits and the form its complaints from here. */
  schema: WriteSchema;
  Inputs: ComponentType;
  /** What a new record starts from. */
  defaults?: () => object;
  /** A new record goes to the end of the order that staff keep. */
  ordered?: boolean;
  /** Asks before saving: for texts that must not be changed by the way. */
  question?: (values: FieldValues, saved: RaRecord | undefined) => SaveQuestion | undefined;
}

export type FormMode = 'create' | 'edit' | 'show';

interface FormContext {
  schema: WriteSchema;
  mode: FormMode;
}

export const ContentFormContext = createContext<FormContext | null>(null);

export function useContentForm(): FormContext & { readOnly: boolean } {
  const form = useContext(ContentFormContext);
  if (!form) throw new Error('Inputs of content belong inside a form of content');
  return { ...form, readOnly: form.mode === 'show' };
}

export function useFieldRules(source: string): FieldRules {
  const { schema } = useContentForm();
  const path = useWrappedSource(source);
  return fieldRules(schema, path);
}

/** A hint followed by how long the text may be. */
export const hintWithLimit = (hint: string | undefined, { maxLength }: FieldRules): string | false =>
  [hint, maxLength && `Hasta ${maxLength.toLocaleString('es-MX')} caracteres.`].filter(Boolean).join(' ') || false;
