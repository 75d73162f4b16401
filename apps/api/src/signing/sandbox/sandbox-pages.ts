import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sameText } from '../../platform/crypto/keys.js';

/** Where a signer signs in the sandbox: whoever knows the address may, as at any provider. */
@Injectable()
export class SandboxPages {
  private readonly key: string;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET' | 'APP_URL'>) {
    this.key = deriveKey(env.APP_SECRET, 'signing-page');
  }

  addressOf(signerId: string): string {
    return `${this.env.APP_URL}/firma-de-prueba/${signerId}.${hmac(this.key, signerId)}`;
  }

  /** The id of the signer; `null` for an address that is not ours. */
  signerOf(token: string): string | null {
    const [signerId = '', signature = ''] = token.split('.');
    return sameText(signature, hmac(this.key, signerId)) ? signerId : null;
  }
}
