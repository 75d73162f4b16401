import { dateColumn, dayOfColumn, type PaymentPromise } from '@flota/prisma';
import { addDays, todayInMexico } from '@flota/schemas';
import { standingOn } from '@flota/finance';
import { Ledgers, owedOf } from '../contracts/index.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { Outbox, type Owe } from '../platform/outbox/outbox.js';
import { Every, Sweep } from '../platform/schedule/sweep.js';
import { BrokenPromiseMail, PromiseReminderMail } from './payment-promise.mails.js';
import { promiseStanding } from './promise-standing.js';

/** A kept one is looked at again so long: a card payment or transfer may be taken back. */
const TAKEN_BACK_DAYS = 30;

type Promised = PaymentPromise & { contract: { customer: { email: string } } };

/** Ends promises that were kept or whose day has passed, and reminds of those that are due tomorrow; a contract a transaction. */
@Every({ minutes: 10 })
export class PaymentPromisesSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
  ) {
    super();
  }

  /** How many changed, or were told of. */
  override async sweep(today = todayInMexico()): Promise<number> {
    const promises = await this.prisma.paymentPromise.findMany({
      where: { OR: [{ state: 'open' }, { state: 'kept', day: { gte: dateColumn(addDays(today, -TAKEN_BACK_DAYS)) } }] },
      orderBy: { day: 'asc' },
      select: { id: true, contractId: true },
    });
    let changed = 0;
    for (const { contractId, id } of promises) {
      if (this.stopped) break;
      try {
        const isChanged = await this.outbox.commit(async (database, owe) => {
          await this.ledgers.lock(database, [contractId]);
          const promise = await database.paymentPromise.findUniqueOrThrow({ where: { id }, include: WITH_ADDRESS });
          return this.follow(database, owe, promise, today);
        });
        if (isChanged) changed += 1;
      } catch (error) {
        this.logger.error({ err: error, promiseId: id }, 'A payment promise was not followed; trying again');
      }
    }
    return changed;
  }

  private async follow(database: Database, owe: Owe, promise: Promised, today: string): Promise<boolean> {
    const { contractId, id } = promise;
    if (promise.state === 'cancelled' || promise.state === 'broken') return false;
    const book = await this.ledgers.read(contractId, database);
    const { state } = promiseStanding(promise, book, { owed: owedOf(standingOn(book, today)), today });
    const about = { kind: 'payment_promise', id } as const;
    const to = promise.contract.customer.email;
    if (state === promise.state) {
      const isNear = state === 'open' && dayOfColumn(promise.day) === addDays(today, 1);
      if (!isNear || promise.remindedAt !== null) return false;
      await database.paymentPromise.update({ where: { id }, data: { remindedAt: new Date() } });
      await owe(PromiseReminderMail, { to, about });
      return true;
    }
    // What came was taken back and its day is still to come: it is open again, unless another one is by now.
    if (state === 'open' && (await database.paymentPromise.count({ where: { contractId, state: 'open' } })) > 0) {
      return false;
    }
    await database.paymentPromise.update({
      where: { id },
      data: { state, endedAt: state === 'open' ? null : new Date() },
    });
    if (state === 'broken') await owe(BrokenPromiseMail, { to, about });
    return true;
  }
}

const WITH_ADDRESS = { contract: { select: { customer: { select: { email: true } } } } } as const;
