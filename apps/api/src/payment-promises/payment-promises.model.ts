import { todayInMexico } from '@flota/schemas';
import type { Ledgers } from '../contracts/index.js';
import type { Database } from '../platform/database/prisma.service.js';
import type { ModelDelegate } from '../platform/resources/resource.js';
import { type PromiseWithCustomer, WITH_CUSTOMER } from './payment-promise.presenter.js';
import { type PromisedContract, promisedContract } from './promise-standing.js';

/** One with where its contract stands. */
export type FollowedPromise = PromiseWithCustomer & { followed: PromisedContract };

async function followed(ledgers: Ledgers, promises: PromiseWithCustomer[]): Promise<FollowedPromise[]> {
  const contracts = new Map(promises.map(({ contract }) => [contract.id, contract]));
  const books = await ledgers.readAll([...contracts.values()]);
  const today = todayInMexico();
  return promises.flatMap((promise) => {
    const book = books.get(promise.contractId);
    return book ? [{ ...promise, followed: promisedContract(book, today) }] : [];
  });
}

const refused = () => Promise.reject(new Error('Promises are made, kept or taken back, not edited'));

/** For the resource engine. */
export const followedPromises =
  (ledgers: Ledgers) =>
  (database: Database): ModelDelegate => ({
    fields: database.paymentPromise.fields,
    findMany: async (args) =>
      followed(ledgers, await database.paymentPromise.findMany({ ...args, include: WITH_CUSTOMER })),
    findKeys: (args) => database.paymentPromise.findMany(args),
    findUnique: async (args) => {
      const { id } = (args as { where: { id: string } }).where;
      const promise = await database.paymentPromise.findUnique({ where: { id }, include: WITH_CUSTOMER });
      return promise && ((await followed(ledgers, [promise]))[0] ?? null);
    },
    count: (args) => database.paymentPromise.count(args),
    create: refused,
    update: refused,
    updateMany: refused,
    delete: refused,
  });
