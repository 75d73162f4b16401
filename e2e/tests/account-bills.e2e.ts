import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';
import { accessLink } from '../support/mail';

const CUSTOMER = 'cliente@flota.test';
const CONTRACT = 'FL-2025-000418';
const FLEET = 'flotilla@flota.test';
const ACCOUNTANT = 'contador@despacho.test';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const rowsOf = (page: Page) =>
  page
    .getByRole('table', { name: 'Documentos' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

async function downloaded(page: Page, act: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent('download');
  await act();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** What the tab that a click opens is answered with. */
async function opened(page: Page, button: Locator): Promise<string | undefined> {
  const answer = page.context().waitForEvent('response', (response) => response.url().includes('/api/files/'));
  await button.click();
  // Asked for once more: of an answer that Chromium turns into a download the headers may not be told.
  const file = await page.request.get((await answer).url());
  return file.headers()['content-type'];
}

test('a customer finds, opens, downloads and mails the papers of a contract @queue', async ({ page, stack }) => {
  test.slow();
  await openAccount(page, stack, CUSTOMER, '/my-account/bills');
  await page.goto('/my-account/bills?tipo=statement');
  // The worker makes the statements of the demo once it has started.
  await expect(async () => {
    await page.reload();
    await expect(rowsOf(page).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });

  await page.getByLabel('Contrato', { exact: true }).selectOption({ label: `El Norteño, ${CONTRACT}` });
  await expect(page).toHaveURL(/tipo=statement&contrato=[0-9a-f-]{36}$/);
  await page.reload();
  await expect(rowsOf(page).first()).toContainText(CONTRACT);

  const statement = rowsOf(page).first();
  const saved = await downloaded(page, () => statement.getByRole('button', { name: /^PDF/ }).click());
  expect(saved.name).toMatch(new RegExp(`^estado-de-cuenta-\\d{4}-\\d{2}-${CONTRACT}\\.pdf$`));
  expect(saved.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await opened(page, statement.getByRole('button', { name: /^Abrir/ }))).toBe('application/pdf');

  await page.getByLabel('Tipo de documento').selectOption('invoice');
  const invoice = rowsOf(page).filter({ hasText: 'Factura FL' }).first();
  const xml = await downloaded(page, () => invoice.getByRole('button', { name: /^XML/ }).click());
  expect(xml.name).toMatch(/^factura-FL-\d+\.xml$/);
  expect(xml.content.toString()).toContain(CONTRACT);
  await invoice.getByRole('button', { name: /^Enviar/ }).click();
  await expect(invoice.getByText(`En camino a ${CUSTOMER}`)).toBeVisible();
  const mail = await stack.mail.waitFor(
    ({ subject, recipients }) => /^Factura FL/.test(subject) && recipients.includes(CUSTOMER),
  );
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/xml', 'application/pdf']);

  await page.getByLabel('Tipo de documento').selectOption('cover');
  const cover = rowsOf(page).filter({ hasText: 'Carátula del contrato' });
  expect(await opened(page, cover.getByRole('button', { name: /^Abrir/ }))).toBe('application/pdf');

  const certificates = section(page, 'Constancias');
  // The file that is heard of next may still be the one before.
  const written = page.waitForResponse((response) => response.url().endsWith('/interest-certificates'));
  expect(await opened(page, certificates.getByRole('button', { name: /^Abrir/ }))).toBe('application/pdf');
  await written;
  await page.getByRole('button', { name: 'Quitar los filtros' }).click();
  await page.reload();
  await expect(rowsOf(page).filter({ hasText: 'Constancia de intereses' }).first()).toBeVisible();
});

test('on a phone and by keyboard one chooses many, gets a ZIP, and sends them to an accountant who agreed @queue', async ({
  page,
  browser,
  stack,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccount(page, stack, CUSTOMER, '/my-account/bills');
  await page.goto('/my-account/bills?tipo=invoice&desde=2026-02&hasta=2026-01');
  const swap = page.getByRole('button', { name: 'Intercambiar los meses' });
  await swap.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/desde=2026-01&hasta=2026-02/);

  const every = page.getByRole('checkbox', { name: 'Elegir los de esta página' });
  await every.focus();
  await page.keyboard.press('Space');
  const bar = section(page, 'Documentos elegidos');
  await expect(bar.getByText(/^\d+ documentos elegidos$/)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await bar.getByRole('button', { name: 'Descargar ZIP' }).focus();
  const { name, content } = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(name).toMatch(/^documentos-\d{4}-\d\d-\d\d\.zip$/);
  // Names of files stand in a ZIP as they are.
  const paths = content.toString('latin1').match(/[A-Z0-9&-]{12,13}\/2026-0[12]\/[\w.-]+\.(pdf|xml)/g);
  expect(paths?.some((path) => path.endsWith('.xml'))).toBe(true);
  expect(content.includes('LEEME.txt')).toBe(true);

  await page.getByLabel('Correo de su contador').fill(ACCOUNTANT);
  await page.keyboard.press('Enter');
  await expect(section(page, 'Su contador').getByText('Le preguntamos por correo.')).toBeVisible();
  const invitation = await stack.mail.waitFor(({ recipients }) => recipients.includes(ACCOUNTANT));
  const own = await browser.newContext({ baseURL: stack.url, locale: 'es-MX' });
  const accountant = waitingForScripts(await own.newPage());
  await accountant.goto(accessLink(invitation));
  await accountant.getByRole('button', { name: 'Sí, quiero recibirlos' }).click();
  await expect(accountant.getByRole('heading', { name: 'Listo, los recibirá' })).toBeVisible();
  await expectAccessible(accountant);

  await page.reload();
  await every.focus();
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Enviar a mi contador' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByText(`En camino a ${ACCOUNTANT}`)).toBeVisible();
  const sent = await stack.mail.waitFor(
    ({ subject, recipients }) => subject.startsWith('Documentos de') && recipients.includes(ACCOUNTANT),
  );
  expect(sent.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/zip']);
  await expect(section(page, 'Archivos preparados').getByText(`Enviado a ${ACCOUNTANT}`)).toBeVisible();
  await page.reload();
  await expect(rowsOf(page).first()).toContainText(`Enviado a ${ACCOUNTANT}`);

  await accountant.reload();
  await accountant.getByRole('button', { name: 'No quiero recibirlos' }).click();
  await expect(accountant.getByRole('heading', { name: 'No recibirá documentos' })).toBeVisible();
  await own.close();
});

test('a fleet gets the certificates of a year of all its contracts in one ZIP @queue', async ({ page, stack }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccount(page, stack, FLEET, '/my-account/bills#constancias');
  const certificates = section(page, 'Constancias');
  await expect(certificates.getByLabel('Contrato de la constancia')).toHaveValue('todos');
  await certificates.getByLabel('Año').selectOption('2026');
  await certificates.getByRole('button', { name: 'Preparar ZIP' }).press('Enter');
  await expect(certificates.getByText('Estamos preparando las constancias.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const fetching = certificates.getByRole('button', { name: /^Descargar/ });
  await expect(fetching).toBeFocused({ timeout: 60_000 });
  await expect(section(page, 'Archivos preparados').getByText(/^Constancias de 2026, \d+ documentos$/)).toBeVisible();
  const { content, name } = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(name).toMatch(/^constancias-2026-\d{4}-\d\d-\d\d\.zip$/);
  const names = content.toString('latin1').match(/constancia-de-\w+-2026-FL-[\w.-]+\.pdf/g);
  expect(new Set(names).size).toBeGreaterThan(40);
  expect(content.includes('constancias-2026.csv')).toBe(true);
});
