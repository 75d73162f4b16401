/** Stable codes: a client looks its text up by code, so a code never changes its meaning. */
export type FinanceErrorCode =
  | 'AMOUNT.OUT_OF_RANGE'
  | 'AMOUNT.TOO_SMALL'
  | 'BALLOON.NOT_OFFERED'
  | 'BALLOON.OUT_OF_RANGE'
  | 'BORDER_REGION.NOT_OFFERED'
  | 'CAT.NO_ROOT'
  | 'CONTRACT.PAID_OFF'
  | 'COUNT.OUT_OF_RANGE'
  | 'DATE.INVALID'
  | 'DECIMAL.INVALID'
  | 'DEPOSIT.OUT_OF_RANGE'
  | 'DOWN_PAYMENT.OUT_OF_RANGE'
  | 'FIRST_PERIOD.NOT_OFFERED'
  | 'FIRST_PERIOD.OUT_OF_RANGE'
  | 'FRACTION.OUT_OF_RANGE'
  | 'INSURANCE.MANDATORY'
  | 'INSURANCE.NOT_OFFERED'
  | 'KIND.NOT_SUPPORTED'
  | 'LINES.DIFFER'
  | 'OPENING_FEE.OUT_OF_RANGE'
  | 'PAYOFF.BELOW_TOTAL'
  | 'PERCENT.OUT_OF_RANGE'
  | 'PERSON_TYPE.NOT_OFFERED'
  | 'PREPAYMENT.AMOUNT_DUE'
  | 'PREPAYMENT.BELOW_MINIMUM'
  | 'PREPAYMENT.OUT_OF_RANGE'
  | 'PURCHASE_OPTION.BELOW_TOTAL'
  | 'PURCHASE_OPTION.NOT_AVAILABLE'
  | 'RATE.NOT_AVAILABLE'
  | 'RESTRUCTURING.NOTHING_CHANGES'
  | 'RESTRUCTURING.NOTHING_LEFT'
  | 'TERM.NOT_OFFERED'
  | 'TERM.OUT_OF_RANGE'
  | 'TRADE_IN.ABOVE_DOWN_PAYMENT'
  | 'TRADE_IN.NOT_OFFERED'
  | 'VALUE.INVALID'
  | 'YEARS.OUT_OF_RANGE';

/** The one error this package throws: what is wrong (`code`) with which input (`field`, named as the caller named it). */
export class FinanceError extends Error {
  override readonly name = 'FinanceError';

  constructor(
    readonly code: FinanceErrorCode,
    readonly field: string,
  ) {
    super(`${code} (${field})`);
  }
}
