import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { moneyString } from '../primitives.js';
import { savedCardSchema } from './automatic-payments.js';
import { EXCESSES, PREPAYMENT_EFFECTS, partsSchema } from './contracts.js';

export const PAYMENT_KINDS = ['due', 'other', 'prepayment', 'payoff', 'purchase_option'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Smallest and largest card payment, MXN. */
export const CARD_PAYMENT_MIN = '20.00';
export const CARD_PAYMENT_MAX = '999999.99';

const withCard = {
  /** A saved card that is charged at once; without, the provider's page is opened, where another one is entered. */
  cardId: z.uuid(fieldCode('CARD.INVALID')).optional(),
  /** That other one is saved as well: the version of the words by which its holder asked for it. */
  keepCard: z.string(fieldCode('TEXT.REQUIRED')).max(64, fieldCode('TEXT.TOO_LONG')).optional(),
};

/** `POST /api/customers/payments`, with `Idempotency-Key`. `amount` for `other` and `prepayment` only. */
export const paymentRequestSchema = z
  .object({
    ...withCard,
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

/** So many contracts are paid at once. */
export const PAYMENT_GROUP_MAX = 20;

/** `POST /api/customers/payment-groups`, with `Idempotency-Key`: several contracts at one page of the provider. */
export const paymentGroupRequestSchema = z.object({
  payments: z
    .array(paymentRequestSchema)
    .min(2, fieldCode('CONTRACTS.TOO_FEW'))
    .max(PAYMENT_GROUP_MAX, fieldCode('CONTRACTS.TOO_MANY'))
    .refine(eachOnce, fieldCode('CONTRACT.TWICE')),
  ...withCard,
});
export type PaymentGroupRequest = z.infer<typeof paymentGroupRequestSchema>;

/** `POST /api/customers/payment-previews`: what the payments would do today. Nothing is started. */
export const paymentPreviewRequestSchema = z.object({
  payments: z
    .array(paymentRequestSchema)
    .min(1, fieldCode('CONTRACTS.TOO_FEW'))
    .max(PAYMENT_GROUP_MAX, fieldCode('CONTRACTS.TOO_MANY'))
    .refine(eachOnce, fieldCode('CONTRACT.TWICE')),
});
export type PaymentPreviewRequest = z.infer<typeof paymentPreviewRequestSchema>;

function eachOnce(payments: readonly { contractId: string }[]): boolean {
  return new Set(payments.map(({ contractId }) => contractId)).size === payments.length;
}

/** What money paid of one line of a contract. */
export const paidLineSchema = z.object({
  /** `null` for capital that was paid before its day. */
  instalmentNumber: z.number().int().nullable(),
  /** Spanish, e.g. `Mensualidad 14 de 60`. */
  label: z.string(),
  parts: partsSchema,
  total: z.string(),
});
export type PaidLine = z.infer<typeof paidLineSchema>;

/** Answer to a preview. MXN with two decimals. */
export const paymentPreviewSchema = z.object({
  total: z.string(),
  payments: z.array(
    z.object({
      contractId: z.string(),
      kind: z.enum(PAYMENT_KINDS),
      amount: z.string(),
      lines: z.array(paidLineSchema),
      /** How much more credit there is afterwards; below zero where credit was used too. */
      toCredit: z.string(),
      after: z.object({
        dueNow: z.string(),
        credit: z.string(),
        /** `null` for a pure lease. */
        outstandingCapital: z.string().nullable(),
        paidOff: z.boolean(),
        next: z.object({ dueOn: z.string(), missing: z.string() }).nullable(),
      }),
    }),
  ),
});
export type PaymentPreview = z.infer<typeof paymentPreviewSchema>;

/** Answer to it. */
export const paymentSchema = z.object({
  id: z.string(),
  /** Empty of money that came without a payment of ours: before the contract was kept here, or from another contract. */
  folio: z.string(),
  contractId: z.string(),
  contractLabel: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  /** MXN. */
  amount: z.string(),
  provider: z.enum(['stripe', 'sandbox', 'transfer']),
  state: z.enum(['started', 'paid', 'failed', 'expired']),
  failureCode: z.string().nullable(),
  /** Of money to capital: what was asked of it, and what that changes. */
  capital: z.string().nullable(),
  effect: z.enum(PREPAYMENT_EFFECTS).nullable(),
  /** It came after another payment had paid the same: kept as credit. */
  duplicate: z.boolean(),
  /** The day on which it was taken back (a card's charge disputed, a transfer bounced); `null` while it stands. */
  reversedOn: z.string().nullable(),
  /** All that was paid at the same page of the provider; `null` where it was this one alone. */
  group: z
    .object({
      id: z.string(),
      amount: z.string(),
      payments: z.array(z.object({ id: z.string(), folio: z.string(), contractLabel: z.string(), amount: z.string() })),
    })
    .nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** The provider's hosted page; only while it can be paid there. */
  checkoutUrl: z.string().nullable(),
  /** What it paid and what was left right after it; `null` until it is posted. */
  applied: z
    .object({
      parts: partsSchema,
      /** The same line by line, the oldest first. */
      lines: z.array(paidLineSchema),
      /** The day from which it counts, and the day it was written down. */
      valueOn: z.string(),
      postedOn: z.string(),
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

/** `GET /api/customers/payments/{id}`: how it went, for who made it. */
export const paymentResultSchema = paymentSchema.extend({
  /** That was to be saved with it; `null` where none was, and for whoever is not the holder. */
  keptCard: savedCardSchema.nullable(),
});
export type PaymentResult = z.infer<typeof paymentResultSchema>;

/** `GET /api/customers/payments?contractId={id}` */
export const paymentsQuerySchema = z.object({ contractId: z.uuid(fieldCode('CONTRACT.INVALID')).optional() });

/** Answer to it: newest first, and whether there are older ones than these. */
export const paymentsSchema = z.object({ payments: z.array(paymentSchema), older: z.boolean() });

/** `GET /api/customers/payment-options`: what can be paid now, a row a contract that owes or can take money. */
export const paymentOptionsSchema = z.object({
  /** `null` where only bank transfers are taken. */
  cardProvider: z.enum(['stripe', 'sandbox']).nullable(),
  /** Saved ones that can be charged now. */
  cards: z.array(savedCardSchema),
  /** What is read before another card is saved with a payment; `null` where none can be. */
  cardTerms: z.object({ version: z.string(), text: z.array(z.string()) }).nullable(),
  contracts: z.array(
    z.object({
      contractId: z.string(),
      label: z.string(),
      vehicle: z.string(),
      // By these one of many is searched for, as on home.
      number: z.string(),
      nickname: z.string().nullable(),
      planTitle: z.string(),
      vin: z.string(),
      holder: z.object({ legalName: z.string(), rfc: z.string() }),
      dueNow: z.string(),
      daysLate: z.number().int(),
      /** Money received before; below zero it is owed. */
      credit: z.string(),
      /** What is asked for: what is due, or else falls due next, less credit. */
      missing: z.string(),
      /** What is owed today less credit; `0.00` where nothing is. */
      due: z.string(),
      /** The last day on which what is due is on time; `null` where it is late, or nothing is due. */
      dueUntil: z.string().nullable(),
      /** The least and the most that another amount may be by card; `null` where none is taken. */
      other: z.object({ minimum: z.string(), maximum: z.string() }).nullable(),
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
export interface AdminPayment extends Omit<
  AccountPayment,
  'contractLabel' | 'checkoutUrl' | 'applied' | 'capital' | 'effect' | 'group' | 'duplicate'
> {
  contractNumber: string;
  customer: { id: string; name: string; email: string };
  providerReference: string | null;
  /** Which of the provider's accounts took it, by its key's ends. */
  providerAccount: string | null;
  expiresAt: string;
}
