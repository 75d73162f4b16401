import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

const MAX_DEVICE_LENGTH = 300;

/** Where the call that is being answered comes from. */
export interface RequestOrigin {
  /** Network address of whoever calls, as far as TRUST_PROXY lets us know it. */
  address: string;
  /** What the browser says it is (`User-Agent`): told by the caller, so a hint and no proof. */
  device: string;
}

const storage = new AsyncLocalStorage<RequestOrigin>();

/** Where the call that is being answered comes from; nothing in the worker and in scripts. */
export const currentRequest = (): RequestOrigin | undefined => storage.getStore();

/** Does the work as part of an answer to that call: for what is told after the call itself is over. */
export const asRequest = <Result>(origin: RequestOrigin | undefined, work: () => Result): Result =>
  origin ? storage.run(origin, work) : storage.exit(work);

/** Keeps the origin of each call at hand, so that nobody passes it along. */
export function addRequestContext(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ ip, headers }, _reply, done) => {
    storage.run({ address: ip, device: (headers['user-agent'] ?? '').slice(0, MAX_DEVICE_LENGTH) }, done);
  });
}
