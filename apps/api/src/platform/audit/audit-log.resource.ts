import type { AuditEntry } from '@flota/prisma';
import { addDays, type AdminAuditEntry, dateOnly, instantInMexico, SECURITY_EVENTS } from '@flota/schemas';
import { z } from 'zod';
import { defineResource, sortedBy } from '../resources/resource.js';

const word = z.string().trim().min(1).max(80);

export const auditLogResource = defineResource<AuditEntry>({
  name: 'audit-log',
  allow: { list: ['auditor'], show: ['auditor'], verify: ['auditor'] },
  model: (database) => database.auditEntry,
  search: { columns: ['actorEmail', 'recordId', 'address'] },
  sort: sortedBy('at', 'actorEmail', 'resource'),
  defaultOrder: { at: 'desc' },
  filters: {
    resource: word.transform((resource) => ({ resource })),
    recordId: word.transform((recordId) => ({ recordId })),
    action: word.transform((action) => ({ action })),
    actorId: z.uuid().transform((actorId) => ({ actorId })),
    actorEmail: word.transform((email) => ({
      actorEmail: { contains: email.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' },
    })),
    /** What touches who gets in and what gets out. */
    security: z.literal(true).transform(() => ({ action: { in: [...SECURITY_EVENTS] } })),
    from: dateOnly.transform((day) => ({ at: { gte: instantInMexico(day) } })),
    to: dateOnly.transform((day) => ({ at: { lt: instantInMexico(addDays(day, 1)) } })),
  },
  present: ({ at, changes, ...entry }): AdminAuditEntry => ({
    id: entry.id,
    at: at.toISOString(),
    actorId: entry.actorId,
    actorEmail: entry.actorEmail,
    action: entry.action,
    resource: entry.resource,
    recordId: entry.recordId,
    changes: changes as Record<string, unknown>,
    address: entry.address,
    device: entry.device,
  }),
});
