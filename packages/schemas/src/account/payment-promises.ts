import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { dateOnly, decimalString } from '../primitives.js';

export const PAYMENT_PROMISE_STATES = ['open', 'kept', 'broken', 'cancelled'] as const;
export type PaymentPromiseState = (typeof PAYMENT_PROMISE_STATES)[number];

/** The last day that can be promised: so many days from today. */
export const PROMISE_MOST_DAYS = 15;

const amount = decimalString(2, 'AMOUNT').refine((value) => !/^[0.]*$/.test(value), fieldCode('AMOUNT.INVALID'));

/** `POST /api/customers/contracts/{id}/payment-promises`: how much of what is owed comes by when. */
export const paymentPromiseRequestSchema = z.object({
  /** MXN. */
  amount,
  day: dateOnly,
});
export type PaymentPromiseRequest = z.output<typeof paymentPromiseRequestSchema>;

/** `POST /api/admin/contracts/{id}/payment-promises`: what a customer promised to somebody of the staff. */
export const takenPromiseSchema = paymentPromiseRequestSchema.extend({
  /** For colleagues; the customer doesn't read it. */
  note: z.string().trim().max(500, fieldCode('TEXT.TOO_LONG')).default(''),
});
export type TakenPromise = z.output<typeof takenPromiseSchema>;

export const paymentPromiseSchema = z.object({
  id: z.string(),
  contractId: z.string(),
  state: z.enum(PAYMENT_PROMISE_STATES),
  /** MXN. */
  amount: z.string(),
  /** MXN received since it was made, up to its day. */
  received: z.string(),
  day: z.string(),
  /** The last day whose money counts: `day`, or the next one that banks work. */
  payableUntil: z.string(),
  /** The last day on which a payment of that day may still turn up at the bank; it is broken after it. */
  knownOn: z.string(),
  madeOn: z.string(),
  /** Whether the customer made it in the account; else staff noted it down. */
  byCustomer: z.boolean(),
});
export type PaymentPromise = z.infer<typeof paymentPromiseSchema>;

/** `GET /api/customers/contracts/{id}/payment-promises` */
export const contractPromisesSchema = z.object({
  /** Newest first. */
  promises: z.array(paymentPromiseSchema),
  /** What can be promised now; `null` where nothing is owed or a promise is open whose day is to come. */
  offer: z.object({ amount: z.string(), firstDay: z.string(), lastDay: z.string() }).nullable(),
});
export type ContractPromises = z.infer<typeof contractPromisesSchema>;

/** `GET /api/admin/payment-promises` */
export interface AdminPaymentPromise extends PaymentPromise {
  note: string;
  contractNumber: string;
  customer: { id: string; name: string; phone: string | null };
  createdAt: string;
}
