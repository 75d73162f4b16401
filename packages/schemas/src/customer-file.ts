import { z } from 'zod';
import { contractSummarySchema } from './account/contracts.js';
import { fieldCode } from './field-codes.js';
import { optionalPhoneSchema } from './phone.js';
import { emailSchema, recordVersionSchema } from './primitives.js';
import { staffTaskSchema } from './staff-work.js';

const amount = z.string();

const IDENTIFIER_KINDS = ['rfc', 'clabe'] as const;
export const IDENTIFIER_NAMES = { rfc: 'RFC', clabe: 'CLABE' } as const satisfies Record<
  (typeof IDENTIFIER_KINDS)[number],
  string
>;

/** What of an identifier everybody on the page sees, and by which it is asked for in full. */
const maskedIdentifierSchema = z.object({
  kind: z.enum(IDENTIFIER_KINDS),
  /** Of the tax profile or of the refund request that has it. */
  id: z.uuid(),
  /** Whose it is, or what for. */
  of: z.string(),
  masked: z.string(),
});
export type MaskedIdentifier = z.output<typeof maskedIdentifierSchema>;

/** `GET /api/admin/customers/{id}/standing`: what is owed as the customer's own account says it, and how their account stands. */
export const customerStandingSchema = z.object({
  /** Over all contracts. */
  dueNow: amount,
  outstandingCapital: amount,
  /** What is owed of the contracts that are behind, and since how many days the oldest is; `null` where none is. */
  arrears: z.object({ amount, days: z.int(), contracts: z.int() }).nullable(),
  nextPayment: z
    .object({ contractId: z.uuid(), number: z.string(), dueOn: z.iso.date(), missing: amount, overdue: z.boolean() })
    .nullable(),
  /** The most urgent first: so many of `contractCount`. */
  contracts: z.array(
    contractSummarySchema
      .pick({ id: true, number: true, planTitle: true, vehicle: true, state: true, dueNow: true, daysLate: true })
      .extend({ nextDueOn: z.iso.date().nullable() }),
  ),
  contractCount: z.int(),
  account: z.object({
    lastSignInAt: z.iso.datetime().nullable(),
    /** Devices that are signed in now. */
    openSessions: z.int(),
    /** Our mail comes back from their mailbox. */
    emailBounces: z.boolean(),
    /** Where a link waits to be used before it becomes their address. */
    pendingEmail: z.string().nullable(),
  }),
  identifiers: z.array(maskedIdentifierSchema),
});
export type CustomerStanding = z.output<typeof customerStandingSchema>;

const REVEAL_REASONS = ['identity', 'invoicing', 'payment', 'contract', 'authority', 'other'] as const;
export const REVEAL_REASON_NAMES = {
  identity: 'Comprobar quién llama',
  invoicing: 'Facturación o datos fiscales',
  payment: 'Aplicar o devolver un pago',
  contract: 'Preparar un contrato o un documento',
  authority: 'Requerimiento de una autoridad',
  other: 'Otro',
} as const satisfies Record<(typeof REVEAL_REASONS)[number], string>;

/** Reasons that say nothing without words: which authority, what else. */
const EXPLAINED: readonly (typeof REVEAL_REASONS)[number][] = ['authority', 'other'];

/** Why something is read in full, wherever it is kept. */
const revealFields = z.object({
  reason: z.enum(REVEAL_REASONS, fieldCode('CHOICE.UNKNOWN')),
  note: z.string().trim().max(500, fieldCode('TEXT.TOO_LONG')).default(''),
});
export const REVEAL_FIELDS = revealFields.shape;
export const REVEAL_NOTE_REQUIRED = { path: ['note'], error: fieldCode('REVEAL_NOTE.REQUIRED') };
export const revealIsExplained = ({ note, reason }: z.output<typeof revealFields>): boolean =>
  note !== '' || !EXPLAINED.includes(reason);

/** `POST /api/admin/customers/{id}/identifiers/reveal` */
export const revealSchema = z
  .object({
    kind: z.enum(IDENTIFIER_KINDS, fieldCode('CHOICE.UNKNOWN')),
    id: z.uuid(fieldCode('ID.INVALID')),
    ...REVEAL_FIELDS,
  })
  .refine(revealIsExplained, REVEAL_NOTE_REQUIRED);
export type Reveal = z.output<typeof revealSchema>;

/** Its answer. */
export const revealedSchema = z.object({ value: z.string() });

/** `POST /api/admin/customers/{id}/contact` (204). Without a telephone it stays as it is. */
export const contactEditSchema = recordVersionSchema.extend({
  email: emailSchema,
  phone: optionalPhoneSchema,
  reason: z
    .string(fieldCode('FACTOR_REASON.REQUIRED'))
    .trim()
    .min(1, fieldCode('FACTOR_REASON.REQUIRED'))
    .max(500, fieldCode('TEXT.TOO_LONG')),
});
export type ContactEdit = z.output<typeof contactEditSchema>;

/** `GET /api/admin/customers/{id}/tasks`: the caller's first, what is due first before what is done. */
export const customerTaskSchema = staffTaskSchema.extend({ customer: z.object({ id: z.uuid(), name: z.string() }) });
export type CustomerTask = z.output<typeof customerTaskSchema>;

/** `GET /api/admin/customer-tasks/mine`: what the caller has to do, first what is due first; so many of `total`. */
export const ownCustomerTasksSchema = z.object({
  tasks: z.array(customerTaskSchema),
  total: z.int(),
  overdue: z.int(),
});
export type OwnCustomerTasks = z.output<typeof ownCustomerTasksSchema>;

/** `GET /api/admin/customer-staff`: who may be given a task about a customer. */
export const customerStaffSchema = z.array(z.object({ id: z.uuid(), name: z.string() }));
export type CustomerStaff = z.output<typeof customerStaffSchema>;
