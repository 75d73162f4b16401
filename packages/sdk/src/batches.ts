import type { components } from './openapi-types.js';
import { FIRST_WAIT_SECONDS } from './patient-fetch.js';
import { FlotaProblem } from './problem.js';
import { UnansweredRows } from './unanswered-rows.js';

type Schemas = components['schemas'];

/** What is sent by batches, a row each. */
export interface BatchRows {
  customers: Schemas['CustomerRow'];
  contracts: Schemas['ContractRow'];
  movements: Schemas['MovementRow'];
  invoices: Schemas['InvoiceRow'];
  policies: Schemas['PolicyRow'];
}

export type BatchKind = keyof BatchRows;
export type RowResult = Schemas['RowResult'];
export type BatchSummary = Schemas['BatchSummary']['summary'];

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;

interface Upload<Kind extends BatchKind> {
  kind: Kind;
  rows: Rows<BatchRows[Kind]>;
  /** Of the batch, 8 to 128 characters: sent again under the same key, rows that were taken are answered as they were. */
  key: string;
  /** Number of the first row that is sent, where a batch is gone on with. */
  from?: number;
}

/** How one that breaks off is gone on with. */
interface Patience {
  /** How often it may break off with nothing answered in between, until that is told. */
  attempts: number;
  longestWaitSeconds: number;
}

/**
 * Sends rows as a stream and hands out the result of each, once, as it comes; returns the summary. Neither is ever in memory
 * as a whole. Where the connection breaks, or the server wants it later, it goes on with the first row that was not
 * answered; what was taken already is answered as it was. Where nothing is answered time and again, it throws: send the
 * same rows under the same key again.
 */
export async function* uploadBatch<Kind extends BatchKind>(
  send: typeof fetch,
  baseUrl: string,
  { kind, rows, key, from = 1 }: Upload<Kind>,
  { attempts, longestWaitSeconds }: Patience,
): AsyncGenerator<RowResult, BatchSummary> {
  const sent = new UnansweredRows(rows, from);
  try {
    for (let failures = 0; ;) {
      try {
        let summary: BatchSummary | undefined;
        for await (const answer of answersTo(send, batchUrl(baseUrl, kind, sent.next), key, sent)) {
          if ('summary' in answer) {
            ({ summary } = answer);
            continue;
          }
          sent.settle(answer.line);
          failures = 0;
          yield answer;
        }
        return ended(summary);
      } catch (error) {
        failures += 1;
        if (sent.failure) throw sent.failure.error;
        const wait = waitSeconds(error, failures);
        if (wait === null || failures >= attempts || wait > longestWaitSeconds) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait * 1_000));
      }
    }
  } finally {
    await sent.close();
  }
}

function batchUrl(baseUrl: string, kind: BatchKind, from: number): URL {
  const url = new URL(`/api/integrations/v1/batches/${kind}`, baseUrl);
  if (from > 1) url.searchParams.set('from', String(from));
  return url;
}

async function* answersTo(
  send: typeof fetch,
  url: URL,
  key: string,
  rows: { stream(leave: () => void): ReadableStream<Uint8Array> },
): AsyncGenerator<RowResult | Schemas['BatchSummary']> {
  const leaving = new AbortController();
  let isWhole = false;
  try {
    const response = await send(url, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': key },
      body: rows.stream(() => leaving.abort()),
      // Fetch wants it said that the body is read while it is sent; its types don't know yet.
      ...({ duplex: 'half' } as object),
    });
    for await (const line of linesOf(response)) yield JSON.parse(line) as RowResult | Schemas['BatchSummary'];
    isWhole = true;
  } finally {
    // Else the server waits for the rest of what was begun.
    if (!isWhole) leaving.abort();
  }
}

/** @throws FlotaProblem where the batch came to no end, and may later; Error where its answer broke off */
function ended(summary: BatchSummary | undefined): BatchSummary {
  if (!summary) throw new Error('The answer to the batch broke off');
  const { problem } = summary;
  if (problem && isForLater(problem)) throw new FlotaProblem(problem.status, problem.code, problem);
  return summary;
}

const LATER = new Set([408, 429, 502, 503, 504]);

/** Too many at the moment, nobody there at the moment, or another batch of the kind is under way. */
const isForLater = ({ code, status }: { status: number; code: string }): boolean =>
  LATER.has(status) || code === 'BATCH.BUSY';

/** How long to wait before it is gone on with; `null` for what won't be better later. */
function waitSeconds(error: unknown, failures: number): number | null {
  const backoff = FIRST_WAIT_SECONDS * 2 ** (failures - 1) * (1 + Math.random());
  if (error instanceof FlotaProblem) return isForLater(error) ? (error.details.retryAfterSeconds ?? backoff) : null;
  return error instanceof Error && error.name === 'AbortError' ? null : backoff;
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = `${rest}${decoder.decode(value, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
  if (rest) yield rest;
}
