import { createServer } from 'node:http';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { outsidePort } from '../support/run';

const CONTRACT = 'FL-2025-000418';
const today = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);

/** A ledger that has one contract, with a payment that came this morning and another balance. */
async function startLedger() {
  const contract = {
    id: 'K-418',
    number: CONTRACT,
    asOf: today,
    state: 'active',
    balance: '1.00',
    holder: { name: 'Otra Persona', rfc: 'OEBR8001011A1', email: 'otra@ejemplo.mx' },
    instalments: [{ number: 1, dueOn: '2025-02-01', total: '10.00' }],
    movements: [{ id: 'M-1', kind: 'payment', amount: '1234.56', receivedOn: today, reference: 'SPEI DEL LIBRO' }],
  };
  const server = createServer((request, response) => {
    const isPage = request.url?.startsWith('/contracts/changes');
    const body = isPage
      ? { data: request.url?.includes('after=1') ? [] : [contract], next: '1', more: false }
      : request.url === '/account'
        ? { name: 'Cartera central', currency: 'MXN' }
        : { id: 'M-2' };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const port = outsidePort(test.info().parallelIndex);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('finance sees where the ledger differs, takes its payment over, and keeps the rest @thorough', async ({
  page,
  backoffice,
}) => {
  // The ledger is asked once a minute.
  test.slow();
  const ledger = await startLedger();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('admin');
  await backoffice.open('Integraciones');
  await page.getByRole('listitem').filter({ hasText: 'Libro de cartera' }).getByRole('link').click();
  await page.getByLabel('Encendida').check();
  await page.getByLabel('Dirección del libro').fill(ledger.url);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Sin probar')).toBeVisible();
  await page.getByRole('button', { name: 'Probar conexión' }).click();
  await expect(page.getByText('Conectado como «Cartera central».')).toBeVisible();

  await backoffice.open('Diferencias con el libro');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /Pago que falta aquí/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('row', { name: /Saldo/ })).toContainText('$1.00');
  await expectAccessible(page);

  await page.getByRole('row', { name: /Pago que falta aquí/ }).click();
  await expect(page.getByRole('heading', { name: 'Los dos lados' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Cantidad/ })).toContainText('$1,234.56');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Aceptar lo del libro' }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('Está en el banco');
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Se aceptó lo del libro')).toBeVisible();
  await page.getByRole('link', { name: CONTRACT }).click();
  await expect(page.getByRole('row', { name: /SPEI DEL LIBRO/ }).first()).toBeVisible();

  await backoffice.open('Diferencias con el libro');
  await page.getByRole('row', { name: /^.*Saldo/ }).click();
  await expect(page.getByRole('button', { name: 'Aceptar lo del libro' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Dejar lo nuestro' }).click();
  await page.getByRole('dialog').getByLabel('Motivo').fill('El libro está de prueba');
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar' }).click();
  await expect(page.getByText('Se dejó lo nuestro')).toBeVisible();
  ledger.close();
});
