import { Inject } from '@nestjs/common';
import type { PushNotice } from '@flota/prisma';
import { fillAll, pushKindSchema, sitePath } from '@flota/schemas';
import { z } from 'zod';
import { ENV, type Env } from '../../config/env.js';
import { TextValues } from '../../content/text-values.js';
import { PrismaService } from '../../database/prisma.service.js';
import type { TextInHand } from '../../messaging/owed-text.js';
import { wakingTime } from '../../messaging/quiet-hours.js';
import { TextKinds } from '../../messaging/text-kinds.js';
import { Job, OwedJob } from '../../queue/job.js';
import { LeasedRows } from '../../queue/leased-rows.js';
import { NoticeChoices } from '../notice-choices.js';
import { OwnQuietHours } from '../own-quiet-hours.js';
import { PushDevices } from './push-devices.js';
import { PushKeys } from './push-keys.js';
import { PushGoneError, PushWays } from './push-way.js';
import { shownNotice } from './shown-notice.js';

const WITHHELD = { state: 'withheld' } as const;

/** Shows a notice on a device, unless it is not wanted any more or would tell nothing. */
@Job({ name: 'push.send', key: z.object({ id: z.uuid() }), concurrency: 4 })
export class SendPushJob extends OwedJob<PushNotice, { id: string }> {
  protected override readonly rows: LeasedRows<PushNotice, { id: string }>;

  private readonly siteUrl: TextInHand['siteUrl'];

  constructor(
    @Inject(ENV) { APP_URL: origin }: Pick<Env, 'APP_URL'>,
    private readonly prisma: PrismaService,
    private readonly choices: NoticeChoices,
    private readonly hours: OwnQuietHours,
    private readonly texts: TextKinds,
    private readonly devices: PushDevices,
    private readonly keys: PushKeys,
    private readonly ways: PushWays,
    private readonly values: TextValues,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'push',
      model: (database) => database.pushNotice,
      key: ['id'],
      states: { inHand: 'sending', done: 'sent' },
      isFinal: (notice, error, now) => error instanceof PushGoneError || notice.giveUpAt < now,
    });
    this.siteUrl = (page, ...params) => origin + sitePath(page, ...params);
  }

  protected override async work(notice: PushNotice): Promise<Partial<PushNotice>> {
    const { id, customerId, deviceId } = notice;
    const kind = pushKindSchema.parse(notice.kind);
    const device = deviceId && (await this.prisma.pushDevice.findFirst({ where: { id: deviceId, customerId } }));
    if (!device || !(await this.choices.wants(this.prisma, customerId, kind, 'push'))) return WITHHELD;

    const now = new Date();
    const waking = wakingTime(now, await this.hours.of(this.prisma, customerId));
    if (waking > now) return { state: 'pending', nextAttemptAt: waking };
    if (notice.giveUpAt < now || !(await this.isWorthSaying(notice))) return WITHHELD;

    const way = this.ways.current();
    if (!way) throw new Error('There is no way to push services');
    try {
      await way.send({
        id,
        subscription: this.devices.subscriptionOf(device),
        keys: await this.keys.read(),
        payload: JSON.stringify(
          fillAll(
            shownNotice(kind, notice.saidAs === null ? null : this.texts.find(notice.saidAs)),
            await this.values.present(),
          ),
        ),
        topic: kind,
        ttlSeconds: Math.ceil((notice.giveUpAt.getTime() - now.getTime()) / 1_000),
      });
    } catch (error) {
      if (error instanceof PushGoneError) await this.prisma.pushDevice.deleteMany({ where: { id: device.id } });
      throw error;
    }
    return { sentAt: new Date() };
  }

  /** Whether what says the same to a telephone has anything to say: a payment that was made meanwhile needs no reminder. */
  private async isWorthSaying({ aboutKind, aboutId, saidAs }: PushNotice): Promise<boolean> {
    if (saidAs === null) return true;
    const kind = this.texts.find(saidAs);
    if (!kind) throw new Error(`No message is called ${saidAs}`);
    const about = { kind: aboutKind, id: aboutId };
    return (await kind.text.compose({ about, siteUrl: this.siteUrl })) !== null;
  }
}
