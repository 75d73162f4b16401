import { calculateQuote, METHOD_EDITIONS } from '@flota/finance';
import { dayOfColumn, type Distributor, type Lead, type Plan, type Quote } from '@flota/prisma';
import { financingTermsSchema, savedQuoteSchema, type SavedQuote } from '@flota/schemas';
import type { OfferedVehicle } from '../catalog/index.js';
import { type Calculation, presentCalculation } from './quotes.calculation.js';

export type QuoteWithPlan = Quote & {
  plan: Plan;
  distributor: (Distributor & { city: { name: string } }) | null;
  leads: Pick<Lead, 'preferredTime'>[];
};

/** What a quote is shown with: its leads are the call that was asked for, until staff have made it. */
export const quoteIncludes = {
  plan: true,
  distributor: { include: { city: { select: { name: true } } } },
  leads: { where: { kind: 'call-back', state: { not: 'closed' } }, select: { preferredTime: true } },
} as const;

export const vehicleOf = (quote: Quote): OfferedVehicle => quote.vehicle as unknown as OfferedVehicle;

const calculationSchema = savedQuoteSchema.pick({ terms: true, figures: true, schedule: true, methodVersion: true });

/** What was quoted, as it was worked out on that day: later rules, rates and editions of the method leave it alone. */
export const calculationOf = (quote: Quote): Calculation =>
  calculationSchema.parse({ ...quote, schedule: quote.schedule ?? missingSchedule(quote) });

/** Of a quote stored before schedules were: what its terms give by the edition that it names, as by those since. */
export function missingSchedule({ folio, terms, methodVersion }: Quote): Calculation['schedule'] {
  if (!METHOD_EDITIONS.some((edition) => edition === methodVersion)) {
    throw new Error(`The quote ${folio} has no schedule, and the method ${methodVersion} it was made by is not here`);
  }
  return calculateQuote(financingTermsSchema.parse(terms)).schedule;
}

export function presentQuote(quote: QuoteWithPlan): SavedQuote {
  const { plan, personType, downPaymentPercent, termMonths, units, borderRegion, distributor } = quote;
  const asked = {
    personType,
    downPaymentPercent: downPaymentPercent.toString(),
    termMonths,
    units,
    borderRegion,
    ...(quote.withoutInsurance && { insurance: false }),
  };
  const calculation = calculationOf(quote);
  return {
    ...presentCalculation(plan, asked, vehicleOf(quote), calculation),
    terms: calculation.terms,
    folio: quote.folio,
    token: quote.token,
    createdAt: quote.createdAt.toISOString(),
    calculatedOn: dayOfColumn(quote.calculatedOn),
    validUntil: dayOfColumn(quote.validUntil),
    distributor: distributor && {
      slug: distributor.slug,
      name: distributor.name,
      city: distributor.city.name,
      phone: distributor.phone,
    },
    ...(quote.contactPhone === null && { withoutPhone: true }),
    callBack: quote.leads[0],
  };
}
