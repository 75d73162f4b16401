import { Injectable } from '@nestjs/common';
import { readApiKey } from '@flota/records';
import type { ApiClient, ApiClientSecret } from '@flota/prisma';
import { API_SCOPES } from '@flota/schemas';
import { sameText } from '../../crypto/keys.js';
import { PrismaService } from '../../database/prisma.service.js';
import type { CurrentIntegrator } from '../current-user.js';

const MINUTE_MS = 60_000;

type SecretOfClient = ApiClientSecret & { client: ApiClient };

/** Why somebody is not let in; the caller learns no more than that they aren't. */
export interface NotLetIn {
  reason: 'unknown' | 'revoked' | 'expired';
  /** Whose key it is, where that is known. */
  clientId: string | null;
}

/** The outside systems that may call, by what they show. */
@Injectable()
export class ApiClients {
  constructor(private readonly prisma: PrismaService) {}

  /** @param key as it came: any text */
  async byKey(key: string): Promise<CurrentIntegrator | NotLetIn> {
    const shown = readApiKey(key);
    const secret = shown && (await this.secretWhere({ handle: shown.handle }));
    if (!secret || !sameText(secret.hash, shown.hash)) return { reason: 'unknown', clientId: null };
    return this.letIn(secret);
  }

  /** Who was given a token for a key: as long as that key counts, the token does. */
  async bySecret(secretId: string, clientId: string): Promise<CurrentIntegrator | NotLetIn> {
    const secret = await this.secretWhere({ id: secretId, clientId });
    return secret ? this.letIn(secret) : { reason: 'unknown', clientId: null };
  }

  private secretWhere(where: { handle: string } | { id: string; clientId: string }): Promise<SecretOfClient | null> {
    return this.prisma.apiClientSecret.findUnique({ where, include: { client: true } });
  }

  private async letIn(secret: SecretOfClient): Promise<CurrentIntegrator | NotLetIn> {
    const { client, clientId } = secret;
    if (secret.revokedAt || client.revokedAt) return { reason: 'revoked', clientId };
    if (hasPassed(secret.expiresAt) || hasPassed(client.expiresAt)) return { reason: 'expired', clientId };
    await this.noteUse(secret);
    const { id, name, requestsPerMinute, expiresAt } = client;
    const scopes = API_SCOPES.filter((scope) => client.scopes.includes(scope));
    const email = `${name} (API)`;
    return { kind: 'integrator', id, secretId: secret.id, name, email, scopes, requestsPerMinute, expiresAt };
  }

  /** Once a minute is enough to know which keys are in use. */
  private async noteUse({ id, lastUsedAt }: ApiClientSecret): Promise<void> {
    const now = Date.now();
    if (lastUsedAt && now - lastUsedAt.getTime() < MINUTE_MS) return;
    await this.prisma.apiClientSecret.updateMany({
      where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: new Date(now - MINUTE_MS) } }] },
      data: { lastUsedAt: new Date(now) },
    });
  }
}

const hasPassed = (moment: Date | null): boolean => moment !== null && moment <= new Date();
