import { Injectable } from '@nestjs/common';
import { MESSAGING_AGREEMENTS, type OwnMessaging, type ownMessagingWriteSchema } from '@flota/schemas';
import type { z } from 'zod';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Agreements } from '../../platform/messaging/agreements.js';
import { MessageWays } from '../../platform/messaging/message-channel.js';

/** By what a customer wants to be written to, besides mail: for the telephone they have now. */
@Injectable()
export class OwnMessagingService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly agreements: Agreements,
    private readonly ways: MessageWays,
  ) {}

  async read(id: string): Promise<OwnMessaging> {
    const phone = await this.phoneOf(id);
    const channels = await this.ways.channels();
    return {
      phone,
      channels: await Promise.all(
        channels.map(async (channel) => {
          const said = phone && (await this.agreements.last(this.prisma, { channel, phone }, { kind: 'customer', id }));
          return { channel, agreed: said ? said.agreed : false, since: said ? said.at.toISOString() : null };
        }),
      ),
    };
  }

  /** 409 where there is no such channel now, or no telephone. */
  async say(id: string, { agreed, channel }: z.output<typeof ownMessagingWriteSchema>): Promise<OwnMessaging> {
    const phone = await this.phoneOf(id);
    // What is not offered can't be agreed to; to say no is always heard.
    if (!phone || (agreed && !(await this.ways.of(channel)))) {
      throw new ProblemException(409, 'RESOURCE.CONFLICT', { detail: 'There is no such channel, or no telephone.' });
    }
    await this.agreements.note(this.prisma, {
      channel,
      phone,
      agreed,
      source: 'profile',
      text: agreed ? MESSAGING_AGREEMENTS.profile[channel] : 'Ya no quiero recibirlos.',
      about: { kind: 'customer', id },
    });
    return this.read(id);
  }

  private async phoneOf(id: string): Promise<string | null> {
    const { phone } = await this.prisma.customer.findUniqueOrThrow({ where: { id }, select: { phone: true } });
    return phone;
  }
}
