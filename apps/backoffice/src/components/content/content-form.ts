import { type AdminRecord, type ContentKind, fieldRules, type FieldRules } from '@flota/schemas';
import { createContext, useContext, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { useWrappedSource, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { SaveQuestion } from '../ConfirmedSave.js';

/** Fields of a type of content that are written by an input of their own. */
export type OwnFieldOf<Kind extends ContentKind> = {
  [Name in keyof Kind['fields']]: Kind['fields'][Name]['type'] extends 'own' ? Name : never;
}[keyof Kind['fields']];

/** What the pages of a type of content have that doesn't follow from its declaration. */
export interface OwnPieces<Kind extends ContentKind> {
  inputs?: { readonly [Name in OwnFieldOf<Kind>]: ComponentType };
  /** What a list tells of a record beside what it is called. */
  detail?: (record: AdminRecord<Kind>) => string;
  columns?: { readonly [Name in OwnFieldOf<Kind>]?: (record: AdminRecord<Kind>) => ReactNode };
  /** Beside the search box and the filters that are declared. */
  useFilters?: () => ReactElement[];
  /** Below what stands beside the fields. */
  Aside?: ComponentType;
  /** Asks before saving: for texts that must not be changed by the way. */
  question?: (values: FieldValues, saved: RaRecord | undefined) => SaveQuestion | undefined;
}

/** The same of any type: its functions get records of that type, which is not known any more. */
export interface ContentPieces {
  inputs?: Readonly<Record<string, ComponentType>>;
  detail?: (record: RaRecord) => string;
  columns?: Readonly<Record<string, (record: RaRecord) => ReactNode>>;
  useFilters?: () => ReactElement[];
  Aside?: ComponentType;
  question?: OwnPieces<ContentKind>['question'];
}

/** A type of content with what its pages have of their own. */
export interface ContentType {
  kind: ContentKind;
  own: ContentPieces;
}

export type FormMode = 'create' | 'edit' | 'show';

interface FormContext extends ContentType {
  mode: FormMode;
}

export const ContentFormContext = createContext<FormContext | null>(null);

export function useContentForm(): FormContext & { readOnly: boolean } {
  const form = useContext(ContentFormContext);
  if (!form) throw new Error('Inputs of content belong inside a form of content');
  return { ...form, readOnly: form.mode === 'show' };
}

export function useFieldRules(source: string): FieldRules {
  const { kind } = useContentForm();
  const path = useWrappedSource(source);
  return fieldRules(kind.schema, path);
}
