import { request as httpRequest } from 'node:http';
import {
  type Batch,
  type BatchKind,
  type BatchSummary,
  batchSummarySchema,
  type RowResult,
  rowResultSchema,
} from '@flota/schemas';
import type { Integrating } from '../../testing/sign-in.js';
import type { TestApp } from '../../testing/test-app.js';

interface Sending {
  kind?: BatchKind;
  key: string;
  /** What is sent: rows, or bytes as they are. */
  rows: readonly object[] | Buffer;
  from?: number;
  /** So many bytes are sent, then the connection is cut. */
  cutAt?: number;
  /** So that what was sent is read, or not: either is right. */
  cutAfterMs?: number;
  headers?: Record<string, string>;
}

interface Answered {
  status: number;
  body: string;
  location: string | undefined;
}

export const ndjson = (rows: readonly object[]): Buffer =>
  Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

/** A client of the API that sends batches. */
export class BatchClient {
  constructor(
    private readonly api: TestApp,
    readonly as: Integrating,
  ) {}

  /** What came back, all or as far as it came; of a connection that broke before, status 0. */
  async post({ kind = 'customers', key, rows, from, cutAt, cutAfterMs = 5, headers = {} }: Sending): Promise<Answered> {
    const bytes = Buffer.isBuffer(rows) ? rows : ndjson(rows);
    const { port } = this.api.app.getHttpServer().address() as { port: number };
    return new Promise((resolve) => {
      const query = from === undefined ? '' : `?from=${from}`;
      const call = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/api/integrations/v1/batches/${kind}${query}`,
        headers: {
          'content-type': 'application/x-ndjson',
          'content-length': bytes.length,
          'idempotency-key': key,
          ...this.as.headers,
          ...headers,
        },
      });
      let body = '';
      const end = (status = 0, location?: string) => resolve({ status, body, location });
      call.on('response', (response) => {
        response.setEncoding('utf8');
        response.on('data', (text: string) => (body += text));
        response.on('error', () => undefined);
        response.on('close', () => end(response.statusCode, response.headers.location));
      });
      call.on('error', () => end());
      if (cutAt === undefined) call.end(bytes);
      else call.write(bytes.subarray(0, cutAt), () => setTimeout(() => call.destroy(), cutAfterMs));
    });
  }

  /** Of a batch that was taken: its results, and how it ended. */
  async send(sending: Sending): Promise<{ results: RowResult[]; summary: BatchSummary['summary'] }> {
    const { status, body } = await this.post(sending);
    if (status !== 200) throw new Error(`${status}: ${body}`);
    const lines = body
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    const { summary } = batchSummarySchema.parse(lines.pop());
    return { summary, results: lines.map((line) => rowResultSchema.parse(line)) };
  }

  async state(id: string): Promise<Batch> {
    const { body } = await this.api.http.get(`/api/integrations/v1/batches/${id}`).set(this.as.headers).expect(200);
    return body as Batch;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A customer whom nobody else's number makes. */
export function customerRow(number: number, overrides: object = {}) {
  const letters = [17_576, 676, 26, 1].map((unit) => LETTERS[Math.floor(number / unit) % 26]).join('');
  return {
    externalId: `C-${number}`,
    name: `Transportista ${letters}`,
    email: `transportista-${number}@flota.test`,
    rfc: `${letters}850917AA1`,
    ...overrides,
  };
}
