import { expectSound } from '../support/axe';
import { expect, test } from '../support/fixtures';

const CARE = 'Carolina Esquivel';

test('an administrator says to whom work goes, and who is away is told beside the rule @thorough', async ({
  backoffice,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await backoffice.signIn('admin');
  await backoffice.open('Reparto de trabajo');
  await page.getByRole('link', { name: 'Crear' }).press('Enter');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Arrendamiento a Carolina');
  await page.getByRole('checkbox', { name: 'Arrendamiento Puro' }).check();
  await page.getByRole('combobox', { name: 'Estado' }).fill('Guana');
  await page.getByRole('option', { name: 'Guanajuato' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText('Elija a una persona de la lista.')).toBeVisible();
  await page.getByRole('checkbox', { name: CARE }).check();
  await expectSound(page, 1440);
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  const row = page.getByRole('row', { name: /Arrendamiento a Carolina/ });
  await expect(row).toContainText('Arrendamiento Puro · Guanajuato');
  await expect(row).toContainText(CARE);

  await page.getByRole('button', { name: 'Ausencias' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Quién está ausente' });
  await dialog.getByRole('switch', { name: CARE }).press('Space');
  await expect(dialog.getByLabel(`Hasta el día, ${CARE}`)).toBeVisible();
  await expectSound(page, 1440);
  await dialog.getByRole('button', { name: 'Cerrar' }).press('Enter');
  await expect(row).toContainText(`${CARE} (ausente)`);
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText(`${CARE} (ausente)`)).toBeVisible();
    await expectSound(page, width);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('checkbox', { name: `${CARE} (ausente)` })).toBeChecked();
  await page.getByRole('combobox', { name: 'Qué se reparte' }).press('Enter');
  await page.getByRole('option', { name: 'Cobranza' }).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Más de 90' }).check();
  await page.getByLabel('Si debe desde (MXN)').fill('$10,000');
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText('Regla guardada')).toBeVisible();
  // The form that is still there has a field of the filter's name.
  await expect(page.getByRole('button', { name: 'Ausencias' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Qué se reparte' }).press('Enter');
  await page.getByRole('option', { name: 'Cobranza' }).press('Enter');
  await expect(row).toContainText('Más de 90 días de atraso · desde $10,000.00');
});
