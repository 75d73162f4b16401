import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sameText } from '../../platform/crypto/keys.js';

/** Addresses at which a provider tells that something happened to a request, each with a signature of ours in it. */
@Injectable()
export class SigningCallbacks {
  private readonly key: string;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET' | 'APP_URL'>) {
    this.key = deriveKey(env.APP_SECRET, 'signing-callback');
  }

  addressOf(requestId: string): string {
    return `${this.env.APP_URL}/api/integrations/signing/events/${requestId}.${hmac(this.key, requestId)}`;
  }

  /** The request's id; `null` for an address that is not ours. */
  requestOf(token: string): string | null {
    const [requestId = '', signature = ''] = token.split('.');
    return sameText(signature, hmac(this.key, requestId)) ? requestId : null;
  }
}
