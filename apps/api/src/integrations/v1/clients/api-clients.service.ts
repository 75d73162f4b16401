import { Injectable } from '@nestjs/common';
import { newApiKey } from '@flota/records';
import type { ApiClient, Prisma } from '@flota/prisma';
import {
  addDays,
  type apiClientChangeSchema,
  type apiClientSchema,
  instantInMexico,
  type NewApiKey,
} from '@flota/schemas';
import type { z } from 'zod';
import { Audit } from '../../../platform/audit/audit.js';
import type { CurrentStaff } from '../../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';

const HOUR_MS = 3_600_000;
const MOST_KEYS = 2;

type Wished = z.output<typeof apiClientSchema>;

/** What administrators do about outside systems. A key leaves this house once, in the answer that made it. */
@Injectable()
export class ApiClientsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  /** 422 when another one has that name. */
  async create(admin: CurrentStaff, wished: Wished): Promise<NewApiKey> {
    const { key, ...kept } = newApiKey();
    const id = await this.inTurn(async (database) => {
      const client = await database.apiClient.create({ data: { ...columnsOf(wished), secrets: { create: kept } } });
      await this.audit.write(database, admin, { ...about('create', client.id), after: wished });
      return client.id;
    });
    return { id, key };
  }

  /** 409 when somebody else changed it meanwhile, and when it was revoked. */
  async change(admin: CurrentStaff, id: string, change: z.output<typeof apiClientChangeSchema>): Promise<void> {
    const { updatedAt, ...wished } = change;
    await this.inTurn(async (database) => {
      const former = await lock(database, id);
      if (former.updatedAt.toISOString() !== updatedAt) throw ProblemException.stale();
      const data = columnsOf(wished);
      await database.apiClient.update({ where: { id }, data });
      await this.audit.write(database, admin, { ...about('edit', id), before: changeable(former), after: data });
    });
  }

  /**
   * Another key. The one there is goes on for so many hours, or ends with it. 409 `API_CLIENT.TWO_KEYS` while two count: no
   * more than two are about at a time.
   */
  async addKey(admin: CurrentStaff, id: string, overlapHours: number): Promise<NewApiKey> {
    const { key, ...kept } = newApiKey();
    await this.inTurn(async (database) => {
      await lock(database, id);
      const now = new Date();
      const live = await database.apiClientSecret.findMany({ where: { clientId: id, ...counting(now) } });
      if (overlapHours > 0 && live.length >= MOST_KEYS) throw new ProblemException(409, 'API_CLIENT.TWO_KEYS');
      const end = new Date(now.getTime() + overlapHours * HOUR_MS);
      await database.apiClientSecret.updateMany({
        where: { id: { in: live.map((secret) => secret.id) } },
        data: overlapHours > 0 ? { expiresAt: end } : { revokedAt: now },
      });
      await database.apiClientSecret.create({ data: { clientId: id, ...kept } });
      const details = { handle: kept.handle, overlapHours, former: live.map(({ handle }) => handle) };
      await this.audit.note(database, { ...about('rotate-key', id), actor: admin, details });
    });
    return { id, key };
  }

  /** Ends one key at once, and every token given for it. */
  async revokeKey(admin: CurrentStaff, id: string, secretId: string): Promise<void> {
    await this.inTurn(async (database) => {
      await lock(database, id);
      const secret = await database.apiClientSecret.findUnique({ where: { id: secretId, clientId: id } });
      if (!secret) throw ProblemException.notFound();
      if (secret.revokedAt) return;
      await database.apiClientSecret.update({ where: { id: secretId }, data: { revokedAt: new Date() } });
      await this.audit.note(database, { ...about('revoke-key', id), actor: admin, details: { handle: secret.handle } });
    });
  }

  /** Ends the client for good, with all its keys and tokens. */
  async revoke(admin: CurrentStaff, id: string): Promise<void> {
    await this.inTurn(async (database) => {
      await lock(database, id);
      await database.apiClient.update({ where: { id }, data: { revokedAt: new Date() } });
      await this.audit.note(database, { ...about('revoke', id), actor: admin });
    });
  }

  private inTurn<Result>(change: (database: Database) => Promise<Result>): Promise<Result> {
    return this.prisma.$transaction(change).catch((error: Error & { code?: string }) => {
      if (error.code !== 'P2002') throw error;
      throw ProblemException.invalid([{ field: 'name', code: 'VALUE.TAKEN' }]);
    });
  }
}

const about = (action: string, recordId: string) => ({ action, resource: 'api-clients', recordId });

/** The last day counts to its end. */
const columnsOf = ({ lastDay, ...wished }: Wished) => ({
  ...wished,
  expiresAt: lastDay === null ? null : instantInMexico(addDays(lastDay, 1)),
});

const changeable = ({ name, scopes, requestsPerMinute, expiresAt }: ApiClient) => ({
  name,
  scopes,
  requestsPerMinute,
  expiresAt,
});

const counting = (now: Date): Prisma.ApiClientSecretWhereInput => ({
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
});

/** One administrator after the other. 409 once it was revoked: that is for good. */
async function lock(database: Database, id: string): Promise<ApiClient> {
  await database.$queryRaw`SELECT 1 FROM api_client WHERE id = ${id}::uuid FOR UPDATE`;
  const client = await database.apiClient.findUnique({ where: { id } });
  if (!client) throw ProblemException.notFound();
  if (client.revokedAt) throw new ProblemException(409, 'API_CLIENT.ENDED');
  return client;
}
