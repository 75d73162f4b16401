import { Inject } from '@nestjs/common';
import type { TextMessage } from '@flota/prisma';
import { sitePath } from '@flota/schemas';
import { z } from 'zod';
import { ENV, type Env } from '../config/env.js';
import { PrismaService } from '../database/prisma.service.js';
import { Job, OwedJob } from '../queue/job.js';
import { LeasedRows } from '../queue/leased-rows.js';
import { type AgreedAs, Agreements } from './agreements.js';
import { MessageWays, TextRefusedError } from './message-channel.js';
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
    private readonly agreements: Agreements,
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
    if (!(await this.agreements.mayWrite(this.prisma, { channel, phone: to }, agreedAs(row)))) {
      return { state: 'withheld' };
    }
    const now = new Date();
    const waking = kind.atAnyHour ? now : wakingTime(now);
    if (waking > now) return { state: 'pending', nextAttemptAt: waking };

    const way = await this.ways.of(channel);
    if (!way) throw new Error('The channel is off');
    const values = await kind.text.compose({ about: { kind: aboutKind, id: aboutId }, siteUrl: this.siteUrl });
    if (!values) return { state: 'withheld' };
    const { reference } = await way.send({ id, kind: kind.name, to, values, text: spoken(kind, values) });
    return { reference, sentAt: new Date() };
  }
}

const agreedAs = ({ agreedKind, agreedId }: TextMessage): AgreedAs => ({
  kind: agreedKind as AgreedAs['kind'],
  id: agreedId,
});
