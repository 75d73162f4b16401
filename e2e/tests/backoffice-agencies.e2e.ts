import { addDays, todayInMexico } from '@flota/schemas';
import { openAccount } from '../support/account';
import { expectSound } from '../support/axe';
import { expect, test } from '../support/fixtures';

/** Behind, and with nobody yet. */
const OWED = 'FL-2026-001008';
/** Behind too. */
const SECOND = 'FL-2026-001020';
/** Nobody may look for its holder. */
const STOPPED = 'FL-2026-001052';
const ENDING = 'Cobranza del Istmo, S.C.';
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

test('finance hands over many at once, is told which may not go, undoes it, and ends an agency @queue', async ({
  backoffice,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await backoffice.signIn('finance');
  await page.goto('/admin/collection-agencies/create');
  await page.getByLabel('Nombre o razón social').fill(ENDING);
  await page.getByLabel('RFC').fill('CIS170222H43');
  await page.getByLabel('Domicilio').fill('Av. Hidalgo 12, Centro, 68000 Oaxaca, Oax.');
  await page.getByLabel('Teléfonos').fill('951 555 0123');
  await page.getByLabel('Correo').fill('gestion@istmo.example');
  await page.getByLabel('Personas que cobran').fill('Elena Ruiz Toledo');
  await page.getByLabel('Desde el día').fill('2026-01-01');
  await page.getByLabel('Hasta el día').fill(addDays(todayInMexico(), 20));
  await page.getByRole('button', { name: 'Guardar' }).click();
  const listed = page.getByRole('row').filter({ hasText: ENDING });
  await expect(listed).toContainText('Termina en 20 días');
  await expectSound(page, 1440);

  await backoffice.open('Cobranza');
  for (const number of [SECOND, STOPPED]) await page.getByRole('checkbox', { name: `Elegir ${number}` }).check();
  const bar = page.getByRole('toolbar', { name: 'Contratos elegidos' });
  await expectSound(page, 1440);
  const handOver = async () => {
    await bar.getByRole('button', { name: 'Entregar a despacho' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /Entregar \d contratos?/ });
    await dialog.getByRole('combobox', { name: 'Despacho' }).press('Enter');
    await page.getByRole('option', { name: ENDING }).press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await dialog.getByLabel('Hasta el día').fill(addDays(todayInMexico(), 40));
    await dialog.getByLabel('Motivo').fill('No contestan desde hace un mes.');
    await dialog.getByRole('button', { name: 'Entregar' }).press('Enter');
    await expect(dialog.getByText('El contrato con el despacho termina antes.', { exact: false })).toBeVisible();
    await expectSound(page, 1440);
    await dialog.getByLabel('Hasta el día').fill(addDays(todayInMexico(), 20));
    await dialog.getByRole('button', { name: 'Entregar' }).press('Enter');
  };
  await handOver();
  const notice = page.getByRole('alert').filter({ hasText: 'Se entregó 1 contrato' });
  await expect(notice).toContainText(`1 no cambió (${STOPPED})`);
  await expectSound(page, 1440);
  await expect(page.getByRole('row').filter({ hasText: SECOND })).toContainText(ENDING);
  await notice.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(page.getByText('Se deshizo en 1.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: SECOND })).not.toContainText(ENDING);

  // Nothing comes of the one that is still chosen: the dialog says why and keeps what was filled in.
  await handOver();
  const kept = page.getByRole('dialog', { name: 'Entregar 1 contrato' });
  await expect(kept.getByRole('alert')).toContainText(`1 no cambió (${STOPPED})`);
  await expect(kept.getByLabel('Motivo')).toHaveValue('No contestan desde hace un mes.');
  await kept.getByRole('button', { name: 'Cancelar' }).press('Enter');

  await bar.getByRole('button', { name: 'Quitar selección' }).click();
  await page.getByRole('checkbox', { name: `Elegir ${SECOND}` }).check();
  await handOver();
  await expect(page.getByRole('row').filter({ hasText: SECOND })).toContainText(ENDING);

  await page.goto('/admin/collection-agencies');
  await expect(listed).toContainText('1 contrato');
  await listed.getByRole('link').first().press('Enter');
  await page.getByRole('switch', { name: 'Puede cobrar' }).uncheck();
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'El despacho deja de cobrar' });
  await expect(question).toContainText('El contrato que tiene vuelve a Cobranza');
  await expectSound(page, 1440);
  await question.getByRole('button', { name: 'Guardar y traer de vuelta' }).press('Enter');
  await expect(listed).toContainText('Suspendido');
  await backoffice.open('Cobranza');
  await page.getByRole('row').filter({ hasText: SECOND }).getByRole('link').press('Enter');
  await expect(page.getByText('El despacho se suspendió.')).toBeVisible();
  await expectSound(page, 1440);
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
