import { Injectable } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import { Audit } from '../../platform/audit/audit.js';
import { SecurityEvents } from '../../platform/audit/security-events.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { refuse } from '../../platform/resources/resource-input.js';

interface AskedRefund {
  contractId: string;
  customerId: string;
  conversationId: string;
  /** MXN with two decimals. */
  amount: string;
  clabe: string;
}

const CONTEXT = 'refund_request.clabe';
const SHOWN = 4;

/** What is shown of a CLABE: enough to tell accounts apart. */
export const endingOf = (clabe: string): string => clabe.slice(-SHOWN);

/** Credit that customers asked back, with where it goes: what is not settled yet is one of a contract at most. */
@Injectable()
export class RefundRequests {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly audit: Audit,
    private readonly events: SecurityEvents,
  ) {}

  /** The same for the same account, and nobody reads the account from it. */
  accountIndex(clabe: string): string {
    return this.encryption.blindIndex(clabe, CONTEXT);
  }

  /** @throws ProblemException 409 `REFUND_REQUEST.OPEN` while another of the contract is handled */
  async add(database: Database, { clabe, ...asked }: AskedRefund): Promise<void> {
    const data = { ...asked, clabe: this.encryption.encrypt(clabe, CONTEXT) };
    await database.refundRequest.create({ data }).catch((error: unknown) => {
      const isSecond = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
      throw isSecond ? new ProblemException(409, 'REFUND_REQUEST.OPEN') : error;
    });
  }

  /**
   * Where it goes, of one that nobody handles yet.
   *
   * @throws ProblemException 422 where the contract has no such request; 409 `REFUND_REQUEST.SETTLED`
   */
  async clabeOf(database: Database, contractId: string, id: string): Promise<string> {
    const asked = await database.refundRequest.findFirst({ where: { id, contractId } });
    if (!asked) return refuse('refundRequestId', 'REFUND_REQUEST.INVALID');
    if (asked.deskRequestId ?? asked.settledAt) throw new ProblemException(409, 'REFUND_REQUEST.SETTLED');
    return this.encryption.decrypt(asked.clabe, CONTEXT);
  }

  /** For who sends the money from the bank: audited. */
  async readClabe(staff: CurrentStaff, id: string): Promise<string> {
    const asked = await this.prisma.refundRequest.findUnique({ where: { id }, select: { clabe: true } });
    if (!asked) throw ProblemException.notFound();
    const details = { what: 'clabe' };
    await this.events.noteOrFail('reveal', { resource: 'refund-requests', recordId: id, actor: staff, details });
    return this.encryption.decrypt(asked.clabe, CONTEXT);
  }

  /** By the request of the desk, which nobody else makes of it then. */
  async take(database: Database, id: string, deskRequestId: string): Promise<void> {
    await this.change(database, id, { deskRequestId });
  }

  /** Once the desk's request is done; nothing where it was no customer who asked. */
  async settle(database: Database, deskRequestId: string): Promise<void> {
    await database.refundRequest.updateMany({ where: { deskRequestId }, data: { settledAt: new Date() } });
  }

  /** Once the desk's request came to nothing: it can be handled again. */
  async release(database: Database, deskRequestId: string): Promise<void> {
    await database.refundRequest.updateMany({ where: { deskRequestId }, data: { deskRequestId: null } });
  }

  /** Without a refund: the customer is told why in the conversation, and may ask anew. */
  async close(staff: CurrentStaff, id: string): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const known = await database.refundRequest.findUnique({ where: { id }, select: { id: true } });
      if (!known) throw ProblemException.notFound();
      await this.change(database, id, { settledAt: new Date() });
      await this.audit.write(database, staff, { action: 'close', resource: 'refund-requests', recordId: id });
    });
  }

  private async change(database: Database, id: string, data: Prisma.RefundRequestUncheckedUpdateManyInput) {
    const { count } = await database.refundRequest.updateMany({
      where: { id, deskRequestId: null, settledAt: null },
      data,
    });
    if (count === 0) throw new ProblemException(409, 'REFUND_REQUEST.SETTLED');
  }
}
