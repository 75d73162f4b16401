import type { PrismaClient } from '@flota/prisma';

/** Forgets every entry, past what keeps anybody from doing so: only a superuser of PostgreSQL can. */
export async function emptyAuditLog(prisma: PrismaClient): Promise<void> {
  await prisma.$transaction([
    prisma.$executeRaw`SET LOCAL session_replication_role = replica`,
    prisma.$executeRaw`DELETE FROM audit_seal`,
    prisma.$executeRaw`DELETE FROM audit_entry`,
  ]);
}
