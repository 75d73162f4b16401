import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import type { ApiCustomer, apiCustomersQuerySchema, ApiPage } from '@flota/schemas';
import type { z } from 'zod';
import { holderOf } from '../../../contracts/index.js';
import type { CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { ExternalIds } from './external-ids.js';
import { ReadTrace } from './read-trace.js';
import { changedSince, cut, pageArgs } from './record-page.js';

const include = { taxProfiles: { orderBy: { id: 'asc' } } } satisfies Prisma.CustomerInclude;
type Row = Prisma.CustomerGetPayload<{ include: typeof include }>;

@Injectable()
export class CustomerRecords {
  constructor(
    private readonly prisma: PrismaService,
    private readonly externalIds: ExternalIds,
    private readonly encryption: FieldEncryption,
    private readonly trace: ReadTrace,
  ) {}

  async list(
    client: CurrentIntegrator,
    query: z.output<typeof apiCustomersQuerySchema>,
  ): Promise<ApiPage<ApiCustomer>> {
    const updatedAt = changedSince(query);
    const { where, ...page } = pageArgs(query);
    const rows = await this.prisma.customer.findMany({
      ...page,
      where: {
        AND: [
          where,
          { id: await this.externalIds.named(client, 'customer', query.externalId) },
          updatedAt ? { OR: [{ updatedAt }, { taxProfiles: { some: { updatedAt } } }] } : {},
        ],
      },
      include,
    });
    const { shown, next } = cut(rows, query);
    return { data: await this.present(client, shown), next };
  }

  async show(client: CurrentIntegrator, id: string): Promise<ApiCustomer> {
    const row = await this.prisma.customer.findUnique({ where: { id }, include });
    const [shown] = row ? await this.present(client, [row]) : [];
    if (!shown) throw ProblemException.notFound();
    return shown;
  }

  private async present(client: CurrentIntegrator, rows: readonly Row[]): Promise<ApiCustomer[]> {
    await this.trace.note(client, rows.length);
    const nameOf = await this.externalIds.of(
      client,
      'customer',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      id: row.id,
      externalId: nameOf(row.id),
      name: row.name,
      email: row.email,
      phone: row.phone,
      personType: row.personType,
      active: row.active,
      registeredAt: row.registeredAt?.toISOString() ?? null,
      taxProfiles: row.taxProfiles.map((profile) => ({
        id: profile.id,
        ...holderOf(this.encryption, profile),
        personType: profile.personType,
        regime: profile.regime,
        cfdiUse: profile.cfdiUse,
        postalCode: profile.postalCode,
      })),
      createdAt: row.createdAt.toISOString(),
      updatedAt: latest([row.updatedAt, ...row.taxProfiles.map(({ updatedAt }) => updatedAt)]).toISOString(),
    }));
  }
}

const latest = (moments: readonly Date[]): Date => new Date(Math.max(...moments.map((moment) => moment.getTime())));
