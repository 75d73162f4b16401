import { Injectable } from '@nestjs/common';
import type { ApiScope } from '@flota/schemas';
import { z } from 'zod';
import { SecurityEvents } from '../../../platform/audit/security-events.js';
import type { CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { ApiClients } from '../../../platform/auth/integrators/api-clients.js';
import { API_TOKEN_SECONDS, ApiTokens } from '../../../platform/auth/integrators/api-tokens.js';
import { type Limit, RateLimiter } from '../../../platform/rate-limit/rate-limiter.js';
import { credentialsOf } from './client-credentials.js';
import { OAuthRefusal } from './oauth-refusal.js';

/** Tokens last a quarter of an hour: who asks for more than this doesn't keep them. */
const TOKENS: Limit = { name: 'api-tokens', points: 60, seconds: 60 };
/** Wrong secrets by address. */
const WRONG_SECRETS: Limit = { name: 'wrong-api-secrets', points: 30, seconds: 60 };

export interface GrantedToken {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  scope: string;
}

/** The client credentials grant (RFC 6749, section 4.4). The secret is one of the client's API keys. */
@Injectable()
export class TokenRequests {
  constructor(
    private readonly clients: ApiClients,
    private readonly tokens: ApiTokens,
    private readonly limiter: RateLimiter,
    private readonly events: SecurityEvents,
  ) {}

  /** @throws OAuthRefusal, or 429 for who asks too often */
  async grant(authorization: string | undefined, body: unknown, address: string): Promise<GrantedToken> {
    const fields = fieldsOf(body);
    const client = await this.authenticate(authorization, fields, address);
    if (fields.grant_type === undefined) throw new OAuthRefusal('invalid_request', 'grant_type is missing');
    if (fields.grant_type !== 'client_credentials') throw new OAuthRefusal('unsupported_grant_type');
    const scopes = scopesFor(client, fields.scope);
    await this.limiter.consume(TOKENS, client.id);
    const { id, secretId } = client;
    await this.events.note('api-token.issued', {
      resource: 'api-clients',
      recordId: id,
      actor: client,
      details: { secretId, scopes },
    });
    const access_token = await this.tokens.issue(client, scopes);
    return { access_token, token_type: 'Bearer', expires_in: API_TOKEN_SECONDS, scope: scopes.join(' ') };
  }

  private async authenticate(
    authorization: string | undefined,
    fields: Fields,
    address: string,
  ): Promise<CurrentIntegrator> {
    const { id, secret, by } = credentialsOf(authorization, fields);
    const client = await this.clients.byKey(secret);
    if (!('reason' in client) && client.id === id) return client;
    const { reason, clientId } = 'reason' in client ? client : { reason: 'other client', clientId: client.id };
    await this.events.note('api-client.refused', {
      resource: 'api-clients',
      recordId: clientId ?? 'unknown',
      details: { reason },
    });
    await this.limiter.consume(WRONG_SECRETS, address);
    throw new OAuthRefusal('invalid_client', undefined, by);
  }
}

type Fields = Readonly<Record<string, string | undefined>>;

const formSchema = z.record(z.string(), z.string()).default({});

/** A field that comes twice is none (RFC 6749, section 3.2); one that is empty is not there. */
function fieldsOf(body: unknown): Fields {
  const form = formSchema.safeParse(body ?? undefined).data;
  if (!form) throw new OAuthRefusal('invalid_request', 'A parameter came more than once');
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}

/** What is asked for, or else all that the client may. */
function scopesFor({ scopes }: CurrentIntegrator, asked: string | undefined): readonly ApiScope[] {
  if (asked === undefined) return scopes;
  const wanted = new Set(asked.split(' ').filter(Boolean));
  const granted = scopes.filter((scope) => wanted.has(scope));
  if (granted.length === 0 || granted.length < wanted.size) throw new OAuthRefusal('invalid_scope');
  return granted;
}
