import { Injectable } from '@nestjs/common';
import { databaseTime } from '../database/database-time.js';
import type { Database } from '../database/prisma.service.js';
import { afterCommit } from '../database/transaction-scope.js';
import type { About } from '../outbox/owed-mail.js';
import { JobQueue } from '../queue/job-queue.js';
import type { AgreedAs } from './agreements.js';
import { ChannelChoice } from './channel-choice.js';
import type { TextType } from './owed-text.js';
import { SendTextJob } from './send-text.job.js';
import { TextKinds } from './text-kinds.js';

const HOUR_MS = 3_600_000;

/** Owes messages to telephones, as the outbox owes mails: a row in the transaction of the change. */
@Injectable()
export class Texts {
  constructor(
    private readonly kinds: TextKinds,
    private readonly choice: ChannelChoice,
    private readonly queue: JobQueue,
  ) {}

  /**
   * By the first channel that is there, that they agreed to and that can say it; nothing, and `false`, where there is none.
   *
   * @param database the transaction of what it tells
   * @param owed `as`: whose agreement counts
   */
  async owe<Subject extends string>(
    database: Database,
    type: TextType<Subject>,
    { to, about, as }: { to: string | null; about: About<Subject>; as: AgreedAs },
  ): Promise<boolean> {
    if (!to) return false;
    const { name: kind, hours } = this.kinds.contractOf(type);
    const channel = await this.choice.channelFor(database, { kind, to, as });
    if (!channel) return false;
    const now = await databaseTime(database);
    const { id } = await database.textMessage.create({
      data: {
        channel,
        kind,
        recipient: to,
        giveUpAt: new Date(now.getTime() + hours * HOUR_MS),
        aboutKind: about.kind,
        aboutId: about.id,
        agreedKind: as.kind,
        agreedId: as.id,
      },
      select: { id: true },
    });
    afterCommit(() => this.queue.announce(SendTextJob, [{ id }]));
    return true;
  }
}
