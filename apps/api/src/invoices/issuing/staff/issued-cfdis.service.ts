import { Injectable } from '@nestjs/common';
import { type CfdiCancellation, type IssuedCfdi, Prisma } from '@flota/prisma';
import type { AdminIssuedCfdi, CancellationMotive } from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { Audit } from '../../../platform/audit/audit.js';
import type { CurrentStaff } from '../../../platform/auth/current-user.js';
import { type Database, PrismaService } from '../../../platform/database/prisma.service.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { lockInvoicesOf } from '../../matching/invoice-matching.service.js';
import { CancelCfdiJob } from '../cancel-cfdi.job.js';
import { IssueCfdiJob } from '../issue-cfdi.job.js';
import { presentIssued, WHOLE_ISSUED } from './issued-cfdi.presenter.js';

/** What finance do about documents: send them again, cancel them, agree to a cancellation. */
@Injectable()
export class IssuedCfdisService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly audit: Audit,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Makes a document out anew that was refused, or whose fate staff found out: if they brought it in as a file it counts as
   * stamped. 404; 409 `CFDI.NOT_FAILED`.
   */
  async retry(staff: CurrentStaff, id: string, reason: string): Promise<AdminIssuedCfdi> {
    await this.prisma.$transaction(async (database) => {
      const row = await this.locked(database, id);
      if (row.state !== 'failed') throw new ProblemException(409, 'CFDI.NOT_FAILED');
      const known = await database.invoice.findUnique({
        where: { series_folio: { series: row.series, folio: String(row.folio) } },
      });
      await database.issuedCfdi.update({ where: { id }, data: known ? found(known) : ANEW });
      if (known) {
        const link = { invoiceId: known.id, movementId: row.movementId };
        await database.invoiceMovement.createMany({ data: [link], skipDuplicates: true });
      }
      await this.note(database, staff, 'retry', id, { reason });
    });
    await this.queue.announceDue(IssueCfdiJob);
    return this.show(id);
  }

  /**
   * Asks for a cancellation, which above the desk's limit another person approves. Motive 01 makes out what takes its
   * place, to whoever holds the contract now. 404; 409 `CFDI.NOT_STAMPED`, `CFDI.CANCELLATION_OPEN`.
   */
  async cancel(
    staff: CurrentStaff,
    id: string,
    { motive, reason }: { motive: CancellationMotive; reason: string },
  ): Promise<AdminIssuedCfdi> {
    await this.prisma.$transaction(async (database) => {
      const row = await this.locked(database, id);
      if (row.state !== 'stamped') throw new ProblemException(409, 'CFDI.NOT_STAMPED');
      const { approvalLimit } = await database.deskSettings.findUniqueOrThrow({ where: { id: 1 } });
      const waits = new Decimal(row.total.toString()).gt(approvalLimit.toString());
      const replacementId = motive === '01' ? await replace(database, row, waits) : null;
      await database.cfdiCancellation
        .create({
          data: {
            issuedId: id,
            motive,
            reason,
            replacementId,
            makerId: staff.id,
            state: waits ? 'waiting' : 'pending',
          },
        })
        .catch(explainOpen);
      await this.note(database, staff, 'cancel', id, { motive, reason });
    });
    await this.announce();
    return this.show(id);
  }

  /** By another person than whoever asked. 404; 403 `CFDI_CANCELLATION.OWN`; 409 `CFDI_CANCELLATION.DECIDED`. */
  async approve(staff: CurrentStaff, cancellationId: string): Promise<AdminIssuedCfdi> {
    const { issuedId } = await this.decide(staff, cancellationId, { state: 'pending', action: 'approve' });
    await this.announce();
    return this.show(issuedId);
  }

  async reject(staff: CurrentStaff, cancellationId: string, reason: string): Promise<AdminIssuedCfdi> {
    const { issuedId } = await this.decide(staff, cancellationId, { state: 'refused', action: 'reject', reason });
    return this.show(issuedId);
  }

  private async decide(
    staff: CurrentStaff,
    id: string,
    { action, reason, state }: { state: 'pending' | 'refused'; action: 'approve' | 'reject'; reason?: string },
  ): Promise<CfdiCancellation> {
    return this.prisma.$transaction(async (database) => {
      const cancellation = await database.cfdiCancellation.findUnique({ where: { id } });
      if (!cancellation) throw ProblemException.notFound();
      if (cancellation.makerId === staff.id) throw new ProblemException(403, 'CFDI_CANCELLATION.OWN');
      const { count } = await database.cfdiCancellation.updateMany({
        where: { id, state: 'waiting' },
        data: { state, checkerId: staff.id, ...(state === 'refused' ? { decidedAt: new Date() } : {}) },
      });
      if (count === 0) throw new ProblemException(409, 'CFDI_CANCELLATION.DECIDED');
      // What was to take its place waited for this.
      await database.issuedCfdi.updateMany({
        where: { id: cancellation.replacementId ?? undefined, replacesId: cancellation.issuedId, state: 'pending' },
        data: state === 'pending' ? { nextAttemptAt: new Date() } : { state: 'withdrawn', nextAttemptAt: null },
      });
      await this.note(database, staff, action, cancellation.issuedId, { reason });
      return cancellation;
    });
  }

  private async locked(database: Database, id: string): Promise<IssuedCfdi> {
    const known = await database.issuedCfdi.findUnique({ where: { id }, select: { contractId: true } });
    if (!known) throw ProblemException.notFound();
    await lockInvoicesOf(database, known.contractId);
    return database.issuedCfdi.findUniqueOrThrow({ where: { id } });
  }

  private async announce(): Promise<void> {
    await this.queue.announceDue(IssueCfdiJob);
    await this.queue.announceDue(CancelCfdiJob);
  }

  private async show(id: string): Promise<AdminIssuedCfdi> {
    return presentIssued(await this.prisma.issuedCfdi.findUniqueOrThrow({ where: { id }, include: WHOLE_ISSUED }));
  }

  private note(database: Database, actor: CurrentStaff, action: string, recordId: string, details: object) {
    return this.audit.note(database, { actor, action, resource: 'issued-cfdis', recordId, details });
  }
}

/** The certifier would answer the former edition's id with the former document. */
const ANEW = {
  state: 'pending' as const,
  edition: { increment: 1 },
  attempts: 0,
  sentAt: null,
  failureCode: null,
  lastError: null,
  nextAttemptAt: new Date(0),
};

const found = ({ id, issuedAt }: { id: string; issuedAt: Date }) => ({
  state: 'stamped' as const,
  invoiceId: id,
  stampedAt: issuedAt,
  failureCode: null,
  lastError: null,
});

/** @param waits whether a second person has to agree first */
async function replace(database: Database, row: IssuedCfdi, waits: boolean): Promise<string> {
  const { contractId, content, movementId, series, subject, subtotal, total, type, vat } = row;
  const { id } = await database.issuedCfdi.create({
    data: {
      contractId,
      movementId,
      subject,
      content: content as Prisma.InputJsonValue, // as it was read
      type,
      series,
      subtotal,
      vat,
      total,
      replacesId: row.id,
      nextAttemptAt: waits ? null : undefined,
    },
    select: { id: true },
  });
  return id;
}

function explainOpen(error: unknown): never {
  const isOpen = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
  throw isOpen ? new ProblemException(409, 'CFDI.CANCELLATION_OPEN') : error;
}
