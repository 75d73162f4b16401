import { Injectable } from '@nestjs/common';
import type { DeliveryTarget } from '@flota/prisma';
import { PrismaService } from '../../platform/database/prisma.service.js';

const SHORTEST_REST_SECONDS = 5;
const LONGEST_REST_SECONDS = 300;

/** What is known of how targets do. One that is away is left alone for a while, and caught up with at once when it is back. */
@Injectable()
export class TargetHealth {
  constructor(private readonly prisma: PrismaService) {}

  async reached({ id, timesAway }: DeliveryTarget): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE delivery_target
      SET failing_since = NULL, times_away = 0, paused_until = NULL, last_delivery_at = clock_timestamp()
      WHERE id = ${id}::uuid AND (failing_since IS NOT NULL OR times_away > 0 OR last_delivery_at IS NULL
        OR last_delivery_at < clock_timestamp() - interval '5 seconds')`;
    if (timesAway > 0) await this.hurry(id);
  }

  async missed({ id }: DeliveryTarget, away: boolean): Promise<void> {
    if (!away) {
      await this.prisma.$executeRaw`
        UPDATE delivery_target SET failing_since = clock_timestamp() WHERE id = ${id}::uuid AND failing_since IS NULL`;
      return;
    }
    // What was in hand together fails together, and is one time.
    await this.prisma.$executeRaw`
      UPDATE delivery_target SET
        failing_since = coalesce(failing_since, clock_timestamp()),
        times_away = times_away + 1,
        paused_until = clock_timestamp() + make_interval(
          secs => least(${SHORTEST_REST_SECONDS} * 2 ^ least(times_away, 10), ${LONGEST_REST_SECONDS}))
      WHERE id = ${id}::uuid AND (paused_until IS NULL OR paused_until <= clock_timestamp())`;
  }

  /** What waits for its next attempt waits no longer. */
  private async hurry(id: string): Promise<void> {
    await this.prisma.$executeRaw`
      UPDATE delivery SET next_attempt_at = clock_timestamp()
      WHERE target_id = ${id}::uuid AND state = 'pending' AND next_attempt_at > clock_timestamp()`;
  }
}
