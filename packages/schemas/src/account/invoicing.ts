import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { postalCodeSchema } from '../identifiers/postal-code.js';
import { rfcSchema } from '../identifiers/rfc.js';
import { dateOnly } from '../primitives.js';
import type { InvoiceType } from './statements.js';
import { fiscalRegimes } from './sat-catalogs.js';

/** How far a document is that we make out. */
export const ISSUED_STATES = ['pending', 'sending', 'stamped', 'failed', 'withdrawn', 'cancelled'] as const;
export type IssuedState = (typeof ISSUED_STATES)[number];

export const CANCELLATION_STATES = [
  'waiting',
  'pending',
  'sending',
  'asked',
  'cancelled',
  'rejected',
  'failed',
  'refused',
] as const;
export type CancellationState = (typeof CANCELLATION_STATES)[number];

/** SAT's catalogue c_MotivoCancelacion. */
export const CANCELLATION_MOTIVES = ['01', '02', '03', '04'] as const;
export type CancellationMotive = (typeof CANCELLATION_MOTIVES)[number];

export const CANCELLATION_MOTIVE_NAMES: Record<CancellationMotive, string> = {
  '01': '01 Comprobante emitido con errores, con relación (se sustituye)',
  '02': '02 Comprobante emitido con errores, sin relación',
  '03': '03 No se llevó a cabo la operación',
  '04': '04 Operación nominativa relacionada en una factura global',
};

/** Why we don't send a document, or wait for staff. */
export const INVOICING_FAILURES = [
  'INVOICING.TAX_DATA_MISSING',
  'INVOICING.VAT_DIFFERS',
  'INVOICING.UNCERTAIN',
] as const;
export type InvoicingFailure = (typeof INVOICING_FAILURES)[number];

/** What happened, and what staff do about it. */
export const INVOICING_FAILURE_TEXTS: Record<InvoicingFailure, string> = {
  'INVOICING.TAX_DATA_MISSING':
    'Al titular le falta el RFC, el régimen o el código postal de su constancia. Complete sus datos fiscales y reintente.',
  'INVOICING.VAT_DIFFERS':
    'El IVA del libro no es el de su base al centavo que acepta el SAT. Revise el movimiento con sistemas antes de reintentar.',
  'INVOICING.UNCERTAIN':
    'Se envió y el PAC no contestó en 70 horas: pudo haberse timbrado. Búsquela por serie y folio en el portal del PAC; si está, importe su XML en Facturas y reintente aquí; si no está, reintente.',
};

/** What staff do about refusals of SAT and of certifiers, by the beginning of their code. */
const WHAT_TO_DO: readonly (readonly [prefix: string, advice: string])[] = [
  [
    'CFDI40143',
    'El RFC del receptor no está en la lista del SAT: confírmelo con su constancia y corrija los datos fiscales.',
  ],
  ['CFDI40144', 'El nombre no es el de la constancia: corríjalo sin el régimen de capital (S.A. de C.V.) y reintente.'],
  ['CFDI40145', 'El nombre no es el de la constancia: corríjalo sin el régimen de capital (S.A. de C.V.) y reintente.'],
  ['CFDI40147', 'El código postal no es el del domicilio fiscal: corríjalo con la constancia y reintente.'],
  ['CFDI40148', 'El código postal no es el del domicilio fiscal: corríjalo con la constancia y reintente.'],
  ['CFDI40149', 'El código postal no es el del domicilio fiscal: corríjalo con la constancia y reintente.'],
  ['CFDI40157', 'El régimen no es el de la constancia: corríjalo y reintente.'],
  ['CFDI40158', 'El régimen no es el de la constancia: corríjalo y reintente.'],
  ['CFDI40161', 'El uso del CFDI no va con el régimen del receptor: corríjalo y reintente.'],
  ['CFDI40138', 'El nombre del emisor no es el de su constancia: corríjalo en la configuración de la emisión.'],
  ['CFDI40139', 'El nombre del emisor no es el de su constancia: corríjalo en la configuración de la emisión.'],
  ['CRP', 'El complemento de pagos no fue aceptado: revise los pagos anteriores de la factura antes de reintentar.'],
  ['303', 'El certificado del PAC no es del RFC que emite: revise la configuración de la emisión.'],
  ['304', 'El certificado de sello está revocado: suba uno vigente al portal del PAC y reintente.'],
  ['305', 'El certificado de sello no está vigente: suba uno vigente al portal del PAC y reintente.'],
  ['401', 'La fecha ya no puede timbrarse: reintente, y se hará con la fecha de hoy.'],
  ['402', 'El emisor no está en la lista de contribuyentes obligados del SAT: espere a mañana o acuda al SAT.'],
];

