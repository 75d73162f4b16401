import { Injectable } from '@nestjs/common';
import { dateColumn, Prisma, type Restructuring as Stored } from '@flota/prisma';
import {
  addDays,
  type AskedRestructuring,
  dayInMexico,
  type ProposedRestructuring,
  RESTRUCTURING_MOST_DAYS,
  type Restructuring,
  type RestructuringAcceptance,
  type RestructuringFigures,
  restructuringFiguresSchema,
  todayInMexico,
} from '@flota/schemas';
import { ContractsService, Ledgers } from '../contracts/index.js';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentCustomer, CurrentStaff } from '../platform/auth/current-user.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { ContactStops } from '../platform/notices/contact-stops.js';
import { Notices } from '../platform/notices/notices.js';
import { Outbox, type Owe } from '../platform/outbox/outbox.js';
import { RestructuringAgreements } from './agreement/restructuring-agreements.service.js';
import { endOverdue, isOpen, whereOpen } from './open-proposals.js';
import { RestructuringAcceptedMail, RestructuringProposedMail } from './restructuring.mails.js';
import { RestructuringProposedText } from './restructuring-proposed.text.js';
import { figuresOf, figuresOrNone, shownHash } from './restructuring-figures.js';
import { presentRestructuring } from './restructuring.presenter.js';

const RESOURCE = 'restructurings';

