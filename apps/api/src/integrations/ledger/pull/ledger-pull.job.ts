import type { LedgerPull } from '@flota/prisma';
import { z } from 'zod';
import { databaseTime } from '../../../platform/database/database-time.js';
import { PrismaService } from '../../../platform/database/prisma.service.js';
import { Job, OwedJob } from '../../../platform/queue/job.js';
import { type Lease, LeasedRows } from '../../../platform/queue/leased-rows.js';
import { type Connection, Connectors } from '../../connectors/connectors.js';
import { LedgerContracts } from '../ledger-contracts.service.js';
import { LEDGER } from '../ledger-actor.js';
import { ledgerConnector, type LedgerFields } from '../ledger.connector.js';
import { readPage } from './ledger-pages.js';
import { ToldContracts } from './told-contracts.js';

const pullKey = z.object({ id: z.literal(LEDGER) });
type PullKey = z.output<typeof pullKey>;

const MINUTE_MS = 60_000;
const OFF_MINUTES = 60;
const LONG = { maxWait: 10_000, timeout: MINUTE_MS };

/** How far a reading came. */
interface Reached {
  cursor: string | null;
  told: number;
}

/**
 * Reads what changed in the lender's own ledger, page by page, and settles each contract that was told. A page and the cursor
 * behind it are one transaction, so that a worker that is killed leaves no page out; what was kept and not settled is due.
 */
@Job({ name: 'ledger.pull', key: pullKey })
export class LedgerPullJob extends OwedJob<LedgerPull, PullKey> {
  protected override readonly rows: LeasedRows<LedgerPull, PullKey>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly connectors: Connectors,
    private readonly told: ToldContracts,
    private readonly contracts: LedgerContracts,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'ledger pull',
      model: (database) => database.ledgerPull,
      key: ['id'],
      states: { inHand: 'pulling', done: 'pending' },
      // It is tried again for as long as the ledger is connected.
      isFinal: () => false,
    });
  }

  protected override async work(row: LedgerPull, lease: Lease<LedgerPull>): Promise<null> {
    const startedAt = await databaseTime(this.prisma);
    const connection = await this.connectors.of(ledgerConnector);
    const reached = connection && (await this.read(row, connection));
    if (connection) await this.contracts.settleDue(connection.settings.intake);
    await this.comeAgain(row, lease, {
      startedAt,
      reached,
      // Once it is turned on, a trigger has it due.
      afterMs: (connection?.settings.everyMinutes ?? OFF_MINUTES) * MINUTE_MS,
    });
    return null;
  }

  private async read(row: LedgerPull, connection: Connection<LedgerFields>): Promise<Reached> {
    const reached: Reached = { cursor: row.cursor, told: 0 };
    for (let more = true; more;) {
      const toldAt = await databaseTime(this.prisma);
      const page = await readPage(connection, reached.cursor);
      more = page.more;
      reached.told += await this.prisma.$transaction(async (database) => {
        const fresh = await this.told.keep(database, page.data, connection.sealed, toldAt);
        const mine = { id: row.id, state: 'pulling', attempts: row.attempts } as const;
        const { count } = await database.ledgerPull.updateMany({ where: mine, data: { cursor: page.next } });
        if (count === 0) throw new Error('Another worker reads the ledger');
        return fresh;
      }, LONG);
      reached.cursor = page.next;
      // Before the next page, so that what waits is never more than one.
      await this.contracts.settleDue(connection.settings.intake);
    }
    return reached;
  }

  /** What was asked for meanwhile may have come after the page it was on. */
  private async comeAgain(
    { id }: LedgerPull,
    lease: Lease<LedgerPull>,
    { afterMs, reached, startedAt }: { afterMs: number; reached: Reached | null; startedAt: Date },
  ): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const [row] = await database.$queryRaw<{ asked_at: Date | null }[]>`
        select asked_at from ledger_pull where id = ${id} for update`;
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
