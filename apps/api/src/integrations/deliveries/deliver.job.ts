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
/** For so long one that is owed more goes on having it, before the queue says whose turn it is. */
const TURN_MS = 2_000;

/** Delivers what a target is owed: at least once, in order within each subject, until it arrives or three days have passed. */
@Job({ name: 'deliveries.send', key: deliveryKey, concurrency: AT_ONCE })
export class DeliverJob extends OwedJob<DeliveryRow, DeliveryKey> implements OnModuleInit {
  protected override readonly rows: LeasedRows<DeliveryRow, DeliveryKey>;
  /** Deliveries by their target. */
  private readonly inHand = new Map<string, Set<string>>();

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
    const busy = [...this.inHand].filter(([, ids]) => ids.size >= AT_ONCE_TO_ONE).map(([target]) => target);
    return this.open.due(limit, busy);
  }

  /** That one, and what its target is owed next: where a great many wait, each that ends makes room for another at once. */
  override async process(key: DeliveryKey): Promise<void> {
    const target = await this.open.targetOf(key);
    if (!target) return;
    const until = Date.now() + TURN_MS;
    let next: DeliveryKey | null = key;
    while (next) {
      if (Date.now() > until) return this.announce([next]);
      if (!(await this.deliver(next, target))) return;
      next = await this.open.next(target, [...(this.inHand.get(target) ?? [])]);
    }
  }

  /** @returns `false` if the target has as much in hand as it may */
  private async deliver(key: DeliveryKey, target: string): Promise<boolean> {
    const inHand = this.inHand.get(target) ?? new Set();
    if (inHand.size >= AT_ONCE_TO_ONE) return false;
    this.inHand.set(target, inHand.add(key.id));
    try {
      await super.process(key);
    } finally {
      inHand.delete(key.id);
      if (inHand.size === 0) this.inHand.delete(target);
    }
    return true;
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
}
