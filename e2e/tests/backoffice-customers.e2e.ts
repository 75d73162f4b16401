import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Stack } from '../../scripts/lib/stack.mjs';
import { openAccount } from '../support/account';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';
import { shownText } from '../support/shown-text';

const CUSTOMER = 'cliente@flota.test';
/** A financial lease of that customer's. */
const LEASE = 'FL-2025-000902';
/** Of somebody without a tax regime: a person without business. */
const NEWCOMER_RFC = 'DURE850917LM3';
const BILL_PATH = '/my-account/bills/factura-del-vehiculo';
const AMOUNT = /\$[\d,]+\.\d{2}/;

/** The customer's browser, beside the one of staff. */
async function customerOf(browser: Browser, stack: Stack, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.url, locale: 'es-MX' });
  const page = waitingForScripts(await context.newPage());
  await openAccount(page, stack, CUSTOMER, path);
  return page;
}

test('finance posts what settles a lease, and its customer may ask for the bill of the vehicle', async ({
  page,
  browser,
  backoffice,
  stack,
}) => {
  const customer = await customerOf(browser, stack, BILL_PATH);
  await expect(customer.getByRole('region', { name: 'Todavía no' })).toContainText(LEASE);
  await customer.getByRole('link', { name: 'Saldos y movimientos' }).first().click();
  await customer.getByRole('main').getByRole('link').filter({ hasText: LEASE }).first().click();
  await customer.getByRole('link', { name: 'Liquidar' }).first().click();
  const settling = customer.getByRole('region', { name: 'Cuánto es para liquidar' });
  const amount = await shownText(settling, AMOUNT);

  await backoffice.signIn('finance');
  await backoffice.openContract(LEASE);
  await page.getByRole('button', { name: 'Registrar transferencia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Qué se paga/ }).click();
  await page.getByRole('option', { name: 'Liquidación anticipada' }).click();
  await dialog.getByLabel('Referencia').fill('SPEI 4410');
  await dialog.getByLabel('Cantidad recibida (MXN)').fill('mil pesos');
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog.getByText(/con dos decimales a lo más/)).toBeVisible();
  await dialog.getByLabel('Cantidad recibida (MXN)').fill(amount);
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(page.getByText('Transferencia registrada.')).toBeVisible();
  await expect(page.getByText('Liquidado', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Registrar transferencia' }), 'money may still come').toBeVisible();

  await customer.goto(BILL_PATH);
  const vehicle = customer.getByRole('article').filter({ hasText: LEASE });
  await expect(vehicle.getByRole('link', { name: 'Pedir la factura' })).toBeVisible();
  await customer.context().close();
});

test('finance imports an invoice, and hears why another one is refused @thorough', async ({
  page,
  browser,
  backoffice,
  stack,
}) => {
  const customer = await customerOf(browser, stack, '/my-account/bills');
  await customer.getByLabel('Tipo de documento').selectOption('invoice');
  const invoices = customer.getByRole('row').filter({ hasText: 'Factura FL' });
  const downloading = customer.waitForEvent('download');
  await invoices.first().getByRole('button', { name: /^XML/ }).click();
  const issued = await readFile(await (await downloading).path(), 'utf8');
  const next = issued
    .replace(/ UUID="[^"]+"/, ` UUID="${crypto.randomUUID()}"`)
    .replace(/ Folio="\d+"/, ' Folio="990001"');

  await backoffice.signIn('finance');
  await backoffice.open('Facturas');
  await page.getByRole('button', { name: 'Importar XML' }).click();
  const dialog = page.getByRole('dialog');
  const take = (name: string, content: string) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(content) });
  await take('recibo.xml', '<recibo/>');
  await expect(dialog.getByText(/^recibo\.xml: .*Pida a facturación/)).toBeVisible();
  await take('ajena.xml', next.replace(/(<cfdi:Receptor Rfc=")[^"]+/, '$1XAXX010101000'));
  await expect(dialog.getByText(/^ajena\.xml: Ningún contrato de este receptor/)).toBeVisible();
  for (const name of ['factura.xml', 'factura-otra-vez.xml']) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/admin/invoices'));
    await take(name, next);
    await answered;
    await expect(dialog.getByText(/^ajena\.xml/)).toHaveCount(0);
    await expect(dialog.getByRole('status').getByRole('alert')).toHaveText([/^Factura FL-990001 por \$/]);
  }
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByPlaceholder(/^Folio, concepto/).fill('990001');
  await expect(page.getByRole('row', { name: /FL-990001/ })).toHaveCount(1);

  await customer.reload();
  await expect(invoices.filter({ hasText: 'FL 990001' })).toBeVisible();
  await customer.context().close();
});

test('care closes a conversation and an account, and the customer opens the one and is let out of the other @thorough', async ({
  page,
  browser,
  backoffice,
  stack,
}) => {
  const subject = 'Renovación de la póliza del autobús';
  const customer = await customerOf(browser, stack, '/my-account/mensajes');
  await customer.getByRole('link', { name: subject }).click();
  await expect(customer.getByLabel('Su mensaje')).toBeVisible();

  await backoffice.signIn('care');
  await backoffice.open('Mensajes');
  await page.getByRole('row', { name: new RegExp(subject) }).click();
  await page.getByRole('button', { name: 'Cerrar conversación' }).click();
  await expect(page.getByRole('button', { name: 'Volver a abrir' })).toBeVisible();
  await customer.reload();
  await expect(customer.getByText(/Dimos por resuelto este asunto/)).toBeVisible();
  await customer.getByLabel('Su mensaje').fill('Tengo otra duda.');
  await customer.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(customer.getByText(/Dimos por resuelto este asunto/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page.getByText('Tengo otra duda.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerrar conversación' })).toBeVisible();

  await page.getByRole('link', { name: 'Martín Arriaga Solís' }).click();
  await page.getByRole('button', { name: 'Cerrar cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar la cuenta' }).click();
  await expect(page.getByText('Cuenta cerrada')).toBeVisible();
  await customer.goto('/my-account/home');
  await expect(customer).toHaveURL(/\/acceso\?siguiente=/);

  await page.getByRole('button', { name: 'Abrir cuenta' }).click();
  await page.getByRole('button', { name: 'Abrir la cuenta' }).click();
  await expect(page.getByText('Cuenta abierta')).toBeVisible();
  await openAccount(customer, stack, CUSTOMER, '/my-account/home');
  await customer.context().close();
});

test('finance says that a holder is of the border region, and a new contract is proposed its VAT', async ({
  page,
  backoffice,
}) => {
  await backoffice.signIn('finance');
  await backoffice.open('Clientes');
  await page.getByRole('row', { name: /Elena Duarte/ }).click();
  await page.getByRole('button', { name: 'Cambiar región fronteriza' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cuenta como de la región hasta').fill('2027-12-31');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText(/Escriba el motivo/)).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Constancia de situación fiscal');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Hasta el 31 dic 2027')).toBeVisible();

  await backoffice.open('Contratos');
  await page.getByRole('link', { name: 'Nuevo contrato' }).click();
  await page.getByLabel('RFC').fill(NEWCOMER_RFC);
  const proposal = page.getByRole('status').filter({ hasText: 'región fronteriza norte' });
  await expect(proposal).toContainText('sería de 8 %');
  await proposal.getByRole('button', { name: 'Usar 8 %' }).click();
  await expect(page.getByLabel('IVA de los intereses (%)')).toHaveValue('8');
  await expect(proposal).toHaveCount(0);
});
