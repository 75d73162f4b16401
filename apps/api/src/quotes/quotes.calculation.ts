import {
  calculateQuote,
  FinanceError,
  type FinancingTerms,
  fleetFigures,
  type Instalment,
  type Quote,
  termsFromPlan,
} from '@flota/finance';
import type { CalculatedQuote, QuoteTerms } from '@flota/schemas';
import type { OfferedVehicle, PlanInForce } from '../catalog/index.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

/** `@flota/finance` names its inputs; the request has them in other places. */
const REQUEST_FIELDS: Record<string, string> = {
  vehicleType: 'vehicle.type',
  priceWithVat: 'vehicle.version',
  balloonPercentOfPrice: 'balloonPercent',
};

/** The terms of a quote by the plan's rules; 422 on the field that the plan does not allow. */
export function termsFor(
  request: QuoteTerms,
  { rules }: PlanInForce,
  vehicle: OfferedVehicle,
  onDate: string,
): FinancingTerms {
  const { personType, downPaymentPercent, termMonths, balloonPercent } = request;
  return refusingFields(() =>
    termsFromPlan(rules, {
      personType,
      downPaymentPercent,
      termMonths,
      ...(balloonPercent !== undefined && { balloonPercent }),
      onDate,
      vehicleType: vehicle.type,
      priceWithVat: vehicle.price,
    }),
  );
}

/** What may not be quoted is the caller's to mend, and says which field. */
export function refusingFields<T>(calculate: () => T): T {
  try {
    return calculate();
  } catch (error) {
    if (!(error instanceof FinanceError)) throw error;
    throw ProblemException.invalid([{ field: REQUEST_FIELDS[error.field] ?? error.field, code: error.code }]);
  }
}

export type Figures = Record<string, string>;

/** The figures by name without the schedule, and the schedule. */
export interface Calculation {
  figures: Figures;
  schedule: Instalment[];
  methodVersion: string;
}

export function calculate(terms: FinancingTerms): Calculation {
  const { schedule, methodVersion, ...figures } = calculateQuote(terms) satisfies Quote;
  return { figures: { ...figures }, schedule, methodVersion };
}

/** What is paid each month: what lists sort by and people compare. */
export const monthlyPaymentOf = (figures: Figures): string => figures.monthlyPayment ?? figures.rentTotal ?? '0.00';

/** The balloon in force, whether it was asked for or is the plan's own; only Flexibility has one. */
export const balloonOf = (terms: FinancingTerms): string | undefined =>
  terms.kind === 'flexibility' ? terms.balloonPercentOfPrice : undefined;

export function presentCalculation(
  plan: { slug: string; title: string },
  request: Pick<QuoteTerms, 'personType' | 'downPaymentPercent' | 'termMonths' | 'units'>,
  vehicle: OfferedVehicle,
  terms: FinancingTerms,
  calculated: Calculation = calculate(terms),
): CalculatedQuote {
  const balloonPercent = balloonOf(terms);
  return {
    plan: { slug: plan.slug, title: plan.title, kind: terms.kind },
    personType: request.personType,
    vehicle,
    downPaymentPercent: request.downPaymentPercent,
    termMonths: request.termMonths,
    units: request.units,
    ...(balloonPercent !== undefined && { balloonPercent }),
    annualRatePercent: terms.annualRatePercent,
    ...calculated,
    fleet: fleetFigures(calculated.figures, request.units),
  };
}
