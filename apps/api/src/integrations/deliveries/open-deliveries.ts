import { Injectable } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import { PrismaService } from '../../platform/database/prisma.service.js';

type Key = { id: string };

const READY = Prisma.sql`target.is_on AND (target.paused_until IS NULL OR target.paused_until <= clock_timestamp())`;

/** One at a time of each subject, the oldest first. */
const COMES_FIRST = Prisma.sql`NOT EXISTS (
  SELECT FROM delivery earlier
  WHERE earlier.target_id = delivery.target_id AND earlier.subject_kind = delivery.subject_kind
    AND earlier.subject_id = delivery.subject_id AND earlier.position < delivery.position
    AND earlier.state IN ('pending', 'sending'))`;

/** What may be delivered now: due, its target on and not at rest, and nothing of the same subject before it. */
@Injectable()
export class OpenDeliveries {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * In turn of each target, so that a great many of one hold up no other.
   *
   * @param busyTargets those that have as much in hand as they may
   */
  due(limit: number, busyTargets: string[]): Promise<Key[]> {
    return this.prisma.$queryRaw<Key[]>`
      SELECT due.id FROM delivery_target target CROSS JOIN LATERAL (
        SELECT id, position, row_number() OVER (ORDER BY position) AS rank FROM delivery
        WHERE target_id = target.id AND state IN ('pending', 'sending')
          AND (state = 'pending' AND next_attempt_at <= clock_timestamp()
            OR state = 'sending' AND locked_until < clock_timestamp())
          AND ${COMES_FIRST}
        ORDER BY position LIMIT ${limit}
      ) due
      WHERE ${READY} AND target.id <> ALL (${busyTargets}::uuid[])
      ORDER BY due.rank, due.position LIMIT ${limit}`;
  }

  /** Whom it is for, if it is that one's turn. */
  async targetOf({ id }: Key): Promise<string | null> {
    const [row] = await this.prisma.$queryRaw<{ target: string }[]>`
      SELECT target.id AS target FROM delivery JOIN delivery_target target ON target.id = target_id
      WHERE delivery.id = ${id}::uuid AND ${READY} AND ${COMES_FIRST}`;
    return row?.target ?? null;
  }

  /**
   * What a target is owed next.
   *
   * @param inHand of this process
   */
  async next(target: string, inHand: readonly string[]): Promise<Key | null> {
    const [row] = await this.prisma.$queryRaw<Key[]>`
      SELECT delivery.id FROM delivery JOIN delivery_target target ON target.id = target_id
      WHERE target_id = ${target}::uuid AND ${READY} AND delivery.id <> ALL (${inHand}::uuid[])
        AND delivery.state = 'pending' AND delivery.next_attempt_at <= clock_timestamp() AND ${COMES_FIRST}
      ORDER BY delivery.position LIMIT 1`;
    return row ?? null;
  }
}
