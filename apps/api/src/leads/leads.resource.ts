import { formatPhone } from '@flota/figures';
import { LeadStage } from '@flota/prisma';
import { addDays, dateOnly, instantInMexico, LEAD_KINDS, leadWriteSchema, rfcSchema, slug } from '@flota/schemas';
import { z } from 'zod';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import {
  defineResource,
  type Resource,
  sortedBy,
  sortedByOptional,
  sortedWithin,
} from '../platform/resources/resource.js';
import { leadInclude, type LeadRow, presentLead } from './lead.presenter.js';
import { exportedLeads } from './leads.export.js';
import { NOT_MERGED } from './merge/merged-leads.js';
import { rfcIndexes } from './syntage-rfc.js';
import { lateLeads, timelyLeads } from './work/late-leads.js';

/** Leads are made by visitors: staff read them, and work them by the operations of `work`. */
export function leadsResource(encryption: FieldEncryption): Resource {
  const byRfc = (rfc: string) => ({ syntage: { rfcIndex: { in: rfcIndexes(encryption, rfc) } } });
  return defineResource<LeadRow, typeof leadWriteSchema>({
    name: 'leads',
    allow: {
      list: ['care', 'finance', 'auditor'],
      show: ['care', 'finance', 'auditor'],
      edit: ['care'],
      work: ['care'],
      import: ['care'],
      export: ['care', 'finance', 'auditor'],
      'syntage-state': ['care'],
    },
    model: (database) => database.lead,
    include: leadInclude,
    listed: NOT_MERGED,
    search: { texts: ['searchText'], rfc: byRfc },
    palette: {
      tell: ({ name, email, phone, folio, quote, mergedInto }) => ({
        title: name,
        detail: [mergedInto && 'Unida a otra', folio ?? quote?.folio, phone ? formatPhone(phone) : email]
          .filter(Boolean)
          .join(' · '),
      }),
    },
    sort: {
      ...sortedBy('createdAt', 'name'),
      ...sortedWithin('createdAt', 'stage', 'kind'),
      ...sortedByOptional('answerDueAt'),
    },
    defaultOrder: { createdAt: 'desc' },
    filters: {
      stage: z.enum(LeadStage).transform((stage) => ({ stage })),
      ownerId: z.uuid().transform((ownerId) => ({ ownerId })),
      unassigned: z.boolean().transform((unassigned) => ({ ownerId: unassigned ? null : { not: null } })),
      late: z.boolean().transform((late) => (late ? lateLeads() : timelyLeads())),
      kind: z.enum(LEAD_KINDS).transform((kind) => ({ kind })),
      campaign: slug.transform((campaignSlug) => ({ campaignSlug })),
      rfc: rfcSchema.transform(byRfc),
      createdFrom: dateOnly.transform((day) => ({ createdAt: { gte: instantInMexico(day) } })),
      createdTo: dateOnly.transform((day) => ({ createdAt: { lt: instantInMexico(addDays(day, 1)) } })),
      movedFrom: dateOnly.transform((day) => ({ stageAt: { gte: instantInMexico(day) } })),
      movedTo: dateOnly.transform((day) => ({ stageAt: { lt: instantInMexico(addDays(day, 1)) } })),
    },
    exported: exportedLeads,
    present: (lead) => presentLead(encryption, lead),
    write: {
      schema: leadWriteSchema,
      async toData({ adviserId }, { database, current }) {
        if (current?.mergedInto) throw new ProblemException(409, 'LEAD.MERGED');
        if (adviserId) await requireAdviser(database, adviserId);
        return { adviserId };
      },
    },
  });
}

async function requireAdviser(database: Database, id: string): Promise<void> {
  if (await database.adviser.findUnique({ where: { id, active: true }, select: { id: true } })) return;
  throw ProblemException.invalid([{ field: 'adviserId', code: 'ADVISER.UNKNOWN' }]);
}
