import type { TimelineEntry } from '@flota/schemas';
import type { PrismaService } from '../platform/database/prisma.service.js';

/** A lead and what was merged into it: it is told as one. */
export async function partsOfLead(prisma: PrismaService, id: string): Promise<string[]> {
  const merged = await prisma.lead.findMany({ where: { mergedIntoId: id }, select: { id: true } });
  return [id, ...merged.map((part) => part.id)];
}

/** What is told of leads and stands in other records: that they came in, their quotes, the mails they were sent. */
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
