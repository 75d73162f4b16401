import { createQuoteRequestSchema } from '@flota/schemas';
import { z } from 'zod';
import { readFailure } from '../forms/index.js';

const { contact, consent, sms, website, whatsapp } = createQuoteRequestSchema.shape;

/**
 * What the visitor fills in; the rest of the request is the draft. The rules are the server's own; only the type of the
 * unticked box is wider. Errors are codes, their texts are looked up when shown.
 */
export const contactFormSchema = z.object({
  contact,
  consent: z.preprocess((ticked: boolean) => ticked, consent),
  website,
  whatsapp,
  sms,
});

export type ContactForm = z.input<typeof contactFormSchema>;
export type ContactFormOutput = z.output<typeof contactFormSchema>;

export const EMPTY_CONTACT_FORM: ContactForm = {
  contact: { name: '', email: '', phone: '' },
  consent: false,
  website: '',
  whatsapp: false,
  sms: false,
};

const FIELDS = ['contact.name', 'contact.email', 'contact.phone', 'consent'] as const;

const TERMS_REFUSED = 'El plan o el vehículo cambió mientras cotizaba. Regrese al paso anterior y revíselo.';

export const readQuoteFailure = (error: unknown) => readFailure(error, FIELDS, TERMS_REFUSED);

let typed = EMPTY_CONTACT_FORM.contact;

/**
 * What was typed about the visitor, so that changing the plan and coming back does not mean typing it again. Only in the
 * page's memory: it is gone with the tab, and no store of the browser ever holds it. Consent is given anew each time.
 */
export const contactMemory = {
  recall: (): ContactForm => ({ ...EMPTY_CONTACT_FORM, contact: typed }),
  keep: ({ contact }: ContactForm): void => {
    typed = contact;
  },
};
