import { Injectable } from '@nestjs/common';
import { dateColumn, type PaymentPromise as StoredPromise, Prisma } from '@flota/prisma';
import {
  addDays,
  type ContractPromises,
  type PaymentPromise,
  type PaymentPromiseRequest,
  PROMISE_MOST_DAYS,
  type TakenPromise,
  todayInMexico,
} from '@flota/schemas';
import { Decimal } from 'decimal.js';
import { ContractsService, Ledgers } from '../contracts/index.js';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentCustomer, CurrentStaff } from '../platform/auth/current-user.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Outbox, type Owe } from '../platform/outbox/outbox.js';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { PaymentPromiseMail } from './payment-promise.mails.js';
import { presentPromise } from './payment-promise.presenter.js';
import { type PromisedContract, promisedContract, promiseDays, promiseStanding } from './promise-standing.js';

/** Each mails: nobody says another day more often. */
const LIMIT = { name: 'payment-promises', points: 10, seconds: 24 * 3_600 };

const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
const SHOWN = 5;

/** Customers say by when they pay what they owe. Nothing that is owed changes by it, and late interest runs on. */
@Injectable()
export class PaymentPromisesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly contracts: ContractsService,
    private readonly ledgers: Ledgers,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly limiter: RateLimiter,
  ) {}

  /** 404 unless the contract is theirs. */
  async ofContract(customerId: string, contractId: string): Promise<ContractPromises> {
    await this.contracts.own(customerId, contractId);
    return this.present(contractId);
  }

  /** 404 unless the contract is theirs; 409 while another promise is open or nothing is owed; 422 naming what is wrong. */
  async promise(customer: CurrentCustomer, contractId: string, said: PaymentPromiseRequest): Promise<ContractPromises> {
    await this.contracts.own(customer.id, contractId);
    await this.limiter.consume(LIMIT, customer.id);
    await this.outbox.commit((database, owe) => this.add(database, owe, { contractId, ...said }));
    return this.present(contractId);
  }

  /** What a customer told somebody of the staff. As `promise`. */
  async take(staff: CurrentStaff, contractId: string, said: TakenPromise): Promise<PaymentPromise> {
    const promise = await this.outbox.commit(async (database, owe) => {
      const taken = await this.add(database, owe, { contractId, ...said, takenById: staff.id });
      await this.audit.write(database, staff, {
        action: 'create',
        resource: 'payment-promises',
        recordId: taken.id,
        after: { amount: said.amount, day: said.day },
      });
      return taken;
    });
    return presentPromise(promise, await this.promised(contractId));
  }

  /** 404 unless it is theirs, 409 when it has ended or its day has passed: then it is kept or broken, and no longer taken back. */
  async cancel(customerId: string, id: string): Promise<ContractPromises> {
    const promise = await this.find({ id, contract: { customerId } });
    if (hasPassed(promise, todayInMexico())) throw new ProblemException(409, 'PAYMENT_PROMISE.ENDED');
    const { contractId } = promise;
    await this.prisma.$transaction((database) => end(database, id));
    return this.present(contractId);
  }

  /** 404, or 409 when it has ended. */
  async cancelForStaff(staff: CurrentStaff, id: string): Promise<void> {
    await this.find({ id });
    await this.prisma.$transaction(async (database) => {
      await end(database, id);
      await this.audit.write(database, staff, {
        action: 'cancel',
        resource: 'payment-promises',
        recordId: id,
        before: { state: 'open' },
        after: { state: 'cancelled' },
      });
    });
  }

  /** Whoever comes second waits at the contract. */
  private async add(
    database: Database,
    owe: Owe,
    said: { contractId: string; amount: string; day: string; note?: string; takenById?: string },
  ): Promise<StoredPromise> {
    const { amount, contractId, day, ...rest } = said;
    await this.ledgers.lock(database, [contractId]);
    const contract = await this.promised(contractId, database);
    const { owed, today } = contract;
    if (new Decimal(owed).isZero()) throw new ProblemException(409, 'PAYMENT.NOTHING_DUE');
    if (new Decimal(amount).gt(owed))
      throw ProblemException.invalid([{ field: 'amount', code: 'PAYMENT_PROMISE.ABOVE_OWED' }]);
    if (day < today) throw ProblemException.invalid([{ field: 'day', code: 'DATE.IN_PAST' }]);
    if (day > addDays(today, PROMISE_MOST_DAYS))
      throw ProblemException.invalid([{ field: 'day', code: 'PAYMENT_PROMISE.TOO_LATE' }]);
    await this.endPassed(database, contractId, contract);
    const data = { ...rest, contractId, amount, day: dateColumn(day), madeOn: dateColumn(today) };
    const promise = await database.paymentPromise.create({ data }).catch((error: unknown) => {
      const isSecond = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
      throw isSecond ? new ProblemException(409, 'PAYMENT_PROMISE.OPEN') : error;
    });
    const { customer } = await database.contract.findUniqueOrThrow({
      where: { id: contractId },
      select: { customer: { select: { email: true } } },
    });
    await owe(PaymentPromiseMail, { to: customer.email, about: { kind: 'payment_promise', id: promise.id } });
    return promise;
  }

  /** Whoever promises another day says that nothing of the former one is on its way any more. */
  private async endPassed(database: Database, contractId: string, contract: PromisedContract): Promise<void> {
    const open = await database.paymentPromise.findFirst({ where: { contractId, state: 'open' } });
    if (!open || !hasPassed(open, contract.today)) return;
    const isKept = promiseStanding(open, contract.book, contract).state === 'kept';
    await database.paymentPromise.update({
      where: { id: open.id },
      data: { state: isKept ? 'kept' : 'broken', endedAt: new Date() },
    });
  }

  private async find(where: Prisma.PaymentPromiseWhereInput): Promise<StoredPromise> {
    const promise = await this.prisma.paymentPromise.findFirst({ where });
    if (!promise) throw ProblemException.notFound();
    return promise;
  }

  private async promised(contractId: string, database: Database = this.prisma): Promise<PromisedContract> {
    return promisedContract(await this.ledgers.read(contractId, database), todayInMexico());
  }

  private async present(contractId: string): Promise<ContractPromises> {
    const contract = await this.promised(contractId);
    const stored = await this.prisma.paymentPromise.findMany({
      where: { contractId },
      orderBy: [...NEWEST_FIRST],
      take: SHOWN,
    });
    const { owed, today } = contract;
    const isToCome = stored.some((promise) => promise.state === 'open' && !hasPassed(promise, today));
    const offers = !isToCome && !new Decimal(owed).isZero();
    return {
      promises: stored.map((promise) => presentPromise(promise, contract)),
      offer: offers ? { amount: owed, firstDay: today, lastDay: addDays(today, PROMISE_MOST_DAYS) } : null,
    };
  }
}

const hasPassed = (promise: StoredPromise, today: string): boolean => today > promiseDays(promise).payableUntil;

/** @throws ProblemException 409 when it has ended */
async function end(database: Database, id: string): Promise<void> {
  const { count } = await database.paymentPromise.updateMany({
    where: { id, state: 'open' },
    data: { state: 'cancelled', endedAt: new Date() },
  });
  if (count === 0) throw new ProblemException(409, 'PAYMENT_PROMISE.ENDED');
}
