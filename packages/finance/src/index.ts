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
