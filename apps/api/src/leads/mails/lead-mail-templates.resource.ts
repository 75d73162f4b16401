import type { LeadMailTemplate } from '@flota/prisma';
import { type AdminLeadMailTemplate, leadMailTemplateSchema } from '@flota/schemas';
import { defineResource, sortedBy } from '../../platform/resources/resource.js';

/** What staff write to leads with often. Who works leads keeps them; what was sent from them stays as it was sent. */
export const leadMailTemplatesResource = defineResource<LeadMailTemplate, typeof leadMailTemplateSchema>({
  name: 'lead-mail-templates',
  allow: {
    list: ['care', 'auditor'],
    show: ['care', 'auditor'],
    create: ['care'],
    edit: ['care'],
    delete: ['care'],
  },
  model: (database) => database.leadMailTemplate,
  uniqueField: 'name',
  search: { columns: ['name', 'subject', 'text'] },
  palette: { tell: ({ name, subject }) => ({ title: name, detail: subject }) },
  sort: sortedBy('name', 'updatedAt'),
  defaultOrder: { name: 'asc' },
  present: ({ createdAt, updatedAt, ...template }): AdminLeadMailTemplate => ({
    ...template,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }),
  write: { schema: leadMailTemplateSchema, toData: (template) => template },
});
