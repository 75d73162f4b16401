import type { RouterContextProvider } from 'react-router';
import type { Problem } from '@flota/schemas';

/** What a zod schema of `@flota/schemas` offers; naming only this keeps zod out of pages that parse nothing. */
interface Schema<Output> {
  parse(value: unknown): Output;
}

export type Transport = (path: string, init?: RequestInit) => Promise<Response>;

interface WriteOptions {
  /** Makes repeating the same submit harmless. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** `null` when the API answers without a body. A `FormData` body is sent as such, anything else as JSON. */
type Write = <Output>(
  path: string,
  body: unknown,
  schema: Schema<Output>,
  options?: WriteOptions,
) => Promise<Output | null>;

export interface ApiClient {
  get<Output>(path: string, schema: Schema<Output>, signal?: AbortSignal): Promise<Output>;
  post: Write;
  put: Write;
  patch: Write;
  delete(path: string): Promise<void>;
}

/** An error answer of the API (RFC 9457). What the visitor reads of it is in `problem-texts` and `field-texts`. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(readonly problem: Problem) {
    super(problem.code);
  }

  get code() {
    return this.problem.code;
  }

  get status() {
    return this.problem.status;
  }
}

const unavailable = (status: number): Problem => ({
  type: 'about:blank',
  title: 'Unavailable',
  status,
  code: status === 404 ? 'RESOURCE.NOT_FOUND' : 'SERVER.UNAVAILABLE',
  correlationId: '',
});

/** A proxy in between may answer with a page of its own: anything that is no problem document counts as unavailable. */
async function readProblem(response: Response): Promise<Problem> {
  if (!response.headers.get('content-type')?.includes('application/problem+json')) return unavailable(response.status);
  return (await response.json()) as Problem;
}

/** Sends, and throws as an `ApiProblem` whatever is no success. */
export async function send(transport: Transport, path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await transport(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiProblem(unavailable(503));
  }
  if (!response.ok) throw new ApiProblem(await readProblem(response));
  return response;
}

function createClient(transport: Transport): ApiClient {
  async function call<Output>(path: string, init: RequestInit, schema: Schema<Output>): Promise<Output | null> {
    const response = await send(transport, path, init);
    const text = await response.text();
    return text === '' ? null : schema.parse(JSON.parse(text));
  }

  const write =
    (method: string): Write =>
    (path, body, schema, { idempotencyKey, signal } = {}) => {
      const form = body instanceof FormData;
      const headers: Record<string, string> = { accept: 'application/json' };
      // A form's type names its boundary, which only the browser knows.
      if (!form) headers['content-type'] = 'application/json';
      if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
      return call(path, { method, headers, body: form ? body : JSON.stringify(body), signal }, schema);
    };

  return {
    async get(path, schema, signal) {
      const answer = await call(path, { headers: { accept: 'application/json' }, signal }, schema);
      if (answer === null) throw new ApiProblem(unavailable(404));
      return answer;
    },
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    async delete(path) {
      await send(transport, path, { method: 'DELETE', headers: { accept: 'application/json' } });
    },
  };
}

function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(prefix));
  return pair && decodeURIComponent(pair.slice(prefix.length));
}

function withToken(init: RequestInit): RequestInit {
  const headers = new Headers(init.headers);
  const token = init.method && init.method !== 'GET' ? readCookie('XSRF-TOKEN') : undefined;
  if (token) headers.set('x-xsrf-token', token);
  return { ...init, headers, credentials: 'same-origin' };
}

/** A client whose calls bear the browser's anti-forgery token. */
export const browserApi = (transport: Transport): ApiClient =>
  createClient(async (path, init = {}) => {
    const response = await transport(path, withToken(init));
    if (response.status !== 403 || (await readProblem(response.clone())).code !== 'REQUEST.CSRF') return response;
    // The refusal brought a new anti-forgery token: the visitor need not notice.
    return transport(path, withToken(init));
  });

export const fetchTransport: Transport = (path, init) => fetch(path, init);

/** For components and client loaders. */
export const api = browserApi(fetchTransport);

const developmentTransport: Transport = (path, init) =>
  fetch(new URL(path, process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'), init);

/** For loaders: calls the API within the process that hosts the site. */
export const serverApi = (context: Readonly<RouterContextProvider>): ApiClient =>
  createClient(context.api ?? developmentTransport);
