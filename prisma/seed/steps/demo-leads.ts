import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '../../generated/client.js';
import type { SeedContext } from '../context.js';
import { campaigns } from '../data/campaigns.js';
import { demoCallBacks, demoForms, demoLeadMailTemplates, type DemoWork } from '../data/demo-leads.js';
import { buildCallBack, buildLead } from '../factories/lead.factory.js';

/** Some of the demo quotes' people want to be called and others sent a form, unless there are leads already. */
export async function seedDemoLeads(context: SeedContext): Promise<number> {
  if ((await context.database.lead.count()) > 0) return 0;
  return (await seedCallBacks(context)) + (await seedForms(context)) + (await seedTemplates(context));
}

async function seedTemplates({ database }: SeedContext): Promise<number> {
  const { count } = await database.leadMailTemplate.createMany({ data: demoLeadMailTemplates, skipDuplicates: true });
  return count;
}

async function seedCallBacks({ database, now }: SeedContext): Promise<number> {
  const quotes = await database.quote.findMany({
    where: { contactEmail: { in: demoCallBacks.map(({ email }) => email) } },
  });
  let count = 0;
  for (const { email, minutesLater, preferredTime, ...work } of demoCallBacks) {
    const quote = quotes.find(({ contactEmail }) => contactEmail === email);
    if (!quote) continue;
    const createdAt = new Date(quote.createdAt.getTime() + minutesLater * 60_000);
    const lead = buildCallBack(quote, { preferredTime, createdAt, ...columnsOf(work, { createdAt, now }) });
    const { id } = await database.lead.create({ data: lead });
    await seedTimeline(database, id, work);
    count += 1;
  }
  return count;
}

async function seedForms({ database, now, fieldCipher }: SeedContext): Promise<number> {
  const today = dayInMexico(now);
  const campaign = await database.campaign.findFirst({ where: { slug: { in: campaigns.map(({ slug }) => slug) } } });
  let count = 0;
  for (const { daysAgo, time, contact, fromCampaign, rfc, ...form } of demoForms) {
    if (rfc && !fieldCipher) continue;
    const [name, email, phone] = contact;
    const { kind, folio, preferredTime, message, details = {}, source, ...work } = form;
    const createdAt = instantInMexico(addDays(today, -daysAgo), time);
    const asked = { kind, folio, preferredTime, message, details: { ...details }, source: { ...source } };
    const lead = buildLead({ ...asked, name, email, phone, createdAt, consentAt: createdAt });
    const { id } = await database.lead.create({
      data: {
        ...lead,
        campaignSlug: (fromCampaign && campaign?.slug) || null,
        ...columnsOf(work, { createdAt, now }),
      },
    });
    await seedTimeline(database, id, work);
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

/** Whoever was answered, was so an hour after they wrote. */
function columnsOf(
  { stage, lostReason, dueInMinutes }: DemoWork,
  { createdAt, now }: { createdAt: Date; now: Date },
): Pick<Prisma.LeadUncheckedCreateInput, 'stage' | 'stageAt' | 'lostReason' | 'answerDueAt' | 'answeredAt'> {
  const answeredAt = stage === 'new' ? null : new Date(createdAt.getTime() + 3_600_000);
  return {
    stage,
    stageAt: answeredAt ?? createdAt,
    answeredAt,
    lostReason: lostReason ?? null,
    answerDueAt: dueInMinutes === undefined ? null : new Date(now.getTime() + dueInMinutes * 60_000),
  };
}

async function seedTimeline(
  database: SeedContext['database'],
  leadId: string,
  { note, stage, lostReason }: DemoWork,
): Promise<void> {
  const { stageAt: at } = await database.lead.findUniqueOrThrow({ where: { id: leadId }, select: { stageAt: true } });
  const by = null;
  const move = { kind: 'lead_moved', from: 'new', to: stage, by, contract: null, reason: lostReason ?? null, note: '' };
  const facts = [...(stage === 'new' ? [] : [move]), ...(note ? [{ kind: 'note', text: note, by }] : [])];
  await database.timelineEntry.createMany({
    data: facts.map((fact) => ({ leadId, source: 'staff', reference: `${leadId}:${fact.kind}`, fact, at })),
  });
}
