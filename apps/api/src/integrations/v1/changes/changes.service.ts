import { Injectable } from '@nestjs/common';
import { type changesPageSchema, type changesQuerySchema, EVENTS, type EventType } from '@flota/schemas';
import type { z } from 'zod';
import { PrismaService } from '../../../platform/database/prisma.service.js';

type ChangesPage = z.output<typeof changesPageSchema>;
type ToldChange = ChangesPage['data'][number];

interface EventRow {
  id: string;
  xact: string;
  position: string;
  type: EventType;
  data: unknown;
  at: Date;
}

const ALL = Object.keys(EVENTS) as EventType[];

/**
 * What happened, in an order that never changes behind a reader: first by transaction, and only those before the oldest that
 * is still open. A position is given before its commit, so that by positions alone what is committed late would be skipped. Of
 * one subject it is the order of the commits (see `Event.xact`).
 */
@Injectable()
export class ChangesService {
  constructor(private readonly prisma: PrismaService) {}

  async page({ since, limit, types = ALL }: z.output<typeof changesQuerySchema>): Promise<ChangesPage> {
    if (since === 'latest') return { data: [], next: await this.present(), hasMore: false };
    const [xact = '0', position = '0'] = since?.split('-') ?? [];
    const rows = await this.prisma.$queryRaw<EventRow[]>`
      SELECT id, xact::text, position::text, type, data, at FROM event
      WHERE (xact, position) > (${xact}::xid8, ${position}::bigint)
        AND xact < event_number(pg_snapshot_xmin(pg_current_snapshot()))
        AND type = ANY (${types}::text[])
      ORDER BY event.xact, event.position
      LIMIT ${limit + 1}`;
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      data: shown.map(told),
      next: last ? `${last.xact}-${last.position}` : (since ?? '0-0'),
      hasMore: rows.length > limit,
    };
  }

  /** Before everything that is not settled yet. */
  private async present(): Promise<string> {
    const [row] = await this.prisma.$queryRaw<{ xact: string }[]>`
      SELECT event_number(pg_snapshot_xmin(pg_current_snapshot()))::text AS xact`;
    return `${row?.xact ?? 0}-0`;
  }
}

/** Parsed, so that a type is told as the description says it. */
const told = ({ id, type, data, at }: EventRow): ToldChange => ({
  id,
  type,
  timestamp: at.toISOString(),
  data: EVENTS[type].data.parse(data),
});
