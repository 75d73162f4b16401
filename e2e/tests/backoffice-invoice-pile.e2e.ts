import type { Browser } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Stack } from '../../scripts/lib/stack.mjs';
import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';

/** One that was made out to the customer of the demonstration. */
async function issuedXml(browser: Browser, stack: Stack): Promise<string> {
  const context = await browser.newContext({ baseURL: stack.url, locale: 'es-MX' });
  const page = waitingForScripts(await context.newPage());
  await openAccount(page, stack, 'cliente@flota.test', '/my-account/bills');
  await page.getByLabel('Tipo de documento').selectOption('invoice');
  const downloading = page.waitForEvent('download');
  await page.getByRole('row').filter({ hasText: 'Factura FL' }).first().getByRole('button', { name: /^XML/ }).click();
  const xml = await readFile(await (await downloading).path(), 'utf8');
  await context.close();
  return xml;
}

const again = (xml: string, folio: string): string =>
  xml.replace(/ UUID="[^"]+"/, ` UUID="${crypto.randomUUID()}"`).replace(/ Folio="\d+"/, ` Folio="${folio}"`);

test('finance brings a pile of invoices in, sees what each is, and takes it back @queue', async ({
  page,
  browser,
  backoffice,
  stack,
}) => {
  const xml = await issuedXml(browser, stack);
  await backoffice.signIn('finance');
  await backoffice.open('Facturas');
  await page.getByRole('link', { name: 'Importar varias' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Qué trae el archivo' })).toHaveText(/facturas/i);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir archivos' }).press('Enter');
  const files = { 'uno.xml': again(xml, '990101'), 'dos.xml': again(xml, '990102'), 'otro.xml': '<recibo/>' };
  await (
    await chooser
  ).setFiles(Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })));
  const entry = page.getByRole('region', { name: '3 archivos', exact: true });
  await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText(/^1 archivo con problemas/);
  await expect(entry.getByRole('row', { name: /uno\.xml/ })).toContainText(/\$.*FL 990101/);
  await expect(entry.getByRole('row', { name: /otro\.xml/ })).toContainText('Pida a facturación');
  await expectAccessible(page, '#main-content');
  await entry.getByRole('button', { name: 'Importar solo lo que está bien' }).press('Enter');
  await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText(/^Se importó 2 de 3 archivos/);

  await entry.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText('Se deshizo completa.');
  await entry.getByRole('button', { name: 'Quitar 3 archivos' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).press('Enter');
  await expect(entry).toHaveCount(0);
});
