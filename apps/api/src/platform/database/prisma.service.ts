import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { PrismaClient, type Prisma } from '@flota/prisma';
import { ENV, type Env } from '../config/env.js';
import { PlanningPg } from './planning-pg.js';
import { repeated } from './repeated.js';
import { committed } from './transaction-scope.js';

/** What a rule needs to read and write: the client itself or the transaction it runs in. */
export type Database = Prisma.TransactionClient;

/** For a connection: who finds none free by then is told to come back (503), and not left waiting with all the others. */
const LONGEST_WAIT_MS = 5_000;

@Injectable()
export class PrismaService extends PrismaClient implements OnModuleInit, OnApplicationShutdown {
  /** What is read through this client, with what the planner thinks of it. */
  readonly planned: PlanningPg['planned'];

  constructor(@Inject(ENV) env: Env) {
    const adapter = new PlanningPg({
      connectionString: env.DATABASE_URL,
      max: env.DATABASE_POOL,
      connectionTimeoutMillis: LONGEST_WAIT_MS,
    });
    super({
      adapter,
      // Prisma's own two and five seconds turn a machine that stalls for a moment into refused payments.
      transactionOptions: { maxWait: LONGEST_WAIT_MS, timeout: 15_000 },
    });
    this.planned = (read) => adapter.planned(read);
    guardTransactions(this);
  }

  async onModuleInit(): Promise<void> {
    await this.$connect();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}

type Change = (database: Database) => unknown;
type Transaction = (change: Change | Prisma.PrismaPromise<unknown>[], options?: object) => Promise<unknown>;

/**
 * Whatever runs in a transaction of this client can tell that it does: some things may not be waited for there. And it may run
 * more than once, where another transaction stood in its way: it does nothing but read and write there.
 */
function guardTransactions(client: PrismaClient): void {
  const original = client.$transaction.bind(client) as Transaction;
  const guarded: Transaction = (change, options) =>
    Array.isArray(change)
      ? original(change, options)
      : repeated(() =>
          committed((inside) => original((database: Database) => inside(() => change(database)), options)),
        );
  Object.defineProperty(client, '$transaction', { value: guarded });
}
