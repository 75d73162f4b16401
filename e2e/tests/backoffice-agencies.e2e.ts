import { openAccount } from '../support/account';
import { expectSound } from '../support/axe';
import { expect, test } from '../support/fixtures';

/** Behind, and with nobody yet. */
const OWED = 'FL-2026-001008';
const AGENCY = 'Recuperación del Valle, S.C.';

test('finance registers an agency, hands it a case and takes it back; visitors read who collects @queue', async ({
  backoffice,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await backoffice.signIn('finance');
  await page.goto('/admin/collection-agencies/create');
  await page.getByLabel('Nombre o razón social').fill(AGENCY);
  await page.getByLabel('RFC').fill('RVA170222H43');
  await page.getByLabel('Domicilio').fill('Av. Juárez 15, Centro, 37000 León, Gto.');
  await page.getByLabel('Teléfonos').fill('477 555 0123\nno es un teléfono');
  await page.getByLabel('Correo').fill('gestion@valle.example');
  await page.getByLabel('Personas que cobran').fill('Rosa Elvira Campos');
  await page.getByLabel('Desde el día').fill('2026-01-01');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('textbox', { name: 'Teléfonos' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Teléfonos').fill('477 555 0123');
  await expectSound(page, 1440);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Despacho guardado')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: AGENCY })).toContainText('Vigente, sin fecha de fin');
  await expectSound(page, 1440);

  await backoffice.open('Cobranza');
  await page.getByRole('row').filter({ hasText: OWED }).getByRole('link').press('Enter');
  await page.getByRole('button', { name: 'Entregar a despacho' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Entregar a un despacho' });
  await dialog.getByRole('button', { name: 'Entregar' }).press('Enter');
  await expect(dialog.getByText('Escriba este texto.').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Despacho' }).press('Enter');
  await page.getByRole('option', { name: AGENCY }).press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await dialog.getByLabel('Motivo').fill('No contesta desde hace un mes.');
  await expectSound(page, 1440);
  await dialog.getByRole('button', { name: 'Entregar' }).press('Enter');
  await expect(page.getByText(`Se entregó a ${AGENCY}`)).toBeVisible();
  await expectSound(page, 1440);

  await page.goto('/admin/collection-handovers');
  await expect(page.getByRole('row').filter({ hasText: OWED })).toContainText(AGENCY);
  await expectSound(page, 1440);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSound(page, 360);

  await page.goto('/legales/despachos-de-cobranza');
  const agency = page.getByRole('listitem').filter({ hasText: AGENCY });
  await expect(agency).toContainText('Rosa Elvira Campos');
  await expect(agency).not.toContainText('RVA170222H43');
  await expectSound(page, 360);
});

test('a customer sees in the account who may look for them', async ({ page, stack }) => {
  await openAccount(page, stack, 'cliente@flota.test', '/my-account/balances');
  await page
    .getByRole('link', { name: /FL-2025-000633/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /Gestión Regional del Centro.* puede buscarlo/ })).toBeVisible();
  await expect(page.getByText('pague sólo a la CLABE de este contrato')).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page, width);
  }
});
