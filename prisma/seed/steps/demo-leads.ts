import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import { createHash, randomBytes } from 'node:crypto';
import type { SeedContext } from '../context.js';
import { campaigns } from '../data/campaigns.js';
import { demoCallBacks, demoForms } from '../data/demo-leads.js';
import { buildCallBack, buildLead } from '../factories/lead.factory.js';

/** Some of the demo quotes' people want to be called and others sent a form, unless there are leads already. */
export async function seedDemoLeads(context: SeedContext): Promise<number> {
  if ((await context.database.lead.count()) > 0) return 0;
  return (await seedCallBacks(context)) + (await seedForms(context));
}

async function seedCallBacks({ database }: SeedContext): Promise<number> {
  const quotes = await database.quote.findMany({
    where: { contactEmail: { in: demoCallBacks.map(({ email }) => email) } },
  });
  const { count } = await database.lead.createMany({
    data: demoCallBacks.flatMap(({ email, minutesLater, ...lead }) => {
      const quote = quotes.find(({ contactEmail }) => contactEmail === email);
      if (!quote) return [];
      return [
        buildCallBack(quote, { ...lead, createdAt: new Date(quote.createdAt.getTime() + minutesLater * 60_000) }),
      ];
    }),
  });
  return count;
}

async function seedForms({ database, now, fieldCipher }: SeedContext): Promise<number> {
  const today = dayInMexico(now);
  const campaign = await database.campaign.findFirst({ where: { slug: { in: campaigns.map(({ slug }) => slug) } } });
  let count = 0;
  for (const { daysAgo, time, contact, details = {}, fromCampaign, rfc, ...form } of demoForms) {
    if (rfc && !fieldCipher) continue;
    const [name, email, phone] = contact;
    const createdAt = instantInMexico(addDays(today, -daysAgo), time);
    const lead = buildLead({ ...form, name, email, phone, details: { ...details }, createdAt, consentAt: createdAt });
    const { id } = await database.lead.create({
      data: { ...lead, campaignSlug: (fromCampaign && campaign?.slug) || null },
    });
    if (rfc && fieldCipher) {
      await database.syntageRequest.create({
        data: {
          leadId: id,
          // Of a token nobody has.
          tokenHash: createHash('sha256').update(randomBytes(32)).digest('hex'),
          rfc: fieldCipher.encrypt(rfc, 'syntage_request.rfc'),
          rfcIndex: fieldCipher.blindIndex(rfc, 'syntage_request.rfc'),
          createdAt,
        },
      });
    }
    count += 1;
  }
  return count;
}
