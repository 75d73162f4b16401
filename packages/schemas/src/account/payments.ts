import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { moneyString } from '../primitives.js';
import { EXCESSES, PREPAYMENT_EFFECTS, partsSchema } from './contracts.js';

export const PAYMENT_KINDS = ['due', 'other', 'prepayment', 'payoff', 'purchase_option'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Smallest and largest card payment, MXN. */
export const CARD_PAYMENT_MIN = '20.00';
export const CARD_PAYMENT_MAX = '999999.99';

/** `POST /api/customers/payments`, with `Idempotency-Key`. `amount` for `other` and `prepayment` only. */
export const paymentRequestSchema = z
  .object({
    contractId: z.uuid(fieldCode('CONTRACT.INVALID')),
    kind: z.enum(PAYMENT_KINDS, fieldCode('PAYMENT_KIND.INVALID')),
    amount: moneyString.optional(),
    /** What money to capital is to change; by default what the contract begins with. */
    effect: z.enum(PREPAYMENT_EFFECTS, fieldCode('EFFECT.INVALID')).optional(),
    /** What becomes of money beyond what is due and the next instalment; by default what the holder said once for all. */
    excess: z.enum(EXCESSES, fieldCode('EXCESS.INVALID')).optional(),
  })
  .refine(({ kind, amount }) => amount !== undefined || (kind !== 'other' && kind !== 'prepayment'), {
    path: ['amount'],
    error: fieldCode('AMOUNT.REQUIRED'),
  });
export type PaymentRequest = z.infer<typeof paymentRequestSchema>;

/** Answer to it and `GET /api/customers/payments/{id}`. */
export const paymentSchema = z.object({
  id: z.string(),
  folio: z.string(),
  contractId: z.string(),
  contractLabel: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** MXN. */
  amount: z.string(),
  provider: z.enum(['stripe', 'sandbox', 'transfer']),
  state: z.enum(['started', 'paid', 'failed', 'expired']),
  failureCode: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** The provider's hosted page; only while it can be paid there. */
  checkoutUrl: z.string().nullable(),
  /** What it paid and what was left right after it; `null` until it is posted. */
  applied: z
    .object({
      parts: partsSchema,
      /** Kept for what falls due next. */
      unapplied: z.string(),
      /** Owed; negative when in the customer's favour. */
      dueBalance: z.string(),
      /** `null` for a pure lease. */
      capitalBalance: z.string().nullable(),
    })
    .nullable(),
});
export type AccountPayment = z.infer<typeof paymentSchema>;

/** `GET /api/customers/payments`: newest first. */
export const paymentsSchema = z.object({ payments: z.array(paymentSchema) });

/** `GET /api/customers/payment-options`: what can be paid now, a row a contract that owes or can take money. */
export const paymentOptionsSchema = z.object({
  /** `null` where only bank transfers are taken. */
  cardProvider: z.enum(['stripe', 'sandbox']).nullable(),
  contracts: z.array(
    z.object({
      contractId: z.string(),
      label: z.string(),
      vehicle: z.string(),
      dueNow: z.string(),
      daysLate: z.number().int(),
      /** Money received before; below zero it is owed. */
      credit: z.string(),
      /** What is asked for: what is due, or else falls due next, less credit. */
      missing: z.string(),
      next: z
        .object({
          number: z.number().int(),
          dueOn: z.string(),
          payableUntil: z.string(),
          total: z.string(),
          missing: z.string(),
        })
        .nullable(),
      /** What money to capital may change; the first one where nobody chooses. */
      effects: z.array(z.enum(PREPAYMENT_EFFECTS)),
      excess: z.enum(EXCESSES),
      /** `null` where capital can't be prepaid. */
      minimumPrepayment: z.string().nullable(),
      prepaymentBlockedBy: z.enum(['pure-lease', 'last-payments']).nullable(),
      payoffToday: z.string().nullable(),
      purchaseOption: z.string().nullable(),
      transfer: z.object({ beneficiary: z.string(), clabe: z.string(), bank: z.string(), reference: z.string() }),
    }),
  ),
});
export type PaymentOptions = z.infer<typeof paymentOptionsSchema>;

/** `GET /api/admin/payments/{id}` and its list. */
export interface AdminPayment extends Omit<AccountPayment, 'contractLabel' | 'checkoutUrl' | 'applied'> {
  contractNumber: string;
  customer: { id: string; name: string; email: string };
  providerReference: string | null;
  expiresAt: string;
}
