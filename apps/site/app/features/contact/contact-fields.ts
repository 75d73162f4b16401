import type { ContactRequest } from '@flota/schemas';
import { contact } from '@flota/texts/site/contact';
import { NOBODY, type PersonValues } from '../forms/index.js';

/** What the boxes of the form hold. */
export interface ContactValues extends PersonValues {
  subject: string;
  message: string;
  consent: boolean;
  website: string;
}

export const EMPTY_CONTACT: ContactValues = { ...NOBODY, subject: '', message: '', consent: false, website: '' };

const subjects = (): Record<ContactRequest['subject'], string> => ({
  financing: contact.subjectFinancing,
  contract: contact.subjectContract,
  payments: contact.subjectPayments,
  invoices: contact.subjectInvoices,
  insurance: contact.subjectInsurance,
  other: contact.subjectOther,
});

export const subjectOptions = () => Object.entries(subjects()).map(([value, label]) => ({ value, label }));
