import { type DOCUMENT_TEMPLATES, personKindSchema, type PersonKind, type SiteSettings } from '@flota/schemas';
import type { Form } from './form.js';
import { annexForm } from './forms/annex-1.js';
import { applicationForm } from './forms/application.js';
import { checklistForm } from './forms/checklist.js';

export type FormTemplate = (typeof DOCUMENT_TEMPLATES)[number];
/** Papers that the plans ask of each kind of person. */
export type Requirements = Record<PersonKind, string[]>;

/** What the template `documents/form.typ` sets. */
export interface PrintedForms {
  company: Pick<SiteSettings, 'legalName' | 'tagline' | 'phone' | 'email'> & { name: string };
  /** What the foot of every page calls it. */
  reference: string;
  forms: Form[];
}

const FORMS: Record<FormTemplate, (personType: PersonKind, lender: SiteSettings, papers: Requirements) => Form> = {
  application: applicationForm,
  checklist: (personType, lender, papers) => checklistForm(personType, lender, papers[personType]),
  'annex-1': annexForm,
};

interface Paper {
  title: string;
  template: FormTemplate;
  personTypes: string[];
}

/** The paper filled with who the lender is; one form after the other when it is for both kinds of person. */
export function printedForms({ title, template, personTypes }: Paper, lender: SiteSettings, papers: Requirements) {
  const { companyName: name, legalName, tagline, phone, email } = lender;
  return {
    company: { name, legalName, tagline, phone, email },
    reference: title,
    forms: personKindSchema.options
      .filter((personType) => personTypes.includes(personType))
      .map((personType) => FORMS[template](personType, lender, papers)),
  } satisfies PrintedForms;
}
