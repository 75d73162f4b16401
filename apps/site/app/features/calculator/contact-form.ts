import { createQuoteRequestSchema, fieldCode, phoneSchema } from '@flota/schemas';
import { calculatorContact } from '@flota/texts/site/calculator-contact';
import { z } from 'zod';
import { readFailure } from '../forms/index.js';

const { contact, consent, sms, website, whatsapp } = createQuoteRequestSchema.shape;

/**
 * What the visitor fills in; the rest of the request is the draft. The rules are the server's own; only the type of the
 * unticked box is wider. Errors are codes, their texts are looked up when shown.
 */
const formSchema = z.object({
  contact,
  consent: z.preprocess((ticked: boolean) => ticked, consent),
  website,
  whatsapp,
  sms,
});

export type ContactForm = z.input<typeof formSchema>;
export type ContactFormOutput = z.output<typeof formSchema>;

/** The rules of a lender that asks everybody for a telephone, or only who wants word on it. */
export function contactFormSchema({ phoneRequired }: { phoneRequired: boolean }) {
  const schema: z.ZodType<ContactFormOutput, ContactForm> = phoneRequired
    ? formSchema.extend({ contact: contact.extend({ phone: phoneSchema }) })
    : formSchema;
  return schema.superRefine(({ contact: { phone }, ...asked }, context) => {
    if (phone !== undefined || !(asked.whatsapp || asked.sms)) return;
    context.addIssue({ code: 'custom', path: ['contact', 'phone'], message: fieldCode('PHONE.REQUIRED') });
  });
}

export const EMPTY_CONTACT_FORM: ContactForm = {
  contact: { name: '', email: '', phone: '' },
  consent: false,
  website: '',
  whatsapp: false,
  sms: false,
};

const FIELDS = ['contact.name', 'contact.email', 'contact.phone', 'consent'] as const;

export const readQuoteFailure = (error: unknown) => readFailure(error, FIELDS, calculatorContact.termsRefused);

const TYPED = 'typedContact';

const typedSchema = z.object({ name: z.string().max(200), email: z.string().max(300), phone: z.string().max(60) });

let typed = EMPTY_CONTACT_FORM.contact;

/**
 * What was typed about the visitor, so that changing the plan and coming back, or loading the page again, does not mean
 * typing it again. In the page's memory and in the tab's own history, which is gone with it: no store of the browser ever
 * holds it. Consent is given anew each time.
 */
export const contactMemory = {
  recall: (): ContactForm => ({ ...EMPTY_CONTACT_FORM, contact: typed }),
  /** After a reload: what the step's entry in the history has. `null` where there is nothing. */
  recallReloaded(): ContactForm['contact'] | null {
    const state = window.history.state as Readonly<Record<string, unknown>> | null;
    return typedSchema.safeParse(state?.[TYPED]).data ?? null;
  },
  keep({ contact }: ContactForm): void {
    typed = contact;
  },
  /** While the step is shown: for a reload. */
  keepForReload({ contact }: ContactForm): void {
    const state = window.history.state as Readonly<Record<string, unknown>> | null;
    window.history.replaceState({ ...state, [TYPED]: contact }, '');
  },
};
