import { calculateQuote, FinanceError, type FinancingTerms, fleetFigures, termsFromPlan } from '@flota/finance';
import { quoteFigures, viewOf } from '@flota/figures';
import type { CalculatedQuote, QuoteTerms, SavedQuote } from '@flota/schemas';
import type { OfferedVehicle, PlanInForce } from '../catalog/index.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

/** What `calculateQuote` answers, as it is stored and sent: terms, figures and schedule by an edition of the method. */
export type Calculation = Pick<SavedQuote, 'terms' | 'figures' | 'schedule' | 'methodVersion'>;

/** `@flota/finance` names its inputs; the request has them in other places. */
const REQUEST_FIELDS: Record<string, string> = {
  vehicleType: 'vehicle.type',
  priceWithVat: 'vehicle.version',
  balloonPercentOfPrice: 'balloonPercent',
  firstDueOn: 'firstPaymentOn',
};

/** What was asked for by the plan's rules; 422 on the field that the plan does not allow. */
export function calculateRequest(
  { plan: _, vehicle: __, units: ___, ...wanted }: QuoteTerms,
  { rules }: PlanInForce,
  vehicle: OfferedVehicle,
  onDate: string,
): Calculation {
  try {
    return calculate(
      termsFromPlan(rules, { ...wanted, onDate, vehicleType: vehicle.type, priceWithVat: vehicle.price }),
    );
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    throw ProblemException.invalid([{ field: REQUEST_FIELDS[error.field] ?? error.field, code: error.code }]);
  }
}

function calculate(terms: FinancingTerms): Calculation {
  const { schedule, methodVersion, ...figures } = calculateQuote(terms);
  return { terms, figures, schedule, methodVersion };
}

/** What is paid each month: what lists sort by and people compare. */
export const monthlyPaymentOf = (calculation: Calculation): string => quoteFigures(viewOf(calculation)).monthly.amount;

/** The balloon in force, whether it was asked for or is the plan's own; only Flexibility has one. */
export const balloonOf = ({ terms }: Calculation): string | undefined =>
  terms.kind === 'flexibility' ? terms.balloonPercentOfPrice : undefined;

const firstPaymentOf = (terms: Calculation['terms']): string | undefined =>
  terms.kind === 'pure_lease' ? undefined : terms.firstPeriod?.firstDueOn;

export function presentCalculation(
  plan: { slug: string; title: string },
  {
    personType,
    downPaymentPercent,
    termMonths,
    units,
    borderRegion,
    insurance,
  }: Pick<QuoteTerms, 'personType' | 'downPaymentPercent' | 'termMonths' | 'units' | 'borderRegion' | 'insurance'>,
  vehicle: OfferedVehicle,
  calculation: Calculation,
): CalculatedQuote {
  const { terms, figures, schedule, methodVersion } = calculation;
  return {
    plan: { slug: plan.slug, title: plan.title, kind: terms.kind },
    personType,
    vehicle,
    downPaymentPercent,
    termMonths,
    units,
    balloonPercent: balloonOf(calculation),
    borderRegion,
    firstPaymentOn: firstPaymentOf(terms),
    ...(insurance === false && { withoutInsurance: true }),
    annualRatePercent: terms.annualRatePercent,
    figures,
    schedule,
    methodVersion,
    fleet: fleetFigures(figures, units),
  };
}
