import { AsyncLocalStorage } from 'node:async_hooks';

type Effect = () => void;

/** What is to happen once the transaction is committed, each thing once. */
const scope = new AsyncLocalStorage<Set<Effect>>();

/**
 * Runs a transaction, so that what happens in it can be told, and then what was left for after its commit. One that failed
 * leaves nothing to do.
 *
 * @param run begins the transaction; what it does in there is `inside`'s to run
 */
export async function committed<Result>(
  run: (inside: <Answer>(change: () => Answer) => Answer) => Promise<Result>,
): Promise<Result> {
  const effects = new Set<Effect>();
  const result = await run((change) => scope.run(effects, change));
  for (const effect of effects) effect();
  return result;
}

/** Whether a database transaction is open around the caller. */
export const isInTransaction = (): boolean => scope.getStore() !== undefined;

/**
 * Has something done once the transaction around the caller is committed, and at once where there is none. It must not fail,
 * nobody waits for it, and it may be lost with the process: it merely hurries what is written down.
 */
export function afterCommit(effect: Effect): void {
  const effects = scope.getStore();
  if (effects) effects.add(effect);
  else effect();
}
