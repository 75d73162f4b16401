import { Injectable } from '@nestjs/common';
import type { ApiScope } from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecurityEvents } from '../../audit/security-events.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { type Limit, RateLimiter } from '../../rate-limit/rate-limiter.js';
import type { CurrentIntegrator } from '../current-user.js';
import { ApiClients, type NotLetIn } from './api-clients.js';
import { ApiTokens } from './api-tokens.js';

const BEARER = /^bearer +(\S+)$/i;
const WINDOW_SECONDS = 60;
/** Wrong keys by address: each may cost a look into the database. */
const WRONG_KEYS: Limit = { name: 'wrong-api-keys', points: 60, seconds: 60 };

/** Lets outside systems in, as far as their scopes and their requests a minute go (RFC 6750). */
@Injectable()
export class IntegratorAdmission {
  constructor(
    private readonly clients: ApiClients,
    private readonly tokens: ApiTokens,
    private readonly limiter: RateLimiter,
    private readonly events: SecurityEvents,
  ) {}

  async admit(
    { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
    reply: FastifyReply,
    scope: ApiScope | undefined,
  ): Promise<CurrentIntegrator> {
    const shown = BEARER.exec(headers.authorization ?? '')?.[1];
    if (!shown) return challenge(reply, 'Bearer realm="flota"');
    const client = await (shown.startsWith('flota_') ? this.clients.byKey(shown) : this.tokens.read(shown));
    if ('reason' in client) {
      await this.noteRefused(client, ip);
      return challenge(reply, 'Bearer realm="flota", error="invalid_token"');
    }
    await this.count(client, reply);
    if (scope) await this.requireScope(client, scope, reply);
    return client;
  }

  private async noteRefused({ reason, clientId }: NotLetIn, address: string): Promise<void> {
    const recordId = clientId ?? 'unknown';
    await this.events.note('api-client.refused', { resource: 'api-clients', recordId, details: { reason } });
    await this.limiter.consume(WRONG_KEYS, address);
  }

  /** What is left is told with every answer (draft-ietf-httpapi-ratelimit-headers). */
  private async count({ id, requestsPerMinute: points }: CurrentIntegrator, reply: FastifyReply): Promise<void> {
    const limit = { name: `api-client-${points}`, points, seconds: WINDOW_SECONDS };
    const { granted, left, seconds } = await this.limiter.take(limit, id);
    void reply
      .header('ratelimit-policy', `"client";q=${points};w=${WINDOW_SECONDS}`)
      .header('ratelimit', `"client";r=${left};t=${seconds}`);
    if (!granted) throw new ProblemException(429, 'REQUEST.RATE_LIMITED', { retryAfterSeconds: seconds });
  }

  private async requireScope(client: CurrentIntegrator, scope: ApiScope, reply: FastifyReply): Promise<void> {
    if (client.scopes.includes(scope)) return;
    await this.events.note('refused', {
      resource: 'api-clients',
      recordId: client.id,
      actor: client,
      details: { scope },
    });
    void reply.header('www-authenticate', `Bearer realm="flota", error="insufficient_scope", scope="${scope}"`);
    throw new ProblemException(403, 'AUTH.SCOPE', { detail: `The scope ${scope} is needed.` });
  }
}

function challenge(reply: FastifyReply, how: string): never {
  void reply.header('www-authenticate', how);
  throw new ProblemException(401, 'AUTH.REQUIRED', { detail: 'An API key or access token is needed that counts.' });
}
