import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Runs what a transaction does, so that it can be told. */
export const inTransactionScope = <Result>(change: () => Result): Result => scope.run(true, change);

/** Whether a database transaction is open around the caller. */
export const isInTransaction = (): boolean => scope.getStore() === true;
