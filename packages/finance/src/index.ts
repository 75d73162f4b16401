/*
 * The package's face, for who calculates with it, and not only for the applications beside it: `calculateCat` (any flows)
 * and `calculatePayoff` (by terms, without a ledger) are called by neither of them, and are what its results are checked
 * with.
 */
export {
  affordableTerms,
  shortestTerm,
  type AffordRequest,
  type Budget,
  type PlanOption,
  type TermAnswer,
} from './affordability.js';
export { calculateQuote } from './calculate-quote.js';
export { calculateCat, type CashFlow, type Cat, type CatInput } from './cat.js';
export { priceWithEquipment, type FittedEquipment } from './equipment.js';
export { FinanceError, type FinanceErrorCode } from './errors.js';
export { fleetFigures, type FleetFigures } from './fleet-figures.js';
export { MAX_TERM_MONTHS } from './inputs.js';
export {
  calculateLateInterest,
  type LateInterest,
  type LateInterestBase,
  type LateInterestInput,
} from './late-interest.js';
export {
  addMonths,
  capitalWithin,
  checkBooks,
  countedBefore,
  daysBetween,
  eventsInForce,
  isBankingDay,
  isHoliday,
  isReceipt,
  isInForce,
  MAX_GRACE_MONTHS,
  NO_INSTALMENT,
  payableUntil,
  postBook,
  previewPrepayment,
  previewRestructuring,
  quotePrepayment,
  replayContract,
  standingOn,
  weekdayOf,
  type Book,
  type Books,
  type ContractFigures,
  type Disagreement,
  type Excess,
  type InstalmentKind,
  type InstalmentPosition,
  type JournalAllocation,
  type JournalKind,
  type JournalMovement,
  type LateStanding,
  type LedgerAllocation,
  type LedgerInstalment,
  type LedgerMovement,
  type LifeContract,
  type LifeEvent,
  type LifeInstalment,
  type LifePayoff,
  type LifePosition,
  type MovementKind,
  type Parts,
  type Posting,
  type PrepaymentEffect,
  type PrepaymentPreview,
  type PrepaymentQuote,
  type PrepaymentSide,
  type Replay,
  type RestructuredInstalment,
  type RestructuringPreview,
  type RestructuringSide,
  type RestructuringTerms,
  type Standing,
  type ToPay,
} from './life/index.js';
export {
  MAX_KM_PER_MONTH,
  ownershipCost,
  type OwnershipLine,
  type OwnershipRates,
  type OwnershipUse,
} from './ownership.js';
export { calculateMixedQuote, type MixedLine, type MixedQuote } from './mixed-quote.js';
export { calculatePayoff, type Payoff, type PayoffInput } from './payoff.js';
export type {
  DirectCreditRules,
  FinancialLeaseRules,
  FlexibilityRules,
  PercentRange,
  PersonType,
  PlanRequest,
  PlanRules,
  PureLeaseRules,
  RateRow,
} from './plan-rules.js';
export { simulatePrepayment, type Prepayment, type PrepaymentInput } from './prepayment.js';
export {
  METHOD_EDITIONS,
  METHOD_VERSION,
  type CreditQuote,
  type FinancialLeaseQuote,
  type Instalment,
  type PureLeaseQuote,
  type Quote,
  type QuoteByKind,
} from './quote.js';
export {
  blocksOf,
  columnRange,
  compareRates,
  emptyGrid,
  firstRate,
  holds,
  joined,
  linesOfBlocks,
  partedAt,
  percentOf,
  rateGaps,
  unitsOf,
  type Band,
  type ComparedCell,
  type ComparedGroup,
  type GridConditions,
  type LoneLine,
  type RateBlock,
  type RateComparison,
  type RateGap,
  type RateGrid,
  type RateQuestion,
} from './rates/index.js';
export { applyTradeIn, type TradeInFigures } from './trade-in.js';
export { termsFromPlan } from './terms-from-plan.js';
export type {
  AmortisedTerms,
  CreditTerms,
  FinancialLeaseTerms,
  FinancingTerms,
  PaymentMode,
  PureLeaseTerms,
} from './terms.js';
