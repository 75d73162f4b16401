import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { bracedIn } from './sms.js';

/** What a canned answer may leave open, between braces, to be filled in where it is used. */
export const CANNED_VARIABLES = ['cliente', 'contrato', 'folio', 'atiende'] as const;
export type CannedVariable = (typeof CANNED_VARIABLES)[number];

export const CANNED_VARIABLE_NAMES = {
  cliente: 'Nombre del cliente',
  contrato: 'Número del contrato',
  folio: 'Folio de la conversación',
  atiende: 'Nombre de quien responde',
} as const satisfies Record<CannedVariable, string>;

/** What is known of the conversation that it is used in; what is not stays between its braces. */
export type CannedValues = Partial<Record<CannedVariable, string>>;

export const fillCannedAnswer = (text: string, values: CannedValues): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (braced, name: string) => values[name as CannedVariable] ?? braced);

/** `POST /api/admin/canned-answers` and `PATCH /api/admin/canned-answers/{id}` */
export const cannedAnswerSchema = z.object({
  name: z
    .string(fieldCode('NAME.REQUIRED'))
    .trim()
    .min(2, fieldCode('NAME.REQUIRED'))
    .max(80, fieldCode('NAME.TOO_LONG')),
  text: z
    .string(fieldCode('TEXT.REQUIRED'))
    .trim()
    .min(2, fieldCode('TEXT.REQUIRED'))
    // Filled in, it still has room in a message.
    .max(3_000, fieldCode('TEXT.TOO_LONG'))
    .refine(
      (text) => bracedIn(text).every((name) => CANNED_VARIABLES.includes(name as CannedVariable)),
      fieldCode('TEXT.VARIABLE_UNKNOWN'),
    ),
});

/** `GET /api/admin/canned-answers` */
export interface AdminCannedAnswer extends z.output<typeof cannedAnswerSchema> {
  id: string;
  createdAt: string;
  updatedAt: string;
}
