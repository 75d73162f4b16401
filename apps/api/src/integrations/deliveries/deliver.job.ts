import type { OnModuleInit } from '@nestjs/common';
import type { Delivery as DeliveryRow } from '@flota/prisma';
import { z } from 'zod';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Events } from '../../platform/events/events.js';
import { Job, OwedJob } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { LeasedRows } from '../../platform/queue/leased-rows.js';
import { Carriers } from './carriers.js';
import { FailedAttempt } from './failed-attempt.js';
import { OpenDeliveries } from './open-deliveries.js';
import { retryAfterMs } from './retry-schedule.js';
import { TargetHealth } from './target-health.js';
import { toldEvent } from './told-event.js';

const deliveryKey = z.object({ id: z.uuid() });
type DeliveryKey = z.output<typeof deliveryKey>;

const AT_ONCE = 16;
/** A slow target leaves room for the others. */
const AT_ONCE_TO_ONE = 8;

/** Delivers what a target is owed: at least once, in order within each subject, until it arrives or three days have passed. */
@Job({ name: 'deliveries.send', key: deliveryKey, concurrency: AT_ONCE })
export class DeliverJob extends OwedJob<DeliveryRow, DeliveryKey> implements OnModuleInit {
  protected override readonly rows: LeasedRows<DeliveryRow, DeliveryKey>;
  private readonly inHand = new Map<string, number>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly events: Events,
    private readonly queue: JobQueue,
    private readonly open: OpenDeliveries,
    private readonly carriers: Carriers,
    private readonly health: TargetHealth,
  ) {
    super();
    this.rows = new LeasedRows<DeliveryRow, DeliveryKey>(prisma, {
      name: 'delivery',
      model: (database) => database.delivery,
      key: ['id'],
      states: { inHand: 'sending', done: 'delivered' },
      isFinal: ({ giveUpAt }, _error, now) => giveUpAt <= now,
      retryAfterMs: (row, now, error) =>
        retryAfterMs(row, now, error instanceof FailedAttempt ? error.facts.retryAfterSeconds : null),
      noted: (_row, error, final) => ({
        status: error instanceof FailedAttempt ? error.facts.status : null,
        durationMs: error instanceof FailedAttempt ? error.facts.durationMs : null,
        endedAt: final ? new Date() : null,
      }),
    });
  }

  onModuleInit(): void {
    this.events.whenOwed((ids) => this.announce(ids.map((id) => ({ id }))));
  }

  override due(limit: number): Promise<DeliveryKey[]> {
    const busy = [...this.inHand].filter(([, count]) => count >= AT_ONCE_TO_ONE).map(([target]) => target);
    return this.open.due(limit, busy);
  }

  override async process(key: DeliveryKey): Promise<void> {
    const target = await this.open.targetOf(key);
    if (!target || !this.begin(target)) return;
    try {
      await super.process(key);
    } finally {
      this.end(target);
    }
    this.announce(await this.open.next(key));
  }

  protected override async work({ id }: DeliveryRow): Promise<Partial<DeliveryRow>> {
    const { event, target } = await this.prisma.delivery.findUniqueOrThrow({
      where: { id },
      select: { event: true, target: true },
    });
    try {
      const outcome = await this.carriers.carry(target, toldEvent(event));
      await this.health.reached(target);
      return { ...outcome, endedAt: new Date() };
    } catch (error) {
      await this.health.missed(target, error instanceof FailedAttempt ? error.facts : null);
      throw error;
    }
  }

  private announce(keys: DeliveryKey[]): void {
    this.queue.announce(DeliverJob, keys);
  }

  private begin(target: string): boolean {
    const count = this.inHand.get(target) ?? 0;
    if (count >= AT_ONCE_TO_ONE) return false;
    this.inHand.set(target, count + 1);
    return true;
  }

  private end(target: string): void {
    const left = (this.inHand.get(target) ?? 1) - 1;
    if (left > 0) this.inHand.set(target, left);
    else this.inHand.delete(target);
  }
}
