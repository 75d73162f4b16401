import { dateColumn } from '@flota/records';
import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '../../generated/client.js';
import type { SeedContext } from '../context.js';
import { campaigns } from '../data/campaigns.js';
import { demoCallBacks, demoForms, type DemoWork } from '../data/demo-leads.js';

import { buildCallBack, buildLead } from '../factories/lead.factory.js';

/** Whose work the demo's leads are. */
type Owner = { id: string; name: string } | null;

/** Some of the demo quotes' people want to be called and others sent a form, unless there are leads already. */
export async function seedDemoLeads(context: SeedContext): Promise<number> {
  if ((await context.database.lead.count()) > 0) return 0;
  const owner = await context.database.staffAccount.findFirst({
    where: { role: 'care' },
    orderBy: { createdAt: 'asc' },
    select: { id: true, name: true },
  });
  return (await seedCallBacks(context, owner)) + (await seedForms(context, owner));
}

async function seedCallBacks({ database, now }: SeedContext, owner: Owner): Promise<number> {
  const quotes = await database.quote.findMany({
    where: { contactEmail: { in: demoCallBacks.map(({ email }) => email) } },
  });
  let count = 0;
  for (const { email, minutesLater, preferredTime, ...work } of demoCallBacks) {
    const quote = quotes.find(({ contactEmail }) => contactEmail === email);
    if (!quote) continue;
    const createdAt = new Date(quote.createdAt.getTime() + minutesLater * 60_000);
    const lead = buildCallBack(quote, { preferredTime, createdAt, ...columnsOf(work, owner, { createdAt, now }) });
    const { id } = await database.lead.create({ data: lead });
    await seedWork({ database, now }, id, work, owner);
    count += 1;
  }
  return count;
}

async function seedForms({ database, now, fieldCipher }: SeedContext, owner: Owner): Promise<number> {
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
        ...columnsOf(work, owner, { createdAt, now }),
      },
    });
    await seedWork({ database, now }, id, work, owner);
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
  { stage, lostReason, isTaken, dueInMinutes }: DemoWork,
  owner: Owner,
  { createdAt, now }: { createdAt: Date; now: Date },
): Pick<
  Prisma.LeadUncheckedCreateInput,
  'stage' | 'stageAt' | 'lostReason' | 'ownerId' | 'answerDueAt' | 'answeredAt'
> {
  const answeredAt = stage === 'new' ? null : new Date(createdAt.getTime() + 3_600_000);
  return {
    stage,
    stageAt: answeredAt ?? createdAt,
    answeredAt,
    lostReason: lostReason ?? null,
    ownerId: isTaken && owner ? owner.id : null,
    answerDueAt: dueInMinutes === undefined ? null : new Date(now.getTime() + dueInMinutes * 60_000),
  };
}

async function seedWork(
  { database, now }: Pick<SeedContext, 'database' | 'now'>,
  leadId: string,
  { note, task, stage, lostReason }: DemoWork,
  owner: Owner,
): Promise<void> {
  const { stageAt: at } = await database.lead.findUniqueOrThrow({ where: { id: leadId }, select: { stageAt: true } });
  const by = owner?.name ?? null;
  const move = { kind: 'lead_moved', from: 'new', to: stage, by, contract: null, reason: lostReason ?? null, note: '' };
  const facts = [...(stage === 'new' ? [] : [move]), ...(note ? [{ kind: 'note', text: note, by }] : [])];
  await database.timelineEntry.createMany({
    data: facts.map((fact) => ({ leadId, source: 'staff', reference: `${leadId}:${fact.kind}`, fact, at })),
  });
  if (!task) return;
  const dueOn = dateColumn(addDays(dayInMexico(now), task.inDays));
  await database.leadTask.create({ data: { leadId, title: task.title, dueOn, ownerId: owner?.id ?? null } });
}
