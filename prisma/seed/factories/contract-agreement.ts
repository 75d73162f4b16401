import { addMonths, termsFromPlan, type FinancingTerms, type LifeContract } from '@flota/finance';
import { addDays, type CalculatedQuote, dayInMexico, type PersonType } from '@flota/schemas';
import { planRules, type QuotablePlanSlug } from '../data/plan-rules.js';
import { findVehicle } from './quote-vehicle.js';

/** What is agreed, and when it was. */
export interface Agreement {
  planSlug?: QuotablePlanSlug;
  personType?: PersonType;
  vehicle?: CalculatedQuote['vehicle'];
  downPaymentPercent?: string;
  termMonths?: number;
  /** In place of the plan's. */
  terms?: FinancingTerms;
  late?: LifeContract['late'];
  /** Months from signing to the last due date so far, which was `dueDaysAgo` days ago. */
  ageMonths?: number;
  dueDaysAgo?: number;
  /** `YYYY-MM-DD`, in place of those two. */
  signedOn?: string;
  now?: Date;
}

interface Agreed {
  contract: LifeContract;
  vehicle: CalculatedQuote['vehicle'];
  /** `YYYY-MM-DD` of `now` in Mexico City. */
  today: string;
}

/** Terms by the rules of the seed's plans. */
export function agreementOf({
  planSlug = 'credito-directo',
  personType = 'moral',
  vehicle = findVehicle('cascadia-126', 'dd13-dt12-6x4-cabina-dormitorio'),
  downPaymentPercent = planRules[planSlug].downPaymentPercent.default,
  termMonths = planRules[planSlug].defaultTermMonths,
  late,
  ageMonths = 14,
  dueDaysAgo = 10,
  now = new Date(),
  ...given
}: Agreement): Agreed {
  const today = dayInMexico(now);
  const signedOn = given.signedOn ?? addMonths(addDays(today, -dueDaysAgo), -ageMonths);
  const terms =
    given.terms ??
    termsFromPlan(planRules[planSlug], {
      personType,
      vehicleType: vehicle.type,
      priceWithVat: vehicle.price,
      downPaymentPercent,
      termMonths,
      onDate: signedOn,
    });
  const inAdvance = terms.kind === 'pure_lease' && terms.rentsInAdvance;
  return {
    vehicle,
    today,
    contract: {
      terms,
      startsOn: signedOn,
      firstDueOn: inAdvance ? signedOn : addMonths(signedOn, 1),
      // Its VAT follows the exemption of ordinary interest.
      late: late ?? { multiplier: '2', base: 'capital', vatRate: interestVatOf(terms) },
      // As the demo lender's own answers and terms say.
      minimumPrepaymentPayments: 3,
      excess: 'capital',
      effects: EFFECTS[terms.kind],
    },
  };
}

const interestVatOf = (terms: FinancingTerms): string =>
  'vatOnInterestRate' in terms ? terms.vatOnInterestRate : terms.vatRate;

const EFFECTS: Record<FinancingTerms['kind'], LifeContract['effects']> = {
  direct_credit: ['term', 'payment'],
  flexibility: ['balloon', 'term', 'payment'],
  financial_lease: ['term', 'payment'],
  pure_lease: [],
};
