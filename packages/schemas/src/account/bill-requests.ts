import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { slug } from '../primitives.js';
import { answerHoursSchema, CLOSES_FIRST, closesLater, workingDayFields } from '../working-hours.js';
import { billCorrectionSchema } from './bill-corrections.js';
import { type AdminBillHandover, billHandoverSchema } from './bill-handovers.js';
import {
  BILL_FILES,
  BILL_REQUEST_STATES,
  type BillFile,
  type BillRequestState,
  billPurchaseSchema,
} from './bill-purchase.js';

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
  /** How it left, once it did; what was taken back is none. */
  handover: billHandoverSchema.nullable(),
  /** What is to be mended, and what was, the latest last. */
  corrections: z.array(billCorrectionSchema),
  /** What was sent. */
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

/**
 * Which step staff may take after which. What the customer has to mend waits until they did (`bill-corrections.ts`), unless staff
 * go on without it. A rejection is the end of a request: the customer may ask anew.
 */
export const BILL_REQUEST_STEPS: Record<BillRequestState, readonly BillRequestState[]> = {
  received: ['in_review', 'rejected'],
  in_review: ['preparing', 'rejected'],
  rejected: [],
  preparing: ['sent_to_distributor', 'rejected'],
  sent_to_distributor: ['ready_for_pickup'],
  // From here on a handover is recorded, which moves it (`bill-handovers.ts`).
  ready_for_pickup: [],
  with_courier: [],
  delivered: [],
  needs_correction: ['in_review', 'rejected'],
};

/** Until when the customer may still choose another distributor. */
export const BILL_DELIVERY_OPEN: readonly BillRequestState[] = [
  'received',
  'in_review',
  'needs_correction',
  'preparing',
];

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
  /** By when staff have to take the next step; `null` while nobody of them has to. */
  stepDueAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** `GET /api/admin/bill-requests/{id}`. The RFC is masked: the tax certificate has it. */
export interface AdminBillRequest extends Omit<AccountBillRequest, 'form' | 'dealerContact' | 'handover'> {
  form: z.input<typeof billPurchaseSchema>;
  customer: { id: string; name: string; email: string };
  contractNumber: string;
  stepDueAt: string | null;
  /** What corrections have replaced. */
  formerFiles: { correctionId: string; purpose: BillFile; name: string }[];
  /** The one that counts, and those that were taken back, the latest first. */
  handovers: AdminBillHandover[];
  /** The contract's party, to whom the bill is made out. */
  holder: { legalName: string; rfc: string };
  updatedAt: string;
}

/** `PATCH /api/admin/bill-settings/1`: within how many working hours each step has to be taken, and which hours are worked. */
export const billSettingsSchema = z
  .object({
    receivedHours: answerHoursSchema,
    reviewHours: answerHoursSchema,
    preparingHours: answerHoursSchema,
    sentHours: answerHoursSchema,
    ...workingDayFields,
  })
  .refine(closesLater, CLOSES_FIRST);

/** `GET /api/admin/bill-settings/1` */
export interface AdminBillSettings extends z.infer<typeof billSettingsSchema> {
  id: number;
  updatedAt: string;
}
