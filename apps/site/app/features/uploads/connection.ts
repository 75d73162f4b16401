/** Whether there is a way to the API, as far as a browser knows. */
export interface Connection {
  /** Once it is worth another attempt: when the network is back, and each time a little later. */
  back: (failures: number) => Promise<void>;
}

const PAUSE_MS = 1_000;
const LONGEST_MS = 15_000;

export const connection: Connection = {
  async back(failures) {
    await online();
    await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_MS, PAUSE_MS * 2 ** (failures - 1))));
  },
};

/** At once where the browser knows of a network. */
const online = (): Promise<void> => (navigator.onLine ? Promise.resolve() : once('online'));

/** What comes of `work`, or that the network is lost as soon as the browser knows of it: `work` itself goes on. */
export async function whileOnline<Value>(work: Promise<Value>): Promise<Value> {
  const over = new AbortController();
  const lost = (navigator.onLine ? once('offline', over.signal) : Promise.resolve()).then(() => {
    throw new TypeError('The network is lost');
  });
  try {
    return await Promise.race([work, lost]);
  } finally {
    over.abort();
  }
}

const once = (event: 'online' | 'offline', signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => addEventListener(event, () => resolve(), { once: true, signal }));
