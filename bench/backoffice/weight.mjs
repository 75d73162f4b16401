/**
 * What the backoffice costs who opens it: scripts and styles of the sign-in page and of the first page of each role, as they are
 * sent compressed by gzip; and how long it takes from the click on an entry of the menu until its list is shown, and from the
 * click on its first row until that record is, once each was open before.
 *
 * Run `npm run build` first, then `node bench/backoffice/weight.mjs`; BENCH_RUNS sets how often each list is opened.
 */
import { get } from 'node:http';
import { chromium as browsers } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { median, withStack } from '../stack.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const ROLES = ['admin', 'care', 'finance', 'content'];
/** Addresses of lists that an administrator's menu has, of few and of many columns. */
const LISTS = ['leads', 'conversations', 'customers', 'contracts', 'movements', 'collections', 'vehicles'];

const chromium = await findChromium();
if (!chromium) throw new Error('No Chromium on this machine: name one with CHROMIUM_PATH.');

await withStack({ LOG_LEVEL: 'silent' }, async ({ url, demoPassword }) => {
  const browser = await browsers.launch({ executablePath: chromium, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const weights = {};
    let visit;
    for (const role of ROLES) {
      await visit?.page.close();
      visit = await opened(browser, url);
      await shown(visit.page, 'Inicie sesión');
      weights['sign-in page (goal: 400 kB)'] ??= await weightOf(visit.files);
      await signIn(visit.page, role, demoPassword);
      // In the cache by then: loaded anew, the page asks for its own files and no others.
      visit.files.clear();
      await visit.page.reload();
      await shown(visit.page, 'Inicio');
      weights[`first page of ${role} (goal: 400 kB)`] = await weightOf(visit.files);
      if (role === 'admin') console.table(await navigation(visit.page));
    }
    console.table(weights);
  } finally {
    await browser.close();
  }
});

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function opened(browser, url) {
  const page = await browser.newPage({ baseURL: url, locale: 'es-MX', viewport: { width: 1440, height: 900 } });
  /** @type {Set<string>} */
  const files = new Set();
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) files.add(request.url());
  });
  await page.goto('/admin/');
  return { page, files };
}

/** @param {import('@playwright/test').Page} page @param {string} heading */
async function shown(page, heading) {
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param {import('@playwright/test').Page} page @param {string} role @param {string} password */
async function signIn(page, role, password) {
  await page.getByLabel('Correo electrónico').fill(`${role}@flota.test`);
  await page.getByLabel(/^Contraseña/).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await shown(page, 'Inicio');
}

/** @param {Set<string>} files */
async function weightOf(files) {
  const sizes = await Promise.all([...files].map(bytesOf));
  return { files: sizes.length, 'kB of gzip': Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000) };
}

/** As sent. @param {string} file @returns {Promise<number>} */
function bytesOf(file) {
  return new Promise((resolve, reject) => {
    get(file, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let size = 0;
      answer.on('data', (part) => (size += part.length));
      answer.on('end', () => resolve(size));
    }).on('error', reject);
  });
}

/** Each list in turn, so that it is always come to from another one. @param {import('@playwright/test').Page} page */
async function navigation(page) {
  // Each one that is opened is none of them any more.
  const closed = page.locator('nav[aria-label="Menú"] button[aria-expanded="false"]');
  for (let left = await closed.count(); left > 0; left = await closed.count()) await closed.first().click();
  const times = { list: timesOf(LISTS), record: timesOf(LISTS) };
  for (let round = 0; round <= RUNS; round++) {
    for (const list of LISTS) {
      for (const [kind, open] of [
        ['list', openList],
        ['record', openRecord],
      ]) {
        const took = await page.evaluate(open, list);
        // The first time its code and its data are fetched.
        if (round > 0) times[kind][list].push(took);
        await page.waitForLoadState('networkidle');
      }
    }
  }
  const row = (lists, records) => ({
    'list, ms (median)': Math.round(median(lists)),
    'list, ms (worst)': Math.round(Math.max(...lists)),
    'record, ms (median)': Math.round(median(records)),
    'record, ms (worst)': Math.round(Math.max(...records)),
  });
  return {
    ...Object.fromEntries(LISTS.map((list) => [list, row(times.list[list], times.record[list])])),
    'all (goal: 200 ms)': row(Object.values(times.list).flat(), Object.values(times.record).flat()),
  };
}

/** @param {string[]} lists */
function timesOf(lists) {
  return Object.fromEntries(lists.map((list) => [list, /** @type {number[]} */ ([])]));
}

/** Run in the page: from the click until the list has been painted. @param {string} list @returns {Promise<number>} */
async function openList(list) {
  const entry = document.querySelector(`nav[aria-label="Menú"] a[href="/admin/${list}"]`);
  if (!(entry instanceof HTMLElement)) throw new Error(`The menu has no ${list}`);
  const name = entry.innerText.trim();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isShown = () =>
    document.querySelector('h1')?.textContent?.trim() === name && document.querySelector('#main-content tbody tr');
  const began = performance.now();
  entry.click();
  while (!isShown()) {
    if (performance.now() - began > 10_000)
      throw new Error(`${list}: no rows under ${name}, but ${document.querySelector('h1')?.textContent}`);
    await frame();
  }
  // Painted is what the frame after has begun with.
  await frame();
  return performance.now() - began;
}

/** Run in the page of a list: from the click on its first row until that record has been painted. @param {string} list @returns {Promise<number>} */
async function openRecord(list) {
  const row = document.querySelector('#main-content tbody tr td:not(:has(input))');
  if (!(row instanceof HTMLElement)) throw new Error(`${list} has no row`);
  const before = document.querySelector('h1')?.textContent;
  const path = window.location.pathname;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isShown = () => {
    const heading = document.querySelector('h1')?.textContent?.trim();
    return window.location.pathname !== path && heading && heading !== before?.trim();
  };
  const began = performance.now();
  row.click();
  while (!isShown()) {
    if (performance.now() - began > 10_000) throw new Error(`${list}: its first row leads to no record`);
    await frame();
  }
  await frame();
  return performance.now() - began;
}
