import { Injectable } from '@nestjs/common';
import type { ApiMovement, apiMovementsQuerySchema, ApiPage } from '@flota/schemas';
import type { z } from 'zod';
import { MOVEMENT_WITH_CONTRACT, type MovementWithContract, presentMovement } from '../../../contracts/index.js';
import type { CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { ExternalIds } from './external-ids.js';
import { changedSince, cut, pageArgs } from './record-page.js';

/** The ledger: written once, so that what changed is what came. */
@Injectable()
export class MovementRecords {
  constructor(
    private readonly prisma: PrismaService,
    private readonly externalIds: ExternalIds,
  ) {}

  async list(
    client: CurrentIntegrator,
    query: z.output<typeof apiMovementsQuerySchema>,
  ): Promise<ApiPage<ApiMovement>> {
    const { where, ...page } = pageArgs(query);
    const eventId = await this.externalIds.named(client, 'movement', query.externalId);
    const asked = { contractId: query.contractId, createdAt: changedSince(query), eventId };
    const rows = await this.prisma.movement.findMany({
      ...page,
      where: { AND: [where, asked] },
      include: MOVEMENT_WITH_CONTRACT,
    });
    const { shown, next } = cut(rows, query);
    return { data: await this.present(client, shown), next };
  }

  async show(client: CurrentIntegrator, id: string): Promise<ApiMovement> {
    const row = await this.prisma.movement.findUnique({ where: { id }, include: MOVEMENT_WITH_CONTRACT });
    const [shown] = row ? await this.present(client, [row]) : [];
    if (!shown) throw ProblemException.notFound();
    return shown;
  }

  /** The other system named what it sent: the event that the movement was made of. */
  private async present(client: CurrentIntegrator, rows: readonly MovementWithContract[]): Promise<ApiMovement[]> {
    const nameOf = await this.externalIds.of(
      client,
      'movement',
      rows.flatMap(({ eventId }) => eventId ?? []),
    );
    return rows.map((row) => {
      const { allocations: _lines, invoices: _papers, ...movement } = presentMovement(row);
      return { ...movement, externalId: nameOf(row.eventId), createdAt: row.createdAt.toISOString() };
    });
  }
}
