import { EMPTY_CONTACT_FORM, type ContactForm } from './contact-form.js';

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
