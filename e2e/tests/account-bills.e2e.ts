import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openAccount } from '../support/account';
import { expect, test } from '../support/fixtures';

const CUSTOMER = 'cliente@flota.test';
const CONTRACT = 'FL-2025-000418';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const rowsOf = (list: Locator) => list.getByRole('listitem');

async function downloaded(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const download = page.waitForEvent('download');
  await button.click();
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
  const statements = section(page, 'Estados de cuenta');
  // The worker makes the statements of the demo once it has started.
  await expect(async () => {
    await page.reload();
    await expect(rowsOf(statements).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });

  await page.getByLabel('Contrato').selectOption({ label: `El Norteño, ${CONTRACT}` });
  await expect(page).toHaveURL(/\?contrato=[0-9a-f-]{36}&anio=\d{4}$/);
  await page.reload();
  for (const row of await rowsOf(statements).all()) await expect(row).toContainText(CONTRACT);

  const first = rowsOf(statements).first();
  const statement = await downloaded(page, first.getByRole('button', { name: /^Descargar/ }));
  expect(statement.name).toMatch(new RegExp(`^estado-de-cuenta-\\d{4}-\\d{2}-${CONTRACT}\\.pdf$`));
  expect(statement.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await opened(page, first.getByRole('button', { name: /^Abrir/ }))).toBe('application/pdf');

  const invoice = rowsOf(section(page, 'Facturas')).first();
  const xml = await downloaded(page, invoice.getByRole('button', { name: /^XML/ }));
  expect(xml.name).toMatch(/^factura-FL-\d+\.xml$/);
  expect(xml.content.toString()).toContain(CONTRACT);

  await invoice.getByRole('button', { name: /^Enviar/ }).click();
  await expect(invoice.getByText(`En camino a ${CUSTOMER}`)).toBeVisible();
  const mail = await stack.mail.waitFor(
    ({ subject, recipients }) => /^Factura FL/.test(subject) && recipients.includes(CUSTOMER),
  );
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/xml', 'application/pdf']);

  const certificates = section(page, 'Constancias');
  expect(await opened(page, certificates.getByRole('button', { name: /^Abrir/ }).first())).toBe('application/pdf');
  await page.reload();
  await expect(section(page, 'Cartas')).toContainText('Constancia de intereses');

  await page.getByLabel('Año').selectOption('Todos los años');
  await expect(page).toHaveURL(/anio=todos$/);
  await expect(section(page, 'Facturas')).toContainText('2025');
});
