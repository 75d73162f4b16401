import type { TimelineEntry } from '@flota/schemas';
import type { PrismaService } from '../platform/database/prisma.service.js';

/** What is told of a lead and stands in other records: that it came in, its quote, the mails it was sent. */
export async function leadMoments(prisma: PrismaService, id: string): Promise<TimelineEntry[]> {
  const lead = await prisma.lead.findUnique({
    where: { id },
    select: { id: true, folio: true, createdAt: true, quote: { select: { id: true, folio: true, createdAt: true } } },
  });
  if (!lead) return [];
  const { quote } = lead;
  const mails = await prisma.outboundEmail.findMany({
    where: { aboutKind: 'lead', aboutId: id, sentAt: { not: null } },
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
    { kind: 'lead_created', id: lead.id, at: lead.createdAt.toISOString(), folio: lead.folio },
    ...(quote
      ? [{ kind: 'quote_made' as const, id: quote.id, at: quote.createdAt.toISOString(), folio: quote.folio }]
      : []),
  ];
}
