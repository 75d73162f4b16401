import type { PrismaClient } from '@flota/prisma';

/** Kinds of the mails that are owed about a row. */
export const mailsAbout = async (prisma: PrismaClient, aboutKind: string, aboutId: string): Promise<string[]> =>
  (await prisma.outboundEmail.findMany({ where: { aboutKind, aboutId } })).map(({ kind }) => kind);
