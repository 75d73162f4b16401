import { Injectable } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';

interface Pair {
  invoiceId: string;
  movementId: string;
}

/** Finance puts an invoice beside a movement by hand, or takes it away. */
@Injectable()
export class InvoiceLinks {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
  ) {}

  /** 404 for an invoice that is not there; 422 for a movement of another contract, or one that was taken back. */
  async link(staff: CurrentStaff, pair: Pair): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const { contractId } = await invoiceOf(database, pair);
      const movement = await database.movement.findFirst({
        where: { id: pair.movementId, contractId },
        include: { takenBackBy: { select: { id: true } } },
      });
      if (!movement) throw ProblemException.invalid([{ field: 'movementId', code: 'MOVEMENT.UNKNOWN' }]);
      if (movement.takenBackBy) throw ProblemException.invalid([{ field: 'movementId', code: 'MOVEMENT.TAKEN_BACK' }]);
      const now = { linkedAt: new Date(), linkedById: staff.id, removedAt: null, removedById: null };
      await database.invoiceMovement.upsert({
        where: { invoiceId_movementId: pair },
        create: { ...pair, ...now },
        update: now,
      });
      await this.note(database, staff, 'match', pair);
    });
  }

  /** Stays apart: the rules don't put it together again. 404 unless they are together. */
  async unlink(staff: CurrentStaff, pair: Pair): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const { count } = await database.invoiceMovement.updateMany({
        where: { ...pair, removedAt: null },
        data: { removedAt: new Date(), removedById: staff.id },
      });
      if (count === 0) throw ProblemException.notFound();
      await this.note(database, staff, 'unmatch', pair);
    });
  }

  private note(database: Database, staff: CurrentStaff, action: 'match' | 'unmatch', { invoiceId, movementId }: Pair) {
    const entry = { action, resource: 'invoices', recordId: invoiceId, after: { movementId } };
    return this.audit.write(database, staff, entry);
  }
}

async function invoiceOf(database: Database, { invoiceId }: Pair) {
  const invoice = await database.invoice.findUnique({ where: { id: invoiceId }, select: { contractId: true } });
  if (!invoice) throw ProblemException.notFound();
  return invoice;
}
