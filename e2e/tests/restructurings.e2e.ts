import { openAccount } from '../support/account';
import { expectSound } from '../support/axe';
import { Backoffice } from '../support/backoffice';
import { expect, test } from '../support/fixtures';
import { shownText } from '../support/shown-text';

const FLEET = 'flotilla@flota.test';

test('the desk proposes other instalments, and the customer accepts them on a telephone', async ({
  page,
  stack,
  browser,
}) => {
  // In two windows.
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccount(page, stack, FLEET, '/my-account/home');
  await page.getByRole('region', { name: 'Sus contratos' }).getByRole('link').filter({ visible: true }).first().click();
  await expect(page.getByRole('navigation', { name: 'Partes del contrato' })).toBeVisible();
  const number = await shownText(page.getByRole('main'), /FL-[\d-]+/);

  const desk = await browser.newContext({ baseURL: stack.url, viewport: { width: 1440, height: 900 } });
  const staff = await desk.newPage();
  const backoffice = new Backoffice(staff, stack.demoPassword);
  await backoffice.signIn('care');
  await staff.goto(`/admin/contracts?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`);
  await staff.getByRole('row').filter({ hasText: number }).getByRole('link').first().press('Enter');
  await staff.getByRole('button', { name: 'Proponer reestructura' }).click();
  const dialog = staff.getByRole('dialog', { name: `Reestructura del contrato ${number}` });
  await dialog.getByLabel('Pagos que faltan').fill('60');
  await dialog.getByLabel('De ellos, de solo intereses').fill('2');
  await expect(dialog.getByRole('region', { name: 'La nueva tabla de pagos' })).toBeVisible();
  await expectSound(staff, 1440);
  await dialog.getByRole('button', { name: 'Enviar la propuesta' }).click();
  await expect(dialog.getByText('Escriba', { exact: false }).first()).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Perdió una ruta y puede pagar menos.');
  await dialog.getByRole('button', { name: 'Enviar la propuesta' }).click();
  await expect(staff.getByText('Reestructura por aceptar')).toBeVisible();

  await page.reload();
  const proposal = page.getByRole('region', { name: 'Le proponemos reestructurar este contrato' });
  await expect(proposal).toContainText('60 pagos');
  await proposal.getByText('La nueva tabla de pagos').click();
  await expectSound(page, 360);
  await proposal.getByRole('button', { name: 'Aceptar la reestructura' }).press('Enter');
  await expect(proposal.getByText('Para continuar, lea las nuevas condiciones y acéptelas.')).toBeVisible();
  await proposal.getByLabel('Leí las nuevas condiciones').check();
  await proposal.getByRole('button', { name: 'Aceptar la reestructura' }).press('Enter');
  await expect(page.getByText('Este contrato se paga con las condiciones que aceptó')).toBeVisible();
  await expectSound(page, 360);

  await staff.reload();
  await expect(staff.getByText('Reestructura aceptada')).toBeVisible();
  await desk.close();
});
