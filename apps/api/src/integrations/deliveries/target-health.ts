import { Injectable, Logger } from '@nestjs/common';
import type { DeliveryTarget } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import type { AttemptFacts } from './failed-attempt.js';
import { WebhookOffMail } from './webhook-off.mail.js';

const SHORTEST_REST_SECONDS = 5;
const LONGEST_REST_SECONDS = 300;

/** A webhook that nothing got through to for so long is switched off: a little less than what a delivery is given up after. */
const GIVES_UP_AFTER_HOURS = 71;
/** By which a receiver says that nobody is there any more. */
const GONE = 410;

/** What is known of how targets do. One that is away is left alone for a while, and caught up with at once when it is back. */
@Injectable()
export class TargetHealth {
  private readonly logger = new Logger('Deliveries');

  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly settings: SettingsService,
  ) {}

  async reached({ id, timesAway }: DeliveryTarget): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE delivery_target
      SET failing_since = NULL, times_away = 0, paused_until = NULL, last_delivery_at = clock_timestamp()
      WHERE id = ${id}::uuid AND (failing_since IS NOT NULL OR times_away > 0 OR last_delivery_at IS NULL
        OR last_delivery_at < clock_timestamp() - interval '5 seconds')`;
    if (timesAway > 0) await this.hurry(id);
  }

  /** @param facts of the attempt, where there are any */
  async missed({ id, kind }: DeliveryTarget, facts: AttemptFacts | null): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE delivery_target SET failing_since = clock_timestamp() WHERE id = ${id}::uuid AND failing_since IS NULL`;
    if (facts?.away) await this.rest(id, facts.retryAfterSeconds);
    if (kind === 'webhook') await this.giveUp(id, facts?.status === GONE);
  }

  /** What was in hand together fails together, and is one time. A target that says how long is left alone for so long. */
  private async rest(id: string, askedSeconds: number | null): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE delivery_target SET
        times_away = times_away + 1,
        paused_until = clock_timestamp() + make_interval(
          secs => least(${SHORTEST_REST_SECONDS} * 2 ^ least(times_away, 10), ${LONGEST_REST_SECONDS}))
      WHERE id = ${id}::uuid AND (paused_until IS NULL OR paused_until <= clock_timestamp())`;
    if (askedSeconds === null) return;
    await this.prisma.$executeRaw`
      UPDATE delivery_target SET paused_until = greatest(paused_until, clock_timestamp() + make_interval(secs => ${askedSeconds}))
      WHERE id = ${id}::uuid`;
  }

  /** Switches it off and tells staff, once. What it is owed stays owed, for when it is switched on again. */
  private async giveUp(id: string, isGone: boolean): Promise<void> {
    const { email } = await this.settings.site();
    const isOff = await this.outbox.commit(async (database, owe) => {
      const count = await database.$executeRaw`
        UPDATE delivery_target SET is_on = false, gave_up_at = clock_timestamp(), updated_at = clock_timestamp()
        WHERE id = ${id}::uuid AND is_on
          AND (${isGone} OR failing_since < clock_timestamp() - make_interval(hours => ${GIVES_UP_AFTER_HOURS}))`;
      if (count > 0) await owe(WebhookOffMail, { to: email, about: { kind: 'delivery_target', id } });
      return count > 0;
    });
    if (isOff) this.logger.warn({ target: id }, 'A webhook was switched off: nothing gets through');
  }

  /** What waits for its next attempt waits no longer. */
  private async hurry(id: string): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE delivery SET next_attempt_at = clock_timestamp()
      WHERE target_id = ${id}::uuid AND state = 'pending' AND next_attempt_at > clock_timestamp()`;
  }
}
