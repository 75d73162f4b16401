import type { Lead, Prisma, Quote } from '../../generated/client.js';
import { createQuote } from './quote.factory.js';

type LeadInput = Prisma.LeadCreateManyInput;

/** Somebody who wrote by the contact form. */
export function buildLead(overrides: Partial<LeadInput> = {}): LeadInput {
  return {
    kind: 'contact',
    name: 'Transportes Rosales del Norte',
    email: 'compras@rosales.example',
    phone: '+528155550130',
    ...overrides,
  };
}

/** Whoever a quote was made for wants to be called about it. */
export function buildCallBack(
  quote: Pick<Quote, 'id' | 'contactName' | 'contactEmail' | 'contactPhone'>,
  overrides: Partial<LeadInput> = {},
): LeadInput {
  const { id: quoteId, contactName: name, contactEmail: email, contactPhone: phone } = quote;
  return buildLead({ kind: 'call-back', quoteId, name, email, phone, ...overrides });
}

/** A call-back about a quote of its own. */
export async function createCallBack(
  database: Prisma.TransactionClient,
  overrides: Partial<LeadInput> = {},
): Promise<Lead> {
  return database.lead.create({ data: buildCallBack(await createQuote(database), overrides) });
}

export async function createLead(
  database: Prisma.TransactionClient,
  overrides: Partial<LeadInput> = {},
): Promise<Lead> {
  return database.lead.create({ data: buildLead(overrides) });
}
