import type { Prisma } from '@flota/prisma';
import { addDays, type AdminAuditEntry, dateOnly, instantInMexico, SECURITY_EVENTS } from '@flota/schemas';
import { z } from 'zod';
import { exportedAs } from '../resources/exports/list-export.js';
import { defineResource, sortedBy, sortedWithin } from '../resources/resource.js';

const word = z.string().trim().min(1).max(80);

const include = { seal: true } satisfies Prisma.AuditEntryInclude;
type Row = Prisma.AuditEntryGetPayload<{ include: typeof include }>;

/** A stretch of it as evidence: with the seals, by which it is found in the whole. */
const exported = exportedAs<AdminAuditEntry>('bitacora', [
  ['Número', (entry) => entry.number, 'number'],
  ['Fecha', (entry) => entry.at, 'instant'],
  ['Instante (UTC)', (entry) => entry.at],
  ['Quién', (entry) => entry.actorEmail],
  ['Acción', (entry) => entry.action],
  ['Sección', (entry) => entry.resource],
  ['Registro', (entry) => entry.recordId],
  ['Cambios', (entry) => JSON.stringify(entry.changes)],
  ['Dirección', (entry) => entry.address],
  ['Dispositivo', (entry) => entry.device],
  ['Id', (entry) => entry.id],
  ['Sello', (entry) => entry.seal],
]);

export const auditLogResource = defineResource<Row>({
  name: 'audit-log',
  allow: { list: ['auditor'], show: ['auditor'], export: ['auditor'], verify: ['auditor'] },
  include,
  exported,
  model: (database) => database.auditEntry,
  search: { codes: ['actorEmail', 'recordId', 'address'] },
  sort: { ...sortedBy('at'), ...sortedWithin('at', 'actorEmail', 'resource') },
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
    number: entry.seal && Number(entry.seal.seq),
    seal: entry.seal && Buffer.from(entry.seal.hash).toString('hex'),
  }),
});
