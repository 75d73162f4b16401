import { Inject, Injectable } from '@nestjs/common';
import { FieldCipher } from '@flota/records';
import { ENV, type Env } from '../config/env.js';

/** Personal identifiers at rest, with the keys of the environment. */
@Injectable()
export class FieldEncryption extends FieldCipher {
  constructor(@Inject(ENV) { APP_SECRET, FIELD_KEYS }: Pick<Env, 'APP_SECRET' | 'FIELD_KEYS'>) {
    super(APP_SECRET, FIELD_KEYS);
  }
}
