import { z } from 'zod';
import { BILL_HANDOVER_WAYS } from './account/bill-handovers.js';
import { BILL_REQUEST_STATES } from './account/bill-purchase.js';
import { CONTRACT_DOCUMENT_KINDS } from './account/contracts.js';
import { PAYMENT_PROMISE_STATES } from './account/payment-promises.js';
import { RESTRUCTURING_STATES } from './account/restructurings.js';
import { POLICY_SUBMISSION_STATES } from './account/policy-submissions.js';
import { SIGNING_STATES } from './account/signing.js';
import { TAX_CHANGE_STATES } from './account/tax-changes.js';
import { CONTACT_CHANNELS, CONTACT_DIRECTIONS, CONTACT_RESULTS } from './collections.js';
import { fieldCode } from './field-codes.js';
import { MESSAGE_CHANNELS } from './messaging.js';
import { NOTICE_CHANNELS, SENT_STATES } from './notices.js';
import { timelineFactSchema } from './timeline.js';

/** What of a customer's history is shown or not. */
export const STREAM_KINDS = [
  'contracts',
  'payments',
  'promises',
  'collections',
  'papers',
  'messages',
  'notices',
  'formalities',
  'policies',
  'quotes',
  'leads',
  'sessions',
  'consents',
  'notes',
  'tasks',
] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];
export const STREAM_KIND_NAMES = {
  contracts: 'Contratos',
  payments: 'Pagos',
  promises: 'Promesas de pago',
  collections: 'Cobranza',
  papers: 'Documentos',
  messages: 'Mensajes',
  notices: 'Avisos enviados',
  formalities: 'Trámites',
  policies: 'Pólizas',
  quotes: 'Cotizaciones',
  leads: 'Solicitudes',
  sessions: 'Accesos a su cuenta',
  consents: 'Consentimientos',
  notes: 'Notas y llamadas',
  tasks: 'Tareas',
} as const satisfies Record<StreamKind, string>;

const moment = <const Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), ...shape });

/** MXN. */
const amount = z.string();
const day = z.iso.date();
/** Of a contract. */
const number = z.string();

/** What follows from other records; nobody notes it. */
const customerMomentSchema = z.discriminatedUnion('kind', [
  moment('contract_begun', { number, on: day }),
  moment('contract_settled', { number, on: day }),
  moment('money_received', {
    number,
    on: day,
    amount,
    what: z.enum(['payment', 'prepayment', 'payoff', 'purchase_option']),
    isTakenBack: z.boolean(),
  }),
  moment('money_taken_back', { number, on: day, amount, reason: z.string() }),
  moment('promise_made', { number, amount, day, state: z.enum(PAYMENT_PROMISE_STATES), byCustomer: z.boolean() }),
  moment('restructuring_proposed', {
    number,
    paymentsLeft: z.int(),
    graceMonths: z.int(),
    validUntil: day,
    state: z.enum(RESTRUCTURING_STATES),
    declineReason: z.string(),
    by: z.string(),
  }),
  moment('restructuring_accepted', { number, paymentsLeft: z.int() }),
  moment('contact_logged', {
    number,
    channel: z.enum(CONTACT_CHANNELS),
    direction: z.enum(CONTACT_DIRECTIONS),
    result: z.enum(CONTACT_RESULTS),
    note: z.string(),
    by: z.string(),
    isStruck: z.boolean(),
  }),
  moment('statements_issued', { month: day, count: z.int(), /** Of one of them. */ number }),
  moment('letter_issued', {
    number,
    folio: z.string(),
    letter: z.enum(CONTRACT_DOCUMENT_KINDS),
    isVoid: z.boolean(),
  }),
  moment('message_written', { folio: z.string(), subject: z.string(), author: z.enum(['customer', 'staff']) }),
  moment('notice_sent', {
    channel: z.enum(NOTICE_CHANNELS),
    title: z.string(),
    /** Where it went, masked. */
    to: z.string(),
    state: z.enum(SENT_STATES),
  }),
  moment('bill_requested', { folio: z.string(), number, state: z.enum(BILL_REQUEST_STATES) }),
  moment('bill_handed_over', {
    folio: z.string(),
    number,
    way: z.enum(BILL_HANDOVER_WAYS),
    /** `null` while a courier has it. */
    receiverName: z.string().nullable(),
    isTakenBack: z.boolean(),
  }),
  moment('tax_change_asked', { folio: z.string(), legalName: z.string(), state: z.enum(TAX_CHANGE_STATES) }),
  moment('signature_asked', { folio: z.string(), title: z.string(), state: z.enum(SIGNING_STATES) }),
  moment('policy_sent', { folio: z.string(), insurer: z.string(), state: z.enum(POLICY_SUBMISSION_STATES) }),
  moment('quote_made', { folio: z.string() }),
  moment('lead_created', { folio: z.string().nullable() }),
  moment('signed_in', { device: z.string(), isOpen: z.boolean() }),
  moment('messages_agreed', { channel: z.enum(MESSAGE_CHANNELS), agreed: z.boolean() }),
  moment('charges_agreed', { folio: z.string(), number }),
  moment('privacy_agreed', { /** Of the quote or lead that they agreed with. */ folio: z.string().nullable() }),
]);

/** `GET /api/admin/customers/{id}/stream`: the newest first, those kinds that the caller may see the lists of. */
export const customerStreamSchema = z.object({
  entries: z.array(
    z
      .object({
        id: z.string(),
        at: z.iso.datetime(),
        /** What it is told of, where that has a page. */
        record: z.object({ resource: z.string(), id: z.uuid() }).nullable(),
      })
      .and(z.union([timelineFactSchema, customerMomentSchema])),
  ),
  /** What goes on from there; `null` at the end. */
  next: z.string().nullable(),
});
export type CustomerStream = z.output<typeof customerStreamSchema>;
export type StreamEntry = CustomerStream['entries'][number];

/** Between the moment and the entry of a place in the stream. */
const PLACE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([a-z_]+:[0-9a-f-]{36})$/;

/** Nothing happened before; no day at all isn't after it either. */
const EARLIEST = Date.UTC(1900);

/** Query of the stream: `kinds` parted by commas, all without; `before` is the `next` of another page. */
export const customerStreamQuerySchema = z.object({
  kinds: z
    .string()
    .max(300, fieldCode('CHOICE.UNKNOWN'))
    .transform((kinds) => kinds.split(','))
    .pipe(z.array(z.enum(STREAM_KINDS, fieldCode('CHOICE.UNKNOWN'))))
    .optional(),
  before: z
    .string()
    .max(120, fieldCode('CURSOR.INVALID'))
    .regex(PLACE, fieldCode('CURSOR.INVALID'))
    .refine((before) => readPlace(before).at.getTime() > EARLIEST, fieldCode('CURSOR.INVALID'))
    .optional(),
});
export type CustomerStreamQuery = z.output<typeof customerStreamQuerySchema>;

export interface StreamPlace {
  at: Date;
  key: string;
}

export const placeOf = ({ at, id }: Pick<StreamEntry, 'at' | 'id'>): string => `${at}_${id}`;

/** The newest there could be, without one. */
export function readPlace(before: string | undefined): StreamPlace {
  const [, at = '9999-01-01T00:00:00.000Z', key = ''] = (before && PLACE.exec(before)) || [];
  return { at: new Date(at), key };
}
