import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../platform/config/env.js';
import { deriveKey, hmac } from '../platform/crypto/keys.js';

/**
 * What a visitor follows a request by. Derived and not drawn: a repeated request and the mail need the token again, while
 * the database only has its hash.
 */
@Injectable()
export class SyntageTokens {
  private readonly key: string;

  constructor(@Inject(ENV) { APP_SECRET }: Pick<Env, 'APP_SECRET'>) {
    this.key = deriveKey(APP_SECRET, 'syntage-token');
  }

  of(folio: string): string {
    return hmac(this.key, folio);
  }
}
