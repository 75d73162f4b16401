/*
 * The package's face, for who calculates with it, and not only for the applications beside it: `calculateCat` (any flows)
 * and `calculatePayoff` (by terms, without a ledger) are called by neither of them, and are what its results are checked
 * with.
 */
export { calculateQuote } from './calculate-quote.js';
export { calculateCat, type CashFlow, type Cat, type CatInput } from './cat.js';
export { FinanceError, type FinanceErrorCode } from './errors.js';
export { fleetFigures, type FleetFigures } from './fleet-figures.js';
export { MAX_TERM_MONTHS } from './inputs.js';
export {
  calculateLateInterest,
  type LateInterest,
  type LateInterestBase,
  type LateInterestInput,
} from './late-interest.js';
export { chargeDue } from './ledger/charge-due.js';
export { checkLedger } from './ledger/check.js';
export { addMonths, daysBetween } from './ledger/dates.js';
export type { Disagreement } from './ledger/disagreement.js';
export type { LateAccrual } from './ledger/late-charges.js';
export {
  NO_INSTALMENT,
  type ContractTerms,
  type InstalmentKind,
  type Ledger,
  type LedgerAllocation,
  type LedgerInstalment,
  type LedgerMovement,
  type MovementKind,
  type Parts,
  type Posting,
} from './ledger/ledger.js';
export { openContract } from './ledger/open-contract.js';
export { payoffOn, postPayoff, type PayoffFigures } from './ledger/payoff.js';
export { positionOn, type InstalmentPosition, type Position } from './ledger/position.js';
export { postPayment, type Receipt } from './ledger/post-payment.js';
export { postPrepayment, simulateLedgerPrepayment, type LedgerPrepayment } from './ledger/post-prepayment.js';
export { postPurchaseOption } from './ledger/purchase-option.js';
export {
  isBankingDay,
  payableUntil,
  quotePrepayment,
  replayContract,
  type Excess,
  type JournalAllocation,
  type JournalKind,
  type JournalMovement,
  type LifeContract,
  type LifeEvent,
  type LifeInstalment,
  type LifePayoff,
  type LifePosition,
  type PrepaymentEffect,
  type PrepaymentQuote,
  type Replay,
} from './life/index.js';
export { calculatePayoff, type Payoff, type PayoffInput } from './payoff.js';
export type {
  DirectCreditRules,
  FinancialLeaseRules,
  FlexibilityRules,
  MandatoryInsurance,
  PercentRange,
  PersonType,
  PlanRequest,
  PlanRules,
  PureLeaseRules,
  RateRow,
} from './plan-rules.js';
export { simulatePrepayment, type Prepayment, type PrepaymentInput } from './prepayment.js';
export {
  METHOD_VERSION,
  type CreditQuote,
  type FinancialLeaseQuote,
  type Instalment,
  type PureLeaseQuote,
  type Quote,
  type QuoteByKind,
} from './quote.js';
export { termsFromPlan } from './terms-from-plan.js';
export type {
  AmortisedTerms,
  CreditTerms,
  FinancialLeaseTerms,
  FinancingTerms,
  PaymentMode,
  PureLeaseTerms,
} from './terms.js';
