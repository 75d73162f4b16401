import { calculateQuote, METHOD_EDITIONS } from '@flota/finance';
import { countVehicles, equipmentText, vehiclesText } from '@flota/figures';
import {
  type Adviser,
  dayOfColumn,
  type Distributor,
  type Lead,
  type LeadStage,
  type Plan,
  type Quote,
} from '@flota/prisma';
import {
  financingTermsSchema,
  type QuoteAdviser,
  quotedLineSchema,
  type QuotedTradeIn,
  type QuotedVehicle,
  savedQuoteSchema,
  type SavedQuote,
} from '@flota/schemas';
import { z } from 'zod';
import { type CalculatedLine, type Calculation, presentCalculation } from './quotes.calculation.js';

export type QuoteWithPlan = Quote & {
  plan: Plan;
  distributor: (Distributor & { city: { name: string } }) | null;
  adviser: (Adviser & { distributor: { name: string } | null }) | null;
  leads: Pick<Lead, 'preferredTime'>[];
};

/** Nobody is going to call any more. */
const OVER: LeadStage[] = ['won', 'lost'];

/** What a quote is shown with: its leads are the call that was asked for, until staff have made it. */
export const quoteIncludes = {
  plan: true,
  distributor: { include: { city: { select: { name: true } } } },
  adviser: { include: { distributor: { select: { name: true } } } },
  leads: { where: { kind: 'call-back', stage: { notIn: OVER } }, select: { preferredTime: true } },
} as const;

/** What was quoted, by names and prices: which vehicles, and which is given in part payment. */
export const vehiclesOf = ({
  vehicle,
  units,
  lines,
  tradeIn,
}: Pick<Quote, 'vehicle' | 'units' | 'lines' | 'tradeIn'>) => ({
  vehicle: vehicle as unknown as QuotedVehicle,
  units,
  lines: (lines ?? undefined) as unknown as Pick<CalculatedLine, 'vehicle' | 'units'>[] | undefined,
  tradeIn: (tradeIn ?? undefined) as unknown as QuotedTradeIn | undefined,
});

/** The same as staff read it in lists. */
export function quotedTexts(quote: Pick<Quote, 'vehicle' | 'units' | 'lines' | 'tradeIn'>) {
  const quoted = vehiclesOf(quote);
  const kinds = quoted.lines ?? [quoted];
  return {
    vehicles: vehiclesText(quoted),
    equipment: kinds.flatMap(({ vehicle }) => equipmentText(vehicle) || []).join('; '),
    count: countVehicles(quoted),
    tradeIn: quoted.tradeIn ?? null,
  };
}

const linesSchema = z.array(
  savedQuoteSchema
    .pick({ terms: true, schedule: true })
    .extend(quotedLineSchema.pick({ vehicle: true, units: true, figures: true }).shape),
);

const calculatedLinesOf = ({ lines }: Quote): CalculatedLine[] | undefined =>
  lines === null ? undefined : linesSchema.parse(lines);

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
  const { plan, personType, downPaymentPercent, termMonths, borderRegion, distributor } = quote;
  const asked = {
    personType,
    downPaymentPercent: downPaymentPercent.toString(),
    termMonths,
    borderRegion,
    ...(quote.withoutInsurance && { insurance: false }),
  };
  const calculation = calculationOf(quote);
  return {
    ...presentCalculation(plan, asked, {
      ...vehiclesOf(quote),
      lines: calculatedLinesOf(quote),
      calculation,
    }),
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
      whatsapp: distributor.whatsapp,
    },
    ...(quote.contactPhone === null && { withoutPhone: true }),
    adviser: presentAdviser(quote.adviser),
    ...(quote.formerAdviser !== null && { formerAdviser: quote.formerAdviser }),
    callBack: quote.leads[0],
  };
}

function presentAdviser(adviser: QuoteWithPlan['adviser']): QuoteAdviser | null {
  if (!adviser) return null;
  const { name, role, photo, phone, whatsapp, email, distributor } = adviser;
  return { name, role, company: distributor?.name ?? null, photo, phone, whatsapp, email };
}
