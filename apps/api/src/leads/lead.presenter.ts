import type { Prisma, SyntageRequest } from '@flota/prisma';
import { type AdminLead, type LostReason, timelineFactSchema } from '@flota/schemas';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ifReadable } from '../platform/crypto/if-readable.js';
import { quotedTexts } from '../quotes/index.js';
import { extractionsOf } from './syntage-reports.js';
import { maskedRfc } from './syntage-rfc.js';

const notes = {
  where: { fact: { path: ['kind'], equals: 'note' } },
  orderBy: [{ at: 'desc' }, { id: 'desc' }],
  select: { fact: true, at: true },
} satisfies Prisma.Lead$timelineArgs;

/** What staff see of a lead beside itself. */
export const leadInclude = {
  adviser: { select: { name: true } },
  owner: { select: { id: true, name: true } },
  contract: { select: { id: true, number: true } },
  quote: { select: { folio: true, vehicle: true, units: true, lines: true, tradeIn: true } },
  syntage: true,
  mergedInto: { select: { id: true, name: true } },
  timeline: notes,
  merged: { select: { timeline: notes } },
} satisfies Prisma.LeadInclude;

export type LeadRow = Prisma.LeadGetPayload<{ include: typeof leadInclude }>;

export const presentLead = (encryption: FieldEncryption, lead: LeadRow): AdminLead => ({
  id: lead.id,
  createdAt: lead.createdAt.toISOString(),
  updatedAt: lead.updatedAt.toISOString(),
  kind: lead.kind as AdminLead['kind'],
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  preferredTime: lead.preferredTime,
  stage: lead.stage,
  stageAt: lead.stageAt.toISOString(),
  contract: lead.contract,
  lost: lead.lostReason === null ? null : { reason: lead.lostReason as LostReason, note: lead.lostNote },
  owner: lead.owner,
  answerDueAt: lead.answeredAt === null && lead.stage === 'new' ? (lead.answerDueAt?.toISOString() ?? null) : null,
  notes: notesOf(lead),
  folio: lead.folio ?? lead.quote?.folio ?? '',
  message: lead.message,
  details: lead.details as AdminLead['details'],
  source: lead.source as AdminLead['source'],
  campaign: lead.campaignSlug,
  mergedInto: lead.mergedInto,
  quoteId: lead.quoteId,
  quoteFolio: lead.quote?.folio ?? null,
  quoted: lead.quote && quotedTexts(lead.quote),
  adviserId: lead.adviserId,
  adviserName: lead.adviser?.name ?? null,
  syntage: lead.syntage && presentSyntage(encryption, lead.syntage),
});

/** With those of what was merged into it. */
const notesOf = ({ timeline, merged }: LeadRow): string[] =>
  [...timeline, ...merged.flatMap((part) => part.timeline)]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ fact }) => textOf(fact));

function textOf(stored: unknown): string {
  const fact = timelineFactSchema.parse(stored);
  return fact.kind === 'note' ? fact.text : '';
}

const presentSyntage = (encryption: FieldEncryption, syntage: SyntageRequest) => ({
  state: syntage.state,
  extractions: extractionsOf(syntage),
  rfc: ifReadable(() => maskedRfc(encryption, syntage)),
});
