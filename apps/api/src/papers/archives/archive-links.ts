import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sameText } from '../../platform/crypto/keys.js';

/** Addresses of ZIPs for an accountant, who has no account. They work as long as the ZIP is there. */
@Injectable()
export class ArchiveLinks {
  private readonly key: string;

  constructor(@Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET' | 'APP_URL'>) {
    this.key = deriveKey(env.APP_SECRET, 'paper-archive');
  }

  urlOf(id: string): string {
    return `${this.env.APP_URL}/api/paper-archives/${id}.${hmac(this.key, id)}`;
  }

  /** The archive that an address is of; `null` for one that is not ours. */
  read(token: string): string | null {
    const [id = '', signature = ''] = token.split('.');
    return sameText(signature, hmac(this.key, id)) ? id : null;
  }
}
