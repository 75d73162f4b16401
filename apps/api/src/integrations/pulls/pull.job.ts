import type { OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ConnectorPull } from '@flota/prisma';
import { z } from 'zod';
import { databaseTime } from '../../platform/database/database-time.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Job, OwedJob } from '../../platform/queue/job.js';
import { type Lease, LeasedRows } from '../../platform/queue/leased-rows.js';
import { Connectors } from '../connectors/connectors.js';
import { type Pull, pulls } from './pull.js';
import { readChanges } from './read-changes.js';

const pullKey = z.object({ id: z.string().min(1).max(60) });
type PullKey = z.output<typeof pullKey>;

const MINUTE_MS = 60_000;
/** Of a connector that is off; once it is turned on, a trigger has it due. */
const OFF_MINUTES = 60;
const LONG = { maxWait: 10_000, timeout: MINUTE_MS };

/** How far a reading came. */
interface Reached {
  cursor: string | null;
  told: number;
}

/** Reads what changed in the systems that are read by pages, each when it is due, and has it settled. */
@Job({ name: 'connectors.pull', key: pullKey, concurrency: 2 })
export class PullJob extends OwedJob<ConnectorPull, PullKey> implements OnModuleInit {
  protected override readonly rows: LeasedRows<ConnectorPull, PullKey>;
  private byName: ReadonlyMap<string, Pull> = new Map();
  private isLeaving = false;

  constructor(
    private readonly prisma: PrismaService,
    private readonly connectors: Connectors,
    private readonly discovery: DiscoveryService,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'pull',
      model: (database) => database.connectorPull,
      key: ['id'],
      states: { inHand: 'pulling', done: 'pending' },
      // It is tried again for as long as the system is connected.
      isFinal: () => false,
    });
  }

  /** @throws Error when a pull has no class that is provided, or two */
  onModuleInit(): void {
    const provided = [...pulls.provided(this.discovery)];
    this.byName = new Map(provided.map(([type, pull]) => [pulls.contractOf(type).name, pull]));
  }

  /** Where it is, the next worker goes on. */
  override giveBack(): Promise<void> {
    this.isLeaving = true;
    return super.giveBack();
  }

  protected override async work(row: ConnectorPull, lease: Lease<ConnectorPull>): Promise<null> {
    const startedAt = await databaseTime(this.prisma);
    const pull = this.byName.get(row.id);
    const connection = pull && (await this.connectors.of(pulls.contractOf(pull.constructor).connector));
    const reached = pull && connection ? await this.read(row, pull, connection) : null;
    const afterMs = (connection?.settings.everyMinutes ?? OFF_MINUTES) * MINUTE_MS;
    await this.comeAgain(row, lease, { startedAt, reached, afterMs });
    return null;
  }

  private async read(row: ConnectorPull, pull: Pull, connection: PullConnection): Promise<Reached> {
    const isLeaving = () => this.isLeaving;
    const reached: Reached = { cursor: row.cursor, told: 0 };
    for (let more = true; more && !isLeaving();) {
      const toldAt = await databaseTime(this.prisma);
      const page = await readChanges(connection, pull.changes, reached.cursor);
      reached.told += await this.prisma.$transaction(async (database) => {
        const mine = { id: row.id, state: 'pulling', attempts: row.attempts } as const;
        const { count } = await database.connectorPull.updateMany({ where: mine, data: { cursor: page.next } });
        if (count === 0) throw new Error(`Another worker reads ${row.id}`);
        return pull.keep(database, page.data, connection, toldAt);
      }, LONG);
      ({ more, next: reached.cursor } = page);
      await pull.settleDue(connection, isLeaving);
    }
    return reached;
  }

  /** What was asked for meanwhile may have come after the page it was on. */
  private async comeAgain(
    { id }: ConnectorPull,
    lease: Lease<ConnectorPull>,
    { afterMs, reached, startedAt }: { afterMs: number; reached: Reached | null; startedAt: Date },
  ): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const [row] = await database.$queryRaw<{ asked_at: Date | null }[]>`
        select asked_at from connector_pull where id = ${id} for update`;
      const isAsked = (row?.asked_at?.getTime() ?? 0) >= startedAt.getTime();
      const now = await databaseTime(database);
      await lease.end(database, {
        attempts: 0,
        nextAttemptAt: isAsked ? now : new Date(now.getTime() + afterMs),
        ...(reached && { finishedAt: now, told: reached.told }),
      });
    });
  }
}

type PullConnection = Parameters<Pull['keep']>[2];
