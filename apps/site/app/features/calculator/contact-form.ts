import { createQuoteRequestSchema } from '@flota/schemas';
import { z } from 'zod';
import { ApiProblem } from '../../api/client.js';
import { messageForCode } from '../../api/messages.js';

const { contact, consent, website } = createQuoteRequestSchema.shape;

/**
 * What the visitor fills in; the rest of the request is the draft. The rules are the server's own; only the type of the
 * unticked box is wider. Errors are codes, their texts are looked up when shown.
 */
export const contactFormSchema = z.object({
  contact,
  consent: z.preprocess((ticked: boolean) => ticked, consent),
  website,
});

export type ContactForm = z.input<typeof contactFormSchema>;
export type ContactFormOutput = z.output<typeof contactFormSchema>;

export const EMPTY_CONTACT_FORM: ContactForm = {
  contact: { name: '', email: '', phone: '' },
  consent: false,
  website: '',
};

const FIELDS = ['contact.name', 'contact.email', 'contact.phone', 'consent'] as const;
export type ContactField = (typeof FIELDS)[number];

export interface SubmitFailure {
  /** What the server refused of the form itself, in the form's order. */
  fields: { field: ContactField; code: string }[];
  /** What to say at the form; `null` when the fields say it all. */
  message: string | null;
  correlationId: string;
}

/** Codes whose usual text asks to reload the page: here sending again is enough, and what was typed stays. */
const SEND_AGAIN: Record<string, string> = {
  'REQUEST.BOT_SUSPECTED': 'No pudimos comprobar que usted es una persona. Espere unos segundos y vuelva a enviar.',
  'REQUEST.CSRF': 'Su visita caducó por seguridad. Vuelva a enviar; sus datos siguen aquí.',
  'IDEMPOTENCY.KEY_REUSED': 'Cambió sus datos mientras los enviábamos. Vuelva a enviar.',
  'IDEMPOTENCY.KEY_INVALID': 'No pudimos procesar el envío. Vuelva a enviar; sus datos siguen aquí.',
  'RESOURCE.CONFLICT': 'Su solicitud anterior sigue en proceso. Espere unos segundos y vuelva a enviar.',
};

const TERMS_REFUSED = 'El plan o el vehículo cambió mientras cotizaba. Regrese al paso anterior y revíselo.';

/** Sorts what went wrong into the fields it belongs to and the rest. */
export function readFailure(error: unknown): SubmitFailure {
  // An answer nobody can read is as good as none: sending again is harmless.
  if (!(error instanceof ApiProblem)) return { fields: [], message: messageForCode('SERVER.ERROR'), correlationId: '' };
  const { code, errors = [], correlationId, retryAfterSeconds } = error.problem;
  const fields = FIELDS.flatMap((field) =>
    errors
      .filter((refused) => refused.field === field)
      .slice(0, 1)
      .map((refused) => ({ field, code: refused.code })),
  );
  const otherFields = errors.some(({ field }) => !FIELDS.some((known) => known === field));
  if (otherFields) return { fields, message: TERMS_REFUSED, correlationId };
  if (fields.length > 0) return { fields, message: null, correlationId };
  if (code === 'REQUEST.RATE_LIMITED' && retryAfterSeconds) {
    return {
      fields,
      message: `Recibimos muchas solicitudes desde su conexión. ${waitText(retryAfterSeconds)}`,
      correlationId,
    };
  }
  return { fields, message: SEND_AGAIN[code] ?? error.message, correlationId };
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'Espere un minuto y vuelva a enviar.' : `Espere ${minutes} minutos y vuelva a enviar.`;
}
