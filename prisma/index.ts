import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.js';

export * from './date-column.js';
export * from './field-cipher.js';
export * from './generated/client.js';
export * from './ledger-rows.js';
export * from './write-posting.js';

/**
 * A client on its own connection pool. Whoever makes one ends it with `$disconnect()`.
 *
 * @param connectionString `postgresql://user:password@host:port/database`
 * @param maxConnections connections the pool may open at most
 */
export function createPrismaClient(connectionString: string, maxConnections = 10): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString, max: maxConnections }) });
}
