import { FinanceError, type FinanceErrorCode } from './errors.js';
import { insuranceTerms } from './insurance.js';
import { readChoice, readDate, readPercent, readPositiveAmount, readTerm } from './inputs.js';
import { Decimal, moneyText, ONE } from './money.js';
import type { CreditPlanRules, PercentRange, PersonType, PlanRequest, PlanRules, RateRow } from './plan-rules.js';
import { firstRate } from './rates/lookup.js';
import type { FinancingTerms } from './terms.js';

/**
 * Turns what a visitor asks of a plan into the terms of a quote, by the plan's rules. Used by server and browser alike,
 * so that both show the same figures.
 *
 * Price in MXN with VAT; leases are calculated on the price without it, to the cent. Percentages are text, the term is
 * in months. For a financial lease `downPaymentPercent` is the initial rent.
 *
 * @throws FinanceError with the request's own field names: `PERSON_TYPE.NOT_OFFERED`, `TERM.NOT_OFFERED`,
 *   `DOWN_PAYMENT.OUT_OF_RANGE`, `BALLOON.OUT_OF_RANGE` when the plan doesn't allow the value; `BALLOON.NOT_OFFERED`
 *   when a balloon is asked of a plan without one; `BORDER_REGION.NOT_OFFERED`, `FIRST_PERIOD.NOT_OFFERED` (a pure lease,
 *   whose rents bear no interest), `INSURANCE.MANDATORY`, `INSURANCE.NOT_OFFERED`; `RATE.NOT_AVAILABLE` (`vehicleType`
 *   when no line is for that type of vehicle, else `termMonths`) when no line of the rate table fits; the codes of {@link calculateQuote} when a value is malformed.
 */
export function termsFromPlan(rules: PlanRules, request: PlanRequest): FinancingTerms {
  const personType = readChoice(request, 'personType', ['fisica', 'fisica_empresarial', 'moral']);
  if (!rules.personTypes.includes(personType)) throw new FinanceError('PERSON_TYPE.NOT_OFFERED', 'personType');
  const price = readPositiveAmount(request, 'priceWithVat');
  const termMonths = readTerm(request);
  if (!rules.termsMonths.includes(termMonths)) throw new FinanceError('TERM.NOT_OFFERED', 'termMonths');
  requireWithin(rules.downPaymentPercent, request, 'downPaymentPercent', 'DOWN_PAYMENT.OUT_OF_RANGE');
  if (rules.kind !== 'flexibility' && request.balloonPercent !== undefined) {
    throw new FinanceError('BALLOON.NOT_OFFERED', 'balloonPercent');
  }
  const onDate = readDate(request, 'onDate');
  const isCredit = rules.kind === 'direct_credit' || rules.kind === 'flexibility';
  if (!isCredit && request.borderRegion) throw new FinanceError('BORDER_REGION.NOT_OFFERED', 'borderRegion');
  const { firstPaymentOn } = request;
  if (rules.kind === 'pure_lease' && firstPaymentOn !== undefined) {
    throw new FinanceError('FIRST_PERIOD.NOT_OFFERED', 'firstPaymentOn');
  }

  const { openingFeePercent, vatRate } = rules;
  const common = { annualRatePercent: rateFor(rules.rates, request), termMonths, openingFeePercent, vatRate };
  const priceWithVat = moneyText(price);
  const priceWithoutVat = moneyText(price.div(ONE.plus(vatRate)));
  const { downPaymentPercent } = request;
  const insurance = insuranceTerms(rules, request.vehicleType, price, request.insurance);
  const firstPeriod =
    firstPaymentOn === undefined ? {} : { firstPeriod: { startsOn: onDate, firstDueOn: firstPaymentOn } };
  switch (rules.kind) {
    case 'direct_credit':
    case 'flexibility':
      return {
        ...common,
        kind: rules.kind,
        priceWithVat,
        downPaymentPercent,
        openingFeeFinanced: rules.openingFeeFinanced,
        vatOnInterestRate: vatOnInterestFor(rules, personType, request),
        paymentMode: rules.paymentMode,
        ...insurance,
        ...firstPeriod,
        balloonPercentOfPrice: rules.kind === 'flexibility' ? balloonFor(rules.balloonPercentOfPrice, request) : '0',
      };
    case 'financial_lease':
      return {
        ...common,
        kind: rules.kind,
        priceWithoutVat,
        initialRentPercent: downPaymentPercent,
        purchaseOptionPercent: rules.purchaseOptionPercent,
        depositRents: rules.depositRents,
        ...insurance,
        ...firstPeriod,
      };
    case 'pure_lease': {
      const residual = rules.residualByTerm.find((row) => row.termMonths === termMonths);
      if (!residual) throw new FinanceError('TERM.NOT_OFFERED', 'termMonths');
      return {
        ...common,
        kind: rules.kind,
        priceWithoutVat,
        residualPercent: residual.residualPercent,
        rentsInAdvance: rules.rentsInAdvance,
        depositRents: rules.depositRents,
        ...insurance,
      };
    }
  }
}

/** In the border region less VAT is borne; who bears none still bears none. */
function vatOnInterestFor(
  { vatOnInterestRate, borderVatOnInterestRate = null }: CreditPlanRules,
  personType: PersonType,
  { borderRegion = false }: PlanRequest,
): string {
  const usual = vatOnInterestRate[personType];
  if (!borderRegion) return usual;
  if (borderVatOnInterestRate === null) throw new FinanceError('BORDER_REGION.NOT_OFFERED', 'borderRegion');
  return new Decimal(borderVatOnInterestRate).lt(usual) ? borderVatOnInterestRate : usual;
}

function requireWithin<Field extends string>(
  range: PercentRange,
  source: Readonly<Record<Field, unknown>>,
  field: Field,
  code: FinanceErrorCode,
): void {
  const percent = readPercent(source, field, code);
  if (percent.lt(range.min) || percent.gt(range.max)) throw new FinanceError(code, field);
}

function balloonFor(range: PercentRange, { balloonPercent = range.default }: PlanRequest): string {
  requireWithin(range, { balloonPercent }, 'balloonPercent', 'BALLOON.OUT_OF_RANGE');
  return balloonPercent;
}

function rateFor(rates: readonly RateRow[], request: PlanRequest): string {
  const rate = firstRate(rates, request);
  if (rate !== null) return rate;
  const vehicleServed = rates.some(({ vehicleTypes }) => vehicleTypes?.includes(request.vehicleType) ?? true);
  throw new FinanceError('RATE.NOT_AVAILABLE', vehicleServed ? 'termMonths' : 'vehicleType');
}
