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
export const online = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));
