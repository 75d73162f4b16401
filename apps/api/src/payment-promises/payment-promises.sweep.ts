import { dateColumn, dayOfColumn, type PaymentPromise } from '@flota/prisma';
import { addDays, type PaymentPromiseState, todayInMexico } from '@flota/schemas';
import type { Book } from '@flota/finance';
import { Ledgers } from '../contracts/index.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ContactStops } from '../platform/notices/contact-stops.js';
import { Outbox, type Owe } from '../platform/outbox/outbox.js';
import { Every, Sweep } from '../platform/schedule/sweep.js';
import { BrokenPromiseMail, PromiseReminderMail } from './payment-promise.mails.js';
import { promisedContract, promiseStanding } from './promise-standing.js';

/** A kept one is looked at again so long: a card payment or transfer may be taken back. */
const TAKEN_BACK_DAYS = 30;

/** Ends promises that were kept or whose day has passed, and reminds of those that are due tomorrow; a contract a transaction. */
@Every({ minutes: 10 })
export class PaymentPromisesSweep extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly ledgers: Ledgers,
    private readonly stops: ContactStops,
  ) {
    super();
  }

  /** How many changed, or were told of. Of most there is nothing to do, which is seen without holding their contracts up. */
  override async sweep(today = todayInMexico()): Promise<number> {
    const promises = await this.prisma.paymentPromise.findMany({
      where: { OR: [{ state: 'open' }, { state: 'kept', day: { gte: dateColumn(addDays(today, -TAKEN_BACK_DAYS)) } }] },
      orderBy: { day: 'asc' },
      include: { contract: true },
    });
    const contracts = new Map(promises.map(({ contract }) => [contract.id, contract]));
    const books = await this.ledgers.readAll([...contracts.values()]);
    let changed = 0;
    for (const promise of promises) {
      const { contractId, id } = promise;
      const book = books.get(contractId);
      if (this.stopped) break;
      if (!book || nextOf(promise, book, today) === null) continue;
      try {
        const isChanged = await this.outbox.commit(async (database, owe) => {
          await this.ledgers.lock(database, [contractId]);
          return this.follow(database, owe, id, today);
        });
        if (isChanged) changed += 1;
      } catch (error) {
        this.logger.error({ err: error, promiseId: id }, 'A payment promise was not followed; trying again');
      }
    }
    return changed;
  }

  private async follow(database: Database, owe: Owe, id: string, today: string): Promise<boolean> {
    const promise = await database.paymentPromise.findUniqueOrThrow({ where: { id }, include: WITH_ADDRESS });
    const { contractId } = promise;
    const next = nextOf(promise, await this.ledgers.read(contractId, database), today);
    if (next === null) return false;
    const { customer, customerId } = promise.contract;
    // Whom nobody may ask is not written to about it; a reminder waits for as long as there is time.
    const mayAsk = (await this.stops.current(database, { contractId, customerId })) === null;
    if (next === 'reminded' && !mayAsk) return false;
    const owed = { to: customer.email, about: { kind: 'payment_promise', id } } as const;
    if (next === 'reminded') {
      await database.paymentPromise.update({ where: { id }, data: { remindedAt: new Date() } });
      await owe(PromiseReminderMail, owed);
      return true;
    }
    // What came was taken back and its day is still to come: it is open again, unless another one is by now.
    if (next === 'open' && (await database.paymentPromise.count({ where: { contractId, state: 'open' } })) > 0) {
      return false;
    }
    await database.paymentPromise.update({
      where: { id },
      data: { state: next, endedAt: next === 'open' ? null : new Date() },
    });
    if (next === 'broken' && mayAsk) await owe(BrokenPromiseMail, owed);
    return true;
  }
}

const WITH_ADDRESS = { contract: { select: { customerId: true, customer: { select: { email: true } } } } } as const;

/** What is to become of it now; `null` where nothing is. */
function nextOf(promise: PaymentPromise, book: Book, today: string): PaymentPromiseState | 'reminded' | null {
  const { state } = promiseStanding(promise, book, promisedContract(book, today));
  if (state !== promise.state) return state;
  const isNear = state === 'open' && dayOfColumn(promise.day) === addDays(today, 1);
  return isNear && promise.remindedAt === null ? 'reminded' : null;
}
