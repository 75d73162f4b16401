import type { Problem } from '@flota/schemas';
import { ApiProblem, nothingThere, readProblem, unreachable } from './problem.js';
import type { Transport } from './transport.js';

/** What a zod schema of `@flota/schemas` offers; naming only this keeps zod out of pages that parse nothing. */
export interface Schema<Output> {
  parse(value: unknown): Output;
}

/**
 * Of an answer whose shape is taken for granted, by whoever is built and released with the server. It says what comes, and
 * loads and runs no schema for it.
 */
export const asTold = <Output>(): Schema<Output> => ({ parse: (value) => value as Output });

interface WriteOptions {
  /** Makes repeating the same submit harmless. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

interface Request extends WriteOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A `FormData` is sent as such, anything else as JSON. */
  body?: unknown;
}

/** `null` when the API answers without a body. */
type Write = <Output>(
  path: string,
  body: unknown,
  schema: Schema<Output>,
  options?: WriteOptions,
) => Promise<Output | null>;

/** Calls to the API. Whatever is no success is thrown as an `ApiProblem`. */
export interface ApiClient {
  get<Output>(path: string, schema: Schema<Output>, signal?: AbortSignal): Promise<Output>;
  post: Write;
  put: Write;
  patch: Write;
  delete(path: string): Promise<void>;
  /** The answer as it is, e.g. of a file. */
  send(path: string, request?: Request): Promise<Response>;
  /** For whoever is built and released with the server, and so takes the shape of the answer for granted. */
  json<Output>(path: string, request?: Request): Promise<Output>;
}

/** Whoever called gave up; running out of time is no answer instead. */
const isTakenBack = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && (signal.reason as Error | undefined)?.name !== 'TimeoutError';

/** @param toError makes what is thrown of a problem, where that is to be more than an `ApiProblem` */
export function createClient(
  transport: Transport,
  toError: (problem: Problem) => ApiProblem = (problem) => new ApiProblem(problem),
): ApiClient {
  async function send(path: string, { method = 'GET', body, idempotencyKey, signal }: Request = {}): Promise<Response> {
    const headers: Record<string, string> = { accept: 'application/json' };
    const form = body instanceof FormData;
    // A form's type names its boundary, which only the browser knows.
    if (body !== undefined && !form) headers['content-type'] = 'application/json';
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    let response: Response;
    try {
      const sent = form || body === undefined ? body : JSON.stringify(body);
      response = await transport(path, { method, headers, body: sent, signal });
    } catch (error) {
      if (error instanceof ApiProblem || isTakenBack(signal)) throw error;
      throw toError(unreachable());
    }
    if (!response.ok) throw toError(await readProblem(response));
    return response;
  }

  /** An answer that breaks off on its way, or that something in between put in its place, is none. */
  async function whole<Body>(reading: Promise<Body>, signal: AbortSignal | undefined): Promise<Body> {
    try {
      return await reading;
    } catch (error) {
      if (isTakenBack(signal)) throw error;
      throw toError(unreachable());
    }
  }

  async function call<Output>(path: string, request: Request, schema: Schema<Output>): Promise<Output | null> {
    const response = await send(path, request);
    const read = async () => {
      const text = await response.text();
      return text === '' ? undefined : (JSON.parse(text) as unknown);
    };
    const answer = await whole(read(), request.signal);
    return answer === undefined ? null : schema.parse(answer);
  }

  const write =
    (method: Request['method']): Write =>
    (path, body, schema, options) =>
      call(path, { method, body, ...options }, schema);

  return {
    async get(path, schema, signal) {
      const answer = await call(path, { signal }, schema);
      if (answer === null) throw toError(nothingThere());
      return answer;
    },
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    async delete(path) {
      await send(path, { method: 'DELETE' });
    },
    send,
    async json<Output>(path: string, request?: Request) {
      const response = await send(path, request);
      return (await whole(response.json(), request?.signal)) as Output;
    },
  };
}
