import type { components } from './openapi-types.js';

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

/**
 * Sends rows as a stream and hands out the result of each as it comes; returns the summary. Neither is ever in memory as a
 * whole. Where the connection breaks, it throws: send the same rows under the same key again.
 */
export async function* uploadBatch<Kind extends BatchKind>(
  send: typeof fetch,
  baseUrl: string,
  { kind, rows, key, from }: Upload<Kind>,
): AsyncGenerator<RowResult, BatchSummary> {
  const url = new URL(`/api/integrations/v1/batches/${kind}`, baseUrl);
  if (from !== undefined) url.searchParams.set('from', String(from));
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': key },
    body: streamOf(rows),
    // Fetch wants it said that the body is read while it is sent; its types don't know yet.
    ...({ duplex: 'half' } as object),
  });
  for await (const line of linesOf(response)) {
    const value = JSON.parse(line) as RowResult | Schemas['BatchSummary'];
    if ('summary' in value) return value.summary;
    yield value;
  }
  throw new Error('The answer to the batch broke off: send the same rows under the same key again');
}

function streamOf<Row>(rows: Rows<Row>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  return new ReadableStream({
    async pull(controller) {
      const step: IteratorResult<Row, unknown> = await iterator.next();
      if (step.done) controller.close();
      else controller.enqueue(encoder.encode(`${JSON.stringify(step.value)}\n`));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
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
