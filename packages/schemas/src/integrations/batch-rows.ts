import { z } from 'zod';
import { receivedTransferSchema } from '../account/admin-contracts.js';
import { contractIntakeSchema } from '../account/contract-intake.js';
import { checkTaxChoice, holderFields } from '../account/holder.js';
import { contractNumberSchema } from '../account/identity.js';
import { fieldCode } from '../field-codes.js';
import { dateOnly, moneyString } from '../primitives.js';
import { line } from '../publishing.js';

/** What the other system calls the record: its own key, and no personal data. */
export const externalIdSchema = z
  .string(fieldCode('EXTERNAL_ID.REQUIRED'))
  .trim()
  .min(1, fieldCode('EXTERNAL_ID.REQUIRED'))
  .regex(/^[^\p{C}]{1,100}$/u, fieldCode('EXTERNAL_ID.INVALID'));

const externalId = externalIdSchema;

/** A client of the lender. What is left out of one that is there stays. */
export const customerRowSchema = z.strictObject({ externalId, ...holderFields }).superRefine(checkTaxChoice);
export type CustomerRow = z.output<typeof customerRowSchema>;

/** A contract with all that happened to it so far. It comes in once: what happens later are movements. */
export const contractRowSchema = contractIntakeSchema.safeExtend({ externalId }).strict();
export type ContractRow = z.output<typeof contractRowSchema>;

const receiptRowSchema = receivedTransferSchema.extend({ externalId, contractNumber: contractNumberSchema }).strict();
export type ReceiptRow = z.output<typeof receiptRowSchema>;

const reversalRowSchema = z.strictObject({
  externalId,
  contractNumber: contractNumberSchema,
  kind: z.literal('reversal'),
  /** The external id of the money that it takes back. */
  of: externalId,
  reason: line(200),
});
export type ReversalRow = z.output<typeof reversalRowSchema>;

/** Money that came in, or that such money is taken back. */
export const movementRowSchema = z.discriminatedUnion('kind', [receiptRowSchema, reversalRowSchema], {
  error: fieldCode('KIND.INVALID'),
});
export type MovementRow = z.output<typeof movementRowSchema>;

/** A stamped CFDI 4.0, as its XML is. */
export const invoiceRowSchema = z.strictObject({
  externalId,
  xml: z
    .string(fieldCode('CFDI.NOT_XML'))
    .min(1, fieldCode('CFDI.NOT_XML'))
    .max(512 * 1024, fieldCode('FILE.TOO_LARGE')),
});
export type InvoiceRow = z.output<typeof invoiceRowSchema>;

const policyFields = {
  contractNumber: contractNumberSchema,
  insurer: line(80),
  number: line(40),
  coverage: line(120),
  /** Both days included. */
  startsOn: dateOnly,
  endsOn: dateOnly,
  /** MXN a year with VAT. */
  premium: moneyString,
};
const isInOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }): boolean => startsOn < endsOn;
const NOT_IN_ORDER = { path: ['endsOn'], error: fieldCode('RANGE.INVERTED') };

/** Insurance of a contract's vehicle, as staff have it in a file. */
export const importedPolicySchema = z.object(policyFields).refine(isInOrder, NOT_IN_ORDER);
export type ImportedPolicy = z.output<typeof importedPolicySchema>;

/** The same as another system has it; known by insurer and number. */
export const policyRowSchema = z.strictObject({ externalId, ...policyFields }).refine(isInOrder, NOT_IN_ORDER);
export type PolicyRow = z.output<typeof policyRowSchema>;

/** What comes in by batches, and what each row of it is. */
export const BATCH_ROWS = {
  customers: customerRowSchema,
  contracts: contractRowSchema,
  movements: movementRowSchema,
  invoices: invoiceRowSchema,
  policies: policyRowSchema,
} as const;
