/**
 * What Lighthouse says of the pages a visitor meets first and of a customer's own first page, on its phone with simulated slow 4G, and how much script
 * each loads. Every figure is the median of its runs; an audit that costs a category points is named.
 *
 * Run `npm run build` first, then `node bench/lighthouse/mobile.mjs [path ...]`; BENCH_RUNS sets the runs a page.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browsers } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { bin } from '../../scripts/lib/paths.mjs';
import { anyFreePort } from '../../scripts/lib/ports.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { say } from '../../scripts/lib/report.mjs';
import { run } from '../../scripts/lib/run.mjs';
import { startStack } from '../../scripts/lib/stack.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
/** Whoever has eight contracts, of which some owe. */
const CUSTOMER = 'cliente@flota.test';
const ACCOUNT = '/my-account/';
const PAGES = [
  '/',
  '/planes-financiamiento/arrendamiento-puro',
  '/calculadora/paso-1',
  '/vehiculos/cascadia-126',
  '/distribuidores',
  `${ACCOUNT}home`,
];
/** Lighthouse loses the start of a trace now and then, and asks to be run again. */
const ATTEMPTS = 4;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const asked = process.argv.slice(2);
const chromium = await findChromium();
if (!chromium) throw new Error('No Chromium on this machine: name one with CHROMIUM_PATH.');
const rows = {};
const lost = new Set();
await withStack(async (stack, directory) => {
  for (const path of asked.length > 0 ? asked : PAGES) {
    await keep(stack.url + path);
    const browser = path.startsWith(ACCOUNT) ? await signedIn(stack, directory) : null;
    const reports = [];
    for (let round = 0; round < RUNS; round++)
      reports.push(await lighthouse(stack.url + path, join(directory, 'report.json'), browser?.port));
    await browser?.close();
    rows[path] = summary(reports);
    for (const report of reports) for (const audit of lostPoints(report)) lost.add(`${path}: ${audit}`);
  }
});

console.table(rows);
for (const line of lost) say(line);

async function withStack(measure) {
  const directory = mkdtempSync(join(tmpdir(), 'flota-bench-'));
  const postgres = await startPostgres({
    dataDirectory: join(directory, 'postgres'),
    port: await anyFreePort(),
    fast: true,
    log: () => undefined,
  });
  try {
    const stack = await startStack({ postgresUrl: postgres.url('postgres'), env: { LOG_LEVEL: 'silent' } });
    await measure(stack, directory).finally(stack.stop);
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The first request renders a page; visitors are sent the bytes that are kept of it. */
async function keep(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.text();
}

/** A browser in which somebody has signed in; Lighthouse empties its caches before each run, and leaves the cookies. */
async function signedIn({ url, demoPassword }, directory) {
  const port = await anyFreePort();
  const context = await browsers.launchPersistentContext(mkdtempSync(join(directory, 'browser-')), {
    executablePath: chromium,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  const page = await context.newPage();
  await page.goto(`${url}/acceso`);
  await page.getByLabel('Correo electrónico').fill(CUSTOMER);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(`**${ACCOUNT}home`);
  await page.close();
  return { port, close: () => context.close() };
}

async function lighthouse(url, file, port) {
  const words = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--form-factor=mobile',
    '--throttling-method=simulate',
    `--only-categories=${CATEGORIES.join(',')}`,
    ...(port ? [`--port=${port}`] : [`--chrome-flags=${CHROMIUM_FLAGS.join(' ')}`]),
  ];
  for (let attempt = 1; ; attempt++) {
    const { code, output } = await run(bin('lighthouse'), words, { env: { CHROME_PATH: chromium } });
    if (code === 0) return JSON.parse(readFileSync(file, 'utf8'));
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${output}`);
  }
}

function summary(reports) {
  const middle = (read) => median(reports.map(read));
  const metric = (id) => middle(({ audits }) => audits[id].numericValue);
  return {
    ...Object.fromEntries(
      CATEGORIES.map((id) => [id, middle(({ categories }) => Math.round(100 * categories[id].score))]),
    ),
    'FCP ms': Math.round(metric('first-contentful-paint')),
    'LCP ms': Math.round(metric('largest-contentful-paint')),
    'TBT ms': Math.round(metric('total-blocking-time')),
    CLS: Number(metric('cumulative-layout-shift').toFixed(3)),
    'scripts kB': Math.round(middle(scriptBytes) / 1000),
  };
}

/** As transferred: compressed, with the headers. */
function scriptBytes({ audits }) {
  return audits['network-requests'].details.items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Performance is a matter of degree and has its own columns; in the others each audit is passed or not. */
function lostPoints({ categories, audits }) {
  const [, ...rest] = CATEGORIES;
  return rest
    .flatMap((category) => categories[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id} (${audits[id].title})`);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
