import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { anyFreePort } from './ports.mjs';

const ASKED_EVERY_MS = 100;

/**
 * A small load balancer, as strict as one can be: it sends each request, in turn, to one backend of those that last
 * said they are ready, over connections that it keeps, and never tries a request again. What a backend breaks off is
 * a 502, and no backend at all a 503.
 * @param {{ backends: string[] }} options their origins, such as `http://127.0.0.1:3001`; done when all are ready
 */
export async function startBalancer({ backends }) {
  const pool = backends.map((origin) => ({ origin, ready: false, agent: new Agent({ keepAlive: true }) }));
  let turn = 0;
  let stopped = false;

  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, answer) => {
    const ready = pool.filter((backend) => backend.ready);
    const backend = ready[turn++ % ready.length];
    if (!backend) return void answer.writeHead(503).end();
    const { method, url, headers } = incoming;
    const outgoing = request(backend.origin + url, { method, agent: backend.agent, headers: endToEnd(headers) });
    outgoing.once('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, endToEnd(response.headers));
      pipeline(response, answer, () => undefined);
    });
    outgoing.once('error', (error) => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502, { 'content-type': 'text/plain' }).end(`${backend.origin}: ${error.message}`);
    });
    pipeline(incoming, outgoing, () => undefined);
  });
  const port = await anyFreePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');

  for (const backend of pool) watch(backend);
  while (!pool.every(({ ready }) => ready)) await delay(ASKED_EVERY_MS);

  /** @param {typeof pool[number]} backend */
  async function watch(backend) {
    for (; !stopped; await delay(ASKED_EVERY_MS)) {
      const signal = AbortSignal.timeout(2_000);
      backend.ready = await fetch(`${backend.origin}/health/ready`, { signal }).then(
        ({ ok }) => ok,
        () => false,
      );
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      stopped = true;
      server.close();
      server.closeAllConnections();
      for (const { agent } of pool) agent.destroy();
    },
  };
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** @param {import('node:http').IncomingHttpHeaders} headers */
const endToEnd = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
