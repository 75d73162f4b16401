import {
  type FieldError,
  importedLeadSchema,
  type ImportedLead,
  PREFERRED_TIME_NAMES,
  PREFERRED_TIMES,
} from '@flota/schemas';
import type { Prisma } from '@flota/prisma';
import { Injectable } from '@nestjs/common';
import { Audit } from '../platform/audit/audit.js';
import { newFolio } from '../platform/crypto/folio.js';
import { orderedIds } from '../platform/database/ordered-ids.js';
import type { Database } from '../platform/database/prisma.service.js';
import { Events } from '../platform/events/events.js';
import type { ImportColumn, ImportHand, BulkImportKind } from '../platform/imports/import-kind.js';

/**
 * Leads of a file. They didn't write to us: nobody is mailed, no clock runs for an answer and none is given in turn, as a file of last
 * year's fair would hand everybody thousands. Staff give them by the list.
 */
@Injectable()
export class LeadImports implements BulkImportKind<typeof importedLeadSchema> {
  readonly name = 'leads';
  readonly fileName = 'solicitudes';
  readonly schema = importedLeadSchema;
  readonly columns: readonly ImportColumn[] = [
    {
      name: 'name',
      heading: 'Nombre',
      aliases: ['Nombre completo', 'Contacto', 'Cliente'],
      isRequired: true,
      example: 'María López Ruiz',
    },
    {
      name: 'email',
      heading: 'Correo',
      aliases: ['Correo electrónico', 'E-mail', 'Mail'],
      isRequired: true,
      example: 'maria@ejemplo.mx',
    },
    { name: 'phone', heading: 'Teléfono', aliases: ['Celular', 'Tel', 'Móvil', 'WhatsApp'], example: '477 123 4567' },
    {
      ...{ name: 'preferredTime', heading: 'Horario', aliases: ['Horario preferido'], example: 'Por la mañana' },
      hint: PREFERRED_TIMES.map((time) => PREFERRED_TIME_NAMES[time]).join(', '),
      read: (cell) =>
        PREFERRED_TIMES.find((time) => PREFERRED_TIME_NAMES[time].toLowerCase() === cell.toLowerCase()) ?? cell,
    },
    {
      ...{ name: 'campaign', heading: 'Campaña', aliases: [], example: '' },
      hint: 'Como está en la dirección de su página',
    },
    {
      name: 'message',
      heading: 'Mensaje',
      aliases: ['Comentarios', 'Notas', 'Observaciones'],
      example: 'Le interesan dos tractocamiones.',
    },
  ];

  constructor(
    private readonly audit: Audit,
    private readonly events: Events,
  ) {}

  keyOf({ email }: ImportedLead): string {
    return email;
  }

  async refusals(database: Database, rows: readonly ImportedLead[]): Promise<FieldError[][]> {
    const isOpen = { stage: { notIn: ['won', 'lost'] } } satisfies Prisma.LeadWhereInput;
    const open = await database.lead.findMany({
      where: {
        email: { in: rows.map(({ email }) => email) },
        // One that was merged is as open as the one that it is part of, whatever its own stage was.
        OR: [{ mergedIntoId: null, ...isOpen }, { mergedInto: isOpen }],
      },
      select: { email: true },
    });
    const campaigns = await database.campaign.findMany({
      where: { slug: { in: rows.flatMap(({ campaign }) => campaign ?? []) } },
      select: { slug: true },
    });
    const emails = new Set(open.map(({ email }) => email));
    const slugs = new Set(campaigns.map(({ slug }) => slug));
    return rows.map(({ email, campaign }): FieldError[] => [
      ...(emails.has(email) ? [{ field: 'email', code: 'LEAD.ALREADY_OPEN' } as const] : []),
      ...(campaign !== undefined && !slugs.has(campaign)
        ? [{ field: 'campaign', code: 'CAMPAIGN.UNKNOWN' } as const]
        : []),
    ]);
  }

  async take({ database }: ImportHand, rows: readonly ImportedLead[]): Promise<string[]> {
    const ids = orderedIds(rows.length);
    // The same instant of both: that nobody changed it since is read from them.
    const now = new Date();
    const leads = rows.map(({ phone, campaign, ...lead }, index) => ({
      ...{ id: ids[index] ?? '', kind: 'imported', folio: newFolio('imported'), createdAt: now, updatedAt: now },
      ...{ ...lead, phone: phone ?? null, campaignSlug: campaign ?? null },
    }));
    await database.lead.createMany({ data: leads });
    await this.events.tellAll(
      database,
      leads.map(({ id, folio, kind }) => ({
        type: 'lead.created' as const,
        subject: { kind: 'lead' as const, id },
        data: { leadId: id, folio, kind, quoteId: null },
      })),
    );
    return ids;
  }

  async takeBack({ actor, database, importId }: ImportHand, ids: readonly string[]): Promise<Map<string, FieldError>> {
    await database.$queryRaw`select 1 from lead where id = any(${[...ids]}::uuid[]) order by id for update`;
    const leads = await database.lead.findMany({
      where: { id: { in: [...ids] } },
      select: {
        ...{ id: true, createdAt: true, updatedAt: true, mergedIntoId: true },
        _count: { select: { tasks: true, timeline: true, merged: true } },
      },
    });
    const found = new Map(leads.map((lead) => [lead.id, lead]));
    const kept = new Map<string, FieldError>();
    for (const id of ids) {
      const lead = found.get(id);
      if (!lead) kept.set(id, { field: '', code: 'LEAD.GONE' });
      // What was merged into it would go with it.
      else if (lead.mergedIntoId !== null || lead._count.merged > 0) kept.set(id, { field: '', code: 'LEAD.JOINED' });
      else if (lead._count.tasks + lead._count.timeline > 0) kept.set(id, { field: '', code: 'LEAD.WORKED' });
      else if (lead.updatedAt.getTime() !== lead.createdAt.getTime()) kept.set(id, { field: '', code: 'LEAD.CHANGED' });
    }
    const gone = ids.filter((id) => !kept.has(id));
    if (gone.length === 0) return kept;
    await database.lead.deleteMany({ where: { id: { in: gone } } });
    await this.audit.note(database, {
      ...{ actor, action: 'import-undo', resource: 'leads', recordId: importId },
      details: { deleted: gone },
    });
    return kept;
  }
}
