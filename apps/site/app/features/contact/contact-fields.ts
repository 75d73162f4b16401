import type { ContactRequest } from '@flota/schemas';
import { NOBODY, type PersonValues } from '../forms/index.js';

/** What the boxes of the form hold. */
export interface ContactValues extends PersonValues {
  subject: string;
  message: string;
  consent: boolean;
  website: string;
}

export const EMPTY_CONTACT: ContactValues = { ...NOBODY, subject: '', message: '', consent: false, website: '' };

const SUBJECTS: Record<ContactRequest['subject'], string> = {
  financing: 'Quiero un financiamiento',
  contract: 'Mi contrato',
  payments: 'Pagos y estado de cuenta',
  invoices: 'Facturas',
  insurance: 'Seguros',
  other: 'Otro asunto',
};

export const SUBJECT_OPTIONS = Object.entries(SUBJECTS).map(([value, label]) => ({ value, label }));
