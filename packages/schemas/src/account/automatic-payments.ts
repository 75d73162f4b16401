import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { moneyString } from '../primitives.js';

/** So early before the due date a charge can be made. */
export const CHARGE_DAYS_BEFORE_MAX = 5;

export const CARD_STATES = ['saving', 'saved', 'abandoned', 'removed'] as const;

/** A card that a customer saved at the provider: what they tell it by. `GET /api/customers/saved-cards/{id}`. */
export const savedCardSchema = z.object({
  id: z.string(),
  state: z.enum(CARD_STATES),
  /** As the provider names it, e.g. `visa`; `null` until it is saved, as are the others. */
  brand: z.string().nullable(),
  lastFour: z.string().nullable(),
  /** The last day on which it is good. */
  lastDay: z.string().nullable(),
  expiry: z.enum(['good', 'ending', 'ended']).nullable(),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

/** Answer to `POST /api/customers/saved-cards`: the provider's page at which it is saved. */
export const cardSetupSchema = z.object({ id: z.string(), setupUrl: z.string() });
export type CardSetup = z.infer<typeof cardSetupSchema>;

const daysBefore = z
  .int(fieldCode('DAYS_BEFORE.INVALID'))
  .min(0, fieldCode('DAYS_BEFORE.INVALID'))
  .max(CHARGE_DAYS_BEFORE_MAX, fieldCode('DAYS_BEFORE.INVALID'));

const howCharged = {
  cardId: z.uuid(fieldCode('CARD.INVALID')),
  daysBefore,
  /** MXN; `null`: whatever is owed. */
  limitAmount: moneyString.nullable(),
};

/** `POST /api/customers/automatic-payments` */
export const automaticPaymentRequestSchema = z.object({
  contractId: z.uuid(fieldCode('CONTRACT.INVALID')),
  ...howCharged,
  /** Of the text that they read and accepted. */
  textVersion: z.string(fieldCode('TEXT.REQUIRED')).max(64, fieldCode('TEXT.TOO_LONG')),
  accepted: z.literal(true, fieldCode('TERMS.NOT_ACCEPTED')),
});
export type AutomaticPaymentRequest = z.infer<typeof automaticPaymentRequestSchema>;

/** `PUT /api/customers/automatic-payments/{id}`: one that is paused goes on. */
export const automaticPaymentChangeSchema = z.object(howCharged);
export type AutomaticPaymentChange = z.infer<typeof automaticPaymentChangeSchema>;

export const CHARGE_STAGES = [
  'planned',
  'noticed',
  'held',
  'charging',
  'failed',
  'charged',
  'skipped',
  'given_up',
] as const;
/** `failed`: the card was declined, and is asked again. */
export type ChargeStage = (typeof CHARGE_STAGES)[number];

export const automaticChargeSchema = z.object({
  id: z.string(),
  stage: z.enum(CHARGE_STAGES),
  dueOn: z.string(),
  /** The day of the next attempt, or of the last. */
  chargeOn: z.string(),
  /** What was charged, or was told, or is owed by then as things stand, MXN. */
  amount: z.string(),
  failureCode: z.string().nullable(),
  /** Of one that was skipped. */
  reason: z.string().nullable(),
  paymentFolio: z.string().nullable(),
});
export type AutomaticCharge = z.infer<typeof automaticChargeSchema>;

export const AUTOMATIC_PAYMENT_STATES = ['active', 'paused', 'ended'] as const;

export const automaticPaymentSchema = z.object({
  id: z.string(),
  folio: z.string(),
  contractId: z.string(),
  state: z.enum(AUTOMATIC_PAYMENT_STATES),
  reason: z.string().nullable(),
  card: savedCardSchema,
  daysBefore: z.int(),
  limitAmount: z.string().nullable(),
  acceptedAt: z.string(),
  /** What was agreed to, as it was read. */
  text: z.array(z.string()),
  /** The newest first. */
  charges: z.array(automaticChargeSchema),
});
export type AccountAutomaticPayment = z.infer<typeof automaticPaymentSchema>;

/** `GET /api/customers/automatic-payments` */
export const automaticPaymentsSchema = z.object({
  /** `null` where no cards are taken. */
  cardProvider: z.enum(['stripe', 'sandbox']).nullable(),
  cards: z.array(savedCardSchema),
  /** Contracts of which something is still to be paid. */
  contracts: z.array(
    z.object({
      contractId: z.string(),
      label: z.string(),
      vehicle: z.string(),
      /** When the first charge would be, by how many days before the due date it is made; `null` where there is none. */
      firstCharges: z.array(z.object({ dueOn: z.string(), chargeOn: z.string(), amount: z.string() }).nullable()),
      automaticPayment: automaticPaymentSchema.nullable(),
    }),
  ),
  terms: z.object({ version: z.string(), text: z.array(z.string()) }),
});
export type AutomaticPayments = z.infer<typeof automaticPaymentsSchema>;

/** Answer to `DELETE /api/customers/automatic-payments/{id}`. */
export const automaticPaymentEndedSchema = z.object({
  /** A charge was on its way already, and can't be called back. */
  chargeUnderWay: z.boolean(),
});

interface OfContract {
  contractId: string;
  contractNumber: string;
  customer: { id: string; name: string; email: string };
}

/** `GET /api/admin/automatic-payments/{id}` and its list. */
export interface AdminAutomaticPayment extends OfContract {
  id: string;
  folio: string;
  state: (typeof AUTOMATIC_PAYMENT_STATES)[number];
  reason: string | null;
  card: Pick<SavedCard, 'state' | 'brand' | 'lastFour' | 'lastDay'>;
  daysBefore: number;
  limitAmount: string | null;
  text: string[];
  textVersion: string;
  acceptedAt: string;
  endedAt: string | null;
}

/** `GET /api/admin/automatic-charges/{id}` and its list. */
export interface AdminAutomaticCharge extends OfContract {
  id: string;
  automaticPaymentId: string;
  automaticPaymentFolio: string;
  stage: ChargeStage;
  dueOn: string;
  chargeOn: string;
  noticedAmount: string | null;
  noticedAt: string | null;
  tries: number;
  nextAttemptAt: string | null;
  failureCode: string | null;
  reason: string | null;
  lastError: string | null;
  payments: {
    id: string;
    folio: string;
    amount: string;
    state: 'started' | 'paid' | 'failed' | 'expired';
    failureCode: string | null;
    createdAt: string;
  }[];
}
