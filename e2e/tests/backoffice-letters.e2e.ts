import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';

const CONTRACT = 'FL-2025-000877';

test('care has a letter written for a customer, who finds it among their papers @thorough', async ({
  page,
  browser,
  backoffice,
  stack,
}) => {
  await backoffice.signIn('care');
  await backoffice.openContract(CONTRACT);
  await page.getByRole('button', { name: 'Emitir carta' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Emitir' }).press('Enter');
  await expect(dialog.getByText('Escriba el motivo: queda en la bitácora.')).toBeVisible();
  await dialog.getByLabel('Motivo').fill('La pidió por teléfono para su banco.');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Emitir' }).press('Enter');
  const done = page.getByText(/^La carta L-\S+ ya está entre los documentos del cliente\.$/);
  const [, folio = ''] = /La carta (\S+)/.exec((await done.textContent()) ?? '') ?? [];
  await expect(page.getByRole('listitem').filter({ hasText: folio })).toBeVisible();

  const context = await browser.newContext({ baseURL: stack.url, locale: 'es-MX' });
  const customer = waitingForScripts(await context.newPage());
  await openAccount(customer, stack, 'cliente@flota.test', '/my-account/bills');
  await customer.getByLabel('Tipo de documento').selectOption('letter');
  await expect(customer.getByRole('row').filter({ hasText: folio })).toBeVisible();
  await context.close();
});
