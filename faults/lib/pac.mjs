import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { heldAnswers, listening } from './held-answers.mjs';

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
  const answers = heldAnswers();
  let isHolding = false;

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
    if (isStamp && isHolding) return answers.keep(response);
    return response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
      .end(said);
  });
  const { close, url } = await listening(server);
  return {
    url,
    stamped,
    /** From now on it stamps and says nothing. */
    hold: () => {
      isHolding = true;
    },
    held: answers.held,
    /** What it kept back is lost; from now on it answers. */
    letGo: () => {
      isHolding = false;
      answers.lose();
    },
    lost: answers.lost,
    close: async () => {
      await close();
      child.kill();
    },
  };
}
