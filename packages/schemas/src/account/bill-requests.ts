import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { ownRfcSchema } from '../identifiers/rfc.js';
import { postalCodeSchema } from '../identifiers/postal-code.js';
import { personNameSchema } from '../person-name.js';
import { dateOnly, slug } from '../primitives.js';
import { line } from '../publishing.js';

export const BILL_REQUEST_STATES = [
  'received',
  'in_review',
  'rejected',
  'preparing',
  'sent_to_distributor',
  'ready_for_pickup',
  'delivered',
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

/** `POST /api/customers/bills/status` `{ contract_id? }`: the customer's requests, newest first, with every step. */
export const billStatusRequestSchema = z.object({ contract_id: z.uuid(fieldCode('CONTRACT.INVALID')).optional() });
export const billRequestSchema = z.object({
  id: z.string(),
  folio: z.string(),
  contractId: z.string(),
  contractLabel: z.string(),
  state: z.enum(BILL_REQUEST_STATES),
  paper: z.enum(['invoice', 'endorsement']).nullable(),
  reason: z.string().nullable(),
  distributor: z
    .object({
      slug: z.string(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      hours: z.array(z.string()),
    })
    .nullable(),
  /** Token for `POST /api/auth/customers/contact-dealer`, once the bill is on its way to the distributor. */
  dealerContact: z.string().nullable(),
  createdAt: z.string(),
  events: z.array(z.object({ state: z.enum(BILL_REQUEST_STATES), at: z.string(), note: z.string() })),
  /** What was sent, to correct and send again after a rejection. */
  form: billPurchaseSchema.omit({ contract_id: true, customer_id: true }),
  files: z.array(z.object({ purpose: z.enum(BILL_FILES), name: z.string() })),
});
export type AccountBillRequest = z.infer<typeof billRequestSchema>;
export const billStatusSchema = z.object({ requests: z.array(billRequestSchema) });

/** `POST /api/bills/customers/purchaseRequest`: which contracts may ask for their bill, and why others may not. */
export const purchaseRequestSchema = z.object({
  contracts: z.array(
    z.object({
      contractId: z.string(),
      label: z.string(),
      vehicle: z.string(),
      eligible: z.boolean(),
      blockedBy: z.enum(['not-paid-off', 'purchase-option-open', 'request-open', 'delivered']).nullable(),
      /** To fill the form with. */
      name: z.string(),
      rfc: z.string(),
      zipcode: z.string().nullable(),
    }),
  ),
});
export type BillEligibility = z.infer<typeof purchaseRequestSchema>;

/** `POST /api/customers/bills/distributors` `{ state_id? }`: where a bill can be picked up. */
export const billDistributorsRequestSchema = z.object({ state_id: z.coerce.number().int().min(1).max(99).optional() });
export const billDistributorsSchema = z.object({
  distributors: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      phone: z.string(),
    }),
  ),
});

/** `POST /api/customers/bills/delivery`: the distributor the customer chose. Possible until it was sent there. */
export const billDeliverySchema = z.object({
  request_id: z.uuid(fieldCode('REQUEST_ID.INVALID')),
  distributor: slug,
});

/** `POST /api/customers/bills/purchase` answers 201 with it. */
export const billReceiptSchema = z.object({ id: z.string(), folio: z.string() });

/**
 * `POST /api/admin/bill-requests/{id}/state`: the next step; a rejection needs its reason, other notes are optional.
 * `from` is the step that was on the screen: when it has moved since, nothing is changed.
 */
export const billStateChangeSchema = z
  .object({
    state: z.enum(BILL_REQUEST_STATES, fieldCode('STATE.INVALID')),
    from: z.enum(BILL_REQUEST_STATES, fieldCode('STATE.INVALID')).optional(),
    note: z.string().trim().max(500, fieldCode('TEXT.TOO_LONG')).default(''),
    paper: z.enum(['invoice', 'endorsement']).optional(),
  })
  .refine(({ state, note }) => state !== 'rejected' || note.length >= 5, {
    path: ['note'],
    error: fieldCode('REASON.REQUIRED'),
  });

/** Which step may follow which. A rejected request is corrected and sent again by the customer. */
export const BILL_REQUEST_STEPS: Record<BillRequestState, readonly BillRequestState[]> = {
  received: ['in_review', 'rejected'],
  in_review: ['preparing', 'rejected'],
  rejected: [],
  preparing: ['sent_to_distributor', 'rejected'],
  sent_to_distributor: ['ready_for_pickup'],
  ready_for_pickup: ['delivered'],
  delivered: [],
};

/** Until when the customer may still choose another distributor. */
export const BILL_DELIVERY_OPEN: readonly BillRequestState[] = ['received', 'in_review', 'preparing'];

/** `GET /api/admin/bill-requests` */
export interface AdminBillRequestRow {
  id: string;
  folio: string;
  state: BillRequestState;
  /** As the request says it. */
  name: string;
  customer: { id: string; name: string; email: string };
  contractId: string;
  contractNumber: string;
  distributor: string | null;
  createdAt: string;
  updatedAt: string;
}

/** `GET /api/admin/bill-requests/{id}`. The RFC is masked: the tax certificate has it. */
export interface AdminBillRequest extends Omit<AccountBillRequest, 'form' | 'dealerContact'> {
  form: z.input<typeof billPurchaseSchema>;
  customer: { id: string; name: string; email: string };
  contractNumber: string;
  /** The contract's party, to whom the bill is made out. */
  holder: { legalName: string; rfc: string };
  updatedAt: string;
}
