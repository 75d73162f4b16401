/**
 * How many requests a second the home page is sent at once it is kept, how that compares with the limit (bare
 * node:http that sends the same bytes from a buffer), how long a page takes that must be rendered, and how long the
 * process needs from its start to its first answer.
 *
 * Run `npm run build` first, then `node bench/pages/ready-pages.mjs`.
 */
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { startStack } from '../../scripts/lib/stack.mjs';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 64;
const RENDERED = 60;

const directory = mkdtempSync(join(tmpdir(), 'flota-bench-'));
const postgres = await startPostgres({
  dataDirectory: join(directory, 'postgres'),
  port: await anyFreePort(),
  fast: true,
  log: () => undefined,
});
const stack = await startStack({ postgresUrl: postgres.url('postgres'), env: { LOG_LEVEL: 'silent' } });
const bare = await startBare(`${stack.url}/`);
const kept = `${stack.url.replace('localhost', '127.0.0.1')}/`;

const rates = { bare: [], kept: [] };
for (let round = 0; round < ROUNDS; round++) {
  rates.bare.push(await perSecond(bare.url));
  rates.kept.push(await perSecond(kept));
}
const rendered = [];
for (let page = 0; page < RENDERED; page++) rendered.push(await milliseconds(`${kept}?bench=${page}`));
const started = [];
for (let round = 0; round < 3; round++) {
  await stack.killApi('SIGTERM');
  const start = performance.now();
  const ready = stack.startApi();
  await firstAnswer(kept);
  started.push(performance.now() - start);
  await ready;
}

bare.stop();
await stack.stop();
await postgres.stop();
rmSync(directory, { recursive: true, force: true });

const [limit, ours] = [median(rates.bare), median(rates.kept)];
console.table({
  'bare node:http, prebuilt buffer': { 'a second': Math.round(limit), ratio: '100 %' },
  'home page, kept': { 'a second': Math.round(ours), ratio: `${Math.round((100 * ours) / limit)} %` },
});
console.table({
  'home page, rendered and compressed (ms, median)': median(rendered.slice(10)).toFixed(1),
  'start of the process to its first page (ms, median)': Math.round(median(started)),
});

/** A process of its own, as the product is. */
async function startBare(pageUrl) {
  const port = await anyFreePort();
  const server = `
    const body = Buffer.from(await (await fetch(${JSON.stringify(pageUrl)})).arrayBuffer());
    const { gzipSync } = await import('node:zlib');
    const { createServer } = await import('node:http');
    const gzip = gzipSync(body);
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip', 'content-length': gzip.length };
    createServer((_, response) => response.writeHead(200, headers).end(gzip)).listen(${port}, '127.0.0.1');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', server], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}/`;
  await firstAnswer(url);
  return { url, stop: () => child.kill() };
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
  await (await fetch(url)).text();
  return performance.now() - start;
}

async function firstAnswer(url) {
  for (;;) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
