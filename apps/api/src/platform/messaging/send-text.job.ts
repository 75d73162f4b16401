import { Inject } from '@nestjs/common';
import type { TextMessage } from '@flota/prisma';
import { sitePath } from '@flota/schemas';
import { z } from 'zod';
import { ENV, type Env } from '../config/env.js';
import { PrismaService } from '../database/prisma.service.js';
import { Job, OwedJob } from '../queue/job.js';
import { LeasedRows } from '../queue/leased-rows.js';
import { OwnQuietHours } from '../notices/own-quiet-hours.js';
import { agreedAs } from './agreements.js';
import { ChannelChoice } from './channel-choice.js';
import { type MessageWay, MessageWays, TextRefusedError, type TextToSend } from './message-channel.js';
import { spoken, type TextInHand } from './owed-text.js';
import { wakingTime } from './quiet-hours.js';
import { TextKinds } from './text-kinds.js';

/** Sends a message that is owed to a telephone, unless whom it is for has said no since. */
@Job({ name: 'texts.send', key: z.object({ id: z.uuid() }), concurrency: 4 })
export class SendTextJob extends OwedJob<TextMessage, { id: string }> {
  protected override readonly rows: LeasedRows<TextMessage, { id: string }>;

  private readonly siteUrl: TextInHand['siteUrl'];

  constructor(
    @Inject(ENV) { APP_URL: origin }: Env,
    private readonly prisma: PrismaService,
    private readonly kinds: TextKinds,
    private readonly ways: MessageWays,
    private readonly choice: ChannelChoice,
    private readonly hours: OwnQuietHours,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'text',
      model: (database) => database.textMessage,
      key: ['id'],
      states: { inHand: 'sending', done: 'sent' },
      isFinal: (text, error) => error instanceof TextRefusedError || text.giveUpAt < new Date(),
    });
    this.siteUrl = (page, ...params) => origin + sitePath(page, ...params);
  }

  protected override async work(row: TextMessage): Promise<Partial<TextMessage>> {
    const { id, channel, recipient: to, aboutKind, aboutId } = row;
    const kind = this.kinds.find(row.kind);
    if (!kind) throw new Error(`No message is called ${row.kind}`);
    const as = agreedAs(row);
    if (!(await this.choice.mayUse(this.prisma, channel, { as, kind: kind.name, to }))) return { state: 'withheld' };
    const now = new Date();
    const hours = as.kind === 'customer' ? await this.hours.of(this.prisma, as.id) : undefined;
    const waking = kind.atAnyHour ? now : wakingTime(now, hours);
    if (waking > now) return { state: 'pending', nextAttemptAt: waking };

    const way = await this.ways.of(channel);
    if (!way) throw new Error('The channel is off');
    const values = await kind.text.compose({ about: { kind: aboutKind, id: aboutId }, siteUrl: this.siteUrl });
    if (!values) return { state: 'withheld' };
    return this.send(way, row, { id, kind: kind.name, to, values, text: spoken(kind, values) });
  }

  /** Where the channel will never take it, by the next one that they agreed to. */
  private async send(way: MessageWay, row: TextMessage, message: TextToSend): Promise<Partial<TextMessage>> {
    try {
      const { reference } = await way.send(message);
      return { reference, sentAt: new Date() };
    } catch (error) {
      if (!(error instanceof TextRefusedError)) throw error;
      const { kind, to } = message;
      const other = await this.choice.channelFor(this.prisma, { kind, to, as: agreedAs(row), after: row.channel });
      if (!other) throw error;
      return { channel: other, state: 'pending', nextAttemptAt: new Date(), lastError: error.message };
    }
  }
}
