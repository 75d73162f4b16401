import type { Lead, Prisma, Quote } from '../../generated/client.js';
import { createQuote } from './quote.factory.js';

type LeadInput = Prisma.LeadCreateManyInput;

/** Whoever a quote was made for wants to be called about it. */
export function buildLead(
  quote: Pick<Quote, 'id' | 'contactName' | 'contactEmail' | 'contactPhone'>,
  overrides: Partial<LeadInput> = {},
): LeadInput {
  return {
    kind: 'call-back',
    quoteId: quote.id,
    name: quote.contactName,
    email: quote.contactEmail,
    phone: quote.contactPhone,
    preferredTime: 'any',
    ...overrides,
  };
}

/** With a quote of its own. */
export async function createLead(
  database: Prisma.TransactionClient,
  overrides: Partial<LeadInput> = {},
): Promise<Lead> {
  return database.lead.create({ data: buildLead(await createQuote(database), overrides) });
}
