import { Injectable } from '@nestjs/common';
import type { TextFate, TextMessage } from '@flota/prisma';
import type { MessageChannel } from '@flota/schemas';
import { type Database, PrismaService } from '../database/prisma.service.js';
import { afterCommit } from '../database/transaction-scope.js';
import { JobQueue } from '../queue/job-queue.js';
import { agreedAs } from './agreements.js';
import { ChannelChoice } from './channel-choice.js';
import { SendTextJob } from './send-text.job.js';

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
  constructor(
    private readonly prisma: PrismaService,
    private readonly choice: ChannelChoice,
    private readonly queue: JobQueue,
  ) {}

  async note({ channel, reference, id, fate, at, reason }: TextNews): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      // The channel has it, though its answer was lost on the way to us: it must not leave a second time.
      if (id !== undefined) {
        await database.textMessage.updateMany({
          where: { id, channel, sentAt: null, state: { in: ['pending', 'sending', 'failed'] } },
          data: { state: 'sent', sentAt: at, reference, nextAttemptAt: null, lockedUntil: null, lastError: null },
        });
      }
      const [missed] = await database.textMessage.updateManyAndReturn({
        where: { channel, reference, OR: [{ fate: null }, { fate: { in: LESSER[fate] } }] },
        data: { fate, fateAt: at, fateReason: reason?.slice(0, MAX_REASON) ?? null },
      });
      if (missed && fate === 'failed') await this.sayOtherwise(database, missed);
    });
  }

  /** By the next channel that they agreed to, as where a channel refuses it at once; unless it would come too late. */
  private async sayOtherwise(database: Database, missed: TextMessage): Promise<void> {
    const { channel: after, id, kind, recipient: to } = missed;
    if (missed.giveUpAt < new Date()) return;
    const channel = await this.choice.channelFor(database, { kind, to, as: agreedAs(missed), after });
    if (!channel) return;
    await database.textMessage.update({
      where: { id },
      data: {
        ...{ channel, state: 'pending', attempts: 0, nextAttemptAt: new Date(), lastError: missed.fateReason },
        ...{ reference: null, sentAt: null, fate: null, fateAt: null, fateReason: null },
      },
    });
    afterCommit(() => this.queue.announce(SendTextJob, [{ id }]));
  }
}
