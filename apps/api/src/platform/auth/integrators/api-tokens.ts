import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { API_SCOPES, type ApiScope } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ENV, type Env } from '../../config/env.js';
import type { CurrentIntegrator } from '../current-user.js';
import { tokenSettings } from '../sessions.js';
import { ApiClients, type NotLetIn } from './api-clients.js';

export const API_TOKEN_SECONDS = 15 * 60;

const claimsSchema = z.object({ sub: z.guid(), sid: z.guid(), scope: z.string() });

/** Access tokens of outside systems (RFC 9068): for a quarter of an hour, and never longer than the key they were given for. */
@Injectable()
export class ApiTokens {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly jwt: JwtService,
    private readonly clients: ApiClients,
  ) {}

  issue({ id, secretId }: CurrentIntegrator, scopes: readonly ApiScope[]): Promise<string> {
    const claims = { sub: id, client_id: id, sid: secretId, scope: scopes.join(' '), jti: randomUUID() };
    return this.jwt.signAsync(claims, {
      ...tokenSettings(this.env, 'integrator'),
      header: { alg: 'HS256', typ: 'at+jwt' },
      expiresIn: API_TOKEN_SECONDS,
    });
  }

  /** Whoever it was given to, with what both the token and the client may by now. */
  async read(token: string): Promise<CurrentIntegrator | NotLetIn> {
    const claims = claimsSchema.safeParse(await this.verified(token)).data;
    if (!claims) return { reason: 'unknown', clientId: null };
    const client = await this.clients.bySecret(claims.sid, claims.sub);
    if ('reason' in client) return client;
    const granted = claims.scope.split(' ');
    return {
      ...client,
      scopes: API_SCOPES.filter((scope) => client.scopes.includes(scope) && granted.includes(scope)),
    };
  }

  private async verified(token: string): Promise<unknown> {
    try {
      return await this.jwt.verifyAsync<object>(token, {
        ...tokenSettings(this.env, 'integrator'),
        algorithms: ['HS256'],
      });
    } catch {
      return null;
    }
  }
}
