import { type Lead, LeadState } from '@flota/prisma';
import { type AdminLead, leadWriteSchema } from '@flota/schemas';
import { z } from 'zod';
import { defineResource } from '../platform/resources/resource.js';

type Row = Lead & { quote: { folio: string } };

/** Leads are made by visitors: staff read them, and note what became of them. */
export const leadsResource = defineResource<Row, typeof leadWriteSchema>({
  name: 'leads',
  allow: {
    list: ['care', 'finance', 'auditor'],
    show: ['care', 'finance', 'auditor'],
    edit: ['care'],
    export: ['care', 'finance', 'auditor'],
  },
  model: (database) => database.lead,
  include: { quote: { select: { folio: true } } },
  search: ['name', 'email', 'phone', 'quote.folio'],
  sort: {
    createdAt: (createdAt) => ({ createdAt }),
    name: (name) => ({ name }),
    state: (state) => ({ state }),
  },
  defaultOrder: { createdAt: 'desc' },
  filters: { state: z.enum(LeadState).transform((state) => ({ state })) },
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
    quoteId: lead.quoteId,
    quoteFolio: lead.quote.folio,
  }),
  write: { schema: leadWriteSchema, toData: (input) => input },
});
