import { Injectable } from '@nestjs/common';
import { dayOfColumn, type Policy } from '@flota/prisma';
import type { apiPoliciesQuerySchema, ApiPage, ApiPolicy } from '@flota/schemas';
import type { z } from 'zod';
import type { CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { ExternalIds } from './external-ids.js';
import { changedSince, cut, pageArgs } from './record-page.js';

@Injectable()
export class PolicyRecords {
  constructor(
    private readonly prisma: PrismaService,
    private readonly externalIds: ExternalIds,
  ) {}

  async list(client: CurrentIntegrator, query: z.output<typeof apiPoliciesQuerySchema>): Promise<ApiPage<ApiPolicy>> {
    const { where, ...page } = pageArgs(query);
    const named = { id: await this.externalIds.named(client, 'policy', query.externalId) };
    const asked = { contractId: query.contractId, updatedAt: changedSince(query) };
    const rows = await this.prisma.policy.findMany({ ...page, where: { AND: [where, named, asked] } });
    const { shown, next } = cut(rows, query);
    return { data: await this.present(client, shown), next };
  }

  async show(client: CurrentIntegrator, id: string): Promise<ApiPolicy> {
    const row = await this.prisma.policy.findUnique({ where: { id } });
    const [shown] = row ? await this.present(client, [row]) : [];
    if (!shown) throw ProblemException.notFound();
    return shown;
  }

  private async present(client: CurrentIntegrator, rows: readonly Policy[]): Promise<ApiPolicy[]> {
    const nameOf = await this.externalIds.of(
      client,
      'policy',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      externalId: nameOf(row.id),
      contractId: row.contractId,
      insurer: row.insurer,
      number: row.number,
      coverage: row.coverage,
      startsOn: dayOfColumn(row.startsOn),
      endsOn: dayOfColumn(row.endsOn),
      premium: row.premium.toFixed(2),
      updatedAt: row.updatedAt.toISOString(),
    }));
  }
}
