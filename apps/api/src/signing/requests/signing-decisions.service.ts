import { Injectable } from '@nestjs/common';
import { SIGNING_WANTED } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import { RepresentativeInvitationMail } from '../mails/representative-invitation.mail.js';
import { SigningEndedMail } from '../mails/signing-ended.mail.js';
import { SigningReminderMail } from '../mails/signing-reminder.mail.js';
import { SigningErrands } from '../work/signing-errands.js';
import { type HeldRequest, heldRequest, noteEvent } from './request-history.js';
import { isOpen } from './signing-requests.service.js';

type Action = 'cancel' | 'accept' | 'remind' | 'retry';

const RESOURCE = 'signing-requests';

/** What staff decide about a request that is under way. 409 `SIGNING.DECIDED` when it has moved on. */
@Injectable()
export class SigningDecisionsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly errands: SigningErrands,
  ) {}

  /** Nobody is to sign it any more; the customer is told why, if they knew of it. */
  async cancel(staff: CurrentStaff, id: string, reason: string): Promise<void> {
    await this.decide(
      staff,
      id,
      'cancel',
      ({ state }) => isOpen(state),
      async (database, request, owe) => {
        await database.signingRequest.update({ where: { id }, data: { state: 'cancelled', reason } });
        await noteEvent(database, id, 'cancelled', { by: staff.email, detail: reason });
        if (request.reference) await this.errands.owe(database, id);
        if (!request.sentAt) return;
        await owe(SigningEndedMail, { to: request.contract.customer.email, about: { kind: 'signing_request', id } });
      },
    );
  }

  /** A certificate names another RFC than it should, and that is right: e.g. of who acts for a company. */
  async accept(staff: CurrentStaff, id: string, reason: string): Promise<void> {
    await this.decide(
      staff,
      id,
      'accept',
      ({ state }) => state === 'review',
      async (database) => {
        await database.signingRequest.update({ where: { id }, data: { state: 'partly_signed', isAccepted: true } });
        await noteEvent(database, id, 'accepted', { by: staff.email, detail: reason });
        await this.errands.owe(database, id);
      },
    );
  }

  /** Writes to who has not signed yet, now. */
  async remind(staff: CurrentStaff, id: string): Promise<void> {
    await this.decide(staff, id, 'remind', isWanted, async (database, request, owe) => {
      await database.signingRequest.update({ where: { id }, data: { remindedAt: new Date() } });
      await noteEvent(database, id, 'reminded', { by: staff.email });
      for (const { email, id: signerId, page, role, state } of request.signers) {
        if (state === 'signed') continue;
        if (role === 'customer') await owe(SigningReminderMail, { to: email, about: { kind: 'signing_request', id } });
        else if (page)
          await owe(RepresentativeInvitationMail, { to: email, about: { kind: 'signing_signer', id: signerId } });
      }
    });
  }

  /** Asks the provider once more, after it was given up or sooner than by itself. */
  async retry(staff: CurrentStaff, id: string): Promise<void> {
    await this.decide(
      staff,
      id,
      'retry',
      ({ state }) => isOpen(state),
      async (database) => {
        await database.signingErrand.updateMany({
          where: { requestId: id, state: { in: ['pending', 'failed'] } },
          data: { state: 'done', nextAttemptAt: null, lastError: null },
        });
        await noteEvent(database, id, 'retried', { by: staff.email });
        await this.errands.owe(database, id);
      },
    );
  }

  private async decide(
    staff: CurrentStaff,
    id: string,
    action: Action,
    mayBe: (request: HeldRequest) => boolean,
    change: (database: Database, request: HeldRequest, owe: Owe) => Promise<void>,
  ): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const request = await heldRequest(database, id);
      if (!request) throw ProblemException.notFound();
      if (!mayBe(request)) throw new ProblemException(409, 'SIGNING.DECIDED');
      await change(database, request, owe);
      const { isAccepted, reason, state } = await database.signingRequest.findUniqueOrThrow({ where: { id } });
      const before = { state: request.state, reason: request.reason, isAccepted: request.isAccepted };
      const after = { state, reason, isAccepted };
      await this.audit.write(database, staff, { action, resource: RESOURCE, recordId: id, before, after });
    });
  }
}

const isWanted = ({ state }: HeldRequest): boolean => SIGNING_WANTED.some((each) => each === state);