/** In Spanish; where the code is none that is known, what holds for all. */
export const adviceOn = (code: string | null): string =>
  INVOICING_FAILURE_TEXTS[code as InvoicingFailure] ??
  WHAT_TO_DO.find(([prefix]) => code?.startsWith(prefix))?.[1] ??
  'Corrija lo que el PAC señala y reintente. Si no depende de los datos, llame al soporte del PAC con este mensaje.';

const reason = z
  .string(fieldCode('MOTIVE.REQUIRED'))
  .trim()
  .min(1, fieldCode('MOTIVE.REQUIRED'))
  .max(500, fieldCode('TEXT.TOO_LONG'));

/** `POST /api/admin/issued-cfdis/{id}/retry`: made out anew, or sent again. */
export const issuedRetrySchema = z.object({ reason });

/** `POST /api/admin/issued-cfdis/{id}/cancellations`; motive 01 makes out what takes its place first. */
export const cancellationRequestSchema = z.object({
  motive: z.enum(CANCELLATION_MOTIVES, fieldCode('CHOICE.INVALID')),
  reason,
});

/** `POST /api/admin/cfdi-cancellations/{id}/reject` */
export const cancellationRejectionSchema = z.object({ reason });

const series = z
  .string(fieldCode('TEXT.REQUIRED'))
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,10}$/, fieldCode('VALUE.INVALID'));
const productKey = z
  .string(fieldCode('TEXT.REQUIRED'))
  .trim()
  .regex(/^\d{8}$/, fieldCode('VALUE.INVALID'));

/** `PATCH /api/admin/invoicing-settings/1` */
export const invoicingSettingsSchema = z.object({
  isOn: z.boolean(fieldCode('VALUE.INVALID')),
  /** What falls due from this day on is invoiced here. */
  startsOn: dateOnly,
  rfc: rfcSchema,
  name: z
    .string(fieldCode('NAME.REQUIRED'))
    .trim()
    .toUpperCase()
    .min(1, fieldCode('NAME.REQUIRED'))
    .max(254, fieldCode('TEXT.TOO_LONG')),
  regime: z
    .string(fieldCode('REGIME.INVALID'))
    .refine((code) => fiscalRegimes.some((regime) => regime.code === code), fieldCode('REGIME.INVALID')),
  postalCode: postalCodeSchema,
  incomeSeries: series,
  creditNoteSeries: series,
  paymentSeries: series,
  financingKey: productKey,
  leaseKey: productKey,
  reversedBy: z.enum(['cancellation', 'credit_note'], fieldCode('CHOICE.INVALID')),
});

/** `GET /api/admin/invoicing-settings/1` */
export interface AdminInvoicingSettings extends Omit<z.output<typeof invoicingSettingsSchema>, 'startsOn'> {
  id: number;
  startsOn: string | null;
  updatedAt: string;
}

export interface AdminCfdiCancellation {
  id: string;
  state: CancellationState;
  motive: CancellationMotive;
  reason: string;
  /** `null` where a movement that was taken back asked for it. */
  maker: { id: string; name: string } | null;
  checker: { id: string; name: string } | null;
  failureCode: string | null;
  lastError: string | null;
  createdAt: string;
  askedAt: string | null;
  decidedAt: string | null;
}

/** `GET /api/admin/issued-cfdis`: sortable by createdAt, total, folio; filters q, state, type, contractId. */
export interface AdminIssuedCfdi {
  id: string;
  contractId: string;
  contractNumber: string;
  customer: string;
  type: InvoiceType;
  series: string;
  folio: string;
  /** What it is of, e.g. `Intereses de la mensualidad 3 de 60, contrato FL-2026-000001`. */
  concept: string;
  subtotal: string;
  vat: string;
  total: string;
  state: IssuedState;
  /** Sent, and nobody answered yet. */
  sentAt: string | null;
  failureCode: string | null;
  lastError: string | null;
  attempts: number;
  nextAttemptAt: string | null;
  createdAt: string;
  stampedAt: string | null;
  invoiceId: string | null;
  uuid: string | null;
  replaces: { id: string; folio: string } | null;
  cancellations: AdminCfdiCancellation[];
}