/** Staff propose other instalments for what is not yet due; nothing changes until the customer accepts what they read. */
@Injectable()
export class RestructuringsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly contracts: ContractsService,
    private readonly ledgers: Ledgers,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly agreements: RestructuringAgreements,
    private readonly notices: Notices,
    private readonly stops: ContactStops,
  ) {}

  /** 404; 409 of a contract that can't be restructured; 422 naming what is wrong. */
  async preview(contractId: string, asked: AskedRestructuring): Promise<RestructuringFigures> {
    return figuresOf(await this.ledgers.read(contractId), asked, todayInMexico());
  }

  /** As `preview`, and 409 while another one of the contract is open. The customer is told. */
  async propose(staff: CurrentStaff, contractId: string, asked: ProposedRestructuring): Promise<Restructuring> {
    const { graceMonths, paymentsLeft, reason, validUntil } = asked;
    const today = todayInMexico();
    return this.outbox.commit(async (database, owe) => {
      await this.ledgers.lock(database, [contractId]);
      // Nobody can answer it any more, and the sweep comes later.
      await endOverdue(database, today, contractId);
      const figures = figuresOf(await this.ledgers.read(contractId, database), asked, today);
      if (validUntil < today) throw ProblemException.invalid([{ field: 'validUntil', code: 'DATE.IN_PAST' }]);
      if (validUntil > addDays(today, RESTRUCTURING_MOST_DAYS)) {
        throw ProblemException.invalid([{ field: 'validUntil', code: 'RESTRUCTURING.TOO_LATE' }]);
      }
      const row = await database.restructuring
        .create({
          data: {
            ...{ contractId, paymentsLeft, graceMonths, reason, proposedById: staff.id },
            ...{ proposedOn: dateColumn(today), validUntil: dateColumn(validUntil) },
          },
        })
        .catch((error: unknown) => {
          const isSecond = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
          throw isSecond ? new ProblemException(409, 'RESTRUCTURING.OPEN') : error;
        });
      await this.audit.write(database, staff, {
        ...{ action: 'propose', resource: RESOURCE, recordId: row.id },
        after: { paymentsLeft, graceMonths, validUntil, reason },
      });
      await this.tellProposal(database, owe, row, today);
      return presentRestructuring(row, { figures, hash: shownHash(figures) });
    });
  }

  /** Staff take it back: 404, or 409 when it has ended. */
  async withdraw(staff: CurrentStaff, id: string): Promise<void> {
    const row = await this.find({ id });
    await this.prisma.$transaction(async (database) => {
      await this.ledgers.lock(database, [row.contractId]);
      await end(database, id, { state: 'withdrawn', withdrawnById: staff.id });
      await this.audit.write(database, staff, {
        ...{ action: 'withdraw', resource: RESOURCE, recordId: id },
        before: { state: 'open' },
        after: { state: 'withdrawn' },
      });
    });
  }

  /** The newest one that can be answered or was accepted; 404 unless the contract is theirs. */
  async ofContract(customerId: string, contractId: string): Promise<Restructuring | null> {
    await this.contracts.own(customerId, contractId);
    const row = await this.prisma.restructuring.findFirst({
      where: { contractId, OR: [whereOpen(), { state: 'accepted' }] },
      orderBy: { createdAt: 'desc' },
    });
    return row && this.present(row);
  }

  /**
   * Applies what the customer read, to the cent. 404 unless it is theirs; 409 when it has ended or its figures are others by
   * now: then nothing is done, and the new ones are to be read.
   */
  async accept(customer: CurrentCustomer, id: string, { shown }: RestructuringAcceptance): Promise<Restructuring> {
    const { contractId } = await this.find({ id, contract: { customerId: customer.id } });
    const at = new Date();
    const today = dayInMexico(at);
    const { name, email } = customer.person;
    const read = await this.stillAs(this.prisma, id, { shown, today });
    const agreement = await this.agreements.print(read.row, { ...read, hash: shown }, { at, name, email });
    await this.outbox.commit(async (database, owe) => {
      // What falls due or is paid meanwhile waits for this, or this for it.
      await this.ledgers.lock(database, [contractId]);
      const { figures, row } = await this.stillAs(database, id, { shown, today });
      const { graceMonths, paymentsLeft } = row;
      const { eventIds } = await this.ledgers.enter(database, contractId, {
        ...{ type: 'restructuring', paymentsLeft, graceMonths, on: today, reason: row.reason },
        enteredById: row.proposedById,
        // Of two on one day the later one holds.
        order: at.toISOString(),
      });
      const [eventId = ''] = eventIds;
      const { id: documentId } = await this.agreements.issue(database, row, agreement, eventId);
      await end(database, id, {
        ...{ state: 'accepted', endedById: customer.person.id, sessionId: customer.sessionId, endedAt: at },
        ...{ shownFigures: figures, shownHash: shown, eventId, documentId },
      });
      await this.audit.note(database, {
        ...{ action: 'agree', resource: RESOURCE, recordId: id },
        details: { by: customer.person.id, shown },
      });
      const holder = await holderOf(database, row);
      await owe(RestructuringAcceptedMail, { to: holder.email, about: { kind: 'restructuring', id } });
    });
    return this.present(await this.find({ id }));
  }

  /** 404 unless it is theirs, 409 when it has ended. */
  async decline(customer: CurrentCustomer, id: string, reason: string): Promise<void> {
    const { contractId } = await this.find({ id, contract: { customerId: customer.id } });
    await this.prisma.$transaction(async (database) => {
      await this.ledgers.lock(database, [contractId]);
      await end(database, id, {
        ...{ state: 'declined', endedById: customer.person.id, sessionId: customer.sessionId, declineReason: reason },
      });
      await this.audit.note(database, {
        ...{ action: 'decline', resource: RESOURCE, recordId: id },
        details: { by: customer.person.id },
      });
    });
  }

  /** By every channel they want it by; by mail alone where nobody may look for them about what they owe. */
  private async tellProposal(database: Database, owe: Owe, row: Stored, today: string): Promise<void> {
    const customer = await holderOf(database, row);
    const about = { contractId: row.contractId, customerId: customer.id };
    const stop = await this.stops.current(database, about, today);
    await this.notices.tell(database, owe, {
      ...{ kind: 'formalities', customer, about: { kind: 'restructuring', id: row.id } },
      ...{ mail: RestructuringProposedMail, text: RestructuringProposedText },
      ...(stop && { only: ['email'] }),
    });
  }

  /** The proposal and its figures. 409 when it has ended, or they are not those that were read. */
  private async stillAs(database: Database, id: string, { shown, today }: { shown: string; today: string }) {
    const row = await database.restructuring.findUniqueOrThrow({ where: { id } });
    if (!isOpen(row, today)) throw new ProblemException(409, 'RESTRUCTURING.ENDED');
    const figures = figuresOf(await this.ledgers.read(row.contractId, database), row, today);
    if (shownHash(figures) !== shown) throw new ProblemException(409, 'RESTRUCTURING.CHANGED');
    return { row, figures };
  }

  private async find(where: Prisma.RestructuringWhereInput): Promise<Stored> {
    const row = await this.prisma.restructuring.findFirst({ where });
    if (!row) throw ProblemException.notFound();
    return row;
  }

  /** Of an open one the figures are today's; none where the contract can't be restructured any more. */
  private async present(row: Stored): Promise<Restructuring> {
    if (row.state === 'accepted') {
      const figures = restructuringFiguresSchema.parse(row.shownFigures);
      return presentRestructuring(row, { figures, hash: row.shownHash ?? '' });
    }
    const figures = figuresOrNone(await this.ledgers.read(row.contractId), row, todayInMexico());
    return presentRestructuring(row, figures && { figures, hash: shownHash(figures) });
  }
}

/** Who is told of it. */
async function holderOf(database: Database, { contractId }: Stored) {
  const { customer } = await database.contract.findUniqueOrThrow({
    where: { id: contractId },
    select: { customer: { select: { id: true, email: true, phone: true } } },
  });
  return customer;
}

/** @throws ProblemException 409 when it has ended */
async function end(database: Database, id: string, data: Prisma.RestructuringUncheckedUpdateManyInput): Promise<void> {
  const { count } = await database.restructuring.updateMany({
    where: { id, state: 'open' },
    data: { endedAt: new Date(), ...data },
  });
  if (count === 0) throw new ProblemException(409, 'RESTRUCTURING.ENDED');
}
