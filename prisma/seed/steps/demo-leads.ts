import type { SeedContext } from '../context.js';
import { demoLeads } from '../data/demo-leads.js';
import { buildLead } from '../factories/lead.factory.js';

/** Some of the demo quotes' people want to be called, unless somebody does already. */
export async function seedDemoLeads({ database }: SeedContext): Promise<number> {
  if ((await database.lead.count()) > 0) return 0;
  const quotes = await database.quote.findMany({
    where: { contactEmail: { in: demoLeads.map(({ email }) => email) } },
  });
  const { count } = await database.lead.createMany({
    data: demoLeads.flatMap(({ email, minutesLater, ...lead }) => {
      const quote = quotes.find(({ contactEmail }) => contactEmail === email);
      if (!quote) return [];
      return [buildLead(quote, { ...lead, createdAt: new Date(quote.createdAt.getTime() + minutesLater * 60_000) })];
    }),
  });
  return count;
}
