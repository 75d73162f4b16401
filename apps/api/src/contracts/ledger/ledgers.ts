import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Book,
  type LedgerMovement,
  type LifeEvent,
  postBook,
  type Posting,
  type Standing,
  standingOn,
} from '@flota/finance';
import type { Contract, ContractDocument } from '@flota/prisma';
import { bookOf, type EventContext, eventRow, instalmentOf, movementOf, writePosting } from '@flota/records';
import { todayInMexico } from '@flota/schemas';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { type EnteredChange, untrueLetters, voidLetters } from '../letters/untrue-letters.js';
import { LedgerEvents } from './ledger-events.js';
import { orRefuse } from './ledger-refusal.js';

type Without<Event, Names extends PropertyKey> = Event extends unknown ? Omit<Event, Names> : never;

/** Something that happened to a contract, before it is entered: `on` is its value date. */
export type NewEvent = Without<LifeEvent, 'id' | 'enteredOn' | 'reason'> &
  EventContext & {
    /** Where another event has to name it; a new one otherwise. */
    id?: string;
  };

/** What entering did, as of today. */
export interface Entered {
  /** In the order in which they were given. */
  eventIds: string[];
  /** Of everything that was posted, in its order. */
  movementIds: string[];
  before: Standing;
  after: Standing;
}

/** What entering would do, as of today. */
export interface Foreseen {
  before: Standing;
  after: Standing;
  movements: LedgerMovement[];
  /** Letters that would no longer say what is so. */
  untrue: ContractDocument[];
}

/** Before anything is written. */
interface WorkedOut {
  rows: ReturnType<typeof eventRow>[];
  /** All there are with them. */
  after: Book['events'];
  /** What fell due meanwhile, which is charged first and is no doing of the events. */
  due: Posting;
  changed: Posting;
  change: EnteredChange;
}

/**
 * The one door to contracts' money: events in, pure functions of `@flota/finance`, movements out. Balances are never taken
 * from columns but worked out for the day, so that they are right whether or not the sweep has been by.
 */
@Injectable()
export class Ledgers {
  constructor(
    private readonly prisma: PrismaService,
    private readonly events: LedgerEvents,
  ) {}

  /** @throws ProblemException 404 */
  async read(contractId: string, database: Database = this.prisma): Promise<Book> {
    const contract = await database.contract.findUnique({ where: { id: contractId } });
    if (!contract) throw ProblemException.notFound();
    const events = await database.contractEvent.findMany({ where: { contractId } });
    return bookOf(contract, events);
  }

  /** By contract; two queries however many there are. */
  async readAll(contracts: readonly Contract[], database: Database = this.prisma): Promise<Map<string, Book>> {
    const ids = contracts.map(({ id }) => id);
    const events = await database.contractEvent.findMany({ where: { contractId: { in: ids } } });
    const eventsOf = new Map(ids.map((id): [string, typeof events] => [id, []]));
    for (const event of events) eventsOf.get(event.contractId)?.push(event);
    return new Map(contracts.map((contract) => [contract.id, bookOf(contract, eventsOf.get(contract.id) ?? [])]));
  }

  /** Where a contract stands at the end of that day. */
  async standing(contractId: string, on = todayInMexico(), database: Database = this.prisma): Promise<Standing> {
    return standingOn(await this.read(contractId, database), on);
  }

  /**
   * Whoever comes second waits here. Comes first in every transaction that moves money, of several contracts in one order,
   * so that no two wait for each other.
   */
  async lock(database: Database, contractIds: readonly string[]): Promise<void> {
    const ids = [...contractIds];
    await database.$queryRaw`select id from contract where id = any(${ids}::uuid[]) order by id for update`;
  }

  /** Posts what fell due by the end of that day. Answers what is known of the contract's money. */
  async charge(database: Database, contractId: string, on: string): Promise<Book> {
    await this.lock(database, [contractId]);
    const book = await this.read(contractId, database);
    const posting = postBook(book, await storedMovements(database, contractId), { on });
    await this.write(database, contractId, posting);
    return book;
  }

