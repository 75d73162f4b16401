/**
 * How many requests a second a kept page and the kept content of the API are sent, and how that compares with the limit: bare
 * node:http that sends the same bytes from a buffer. And how long a page takes that must be rendered and compressed.
 *
 * Run `npm run build` first, then `node bench/pages/ready-pages.mjs`.
 */
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { firstAnswer, median, withStack } from '../stack.mjs';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 64;
const RENDERED = 60;
const PATHS = ['/', '/api/financingplans', '/api/banners', '/api/vehicles', '/api/faqs'];

await withStack({ LOG_LEVEL: 'silent' }, async (stack) => {
  const origin = stack.url.replace('localhost', '127.0.0.1');
  const bare = await startBare(origin);

  const rates = Object.fromEntries(PATHS.map((path) => [path, { bare: [], kept: [] }]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of PATHS) {
      rates[path].bare.push(await perSecond(`${bare.origin}${path}`));
      rates[path].kept.push(await perSecond(`${origin}${path}`));
    }
  }
  const rendered = [];
  for (let page = 0; page < RENDERED; page++) rendered.push(await milliseconds(`${origin}/?bench=${page}`));
  bare.stop();

  const percent = (part, whole) => `${Math.round((100 * part) / whole)} %`;
  const page = median(rates['/'].kept);
  console.table(
    Object.fromEntries(
      PATHS.map((path) => {
        const [limit, ours] = [median(rates[path].bare), median(rates[path].kept)];
        return [
          path,
          {
            'bare node:http, a second': Math.round(limit),
            'kept, a second': Math.round(ours),
            'of bare node (goal: 60 %)': percent(ours, limit),
            'of the page’s rate (goal: 70 %)': percent(ours, page),
          },
        ];
      }),
    ),
  );
  console.table({ 'home, rendered and compressed (ms, median; goal: 15)': median(rendered.slice(10)).toFixed(1) });
});

/** A process of its own, as the product is. */
async function startBare(origin) {
  const port = await anyFreePort();
  const server = `
    const { gzipSync } = await import('node:zlib');
    const { createServer } = await import('node:http');
    const ready = new Map();
    for (const path of ${JSON.stringify(PATHS)}) {
      const answer = await fetch(${JSON.stringify(origin)} + path);
      const body = gzipSync(Buffer.from(await answer.arrayBuffer()));
      const headers = { 'content-type': answer.headers.get('content-type'), 'content-encoding': 'gzip', 'content-length': body.length };
      ready.set(path, { body, headers });
    }
    createServer((request, response) => {
      const { body, headers } = ready.get(request.url);
      response.writeHead(200, headers).end(body);
    }).listen(${port}, '127.0.0.1');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', server], { stdio: 'inherit' });
  await firstAnswer(`http://127.0.0.1:${port}/`);
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

async function perSecond(url) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'gzip' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

async function milliseconds(url) {
  const start = performance.now();
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).text();
  return performance.now() - start;
}
