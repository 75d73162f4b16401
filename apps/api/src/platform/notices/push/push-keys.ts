import { Injectable } from '@nestjs/common';
import { FieldEncryption } from '../../crypto/field-encryption.js';
import { PrismaService } from '../../database/prisma.service.js';

const ID = 'vapid';

/** Both base64url, of P-256. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * By which push services and browsers know who sends (VAPID). Made when they are first asked for, by whichever process is first, and the
 * same ever since: browsers that were let in know no others.
 */
@Injectable()
export class PushKeys {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {}

  /** What browsers are told. */
  async publicKey(): Promise<string> {
    const { publicKey } = await this.stored();
    return publicKey;
  }

  async read(): Promise<VapidKeys> {
    const { publicKey, privateKey } = await this.stored();
    return { publicKey, privateKey: this.encryption.decrypt(privateKey, 'push_keys.private_key') };
  }

  private async stored() {
    return (await this.prisma.pushKeys.findUnique({ where: { id: ID } })) ?? this.make();
  }

  /** Of two at once, the first one's are everybody's. */
  private async make() {
    // Loaded when something is to be made or sent: most starts do neither.
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const sealed = this.encryption.encrypt(privateKey, 'push_keys.private_key');
    await this.prisma.pushKeys.createMany({ data: [{ id: ID, publicKey, privateKey: sealed }], skipDuplicates: true });
    return this.prisma.pushKeys.findUniqueOrThrow({ where: { id: ID } });
  }
}
