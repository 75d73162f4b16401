import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import type { ApiInvoice, apiInvoicesQuerySchema, ApiPage } from '@flota/schemas';
import type { z } from 'zod';
import type { CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { ExternalIds } from './external-ids.js';
import { changedSince, cut, pageArgs } from './record-page.js';

const include = {
  movements: { where: { removedAt: null }, select: { movementId: true }, orderBy: { movementId: 'asc' } },
} satisfies Prisma.InvoiceInclude;
type Row = Prisma.InvoiceGetPayload<{ include: typeof include }>;

@Injectable()
export class InvoiceRecords {
  constructor(
    private readonly prisma: PrismaService,
    private readonly externalIds: ExternalIds,
  ) {}

  async list(client: CurrentIntegrator, query: z.output<typeof apiInvoicesQuerySchema>): Promise<ApiPage<ApiInvoice>> {
    const { where, ...page } = pageArgs(query);
    const named = { id: await this.externalIds.named(client, 'invoice', query.externalId) };
    const asked = { contractId: query.contractId, updatedAt: changedSince(query) };
    const rows = await this.prisma.invoice.findMany({ ...page, where: { AND: [where, named, asked] }, include });
    const { shown, next } = cut(rows, query);
    return { data: await this.present(client, shown), next };
  }

  async show(client: CurrentIntegrator, id: string): Promise<ApiInvoice> {
    const row = await this.prisma.invoice.findUnique({ where: { id }, include });
    const [shown] = row ? await this.present(client, [row]) : [];
    if (!shown) throw ProblemException.notFound();
    return shown;
  }

  private async present(client: CurrentIntegrator, rows: readonly Row[]): Promise<ApiInvoice[]> {
    const nameOf = await this.externalIds.of(
      client,
      'invoice',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      externalId: nameOf(row.id),
      contractId: row.contractId,
      uuid: row.uuid,
      type: row.type,
      series: row.series,
      folio: row.folio,
      concept: row.concept,
      issuedAt: row.issuedAt.toISOString(),
      subtotal: row.subtotal.toFixed(2),
      vat: row.vat.toFixed(2),
      total: row.total.toFixed(2),
      movementIds: row.movements.map(({ movementId }) => movementId),
      updatedAt: row.updatedAt.toISOString(),
    }));
  }
}
