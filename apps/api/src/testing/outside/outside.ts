import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Answer, type Fault, misbehave } from './faults.js';

/** A request as the outside system got it. */
export interface Received {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: Buffer;
  /** The body as JSON; `undefined` when it is none. */
  json: unknown;
  /** The body as a form. */
  form: URLSearchParams;
}

/** What a route answers: 200 and JSON unless told otherwise. */
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  body?: string | Uint8Array;
}

/** By method and path, e.g. `POST /v1/leads`; a part may be a parameter, `GET /v1/leads/:id`. */
export type Routes = Record<string, (request: Received, parameters: Record<string, string>) => Reply | Promise<Reply>>;

export interface Outside {
  url: string;
  /** All that came, faults or not, but what a redirect lured here. */
  received: Received[];
  /** How often somebody followed a redirect to a private address. */
  lured(): number;
  /** From now on it does this to whoever calls; `up`: it is well. `on` narrows it to some paths. */
  become(fault: Fault | 'up', on?: RegExp): void;
  /** Takes no connection any more, and ends those there are, as a machine that is off; `start` takes them again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A system outside, with all its faults to switch. It answers by its routes, or as another server does to which it hands
 * everything on (an example of `docs/integrations/examples`).
 */
export async function startOutside(source: Routes | { url: string }): Promise<Outside> {
  const received: Received[] = [];
  let fault: Fault | 'up' = 'up';
  let faulty = /^/;
  let lures = 0;
  let calls = 0;

  const reply = async (request: Received): Promise<Answer> =>
    typeof source.url === 'string' ? handedOn(source.url, request) : routed(source as Routes, request);

  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await read(incoming);
    if (request.path === LURE) {
      lures += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"secret":"metadata"}');
      return;
    }
    received.push(request);
    const isFaulty = faulty.test(request.path);
    calls += isFaulty ? 1 : 0;
    const now = fault === 'flapping' ? (calls % 2 === 1 ? 'failing' : 'up') : fault;
    if (isFaulty && now === 'failing') return misbehave(now, response, NOTHING, '');
    // Whoever is slow, hangs up or lies has done what it was asked: callers must not think that it hasn't.
    const well = await reply(request);
    if (isFaulty && now !== 'up') return misbehave(now, response, well, `${url()}${LURE}`);
    response.writeHead(well.status, well.headers).end(well.body);
  };

  const server = createServer((incoming, response) => {
    response.on('error', () => undefined);
    answer(incoming, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = () => `http://127.0.0.1:${port}`;
  return {
    url: url(),
    received,
    lured: () => lures,
    become(next, on = /^/) {
      fault = next;
      faulty = on;
      calls = 0;
    },
    stop,
    start: () => listen(port),
    close: async () => {
      if (server.listening) await stop();
    },
  };
}

const LURE = '/latest/meta-data/iam/security-credentials';
const NOTHING: Answer = { status: 200, headers: {}, body: Buffer.alloc(0) };

async function read(incoming: IncomingMessage): Promise<Received> {
  const { method = '', url = '', headers } = incoming;
  const { pathname, searchParams } = new URL(url, 'http://outside');
  const body = await buffer(incoming);
  const text = body.toString('utf8');
  return {
    method,
    path: pathname,
    query: searchParams,
    headers: headers as Record<string, string | undefined>,
    body,
    json: jsonIn(text),
    form: new URLSearchParams(text),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function routed(routes: Routes, request: Received): Promise<Answer> {
  for (const [route, answer] of Object.entries(routes)) {
    const parameters = matched(route, request);
    if (parameters) return asAnswer(await answer(request, parameters));
  }
  return asAnswer({ status: 404, json: { error: `No route ${request.method} ${request.path}` } });
}

function matched(route: string, { method, path }: Received): Record<string, string> | null {
  const [routeMethod, pattern = ''] = route.split(' ');
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  const fits = wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
  if (routeMethod !== method || !fits) return null;
  return Object.fromEntries(
    wanted.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), decodeURIComponent(given[at] ?? '')]] : [])),
  );
}

function asAnswer({ status = 200, headers = {}, json, body }: Reply): Answer {
  const content = json === undefined ? Buffer.from(body ?? '') : Buffer.from(JSON.stringify(json));
  return {
    status,
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: content,
  };
}

async function handedOn(target: string, { method, path, query, headers, body }: Received): Promise<Answer> {
  const { host: _, connection: __, 'content-length': ___, ...sent } = headers;
  const answer = await fetch(`${target}${path}${query.size > 0 ? `?${query.toString()}` : ''}`, {
    method,
    headers: sent as Record<string, string>,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    redirect: 'manual',
  });
  const told = [...answer.headers].filter(([name]) => name === 'content-type' || name.startsWith('x-'));
  return {
    status: answer.status,
    headers: Object.fromEntries(told),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
