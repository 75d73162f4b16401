import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const EXAMPLE = fileURLToPath(new URL('../../docs/integrations/examples/stamping.mjs', import.meta.url));

/**
 * The example PAC of the documentation, behind a line that can keep its answers back.
 *
 * @typedef {Awaited<ReturnType<typeof startPac>>} Pac
 */
export async function startPac() {
  const child = spawn(process.execPath, [EXAMPLE], {
    env: { PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const example = /** @type {string} */ (/http:\S+/.exec(line)?.[0]);
  /** Ids of what was stamped anew, in the order of it. @type {string[]} */
  const stamped = [];
  /** @type {import('node:http').ServerResponse[]} */
  let kept = [];
  let isHolding = false;
  let lost = 0;

  const server = createServer(async (request, response) => {
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const body = await buffer(request);
    const answer = await fetch(example + request.url, {
      method: request.method,
      headers: /** @type {Record<string, string>} */ (headers),
      ...(body.length > 0 && { body }),
    });
    const said = Buffer.from(await answer.arrayBuffer());
    const isStamp = request.url?.endsWith('/issue/v4') && answer.status === 200;
    if (isStamp) stamped.push(String(headers.customid));
    if (isStamp && isHolding) return kept.push(response);
    return response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
      .end(said);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    stamped,
    /** From now on it stamps and says nothing. */
    hold: () => {
      isHolding = true;
    },
    held: () => kept.length,
    /** What it kept back is lost; from now on it answers. */
    letGo: () => {
      isHolding = false;
      lost += kept.length;
      for (const response of kept) response.destroy();
      kept = [];
    },
    lost: () => lost,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(() => resolve(undefined)));
      child.kill();
    },
  };
}
