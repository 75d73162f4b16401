import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { dateOnly, moneyString } from '../primitives.js';

export const CONTRACT_KINDS = ['direct_credit', 'flexibility', 'financial_lease', 'pure_lease'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** What money to capital changes: fewer payments, lower ones, or a smaller balloon. */
export const PREPAYMENT_EFFECTS = ['term', 'payment', 'balloon'] as const;
/** Money beyond what is due and the next instalment becomes capital, or waits for the following ones. */
export const EXCESSES = ['capital', 'advance'] as const;
export type Excess = (typeof EXCESSES)[number];
export type PrepaymentEffect = (typeof PREPAYMENT_EFFECTS)[number];

/** MXN text with two decimals; negative where a balance is in the customer's favour. */
const amount = z.string();
const day = z.string();

/** What an amount is made of. `rent` is of a pure lease, which has neither capital nor interest for the customer. */
export const partsSchema = z.object({
  capital: amount,
  interest: amount,
  rent: amount,
  vat: amount,
  lateInterest: amount,
  lateVat: amount,
});
export type Parts = z.infer<typeof partsSchema>;

/** What to pay next. */
const toPaySchema = z.object({
  number: z.number().int(),
  dueOn: day,
  /** The last day on which it is on time: `dueOn`, or the next day that banks work. */
  payableUntil: day,
  /** With the late interest so far. */
  total: amount,
  /** The same less money received before: what is still asked for. */
  missing: amount,
  overdue: z.boolean(),
});

export const contractSummarySchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  /** e.g. `Crédito directo`. */
  planTitle: z.string(),
  state: z.enum(['active', 'paid_off']),
  nickname: z.string().nullable(),
  /** Brand, model, version and year in one line. */
  vehicle: z.string(),
  silhouette: z.string(),
  vin: z.string(),
  holder: z.object({ legalName: z.string(), rfc: z.string() }),
  termMonths: z.number().int(),
  /** Regular instalments settled so far, and how many there are now (a prepayment shortens the term). */
  paidInstalments: z.number().int(),
  totalInstalments: z.number().int(),
  /** Capital still owed; `null` for a pure lease. */
  outstandingCapital: amount.nullable(),
  principal: amount.nullable(),
  /** What is owed today: late interest to date included, money received before taken off. */
  dueNow: amount,
  /** Days the oldest unpaid instalment is late; 0 when none is. */
  daysLate: z.number().int(),
  /** Received and owed for nothing yet; below zero after money was taken back, then it is owed. */
  unapplied: amount,
  /** The next one to pay: overdue ones first. `null` once all is paid. */
  nextInstalment: toPaySchema.nullable(),
  signedOn: day,
  paidOffOn: day.nullable(),
});
export type ContractSummary = z.infer<typeof contractSummarySchema>;

export const ACCOUNT_ALERT_KINDS = [
  'overdue',
  'automatic-paused',
  'restructuring',
  'due-soon',
  'policy-expired',
  'policy-expiring',
  'policy-short',
  'statement-ready',
  'bill-available',
  'bill-correction',
  'bill-rejected',
  'message',
  'tax-data-missing',
  'email-bounces',
] as const;

/** Something the customer should look at. The site words it. */
export const accountAlertSchema = z.object({
  kind: z.enum(ACCOUNT_ALERT_KINDS),
  contractId: z.string().nullable(),
  /** Number or nickname of that contract. */
  contractLabel: z.string().nullable(),
  date: day.nullable(),
  amount: amount.nullable(),
});
export type AccountAlert = z.infer<typeof accountAlertSchema>;

/** A day on which something falls due, over all contracts. */
const dueDaySchema = z.object({
  on: day,
  /** Less what was received before. */
  amount,
  /** How many contracts. */
  count: z.number().int(),
  /** The contract, where it is the only one, and its number or nickname. */
  contractId: z.string().nullable(),
  contractLabel: z.string().nullable(),
});
export type DueDay = z.infer<typeof dueDaySchema>;

/** What is owed over the contracts in one name. */
const holderDebtSchema = contractSummarySchema.shape.holder.extend({
  /** How many are being paid. */
  active: z.number().int(),
  dueNow: amount,
  outstandingCapital: amount,
});
export type HolderDebt = z.infer<typeof holderDebtSchema>;

