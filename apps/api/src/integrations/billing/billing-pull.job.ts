import type { BillingPull } from '@flota/prisma';
import { z } from 'zod';
import { databaseTime } from '../../platform/database/database-time.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Job, OwedJob } from '../../platform/queue/job.js';
import { type Lease, LeasedRows } from '../../platform/queue/leased-rows.js';
import { type Connection, Connectors } from '../connectors/connectors.js';
import { BillingIntake } from './billing-intake.js';
import { billingConnector, type BillingFields } from './billing.connector.js';
import { readChanges } from './read-billing.js';
import { ToldInvoices } from './told-invoices.js';

const pullKey = z.object({ id: z.literal(billingConnector.name) });
type PullKey = z.output<typeof pullKey>;

const MINUTE_MS = 60_000;
const LONG = { maxWait: 10_000, timeout: MINUTE_MS };

/**
 * Reads what changed in the lender's billing, page by page, and takes over each invoice. A page and the cursor behind it are
 * one transaction, so that a worker that is killed leaves none out; what was kept and not taken is due.
 */
@Job({ name: 'billing.pull', key: pullKey })
export class BillingPullJob extends OwedJob<BillingPull, PullKey> {
  protected override readonly rows: LeasedRows<BillingPull, PullKey>;
  private isLeaving = false;

  constructor(
    private readonly prisma: PrismaService,
    private readonly connectors: Connectors,
    private readonly told: ToldInvoices,
    private readonly intake: BillingIntake,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'billing pull',
      model: (database) => database.billingPull,
      key: ['id'],
      states: { inHand: 'pulling', done: 'pending' },
      // It is tried again for as long as billing is connected.
      isFinal: () => false,
    });
  }

  /** Where it is, the next worker goes on. */
  override giveBack(): Promise<void> {
    this.isLeaving = true;
    return super.giveBack();
  }

  protected override async work(row: BillingPull, lease: Lease<BillingPull>): Promise<null> {
    const startedAt = await databaseTime(this.prisma);
    const connection = await this.connectors.of(billingConnector);
    if (connection) await this.read(row, connection);
    await this.comeAgain(row, lease, { startedAt, afterMs: (connection?.settings.everyMinutes ?? 1) * MINUTE_MS });
    return null;
  }

  private async read(row: BillingPull, connection: Connection<BillingFields>): Promise<void> {
    const isLeaving = () => this.isLeaving;
    await this.intake.comeBackToRefused();
    let { cursor } = row;
    for (let more = true; more && !isLeaving();) {
      const page = await readChanges(connection, cursor);
      await this.keep(row, page);
      ({ more, next: cursor } = page);
      // Before the next page, so that what waits is never much more than one.
      await this.intake.settleDue(connection, isLeaving);
    }
  }

  /** @throws Error when another worker took over meanwhile */
  private async keep(row: BillingPull, { data, next: cursor }: Awaited<ReturnType<typeof readChanges>>): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const mine = { id: row.id, state: 'pulling', attempts: row.attempts } as const;
      const { count } = await database.billingPull.updateMany({ where: mine, data: { cursor } });
      if (count === 0) throw new Error('Another worker reads the billing');
      await this.told.keep(database, data, await databaseTime(database));
    }, LONG);
  }

  /** What was asked for meanwhile may have come after the page it was on. */
  private async comeAgain(
    { id }: BillingPull,
    lease: Lease<BillingPull>,
    { afterMs, startedAt }: { afterMs: number; startedAt: Date },
  ): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const [row] = await database.$queryRaw<{ asked_at: Date | null }[]>`
        select asked_at from billing_pull where id = ${id} for update`;
      const askedAt = row?.asked_at ?? null;
      const isAsked = askedAt !== null && askedAt >= startedAt;
      const now = await databaseTime(database);
      const nextAttemptAt = isAsked ? now : new Date(now.getTime() + afterMs);
      await lease.end(database, { attempts: 0, nextAttemptAt });
    });
  }
}
