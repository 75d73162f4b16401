import { dayOfColumn, EmailState, type OutboundEmail, PersonType, type PlanVersion } from '@flota/prisma';
import { addDays, type AdminQuote, type AdminQuoteRow, dateOnly, instantInMexico, slug } from '@flota/schemas';
import { z } from 'zod';
import { presentOutboundEmail } from '../platform/outbox/outbound-emails.resource.js';
import { defineResource, type Resource } from '../platform/resources/resource.js';
import { presentQuote, quotedTexts, quoteIncludes, type QuoteWithPlan } from './quote.presenter.js';
import { exportedQuotes } from './quotes.export.js';

type Row = QuoteWithPlan & { emails: { email: OutboundEmail }[] };
type DetailedRow = Row & { planVersion: Pick<PlanVersion, 'number'> };

const newestEmail = {
  where: { superseded: false },
  orderBy: { createdAt: 'desc' as const },
  take: 1,
  include: { email: true },
};

function presentRow(quote: Row): AdminQuoteRow {
  const { vehicles, equipment, count, tradeIn } = quotedTexts(quote);
  return {
    id: quote.id,
    folio: quote.folio,
    createdAt: quote.createdAt.toISOString(),
    contactName: quote.contactName,
    contactEmail: quote.contactEmail,
    contactPhone: quote.contactPhone,
    plan: quote.planSlug,
    planTitle: quote.plan.title,
    personType: quote.personType,
    borderRegion: quote.borderRegion,
    vehicle: vehicles,
    equipment,
    vehicles: count,
    tradeIn,
    price: quote.priceWithVat.toFixed(2),
    downPaymentPercent: quote.downPaymentPercent.toString(),
    termMonths: quote.termMonths,
    units: quote.units,
    monthlyPayment: quote.monthlyPayment.toFixed(2),
    validUntil: dayOfColumn(quote.validUntil),
    distributor: quote.distributor?.name ?? null,
    adviser: quote.adviser?.name ?? null,
    channel: quote.channel as AdminQuoteRow['channel'],
    emailState: quote.emails[0]?.email.state ?? 'pending',
  };
}

function inDetail(quote: Row): Pick<AdminQuote, 'terms' | 'figures' | 'lines' | 'fleet' | 'quotedVehicle'> {
  const { terms, figures, lines, fleet, vehicle } = presentQuote(quote);
  return { terms, figures, lines, fleet, quotedVehicle: vehicle };
}

/** Quotes are made by visitors: staff find and read them, and have the mail sent again. */
export const quotesResource = (publicUrl: (token: string) => string): Resource =>
  defineResource<Row>({
    name: 'quotes',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      export: ['care', 'finance', 'auditor'],
      resend: ['care'],
    },
    model: (database) => database.quote,
    include: { ...quoteIncludes, emails: newestEmail },
    includeOne: {
      ...quoteIncludes,
      planVersion: { select: { number: true } },
      emails: { orderBy: { createdAt: 'desc' }, include: { email: true } },
    },
    search: { texts: ['searchText'] },
    palette: {
      tell: (quote) => ({ title: quote.folio, detail: `${quote.contactName} · ${quotedTexts(quote).vehicles}` }),
    },
    sort: {
      folio: (folio) => ({ folio }),
      createdAt: (createdAt) => ({ createdAt }),
      contactName: (contactName) => ({ contactName }),
      monthlyPayment: (monthlyPayment) => ({ monthlyPayment }),
      termMonths: (termMonths) => ({ termMonths }),
    },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      plan: slug.transform((planSlug) => ({ planSlug })),
      personType: z.enum(PersonType).transform((personType) => ({ personType })),
      emailState: z.enum(EmailState).transform((state) => ({ emails: { some: { state, superseded: false } } })),
      createdFrom: dateOnly.transform((day) => ({ createdAt: { gte: instantInMexico(day) } })),
      createdTo: dateOnly.transform((day) => ({ createdAt: { lt: instantInMexico(addDays(day, 1)) } })),
    },
    exported: exportedQuotes,
    present: presentRow,
    presentOne: (quote: DetailedRow): AdminQuote => ({
      ...presentRow(quote),
      ...inDetail(quote),
      annualRatePercent: quote.annualRatePercent.toString(),
      methodVersion: quote.methodVersion,
      planVersion: quote.planVersion.number,
      consentAt: quote.consentAt.toISOString(),
      publicUrl: publicUrl(quote.token),
      emails: quote.emails.map(({ email }) => presentOutboundEmail(email)),
    }),
  });
