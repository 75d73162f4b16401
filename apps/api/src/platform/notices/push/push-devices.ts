import { Injectable } from '@nestjs/common';
import type { PushDevice } from '@flota/prisma';
import { type PushSubscriptionData, pushSubscriptionSchema } from '@flota/schemas';
import { FieldEncryption } from '../../crypto/field-encryption.js';
import { sha256 } from '../../crypto/keys.js';
import { type Database, PrismaService } from '../../database/prisma.service.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { PushWays } from './push-way.js';

const MAX_DEVICES = 10;

/** Browsers that show a customer's notices. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly ways: PushWays,
  ) {}

  /** The one added last first. */
  of(database: Database, customerId: string): Promise<PushDevice[]> {
    return database.pushDevice.findMany({ where: { customerId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  }

  /**
   * A browser that somebody else let in before is this customer's from now on. 422 for an address that nothing is sent to, 409 for one
   * device too many.
   */
  async add(customerId: string, name: string, subscription: PushSubscriptionData): Promise<void> {
    if (!this.ways.current()?.mayReach(subscription.endpoint)) {
      throw ProblemException.invalid([{ field: 'endpoint', code: 'PUSH.INVALID' }]);
    }
    const fingerprint = sha256(subscription.endpoint);
    const data = {
      customerId,
      name,
      subscription: this.encryption.encrypt(JSON.stringify(subscription), 'push_device.subscription'),
    };
    await this.prisma.$transaction(async (database) => {
      // Two at once must not both be the tenth.
      await database.$queryRaw`select id from customer where id = ${customerId}::uuid for update`;
      const others = await database.pushDevice.count({ where: { customerId, fingerprint: { not: fingerprint } } });
      if (others >= MAX_DEVICES) throw new ProblemException(409, 'NOTICES.TOO_MANY_DEVICES');
      // Another customer's notices that still wait are not for whoever sits there now.
      await database.pushDevice.deleteMany({ where: { fingerprint, customerId: { not: customerId } } });
      await database.pushDevice.upsert({ where: { fingerprint }, create: { ...data, fingerprint }, update: data });
    });
  }

  /** 404 unless it is the customer's own. */
  async remove(customerId: string, id: string): Promise<void> {
    const { count } = await this.prisma.pushDevice.deleteMany({ where: { id, customerId } });
    if (count === 0) throw ProblemException.notFound();
  }

  subscriptionOf({ subscription }: Pick<PushDevice, 'subscription'>): PushSubscriptionData {
    return pushSubscriptionSchema.parse(JSON.parse(this.encryption.decrypt(subscription, 'push_device.subscription')));
  }
}