  /**
   * Enters what happened, within the caller's transaction, and posts what it changes: of the past too, by movements that
   * reverse and replace.
   *
   * @param happened the events, or what makes them out of the contract's books
   * @throws ProblemException 422 naming the field that is wrong, 409 where the contract is not in a state for it; and what
   *   `happened` throws
   */
  async enter(
    database: Database,
    contractId: string,
    happened: NewEvent | NewEvent[] | ((book: Book) => NewEvent | NewEvent[]),
    { today = todayInMexico() }: { today?: string } = {},
  ): Promise<Entered> {
    await this.lock(database, [contractId]);
    const { after, change, changed, due, rows } = await this.workOut(database, contractId, happened, today);
    await database.contractEvent.createMany({ data: rows });
    await this.events.tellMoney(database, contractId, { before: change.before.events, after });
    const movements = [...due.movements, ...changed.movements];
    const ids = await this.writeAll(database, contractId, { ...changed, movements });
    await voidLetters(database, await untrueLetters(database, contractId, change), change);
    return {
      eventIds: rows.map(({ id }) => id),
      movementIds: ids.slice(due.movements.length),
      before: due.standing,
      after: changed.standing,
    };
  }

  /**
   * What entering these would do today. Changes nothing.
   *
   * @throws ProblemException as `enter`
   */
  async foresee(
    database: Database,
    contractId: string,
    happened: NewEvent[],
    today = todayInMexico(),
  ): Promise<Foreseen> {
    const { change, changed, due } = await this.workOut(database, contractId, happened, today);
    const untrue = await untrueLetters(database, contractId, change);
    return { before: due.standing, after: changed.standing, movements: changed.movements, untrue };
  }

  private async workOut(
    database: Database,
    contractId: string,
    happened: NewEvent | NewEvent[] | ((book: Book) => NewEvent | NewEvent[]),
    today: string,
  ): Promise<WorkedOut> {
    const book = await this.read(contractId, database);
    const stored = await storedMovements(database, contractId);
    const due = postBook(book, stored, { on: today });
    const entered = [typeof happened === 'function' ? happened(book) : happened].flat();
    const entries = entered.map((event) => newEntry(event, today));
    const after: Book = { ...book, events: [...book.events, ...entries.map(({ event }) => event)] };
    const changed = orRefuse(() => postBook(after, [...stored, ...due.movements], { on: today, postedOn: today }));
    const change = { before: book, after, entered, movements: changed.movements, today };
    const rows = entries.map(({ event, context }) => eventRow(contractId, event, context));
    return { rows, after: after.events, due, changed, change };
  }

  /** Writes what a posting did, where it did anything, and tells it. Answers the ids of its movements. */
  private async write(database: Database, contractId: string, posting: Posting): Promise<string[]> {
    return posting.movements.length === 0 ? [] : this.writeAll(database, contractId, posting);
  }

  /** The same where the schedule may have changed without a movement, as by a restructuring. */
  private async writeAll(database: Database, contractId: string, posting: Posting): Promise<string[]> {
    const instalments = await database.instalment.findMany({ where: { contractId }, orderBy: { number: 'asc' } });
    const events = await database.contractEvent.findMany({
      where: { contractId },
      select: { id: true, reference: true, paymentId: true },
    });
    const former = await database.contract.findUniqueOrThrow({
      where: { id: contractId },
      select: { paidOffOn: true },
    });
    const movementIds = await writePosting(database, {
      contractId,
      before: instalments.map(instalmentOf),
      posting,
      events: new Map(events.map((event) => [event.id, event])),
    });
    await this.events.tellPosting(database, contractId, {
      movements: posting.movements,
      movementIds,
      wasSettled: former.paidOffOn !== null,
      settledOn: posting.figures.paidOffOn,
    });
    return movementIds;
  }
}

/** The event with what it has from now on, and what is kept beside it. */
function newEntry(happened: NewEvent, today: string): { event: LifeEvent; context: EventContext } {
  const { id, reference, reason, paymentId, toContractId, counterpartId, enteredById, ...event } = happened;
  return {
    event: { ...event, id: id ?? randomUUID(), order: event.order ?? reference ?? '', enteredOn: today },
    context: { reference, reason, paymentId, toContractId, counterpartId, enteredById },
  };
}

/** All of a contract's entries, in their order. */
export async function storedMovements(database: Database, contractId: string): Promise<LedgerMovement[]> {
  const rows = await database.movement.findMany({
    where: { contractId },
    include: { allocations: { orderBy: { instalmentNumber: 'asc' } } },
    orderBy: { sequence: 'asc' },
  });
  return rows.map(movementOf);
}
