import { Flota, type FlotaEvent } from '@flota/sdk';

interface Store {
  cursor(): Promise<string | undefined>;
  /** Both in one transaction of yours: then nothing is lost, and nothing counts twice. */
  keep(changes: FlotaEvent[], cursor: string): Promise<void>;
}

/** Run it every minute, or when a webhook says that something happened. */
export async function followChanges(baseUrl: string, apiKey: string, store: Store) {
  const flota = new Flota({ baseUrl, apiKey });
  const since = await store.cursor();
  for await (const { changes, next } of flota.changes(since === undefined ? {} : { since })) {
    await store.keep(changes, next);
  }
}
