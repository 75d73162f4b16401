import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from './generated/client.js';

export { dateColumn, dayOfColumn } from '@flota/records';
export * from './generated/client.js';

/**
 * A client on its own connection pool. Whoever makes one ends it with `$disconnect()`.
 *
 * @param connectionString `postgresql://user:password@host:port/database`
 * @param maxConnections connections the pool may open at most
 */
export function createPrismaClient(connectionString: string, maxConnections = 10): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString, max: maxConnections }) });
}
