import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DeliveryTarget } from '@flota/prisma';
import { Webhook } from 'standardwebhooks';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';

const CONTEXT = 'delivery_target.secret';
/** Bytes; Standard Webhooks asks for 24 to 64. */
const LENGTH = 32;

/** What receivers know messages of ours by: a secret of their own, encrypted at rest. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly encryption: FieldEncryption) {}

  /** A new one, to be shown, and as it is stored. */
  make(): { shown: string; sealed: string } {
    const shown = `whsec_${randomBytes(LENGTH).toString('base64')}`;
    return { shown, sealed: this.encryption.encrypt(shown, CONTEXT) };
  }

  /** The signatures of a message, one by each secret that counts, in a line. */
  sign(
    { secret, formerSecret, formerUntil }: Pick<DeliveryTarget, 'secret' | 'formerSecret' | 'formerUntil'>,
    message: { id: string; at: Date; body: string },
  ): string {
    const former = formerUntil && formerUntil > message.at ? formerSecret : null;
    return [secret, former]
      .flatMap((sealed) => (sealed === null ? [] : this.encryption.decrypt(sealed, CONTEXT)))
      .map((opened) => new Webhook(opened).sign(message.id, message.at, message.body))
      .join(' ');
  }
}
