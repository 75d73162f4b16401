import { formatPhone } from '@flota/figures';
import { type Lead, LeadState, type Quote, type SyntageRequest } from '@flota/prisma';
import { type AdminLead, LEAD_KINDS, leadWriteSchema, rfcSchema, slug } from '@flota/schemas';
import { z } from 'zod';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ifReadable } from '../platform/crypto/if-readable.js';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { defineResource, type Resource, sortedBy, sortedWithin } from '../platform/resources/resource.js';
import { quotedTexts } from '../quotes/index.js';
import { extractionsOf } from './syntage-reports.js';
import { maskedRfc, rfcIndexes } from './syntage-rfc.js';
import { exportedLeads } from './leads.export.js';

const quoteOfLead = { folio: true, vehicle: true, units: true, lines: true, tradeIn: true } as const;
type QuoteOfLead = Pick<Quote, keyof typeof quoteOfLead>;

type Row = Lead & { adviser: { name: string } | null; quote: QuoteOfLead | null; syntage: SyntageRequest | null };

/** Leads are made by visitors: staff read them, and note what became of them. */
export function leadsResource(encryption: FieldEncryption): Resource {
  const byRfc = (rfc: string) => ({ syntage: { rfcIndex: { in: rfcIndexes(encryption, rfc) } } });
  return defineResource<Row, typeof leadWriteSchema>({
    name: 'leads',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      edit: ['care'],
      export: ['care', 'finance', 'auditor'],
      'syntage-state': ['care'],
    },
    model: (database) => database.lead,
    include: { adviser: { select: { name: true } }, quote: { select: quoteOfLead }, syntage: true },
    search: { texts: ['searchText'], rfc: byRfc },
    palette: {
      tell: ({ name, email, phone, folio, quote }) => ({
        title: name,
        detail: [folio ?? quote?.folio, phone ? formatPhone(phone) : email].filter(Boolean).join(' · '),
      }),
    },
    sort: { ...sortedBy('createdAt', 'name'), ...sortedWithin('createdAt', 'state', 'kind') },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      state: z.enum(LeadState).transform((state) => ({ state })),
      kind: z.enum(LEAD_KINDS).transform((kind) => ({ kind })),
      campaign: slug.transform((campaignSlug) => ({ campaignSlug })),
      rfc: rfcSchema.transform(byRfc),
    },
    exported: exportedLeads,
    present: (lead): AdminLead => ({
      id: lead.id,
      createdAt: lead.createdAt.toISOString(),
      updatedAt: lead.updatedAt.toISOString(),
      kind: lead.kind as AdminLead['kind'],
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      preferredTime: lead.preferredTime,
      state: lead.state,
      notes: lead.notes,
      folio: lead.folio ?? lead.quote?.folio ?? '',
      message: lead.message,
      details: lead.details as AdminLead['details'],
      source: lead.source as AdminLead['source'],
      campaign: lead.campaignSlug,
      quoteId: lead.quoteId,
      quoteFolio: lead.quote?.folio ?? null,
      quoted: lead.quote && quotedTexts(lead.quote),
      adviserId: lead.adviserId,
      adviserName: lead.adviser?.name ?? null,
      syntage: lead.syntage && presentSyntage(encryption, lead.syntage),
    }),
    write: {
      schema: leadWriteSchema,
      async toData({ state, notes, adviserId }, { database }) {
        if (adviserId) await requireAdviser(database, adviserId);
        return { state, notes, ...(adviserId !== undefined && { adviserId }) };
      },
    },
  });
}

const presentSyntage = (encryption: FieldEncryption, syntage: SyntageRequest) => ({
  state: syntage.state,
  extractions: extractionsOf(syntage),
  rfc: ifReadable(() => maskedRfc(encryption, syntage)),
});

async function requireAdviser(database: Database, id: string): Promise<void> {
  if (await database.adviser.findUnique({ where: { id, active: true }, select: { id: true } })) return;
  throw ProblemException.invalid([{ field: 'adviserId', code: 'ADVISER.UNKNOWN' }]);
}
