import type { AuditEntry } from '@flota/prisma';
import { defineResource } from '../resources/resource.js';
import { z } from 'zod';

export const auditLogResource = defineResource<AuditEntry>({
  name: 'audit-log',
  allow: { list: ['auditor'], show: ['auditor'] },
  model: (database) => database.auditEntry,
  search: { columns: ['actorEmail', 'recordId'] },
  sort: { at: (at) => ({ at }), actorEmail: (actorEmail) => ({ actorEmail }), resource: (resource) => ({ resource }) },
  defaultOrder: { at: 'desc' },
  filters: {
    resource: z
      .string()
      .max(60)
      .transform((resource) => ({ resource })),
    action: z
      .string()
      .max(60)
      .transform((action) => ({ action })),
  },
  present: ({ id, at, actorEmail, action, resource, recordId, changes }) => ({
    id,
    at: at.toISOString(),
    actorEmail,
    action,
    resource,
    recordId,
    changes,
  }),
});
