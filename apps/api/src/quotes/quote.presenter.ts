import type { FinancingTerms } from '@flota/finance';
import { dayOfColumn, type Distributor, type Plan, type Quote } from '@flota/prisma';
import type { SavedQuote } from '@flota/schemas';
import type { OfferedVehicle } from '../catalog/index.js';
import { calculate, type Calculation, type Figures, presentCalculation } from './quotes.calculation.js';

export type QuoteWithPlan = Quote & { plan: Plan; distributor: (Distributor & { city: { name: string } }) | null };

/** What a quote is shown with. */
export const quoteIncludes = { plan: true, distributor: { include: { city: { select: { name: true } } } } } as const;

/** The terms a quote was made with; they are stored whole, so that later rules and rates leave its figures alone. */
export const termsOf = (quote: Quote): FinancingTerms => quote.terms as unknown as FinancingTerms;

export const vehicleOf = (quote: Quote): OfferedVehicle => quote.vehicle as unknown as OfferedVehicle;

/** The figures that were quoted, by the method of that day; the schedule is not stored, it follows from the terms. */
const calculationOf = (quote: Quote): Calculation => ({
  ...calculate(termsOf(quote)),
  figures: quote.figures as Figures,
  methodVersion: quote.methodVersion,
});

export const presentQuote = (quote: QuoteWithPlan): SavedQuote => ({
  ...presentCalculation(
    quote.plan,
    {
      personType: quote.personType,
      downPaymentPercent: quote.downPaymentPercent.toString(),
      termMonths: quote.termMonths,
      units: quote.units,
    },
    vehicleOf(quote),
    termsOf(quote),
    calculationOf(quote),
  ),
  folio: quote.folio,
  token: quote.token,
  createdAt: quote.createdAt.toISOString(),
  calculatedOn: dayOfColumn(quote.calculatedOn),
  validUntil: dayOfColumn(quote.validUntil),
  distributor: quote.distributor && {
    slug: quote.distributor.slug,
    name: quote.distributor.name,
    city: quote.distributor.city.name,
    phone: quote.distributor.phone,
  },
});
