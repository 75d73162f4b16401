import { todayInMexico } from '@flota/schemas';
import { type ContractStandings, owedOf } from '../contracts/index.js';
import type { Database } from '../platform/database/prisma.service.js';
import type { ModelDelegate } from '../platform/resources/resource.js';
import { type PromisedContract, type PromiseWithCustomer, WITH_CUSTOMER } from './payment-promise.presenter.js';

/** One with where its contract stands. */
export type FollowedPromise = PromiseWithCustomer & { followed: PromisedContract };

async function followed(standings: ContractStandings, promises: PromiseWithCustomer[]): Promise<FollowedPromise[]> {
  const today = todayInMexico();
  const ids = [...new Set(promises.map(({ contractId }) => contractId))];
  const contracts = await standings.at(today, { where: { id: { in: ids } } });
  const byId = new Map(contracts.map((standing) => [standing.contract.id, standing]));
  return promises.flatMap((promise) => {
    const standing = byId.get(promise.contractId);
    if (!standing) return [];
    return [{ ...promise, followed: { book: standing.book, owed: owedOf(standing.position), today } }];
  });
}

const refused = () => Promise.reject(new Error('Promises are made, kept or taken back, not edited'));

/** For the resource engine. */
export const followedPromises =
  (standings: ContractStandings) =>
  (database: Database): ModelDelegate => ({
    findMany: async (args) =>
      followed(standings, await database.paymentPromise.findMany({ ...args, include: WITH_CUSTOMER })),
    findUnique: async (args) => {
      const { id } = (args as { where: { id: string } }).where;
      const promise = await database.paymentPromise.findUnique({ where: { id }, include: WITH_CUSTOMER });
      return promise && ((await followed(standings, [promise]))[0] ?? null);
    },
    count: (args) => database.paymentPromise.count(args),
    create: refused,
    update: refused,
    updateMany: refused,
    delete: refused,
  });
