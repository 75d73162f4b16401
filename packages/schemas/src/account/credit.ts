import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { clabeSchema } from '../identifiers/clabe.js';
import { moneyString } from '../primitives.js';
import { EXCESSES, PREPAYMENT_EFFECTS, prepaymentSimulationSchema } from './contracts.js';

/**
 * `POST /api/customers/contracts/{id}/credit-uses`, with `Idempotency-Key`, and `…/credit-previews`: what the holder does
 * with money that is owed for nothing yet, where it stays with the lender. MXN.
 */
export const creditUseSchema = z.discriminatedUnion(
  'use',
  [
    z.object({
      use: z.literal('capital'),
      amount: moneyString,
      effect: z.enum(PREPAYMENT_EFFECTS, fieldCode('EFFECT.INVALID')).optional(),
    }),
    /** Settles it where credit reaches that far: a financial lease, which is never bought without being asked. */
    z.object({ use: z.literal('payoff') }),
    z.object({
      use: z.literal('transfer'),
      amount: moneyString,
      toContractId: z.uuid(fieldCode('CONTRACT.INVALID')),
    }),
  ],
  fieldCode('CHOICE.INVALID'),
);
export type CreditUse = z.infer<typeof creditUseSchema>;

const standingSchema = z.object({
  credit: z.string(),
  dueNow: z.string(),
  /** `null` for a pure lease. */
  outstandingCapital: z.string().nullable(),
  /** What is still asked for next; `null` where nothing more is. */
  next: z.object({ dueOn: z.string(), missing: z.string() }).nullable(),
  paidOff: z.boolean(),
});

/** Answer to both: how its contract stands before and after, and the one that gets it. */
export const creditUseResultSchema = z.object({
  amount: z.string(),
  before: standingSchema,
  after: standingSchema,
  /** Of credit to capital. */
  prepayment: prepaymentSimulationSchema.nullable(),
  /** Of a transfer. */
  to: z.object({ contractId: z.string(), label: z.string(), before: standingSchema, after: standingSchema }).nullable(),
});
export type CreditUseResult = z.infer<typeof creditUseResultSchema>;

/** `POST /api/customers/contracts/{id}/refund-requests`, with `Idempotency-Key`: staff answer it. */
export const refundRequestSchema = z.object({
  amount: moneyString,
  /** Of an account of the holder. */
  clabe: clabeSchema,
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;

/** Answer to it: the conversation in which staff say what comes of it. */
export const refundRequestedSchema = z.object({ conversationId: z.string() });

/** `PUT /api/customers/contracts/{id}/excess`: once for all, what becomes of money beyond what is due. */
export const excessRequestSchema = z.object({ excess: z.enum(EXCESSES, fieldCode('EXCESS.INVALID')) });
