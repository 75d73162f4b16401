import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { ownRfcSchema } from '../identifiers/rfc.js';
import { postalCodeSchema } from '../identifiers/postal-code.js';
import { personNameSchema } from '../person-name.js';
import { dateOnly } from '../primitives.js';
import { line } from '../publishing.js';

export const BILL_REQUEST_STATES = [
  'received',
  'in_review',
  'rejected',
  'preparing',
  'sent_to_distributor',
  'ready_for_pickup',
  'with_courier',
  'delivered',
  'needs_correction',
] as const;
export type BillRequestState = (typeof BILL_REQUEST_STATES)[number];

/** What comes with the form: one side of the identification or the power, the other side, the tax certificate. */
export const BILL_FILES = ['docs', 'docs_back', 'sat'] as const;
export type BillFile = (typeof BILL_FILES)[number];

/** Largest file of the form. */
export const BILL_FILE_MAX_BYTES = 8 * 1024 * 1024;

/**
 * The text fields of the billing purchase form (multipart, `POST /api/customers/bills/purchase`), named as the
 * specification names them. Files: `docs` (identification or power) and `sat` (tax certificate), PDF, JPEG or PNG; of a
 * person's identification also `docs_back`, its other side, unless `docs` is a PDF with both.
 * `contract_id` is the contract's id; `customer_id` may be empty and must else be the customer's own.
 */
export const billPurchaseSchema = z.object({
  date: dateOnly,
  name: personNameSchema,
  contract_id: z.uuid(fieldCode('CONTRACT.INVALID')),
  customer_id: z.union([z.literal(''), z.uuid(fieldCode('CUSTOMER.INVALID'))]).default(''),
  rfc: ownRfcSchema,
  street: line(160),
  neighborhood: line(120),
  city: line(120),
  zipcode: postalCodeSchema,
  state: line(60),
});
export type BillPurchase = z.infer<typeof billPurchaseSchema>;
