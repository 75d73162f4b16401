import { equipmentText, vehiclesText } from '@flota/figures';
import { dayOfColumn, type Lead, type Quote } from '@flota/prisma';
import { type CalculatedQuote, type LeadDetails, type LeadSource, tradeInText } from '@flota/schemas';
import { vehiclesOf } from '../../quotes/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { referenceOf } from '../notices/reference.js';

type QuoteRow = Quote & { plan: { title: string } };
type LeadRow = Lead & { quote: QuoteRow | null };

const quoteWithPlan = { include: { plan: { select: { title: true } } } } as const;

/** What the CRM is told of a lead, as it is now. `null`: it was erased, or nobody agreed to be reached. */
export async function prospectOfLead(database: Database, id: string, pageOf: (path: string) => string) {
  const lead: LeadRow | null = await database.lead.findUnique({ where: { id }, include: { quote: quoteWithPlan } });
  // Who asks to be called about a quote agreed when they asked for the quote.
  const consentAt = lead?.consentAt ?? lead?.quote?.consentAt;
  if (!lead || !consentAt) return null;
  const {
    personType = null,
    stateId = null,
    plan = null,
    vehicle = null,
    subject = null,
  } = lead.details as LeadDetails;
  return {
    reference: referenceOf({ kind: 'leads', id }),
    kind: lead.kind,
    folio: lead.folio ?? lead.quote?.folio ?? null,
    createdAt: lead.createdAt.toISOString(),
    consentAt: consentAt.toISOString(),
    page: pageOf(`leads/${id}`),
    person: { name: lead.name, email: lead.email, phone: lead.phone, personType, stateId },
    preferredTime: lead.preferredTime,
    subject,
    message: lead.message,
    interest: { plan, vehicle, campaign: lead.campaignSlug },
    source: lead.source as LeadSource,
    quote: lead.quote && presentQuote(lead.quote),
  };
}

/** The same of a quote, whoever asked for it. */
export async function prospectOfQuote(database: Database, id: string, pageOf: (path: string) => string) {
  const quote: QuoteRow | null = await database.quote.findUnique({ where: { id }, ...quoteWithPlan });
  if (!quote) return null;
  const { contactName: name, contactEmail: email, contactPhone: phone, personType } = quote;
  return {
    reference: referenceOf({ kind: 'quotes', id }),
    kind: 'quote',
    folio: quote.folio,
    createdAt: quote.createdAt.toISOString(),
    consentAt: quote.consentAt.toISOString(),
    page: pageOf(`quotes/${id}/show`),
    person: { name, email, phone, personType, stateId: null },
    preferredTime: 'any',
    subject: null,
    message: '',
    interest: { plan: quote.planSlug, vehicle: (quote.vehicle as CalculatedQuote['vehicle']).model, campaign: null },
    source: {},
    quote: presentQuote(quote),
  };
}

/** Amounts in MXN with VAT, of one vehicle with its equipment; of several kinds, of all together. */
function presentQuote(quote: QuoteRow) {
  const quoted = vehiclesOf(quote);
  const kinds = quoted.lines ?? [quoted];
  return {
    folio: quote.folio,
    plan: quote.plan.title,
    vehicle: vehiclesText(quoted),
    units: quote.units,
    vehicles: kinds.map(({ vehicle, units }) => ({
      model: vehicle.model,
      version: vehicle.version,
      units,
      equipment: equipmentText(vehicle),
    })),
    tradeIn: quoted.tradeIn ? { description: tradeInText(quoted.tradeIn), expectedValue: quoted.tradeIn.value } : null,
    price: quote.priceWithVat.toFixed(2),
    downPaymentPercent: quote.downPaymentPercent.toString(),
    termMonths: quote.termMonths,
    monthlyPayment: quote.monthlyPayment.toFixed(2),
    validUntil: dayOfColumn(quote.validUntil),
    distributor: quote.distributorSlug,
  };
}
