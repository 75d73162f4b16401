import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

test('customer care writes what an SMS says, sees how many parts it comes to, and takes it back @thorough', async ({
  page,
  backoffice,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('care');
  await backoffice.open('Textos de SMS');
  await expect(page.getByText('El SMS está apagado')).toBeVisible();
  await expectAccessible(page);

  const due = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Recordatorio de pago', exact: true }) });
  const text = due.getByRole('textbox', { name: 'Texto' });
  const original = await text.inputValue();
  await expect(due.getByRole('status')).toContainText(/\d partes: \d+ de \d+ caracteres\. Por «.+» caben 70/);
  await text.fill('Debe {saldo}');
  await expect(due.getByText('Este aviso no tiene el dato {saldo}.')).toBeVisible();
  await expect(due.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await text.fill('Vence {vence}: {monto}. {enlace}');
  await expect(due.getByRole('status')).toHaveText(/^1 parte: \d+ de 160 caracteres\.$/);
  await due.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Texto guardado.')).toBeVisible();
  await due.getByLabel('Se envía por SMS').uncheck();
  await expect(page.getByText('Este aviso ya no se envía por SMS.')).toBeVisible();

  await page.reload();
  await expect(text).toHaveValue('Vence {vence}: {monto}. {enlace}');
  await expect(due.getByLabel('Se envía por SMS')).not.toBeChecked();
  await due.getByLabel('Se envía por SMS').check();
  await due.getByRole('button', { name: 'Volver al texto original' }).click();
  await expect(page.getByText('Texto original guardado.')).toBeVisible();
  await expect(text).toHaveValue(original);
});
