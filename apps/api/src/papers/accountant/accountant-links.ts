import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../platform/config/env.js';
import { deriveKey, hmac, sameText } from '../../platform/crypto/keys.js';

/** What proves that a mailbox is an accountant's: only mail to it says it. */
@Injectable()
export class AccountantLinks {
  private readonly key: string;

  constructor(@Inject(ENV) { APP_SECRET }: Pick<Env, 'APP_SECRET'>) {
    this.key = deriveKey(APP_SECRET, 'accountant-link');
  }

  tokenOf(id: string): string {
    return `${id}.${hmac(this.key, id)}`;
  }

  /** `null` for a token that is not ours. */
  read(token: string): string | null {
    const [id = '', signature = ''] = token.split('.');
    return sameText(signature, hmac(this.key, id)) ? id : null;
  }
}
