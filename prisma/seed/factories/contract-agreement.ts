import { addMonths, termsFromPlan, type ContractTerms, type FinancingTerms } from '@flota/finance';
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
  late?: ContractTerms['late'];
  /** Months from signing to the last due date so far, which was `dueDaysAgo` days ago. */
  ageMonths?: number;
  dueDaysAgo?: number;
  /** `YYYY-MM-DD`, in place of those two. */
  signedOn?: string;
  now?: Date;
}

interface Agreed {
  contract: ContractTerms;
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
  late = { multiplier: '2', base: 'base', vatRate: '0.16' },
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
      signedOn,
      firstDueOn: inAdvance ? signedOn : addMonths(signedOn, 1),
      late,
      minimumPrepaymentPayments: 3,
    },
  };
}
