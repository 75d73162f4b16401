import { dayOfColumn, type PaymentPromise as StoredPromise, type Prisma } from '@flota/prisma';
import type { AdminPaymentPromise, PaymentPromise } from '@flota/schemas';
import { type PromisedContract, promiseDays, promiseStanding } from './promise-standing.js';

/** What staff see of whose it is. */
export const WITH_CUSTOMER = {
  contract: { include: { customer: { select: { id: true, name: true, phone: true } } } },
} satisfies Prisma.PaymentPromiseInclude;

export type PromiseWithCustomer = Prisma.PaymentPromiseGetPayload<{ include: typeof WITH_CUSTOMER }>;

export const presentPromise = (promise: StoredPromise, { book, owed, today }: PromisedContract): PaymentPromise => ({
  id: promise.id,
  contractId: promise.contractId,
  ...promiseStanding(promise, book, { owed, today }),
  amount: promise.amount.toFixed(2),
  day: dayOfColumn(promise.day),
  ...promiseDays(promise),
  madeOn: dayOfColumn(promise.madeOn),
  byCustomer: promise.takenById === null,
});

export const presentForStaff = (promise: PromiseWithCustomer, contract: PromisedContract): AdminPaymentPromise => ({
  ...presentPromise(promise, contract),
  note: promise.note,
  contractNumber: promise.contract.number,
  customer: promise.contract.customer,
  createdAt: promise.createdAt.toISOString(),
});
