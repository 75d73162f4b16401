import { Injectable } from '@nestjs/common';
import type { TextFate } from '@flota/prisma';
import type { MessageChannel } from '@flota/schemas';
import { PrismaService } from '../database/prisma.service.js';

/** What a channel tells of a message that it took over. */
export interface TextNews {
  channel: MessageChannel;
  /** What the channel calls it. */
  reference: string;
  /** Of its row, where the channel says it back. */
  id?: string | undefined;
  fate: TextFate;
  at: Date;
  /** In the channel's words. */
  reason?: string | undefined;
}

/** What comes later on the way stays, in whatever order it is told. */
const LESSER: Record<TextFate, TextFate[]> = {
  sent: [],
  delivered: ['sent'],
  read: ['sent', 'delivered'],
  failed: ['sent'],
};

const MAX_REASON = 500;

/** Writes down what became of messages. Told twice or late it is the same. */
@Injectable()
export class TextFates {
  constructor(private readonly prisma: PrismaService) {}

  async note({ channel, reference, id, fate, at, reason }: TextNews): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      // The channel has it, though its answer was lost on the way to us: it must not leave a second time.
      if (id !== undefined) {
        await database.textMessage.updateMany({
          where: { id, channel, sentAt: null, state: { in: ['pending', 'sending', 'failed'] } },
          data: { state: 'sent', sentAt: at, reference, nextAttemptAt: null, lockedUntil: null, lastError: null },
        });
      }
      await database.textMessage.updateMany({
        where: { channel, reference, OR: [{ fate: null }, { fate: { in: LESSER[fate] } }] },
        data: { fate, fateAt: at, fateReason: reason?.slice(0, MAX_REASON) ?? null },
      });
    });
  }
}
