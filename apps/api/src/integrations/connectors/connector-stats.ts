import { Injectable } from '@nestjs/common';
import type { ConnectorCall } from '@flota/prisma';
import { callOutcomeSchema } from '@flota/schemas';
import { PrismaService } from '../../platform/database/prisma.service.js';

/** How the calls to a system went. */
export interface ConnectorStats {
  lastCall: ConnectorCall | null;
  lastOkAt: Date | null;
  lastFailureAt: Date | null;
  /** Of the last 24 hours. */
  calls: number;
  failures: number;
  medianMs: number | null;
  /** Events it is owed and has not got, the oldest of them, and those that were given up. */
  waiting: number;
  waitingSince: Date | null;
  givenUp: number;
}

interface Row extends Omit<ConnectorStats, 'lastCall'> {
  name: string;
  lastId: string | null;
}

const FAILURES = callOutcomeSchema.options.filter((outcome) => outcome !== 'ok');
const NONE: ConnectorStats = {
  ...{ lastCall: null, lastOkAt: null, lastFailureAt: null },
  ...{ calls: 0, failures: 0, medianMs: null },
  ...{ waiting: 0, waitingSince: null, givenUp: 0 },
};

/** Counts the log of calls. */
@Injectable()
export class ConnectorStatistics {
  constructor(private readonly prisma: PrismaService) {}

  /** Of each of these connectors. */
  async of(names: readonly string[]): Promise<(name: string) => ConnectorStats> {
    const rows = await this.prisma.$queryRaw<Row[]>`
      SELECT asked.name, last.id AS "lastId", ok.at AS "lastOkAt", failure.at AS "lastFailureAt",
        day.calls, day.failures, day.median AS "medianMs",
        owed.waiting, owed.since AS "waitingSince", owed.lost AS "givenUp"
      FROM unnest(${[...names]}::text[]) AS asked(name)
      LEFT JOIN LATERAL (
        SELECT id FROM connector_call WHERE connector = asked.name ORDER BY at DESC LIMIT 1) last ON true
      LEFT JOIN LATERAL (
        SELECT at FROM connector_call WHERE connector = asked.name AND outcome = 'ok' ORDER BY at DESC LIMIT 1) ok ON true
      LEFT JOIN LATERAL (
        -- The latest of each kind, by the index; most calls go well.
        SELECT max(latest.at) AS at FROM unnest(${FAILURES}::text[]) AS kind(outcome) CROSS JOIN LATERAL (
          SELECT at FROM connector_call
          WHERE connector = asked.name AND outcome = kind.outcome ORDER BY at DESC LIMIT 1) latest) failure ON true
      LEFT JOIN LATERAL (
        SELECT count(*)::int AS calls, (count(*) FILTER (WHERE outcome <> 'ok'))::int AS failures,
          (percentile_disc(0.5) WITHIN GROUP (ORDER BY ms))::int AS median
        FROM connector_call
        WHERE connector = asked.name AND at > clock_timestamp() - interval '24 hours') day ON true
      LEFT JOIN LATERAL (
        SELECT (count(*) FILTER (WHERE state IN ('pending', 'sending')))::int AS waiting,
          (count(*) FILTER (WHERE state = 'failed'))::int AS lost,
          min(delivery.created_at) FILTER (WHERE state IN ('pending', 'sending')) AS since
        FROM delivery JOIN delivery_target target ON target.id = target_id
        WHERE target.kind = 'connector' AND target.name = asked.name
          AND state IN ('pending', 'sending', 'failed')) owed ON true`;
    const ids = rows.flatMap(({ lastId }) => (lastId ? [lastId] : []));
    const last = await this.prisma.connectorCall.findMany({ where: { id: { in: ids } } });
    const byName = new Map(
      rows.map(({ name, lastId, ...counted }) => [
        name,
        { ...counted, lastCall: last.find(({ id }) => id === lastId) ?? null },
      ]),
    );
    return (name) => byName.get(name) ?? NONE;
  }
}
