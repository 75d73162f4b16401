import { gotNoAnswer } from '../../lib/connection-lost.js';
import { accountQueries } from '../account/index.js';

/** Whether the last call got nowhere: a browser takes any network for the internet. */
let unreachable = false;
const listeners = new Set<() => void>();

function setUnreachable(now: boolean): void {
  if (unreachable === now) return;
  unreachable = now;
  for (const listener of listeners) listener();
}

accountQueries.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  if (event.action.type === 'success' && !event.action.manual) setUnreachable(false);
  if (event.action.type === 'error') setUnreachable(gotNoAnswer(event.action.error));
});

const EVENTS = ['online', 'offline'] as const;

/** Whether the account's server can't be asked now, as far as anybody knows. */
export const connection = {
  isLost: (): boolean => unreachable || !navigator.onLine,
  noteLost: (): void => setUnreachable(true),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    for (const name of EVENTS) window.addEventListener(name, listener);
    return () => {
      listeners.delete(listener);
      for (const name of EVENTS) window.removeEventListener(name, listener);
    };
  },
};

/** When the oldest of what stands on the screen was true, in milliseconds; 0 where nothing of it was ever seen. */
export const oldestShown = {
  now: (): number => {
    const shown = accountQueries.getQueryCache().findAll({ type: 'active' });
    const times = shown.flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]));
    return times.length > 0 ? Math.min(...times) : 0;
  },
  subscribe: (listener: () => void): (() => void) => accountQueries.getQueryCache().subscribe(listener),
};
