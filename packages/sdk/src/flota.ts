import createClient, { type Client } from 'openapi-fetch';
import { authentication, type Credentials } from './authentication.js';
import { type BatchKind, type BatchRows, type BatchSummary, type RowResult, uploadBatch } from './batches.js';
import type { components, paths } from './openapi-types.js';
import { patientFetch } from './patient-fetch.js';
import type { FlotaEvent } from './webhooks.js';

const V1 = '/api/integrations/v1';

/** What is read page by page. */
export interface Records {
  customers: components['schemas']['Customer'];
  contracts: components['schemas']['Contract'];
  movements: components['schemas']['Movement'];
  invoices: components['schemas']['Invoice'];
  policies: components['schemas']['Policy'];
}
export type RecordKind = keyof Records;

/** What a list may be asked for, but for its pages. */
export type RecordFilters<Kind extends RecordKind> = Omit<
  NonNullable<paths[`/api/integrations/v1/${Kind}`]['get']['parameters']['query']>,
  'after'
>;

interface ChangesPage {
  changes: FlotaEvent[];
  /** To be kept once the changes are dealt with. */
  next: string;
}

export type FlotaOptions = Credentials & {
  /** Where the lender's Flota is, e.g. `https://www.financiera.mx`. */
  baseUrl: string;
  /** How often a call is tried that may be tried again, and a batch that breaks off with nothing answered; 4 unless said otherwise. */
  attempts?: number;
  /** The longest that is waited between two attempts, in seconds; 120 unless said otherwise. */
  longestWaitSeconds?: number;
  fetch?: typeof fetch;
};

/** A lender's Flota, as an outside system uses it. */
export class Flota {
  /** Every route by its address, typed: `api.GET('/api/integrations/v1/contracts/{id}', …)`. Throws `FlotaProblem`. */
  readonly api: Client<paths>;
  private readonly send: typeof fetch;
  private readonly baseUrl: string;
  private readonly patience: { attempts: number; longestWaitSeconds: number };

  constructor({ baseUrl, attempts = 4, longestWaitSeconds = 120, fetch: given = fetch, ...credentials }: FlotaOptions) {
    this.baseUrl = baseUrl;
    this.patience = { attempts, longestWaitSeconds };
    this.send = patientFetch(given, authentication(credentials, baseUrl, given), this.patience);
    this.api = createClient<paths>({ baseUrl, fetch: (request: Request) => this.send(request) });
  }

  /** All records of a kind, each once, asked for page by page as they are used. */
  async *all<Kind extends RecordKind>(kind: Kind, filters?: RecordFilters<Kind>): AsyncGenerator<Records[Kind]> {
    for (let after: string | null | undefined; after !== null;) {
      const page = await this.read<{ data: Records[Kind][]; next: string | null }>(kind, { ...filters, after });
      yield* page.data;
      after = page.next;
    }
  }

  /**
   * What happened since a cursor, page by page to the present. Keep `next` once a page is dealt with: from there it goes on,
   * and nothing is left out. Without `since` from the first event on; `latest` for what happens from now on.
   */
  async *changes({
    since,
    types,
  }: { since?: string; types?: readonly FlotaEvent['type'][] } = {}): AsyncGenerator<ChangesPage> {
    let cursor = since;
    for (let hasMore = true; hasMore;) {
      const query = { since: cursor, types: types?.join(',') };
      const page = await this.read<components['schemas']['ChangesPage']>('changes', query);
      ({ next: cursor, hasMore } = page);
      yield { changes: page.data, next: page.next };
    }
  }

  /** Sends rows, as many as there are, and hands out what became of each. One that breaks off goes on by itself. */
  upload<Kind extends BatchKind>(
    kind: Kind,
    rows: Iterable<BatchRows[Kind]> | AsyncIterable<BatchRows[Kind]>,
    { key, from }: { key: string; from?: number },
  ): AsyncGenerator<RowResult, BatchSummary> {
    const batch = { kind, rows, key, ...(from !== undefined && { from }) };
    return uploadBatch(this.send, this.baseUrl, batch, this.patience);
  }

  private async read<Answer>(path: string, query: object): Promise<Answer> {
    const url = new URL(`${V1}/${path}`, this.baseUrl);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    }
    return (await (await this.send(url)).json()) as Answer;
  }
}