/** So many days ahead, today included, home says what falls due: five weeks of a calendar that begins on a Monday. */
export const DUE_DAYS_AHEAD = 35;

/** `GET /api/customers/home` */
export const accountHomeSchema = z.object({
  /** What costs money first: the longest overdue, then what falls due next, then what is paid off. */
  contracts: z.array(contractSummarySchema),
  /** Over all contracts. */
  dueNow: amount,
  /** What falls due after today, until the month is over. */
  dueThisMonth: amount,
  /** Over all contracts that have one. */
  outstandingCapital: amount,
  /** From today on; days on which nothing is missing aren't there. */
  dueDays: z.array(dueDaySchema),
  /** Who owes most first. */
  holders: z.array(holderDebtSchema),
  /** Of the contracts with something missing, the first to pay. */
  nextPayment: toPaySchema.extend({ contractId: z.string() }).nullable(),
  alerts: z.array(accountAlertSchema),
});
export type AccountHome = z.infer<typeof accountHomeSchema>;

/** `PATCH /api/customers/contracts/{id}` */
export const contractNicknameSchema = z.object({
  nickname: z
    .string()
    .trim()
    .max(40, fieldCode('NICKNAME.TOO_LONG'))
    .nullable()
    .transform((value) => value || null),
});

export const accountInstalmentSchema = z.object({
  number: z.number().int(),
  kind: z.enum(['regular', 'balloon', 'purchase_option']),
  dueOn: day,
  /** The last day on which it is paid on time: `dueOn`, or the next day that banks work. */
  payableUntil: day,
  /** Of the schedule; late interest is not in it. */
  total: amount,
  /** What it is made of; `lateInterest` and `lateVat` are up to today. */
  parts: partsSchema,
  /** What of each was paid. */
  paid: partsSchema,
  /** Still to pay today, late interest included. */
  owed: amount,
  state: z.enum(['paid', 'partial', 'overdue', 'due-soon', 'future', 'optional']),
  daysLate: z.number().int(),
  settledOn: day.nullable(),
  /** Capital owed after it; `null` for a pure lease. */
  balance: amount.nullable(),
});
export type AccountInstalment = z.infer<typeof accountInstalmentSchema>;

/** Why an instalment is what it is: the figures of "¿por qué debo esto?". */
export const instalmentExplanationSchema = z.object({
  instalment: accountInstalmentSchema,
  /** Capital the interest was worked out on, the rate of the year and of the month, percent. */
  interestOn: amount.nullable(),
  /** Days for which it bears interest, 30 of a whole month. */
  interestDays: z.number().int().nullable(),
  annualRatePercent: z.string(),
  monthlyRatePercent: z.string(),
  /** Percent; what it is charged on. */
  vatPercent: z.string(),
  vatOn: z.enum(['interest', 'capital-and-interest', 'rent']),
  /** `null` when it is not late. */
  late: z
    .object({
      days: z.number().int(),
      onAmount: amount,
      annualRatePercent: z.string(),
      interest: amount,
      vat: amount,
      /** Days during which the same amount was overdue. */
      stretches: z.array(
        z.object({ from: day, until: day, days: z.number().int(), onAmount: amount, interest: amount }),
      ),
    })
    .nullable(),
  payments: z.array(z.object({ postedOn: day, amount, reference: z.string() })),
});
export type InstalmentExplanation = z.infer<typeof instalmentExplanationSchema>;

