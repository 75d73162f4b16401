import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { PLACEHOLDERS, type Placeholder } from './placeholders.js';
import { bracedIn } from './sms.js';

/** What a template of a mail to a lead may leave open, between braces, besides what it may name of the lender. */
export const LEAD_MAIL_VARIABLE_NAMES = {
  cliente: 'Nombre de quien pidió informes',
  folio: 'Folio',
  vehiculo: 'Vehículo que cotizó',
  plan: 'Plan que cotizó',
  mensualidad: 'Mensualidad o renta que cotizó',
  asesor: 'Asesor en el sitio',
  atiende: 'Nombre de quien escribe',
} as const;
export type LeadMailVariable = keyof typeof LEAD_MAIL_VARIABLE_NAMES | Placeholder;

/** What is known of a lead; what is not stays between its braces, to be written by hand. */
export type LeadMailValues = Partial<Record<LeadMailVariable, string>>;

const isVariable = (name: string): name is LeadMailVariable =>
  Object.hasOwn(LEAD_MAIL_VARIABLE_NAMES, name) || Object.hasOwn(PLACEHOLDERS, name);

export const fillLeadMail = (text: string, values: LeadMailValues): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (braced, name: string) => (isVariable(name) ? (values[name] ?? braced) : braced));

const subject = z
  .string(fieldCode('TEXT.REQUIRED'))
  .trim()
  .min(3, fieldCode('TEXT.REQUIRED'))
  .max(150, fieldCode('TEXT.TOO_LONG'));
const text = z
  .string(fieldCode('TEXT.REQUIRED'))
  .trim()
  .min(2, fieldCode('TEXT.REQUIRED'))
  .max(5_000, fieldCode('TEXT.TOO_LONG'));

const knowsAll = (written: string): boolean => bracedIn(written).every(isVariable);
/** A brace is what was left open: nobody writes one in a mail. */
const isFilled = (written: string): boolean => !/[{}]/.test(written);

/** `POST /api/admin/lead-mail-templates` and `PATCH /api/admin/lead-mail-templates/{id}` */
export const leadMailTemplateSchema = z.object({
  name: z
    .string(fieldCode('NAME.REQUIRED'))
    .trim()
    .min(2, fieldCode('NAME.REQUIRED'))
    .max(80, fieldCode('NAME.TOO_LONG')),
  subject: subject.refine(knowsAll, fieldCode('TEXT.VARIABLE_UNKNOWN')),
  text: text.refine(knowsAll, fieldCode('TEXT.VARIABLE_UNKNOWN')),
});

/** `GET /api/admin/lead-mail-templates` */
export interface AdminLeadMailTemplate extends z.output<typeof leadMailTemplateSchema> {
  id: string;
  createdAt: string;
  updatedAt: string;
}

/** Why nobody writes to a lead: they said so by the link of a mail, staff noted it, they asked by law, or mail comes back. */
export const MAIL_BARS = ['link', 'staff', 'rights', 'bounces'] as const;
export type MailBar = (typeof MAIL_BARS)[number];

/** `GET /api/admin/leads/{id}/mail`: what a mail to them is made of. */
export const leadMailSheetSchema = z.object({
  to: z.string(),
  values: z.partialRecord(
    z.enum([...Object.keys(LEAD_MAIL_VARIABLE_NAMES), ...Object.keys(PLACEHOLDERS)] as [
      LeadMailVariable,
      ...LeadMailVariable[],
    ]),
    z.string(),
  ),
  /** Where answers go. */
  replyTo: z.string(),
  bar: z.object({ why: z.enum(MAIL_BARS), since: z.iso.datetime() }).nullable(),
});
export type LeadMailSheet = z.output<typeof leadMailSheetSchema>;

/**
 * `POST /api/admin/leads/{id}/mails` (201), with `Idempotency-Key`. 409 `LEAD.MAIL_BARRED` where nobody writes to them, and
 * what was left open is refused.
 */
export const leadMailSchema = z.object({
  /** The name of the template that it was written from. */
  template: z.string().max(80, fieldCode('NAME.TOO_LONG')).nullable().default(null),
  subject: subject.refine(isFilled, fieldCode('TEXT.VARIABLE_LEFT')),
  text: text.refine(isFilled, fieldCode('TEXT.VARIABLE_LEFT')),
});
export type LeadMail = z.output<typeof leadMailSchema>;

/** `PUT /api/admin/leads/{id}/mail-stop` (204): staff note that they want no mails, or take their own note back. */
export const leadMailStopSchema = z.object({ isStopped: z.boolean(fieldCode('CHOICE.INVALID')) });

/** `POST /api/mail-stops/link` and `…/stop`: what the link in a mail to a lead is about. */
export const mailStopLinkSchema = z.object({ token: z.string().max(200, fieldCode('TEXT.TOO_LONG')) });
export const mailStopSchema = z.object({ email: z.string(), isStopped: z.boolean() });
export type MailStop = z.infer<typeof mailStopSchema>;
