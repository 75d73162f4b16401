import { expectAccessible } from '../support/axe';
import { Backoffice } from '../support/backoffice';
import { expect, test } from '../support/fixtures';
import { mailsTo } from '../support/mail';

const CUSTOMER = 'cliente@flota.test';
const CONTRACT = 'FL-2025-000418';

test('a wrong transfer is taken back by two people, and the customer is told @queue', async ({
  page,
  backoffice,
  browser,
  stack,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('finance');
  await backoffice.openContract(CONTRACT);
  await page.getByRole('button', { name: 'Registrar transferencia' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cantidad recibida (MXN)').fill('9,000,000');
  await dialog.getByLabel('Referencia').fill('MAL PUESTA 1');
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(dialog.getByText(/Va a registrar \$9,000,000\.00.*¿Registrar de todos modos\?/)).toBeVisible();
  await dialog.getByLabel('Cantidad recibida (MXN)').fill('90,000');
  await dialog.getByRole('button', { name: /Registrar/ }).click();
  await expect(page.getByText('Transferencia registrada.')).toBeVisible();

  const receipt = page.getByRole('row', { name: /MAL PUESTA 1/ }).filter({ has: page.getByRole('button') });
  await receipt.getByRole('button', { name: 'Anular' }).click();
  await dialog.getByLabel('Causa').click();
  await page.getByRole('option', { name: 'Era de otro contrato' }).click();
  await expect(dialog.getByText(/Mueve \$90,000\.00, más de \$50,000\.00/)).toBeVisible();
  await expect(dialog.getByRole('row', { name: /Capital por pagar/ })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Motivo').fill('El cliente avisó');
  await dialog.getByRole('button', { name: 'Anular' }).click();
  await expect(page.getByText('Queda en espera')).toBeVisible();
  await page.getByRole('link', { name: 'Revisarla' }).click();
  await expect(page.getByText('Usted la pidió: la autoriza otra persona.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Autorizar' })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: stack.url, locale: 'es-MX', reducedMotion: 'reduce' });
  const second = await context.newPage();
  await new Backoffice(second, stack.demoPassword).signIn('admin');
  await second.getByRole('link', { name: /Operaciones por autorizar/ }).click();
  await second.getByRole('row', { name: CONTRACT }).click();
  await expect(second.getByRole('heading', { name: 'Lo que cambia hoy' })).toBeVisible();
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Autorizar' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Autorizar' }).click();
  await expect(second.getByText('Autorizada y hecha.')).toBeVisible();
  await second.getByRole('link', { name: CONTRACT }).click();
  await expect(second.getByRole('row', { name: /Pago recibido \(anulado\) MAL PUESTA 1/ })).toBeVisible();
  await expect(second.getByRole('row', { name: /Anulación De: pago recibido de \$90,000\.00/ })).toBeVisible();
  await expectAccessible(second);
  await context.close();

  await expect
    .poll(() => mailsTo(stack.mail, CUSTOMER).map(({ subject }) => subject), { timeout: 20_000 })
    .toContain(`Cancelamos un pago, contrato ${CONTRACT}`);
});