/** `GET /api/customers/contracts/{id}` */
export const contractDetailSchema = contractSummarySchema.extend({
  /** What becomes of money beyond what is due, and since when the holder wants it so; `null` since it was signed. */
  excess: z.object({ is: z.enum(EXCESSES), since: day.nullable() }),
  /** What money to capital may change; the first one where nobody chooses. None of a pure lease. */
  effects: z.array(z.enum(PREPAYMENT_EFFECTS)),
  /** What settles it today, less credit; `null` where it is settled, or can't be early. */
  payoffToday: amount.nullable(),
  annualRatePercent: z.string(),
  /** As it was signed, e.g. `16.6%`, to be followed by "sin IVA"; `null` of a pure lease, which has none. */
  cat: z.string().nullable(),
  firstDueOn: day,
  lastDueOn: day,
  clabe: z.string(),
  paymentReference: z.string(),
  bankBeneficiary: z.string(),
  /** What is owed today, by part. */
  dueParts: partsSchema,
  minimumPrepayment: amount.nullable(),
  /** The option to buy of a lease: what it costs and whether it can be paid now. */
  purchaseOption: z.object({ total: amount, available: z.boolean(), settledOn: day.nullable() }).nullable(),
  instalments: z.array(accountInstalmentSchema),
  /** Capital owed at the end of each month so far and to come, for the chart; empty for a pure lease. */
  balanceByMonth: z.array(z.object({ month: day, balance: amount, past: z.boolean() })),
  distributor: z.object({ slug: z.string(), name: z.string() }).nullable(),
});
export type ContractDetail = z.infer<typeof contractDetailSchema>;

