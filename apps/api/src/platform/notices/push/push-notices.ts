import { Injectable } from '@nestjs/common';
import type { PushKind } from '@flota/schemas';
import { databaseTime } from '../../database/database-time.js';
import type { Database } from '../../database/prisma.service.js';
import { afterCommit } from '../../database/transaction-scope.js';
import type { TextType } from '../../messaging/owed-text.js';
import { TextKinds } from '../../messaging/text-kinds.js';
import type { About } from '../../outbox/owed-mail.js';
import { JobQueue } from '../../queue/job-queue.js';
import { NoticeChoices } from '../notice-choices.js';
import { PushDevices } from './push-devices.js';
import { SendPushJob } from './send-push.job.js';

/** For so long it is worth being shown. */
const WORTH_MS = 48 * 3_600_000;

interface ToShow<Subject extends string> {
  kind: PushKind;
  customerId: string;
  about: About<Subject>;
  /** What says the same to a telephone. */
  saidAs?: TextType<Subject> | undefined;
}

/** Owes notices to devices, as the outbox owes mails: a row each, in the transaction of the change. */
@Injectable()
export class PushNotices {
  constructor(
    private readonly choices: NoticeChoices,
    private readonly devices: PushDevices,
    private readonly kinds: TextKinds,
    private readonly queue: JobQueue,
  ) {}

  /** Answers to how many devices. */
  async owe<Subject extends string>(
    database: Database,
    { kind, customerId, about, saidAs }: ToShow<Subject>,
  ): Promise<number> {
    const devices = await this.devices.of(database, customerId);
    if (devices.length === 0 || !(await this.choices.wants(database, customerId, kind, 'push'))) return 0;
    const giveUpAt = new Date((await databaseTime(database)).getTime() + WORTH_MS);
    const owed = await database.pushNotice.createManyAndReturn({
      data: devices.map(({ id, name }) => ({
        customerId,
        deviceId: id,
        deviceName: name,
        kind,
        saidAs: saidAs ? this.kinds.contractOf(saidAs).name : null,
        giveUpAt,
        aboutKind: about.kind,
        aboutId: about.id,
      })),
      select: { id: true },
    });
    afterCommit(() => this.queue.announce(SendPushJob, owed));
    return owed.length;
  }
}
