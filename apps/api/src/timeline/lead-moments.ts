import type { TimelineEntry } from '@flota/schemas';
import type { PrismaService } from '../platform/database/prisma.service.js';

/** A lead and what was merged into it: it is told as one. */
export async function partsOfLead(prisma: PrismaService, id: string): Promise<string[]> {
  const merged = await prisma.lead.findMany({ where: { mergedIntoId: id }, select: { id: true } });
  return [id, ...merged.map((part) => part.id)];
}

/** What is told of leads and stands in other records: that they came in, their quotes, the mails they were sent, what staff wrote. */
export async function leadMoments(prisma: PrismaService, ids: readonly string[]): Promise<TimelineEntry[]> {
  const leads = await prisma.lead.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, folio: true, createdAt: true, quote: { select: { id: true, folio: true, createdAt: true } } },
  });
  const mails = await prisma.outboundEmail.findMany({
    where: { aboutKind: 'lead', aboutId: { in: [...ids] }, sentAt: { not: null } },
    orderBy: { sentAt: 'desc' },
    select: { id: true, subject: true, kind: true, sentAt: true },
  });
  return [
    ...(await writtenMails(prisma, ids)),
    ...mails.map(({ sentAt, kind, ...mail }) => ({
      kind: 'mail_sent' as const,
      mail: kind,
      ...mail,
      at: sentAt?.toISOString() ?? '',
    })),
    ...leads.flatMap(({ quote, createdAt, ...lead }) => [
      { kind: 'lead_created' as const, ...lead, at: createdAt.toISOString() },
      ...(quote ? [{ kind: 'quote_made' as const, ...quote, at: quote.createdAt.toISOString() }] : []),
    ]),
  ];
}

/** As they stand now: what became of a mail is learnt later. */
async function writtenMails(prisma: PrismaService, ids: readonly string[]): Promise<TimelineEntry[]> {
  const written = await prisma.leadMail.findMany({
    where: { leadId: { in: [...ids] } },
    select: { id: true, subject: true, text: true, byName: true, createdAt: true },
  });
  const sent = await prisma.outboundEmail.findMany({
    where: { aboutKind: 'lead_mail', aboutId: { in: written.map(({ id }) => id) } },
    select: { aboutId: true, state: true, fate: true },
  });
  return written.flatMap(({ id, byName: by, createdAt, ...said }) => {
    const mail = sent.find(({ aboutId }) => aboutId === id);
    if (!mail) return [];
    const { state, fate } = mail;
    return [{ kind: 'mail_written' as const, id, ...said, by, state, fate, at: createdAt.toISOString() }];
  });
}