export const MOVEMENT_KINDS = [
  'disbursement',
  'instalment',
  'balloon',
  'purchase_option',
  'late_interest',
  'prepayment',
  'payoff',
  'payment',
  'application',
  'credit_to_capital',
  'refund',
  'transfer',
  'waiver',
  'adjustment',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Query of `GET /api/customers/contracts/{id}/movements` and, without paging, of its export. */
export const movementsQuerySchema = z.object({
  from: dateOnly.optional(),
  until: dateOnly.optional(),
  /** `charges` or `received`. */
  side: z.enum(['charges', 'received'], fieldCode('SIDE.INVALID')).optional(),
  kind: z.enum(MOVEMENT_KINDS, fieldCode('KIND.INVALID')).optional(),
  /** In what the customer reads of a movement: its words, reference or amount. */
  q: z.string().trim().max(80, fieldCode('TEXT.TOO_LONG')).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export const MOVEMENTS_PER_PAGE = 25;

export const movementSchema = z.object({
  id: z.string(),
  sequence: z.number().int(),
  kind: z.enum(MOVEMENT_KINDS),
  /** Spanish, e.g. `Mensualidad 14 de 60` or `Pago recibido, SPEI`. */
  description: z.string(),
  /** The day from which it counts, and the day it was written down. */
  valueOn: day,
  postedOn: day,
  /** Whether it takes another movement back, or was taken back itself. */
  standing: z.enum(['stands', 'reverses', 'reversed']),
  /** Sequence of the one that it takes back, or that took it back; `null` where it stands. */
  counterpart: z.number().int().nullable(),
  instalmentNumber: z.number().int().nullable(),
  /** Charges positive, money received negative. */
  amount,
  parts: partsSchema,
  unapplied: amount,
  dueBalance: amount,
  capitalBalance: amount.nullable(),
  reference: z.string(),
  /** Of money received: where it went. */
  allocations: z.array(partsSchema.extend({ instalmentNumber: z.number().int() })),
  /** Its invoices: id, and what they are called. */
  invoices: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AccountMovement = z.infer<typeof movementSchema>;

export const movementsPageSchema = z.object({
  movements: z.array(movementSchema),
  total: z.number().int(),
  page: z.number().int(),
  perPage: z.number().int(),
  /** Of all that match. */
  charged: amount,
  received: amount,
});
export type MovementsPage = z.infer<typeof movementsPageSchema>;

/** `POST /api/customers/contracts/{id}/prepayment-simulations` */
export const prepaymentRequestSchema = z.object({
  /** To capital. */
  amount: moneyString,
  effect: z.enum(PREPAYMENT_EFFECTS, fieldCode('EFFECT.INVALID')).optional(),
});
const prepaymentSideSchema = z.object({
  /** Capital not yet due. */
  balance: amount,
  /** With VAT, as every instalment says it. */
  payment: amount,
  /** The one that comes next, with VAT: less where its interest bears on less capital for a part of its month. */
  nextPayment: amount,
  paymentsLeft: z.number().int(),
  lastDueOn: day,
  lastPayment: amount,
  balloon: amount.nullable(),
});
export const prepaymentSimulationSchema = z.object({
  /** To capital. */
  amount,
  /** The one that results: what can't be becomes another. */
  effect: z.enum(PREPAYMENT_EFFECTS),
  /** What has to be paid first, and the interest so far. */
  due: amount,
  interest: amount,
  vat: amount,
  /** All four: what would be charged. */
  total: amount,
  interestSaved: amount,
  before: prepaymentSideSchema,
  after: prepaymentSideSchema,
});
export type PrepaymentSimulation = z.infer<typeof prepaymentSimulationSchema>;

/** `GET /api/customers/contracts/{id}/payoff?on=`: what settles the contract that day. */
export const payoffSchema = z.object({
  on: day,
  /** Instalments and late interest owed by then. */
  overdue: amount,
  principal: amount,
  interest: amount,
  /** Days since the last due date that bear that interest. */
  interestDays: z.number().int(),
  vat: amount,
  /** Money received before. */
  unapplied: amount,
  total: amount,
  /** Interest of the instalments that would no longer fall due, without VAT. */
  interestSaved: amount,
});
export type AccountPayoff = z.infer<typeof payoffSchema>;

/** A letter is good for so many days. */
export const PAYOFF_LETTER_MAX_DAYS = 15;
export const payoffLetterRequestSchema = z.object({ on: dateOnly });

/** What is issued about a contract: letters, certificates, the receipt of the vehicle's bill, and what was agreed since it was signed. */
export const CONTRACT_DOCUMENT_KINDS = [
  'payoff_letter',
  'settlement_letter',
  'interest_certificate',
  'rent_certificate',
  'bill_receipt',
  'restructuring_agreement',
] as const;

/** `GET /api/customers/contracts/{id}/documents` and the answer to asking for one. */
export const contractDocumentSchema = z.object({
  id: z.string(),
  folio: z.string(),
  contractId: z.string(),
  kind: z.enum(CONTRACT_DOCUMENT_KINDS),
  year: z.number().int().nullable(),
  validUntil: day.nullable(),
  issuedAt: z.string(),
  /** Since when it is good for nothing, because what it says turned out otherwise, and why. */
  voidedOn: day.nullable(),
  voidReason: z.string(),
});
export type AccountDocument = z.infer<typeof contractDocumentSchema>;

/** What staff may have written by hand; a certificate is of interest, or of a pure lease of rents. */
export const LETTERS_BY_HAND = ['payoff_letter', 'settlement_letter', 'certificate'] as const;
const byHand = {
  /** Why it is written by hand, for the audit log. */
  reason: z
    .string(fieldCode('MOTIVE.REQUIRED'))
    .trim()
    .min(5, fieldCode('MOTIVE.REQUIRED'))
    .max(500, fieldCode('TEXT.TOO_LONG')),
  /** Whether its customer gets it by mail, too. */
  mailed: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
};

/** `POST /api/admin/contracts/{id}/letters`: a letter by hand. What is true already is answered with the letter that says so. */
export const letterByHandSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('payoff_letter'), on: dateOnly, ...byHand }),
    z.object({ kind: z.literal('settlement_letter'), ...byHand }),
    z.object({ kind: z.literal('certificate'), year: z.int(fieldCode('YEAR.INVALID')), ...byHand }),
  ],
  fieldCode('KIND.INVALID'),
);
export type LetterByHand = z.output<typeof letterByHandSchema>;

/** `POST …/link`: an address good for a few minutes and for whoever has it. */
export const fileLinkSchema = z.object({ url: z.string(), expiresAt: z.string() });
export type FileLink = z.infer<typeof fileLinkSchema>;

/** `GET /api/customers/policies` */
export const policySchema = z.object({
  id: z.string(),
  contractId: z.string(),
  contractLabel: z.string(),
  vehicle: z.string(),
  insurer: z.string(),
  number: z.string(),
  coverage: z.string(),
  startsOn: day,
  endsOn: day,
  /** `null` for who sees no money: a driver. */
  premium: amount.nullable(),
  hasPdf: z.boolean(),
  state: z.enum(['future', 'valid', 'expiring', 'expired']),
  /** The contract runs longer than all its policies together: insurance must match the contract's dates. */
  coversContract: z.boolean(),
  contractEndsOn: day,
});
export type AccountPolicy = z.infer<typeof policySchema>;
