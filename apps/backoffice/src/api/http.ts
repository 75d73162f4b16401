import { readProblem, unreachable } from './problem.js';
import type { Session } from './session.js';
import { withXsrf } from './xsrf.js';

interface Options {
  session: Pick<Session, 'token' | 'renew'>;
  transport: typeof fetch;
  readCookie: () => string;
}

interface Request {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON, unless it is a form (then the browser writes the multipart header itself). */
  body?: unknown;
  /** Sent again with the same key, after an answer that never arrived, it makes no second record. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export type Http = ReturnType<typeof createHttp>;

/** Calls to the API on behalf of the signed-in person. Anything but 2xx is thrown as an `ApiProblem`. */
export function createHttp({ session, transport, readCookie }: Options) {
  async function attempt(path: string, request: Request, jwt: string | null) {
    const { method = 'GET', body, idempotencyKey, signal } = request;
    const headers = new Headers({ accept: 'application/json' });
    if (jwt) headers.set('authorization', `Bearer ${jwt}`);
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
    try {
      const payload = isForm || body === undefined ? body : JSON.stringify(body);
      const send = (xsrf: [string, string][] = []) =>
        transport(path, {
          method,
          headers: new Headers([...headers, ...xsrf]),
          body: payload,
          signal,
          credentials: 'same-origin',
        });
      return await (method === 'GET' ? send() : withXsrf(readCookie, send));
    } catch (error) {
      if (signal?.aborted) throw error;
      throw unreachable();
    }
  }

  async function send(path: string, request: Request = {}): Promise<Response> {
    const jwt = await session.token();
    let response = await attempt(path, request, jwt);
    if (response.status === 401) response = await attempt(path, request, await session.renew(jwt));
    if (!response.ok) throw await readProblem(response);
    return response;
  }

  return {
    send,
    async json<T>(path: string, request?: Request): Promise<T> {
      return (await (await send(path, request)).json()) as T;
    },
  };
}
