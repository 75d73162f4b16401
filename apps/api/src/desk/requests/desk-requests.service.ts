import { Injectable } from '@nestjs/common';
import { Prisma } from '@flota/prisma';
import type { AdminDeskRequest, AskedDeskAction, DeskAction, DeskPreview, DeskState } from '@flota/schemas';
import { RefundRequests, trackingKeyOf } from '../../payments/index.js';
import { type Actor, Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { newFolio } from '../../platform/crypto/folio.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import { DeskWork, type WorkedOut } from '../actions/desk-work.js';
import { DeskOutcomeMail } from '../desk-outcome.mail.js';
import { actionOf, presentRequest, WHOLE_REQUEST, type WholeRequest } from './desk-request.presenter.js';

/** Actions on contracts' money: done at once up to the limit, above it once a second person agrees. */
@Injectable()
export class DeskRequestsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly idempotency: Idempotency,
    private readonly work: DeskWork,
    private readonly encryption: FieldEncryption,
    private readonly audit: Audit,
    private readonly refunds: RefundRequests,
  ) {}

  /** What an action would change today. */
  async preview(contractId: string, asked: AskedDeskAction | DeskAction): Promise<DeskPreview> {
    const action = await this.withAccount(this.prisma, contractId, asked);
    return (await this.work.workOut(this.prisma, contractId, action)).preview;
  }

  /** The same of one that waits: another than its maker saw, where something happened since. */
  async previewOf(id: string): Promise<DeskPreview> {
    const request = await this.waiting(this.prisma, id);
    return this.preview(request.contractId, actionOf(this.encryption, request));
  }

  /** Does it, or leaves it for a second person. The same key gets the same request. */
  async ask(
    staff: CurrentStaff,
    contractId: string,
    action: AskedDeskAction,
    key: string | undefined,
  ): Promise<AdminDeskRequest> {
    const request = { route: 'POST /api/admin/contracts/:id/desk-requests', key, body: { contractId, ...action } };
    const { id } = await this.idempotency.once(request, (database, owe) =>
      this.make(database, owe, staff, contractId, action),
    );
    return this.show(id);
  }

  /** The same within the caller's transaction. Answers the request's id. */
  async make(
    database: Database,
    owe: Owe,
    staff: Actor,
    contractId: string,
    asked: AskedDeskAction | DeskAction,
  ): Promise<string> {
    await this.work.lock(database, contractId, asked);
    const action = await this.withAccount(database, contractId, asked);
    const workedOut = await this.work.workOut(database, contractId, action);
    const { limit, needsApproval } = workedOut.preview;
    const request = await this.add(database, staff, contractId, action, workedOut);
    const refundRequestId = refundRequestOf(asked);
    if (refundRequestId) await this.refunds.take(database, refundRequestId, request.id);
    const { amount, kind, reason } = request;
    await this.audit.write(database, staff, {
      action: needsApproval ? 'ask' : 'do',
      resource: 'desk-requests',
      recordId: request.id,
      after: { kind, contractId, amount: amount.toFixed(2), limit, reason },
    });
    if (!needsApproval) await this.carryOut(database, owe, request, action, workedOut);
    return request.id;
  }

  /** By a second person, of what is worked out anew. 403 for its maker, 409 once it is decided or can't be done any more. */
  async approve(staff: CurrentStaff, id: string): Promise<AdminDeskRequest> {
    await this.outbox.commit(async (database, owe) => {
      const request = await this.taken(database, id);
      if (request.makerId === staff.id) throw new ProblemException(403, 'DESK_REQUEST.OWN');
      const action = actionOf(this.encryption, request);
      const workedOut = await this.work.workOut(database, request.contractId, action);
      await this.carryOut(database, owe, request, action, workedOut, staff);
      await this.auditDecision(database, staff, request, 'approve', { state: 'done' });
    });
    return this.show(id);
  }

  async reject(staff: CurrentStaff, id: string, note: string): Promise<AdminDeskRequest> {
    await this.prisma.$transaction(async (database) => {
      const request = await this.taken(database, id);
      if (request.makerId === staff.id) throw new ProblemException(403, 'DESK_REQUEST.OWN');
      await this.decide(database, id, { state: 'rejected', checkerId: staff.id, note });
      await this.refunds.release(database, id);
      await this.auditDecision(database, staff, request, 'reject', { state: 'rejected', note });
    });
    return this.show(id);
  }

  /** By its maker. */
  async withdraw(staff: CurrentStaff, id: string): Promise<AdminDeskRequest> {
    await this.prisma.$transaction(async (database) => {
      const request = await this.taken(database, id);
      if (request.makerId !== staff.id) throw ProblemException.forbidden();
      await this.decide(database, id, { state: 'withdrawn' });
      await this.refunds.release(database, id);
      await this.auditDecision(database, staff, request, 'withdraw', { state: 'withdrawn' });
    });
    return this.show(id);
  }

  async show(id: string): Promise<AdminDeskRequest> {
    const request = await this.prisma.deskRequest.findUniqueOrThrow({ where: { id }, include: WHOLE_REQUEST });
    return presentRequest(this.encryption, request);
  }

  /** A refund that a customer asked for goes where they said. */
  private async withAccount(
    database: Database,
    contractId: string,
    asked: AskedDeskAction | DeskAction,
  ): Promise<DeskAction> {
    if (asked.kind !== 'refund') return asked;
    const { amount, kind, reason } = asked;
    const requestId = refundRequestOf(asked);
    const clabe = requestId ? await this.refunds.clabeOf(database, contractId, requestId) : asked.clabe;
    if (clabe === undefined) throw new Error('A refund that goes nowhere gets past no schema');
    return { kind, amount, reason, clabe };
  }

  private async add(
    database: Database,
    { id: makerId }: Actor,
    contractId: string,
    action: DeskAction,
    { plan, preview }: WorkedOut,
  ): Promise<WholeRequest> {
    const { clabe, payload } = kept(action);
    const eventId = 'eventId' in action ? action.eventId : null;
    const trackingKey = 'reference' in action ? trackingKeyOf(action.reference) : null;
    const same = [...(eventId ? [{ eventId }] : []), ...(trackingKey ? [{ trackingKey }] : [])];
    const waiting = await database.deskRequest.findFirst({
      where: { state: 'waiting', OR: same },
      select: { id: true },
    });
    if (waiting) throw new ProblemException(409, 'DESK_REQUEST.WAITING');
    return database.deskRequest
      .create({
        include: WHOLE_REQUEST,
        data: {
          folio: newFolio('desk-request'),
          kind: action.kind,
          contractId,
          payload,
          clabe: clabe && this.encryption.encrypt(clabe, 'desk_request.clabe'),
          trackingKey,
          eventId,
          amount: plan.amount,
          limit: preview.limit,
          reason: action.reason,
          foreseen: asJson(preview),
          makerId,
        },
      })
      .catch(explainTwin);
  }

  /** Events, letters, mails and the request's own state: all of it or nothing. */
  private async carryOut(
    database: Database,
    owe: Owe,
    { id, makerId, reason, contract, contractId }: WholeRequest,
    action: DeskAction,
    { plan, preview }: WorkedOut,
    checker: CurrentStaff | null = null,
  ): Promise<void> {
    const eventIds = await this.work.enter(database, plan, { enteredById: makerId, reason });
    await this.decide(database, id, { state: 'done', checkerId: checker?.id, done: asJson(preview), eventIds });
    await this.refunds.settle(database, id);
    // Whoever's money it turned out to be gets a receipt; a correction in one contract is told of as what it is.
    if (plan.receipt?.contractId !== contractId || action.kind === 'receipt') {
      await this.work.oweReceipt(database, owe, plan);
    }
    if (action.kind === 'receipt') return;
    await owe(DeskOutcomeMail, { to: contract.customer.email, about: { kind: 'desk_request', id } });
  }

  /** Of two people at the same moment the second finds it decided. */
  private async decide(
    database: Database,
    id: string,
    data: Prisma.DeskRequestUncheckedUpdateManyInput,
  ): Promise<void> {
    const { count } = await database.deskRequest.updateMany({
      where: { id, state: 'waiting' },
      data: { ...data, decidedAt: new Date() },
    });
    if (count === 0) throw new ProblemException(409, 'DESK_REQUEST.DECIDED');
  }

  /** One that waits, with its contracts locked. */
  private async taken(database: Database, id: string): Promise<WholeRequest> {
    const known = await this.waiting(database, id);
    await this.work.lock(database, known.contractId, actionOf(this.encryption, known));
    return this.waiting(database, id);
  }

  private async waiting(database: Database, id: string): Promise<WholeRequest> {
    const request = await database.deskRequest.findUnique({ where: { id }, include: WHOLE_REQUEST });
    if (!request) throw ProblemException.notFound();
    if (request.state !== 'waiting') throw new ProblemException(409, 'DESK_REQUEST.DECIDED');
    return request;
  }

  private async auditDecision(
    database: Database,
    staff: CurrentStaff,
    { id, state }: WholeRequest,
    action: 'approve' | 'reject' | 'withdraw',
    after: { state: DeskState; note?: string },
  ): Promise<void> {
    await this.audit.write(database, staff, {
      action,
      resource: 'desk-requests',
      recordId: id,
      before: { state },
      after,
    });
  }
}

/** Asked for at this very moment, in another contract. */
function explainTwin(error: unknown): never {
  const isTwin = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
  throw isTwin ? new ProblemException(409, 'DESK_REQUEST.WAITING') : error;
}

const refundRequestOf = (asked: AskedDeskAction | DeskAction): string | undefined =>
  'refundRequestId' in asked ? asked.refundRequestId : undefined;

/** What is kept of an action in the clear, and what is not. */
function kept(action: DeskAction): { payload: Prisma.InputJsonObject; clabe: string | null } {
  if (action.kind !== 'refund') return { payload: asJson(action), clabe: null };
  const { clabe, ...payload } = action;
  return { payload: asJson(payload), clabe };
}

/** What has no more than texts, numbers and lists is JSON. */
const asJson = (value: object): Prisma.InputJsonObject => value;
