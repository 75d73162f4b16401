import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

test('an administrator gives a system a key, another one in its place, and takes both away @thorough', async ({
  page,
  backoffice,
  request,
}) => {
  const call = async (key: string) =>
    (await request.get('/api/integrations/v1/client', { headers: { authorization: `Bearer ${key}` } })).status();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('admin');
  await backoffice.open('Clientes de la API');
  await page.getByRole('button', { name: 'Crear cliente' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Crear y ver su llave' }).click();
  await expect(dialog.getByText('Escriba el nombre.')).toBeVisible();
  await expect(dialog.getByText('Elija al menos un permiso.')).toBeVisible();
  await dialog.getByLabel('Nombre del sistema').fill('Contabilidad');
  await dialog.getByLabel('Leer contratos y saldos').check();
  await dialog.getByLabel('Leer movimientos').check();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Crear y ver su llave' }).click();

  await expect(dialog.getByText('No la volveremos a mostrar')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  const key = await dialog.getByLabel('Llave', { exact: true }).inputValue();
  expect(await call(key)).toBe(200);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Ya la guardé' }).click();

  await page.getByRole('row', { name: /Contabilidad/ }).click();
  await expect(page.getByText(key.slice(0, 16))).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole('button', { name: 'Crear otra llave' }).click();
  await dialog.getByRole('button', { name: 'Crear y ver la llave' }).click();
  const next = await dialog.getByLabel('Llave', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Ya la guardé' }).click();
  await expect(page.getByText('La reemplaza otra')).toBeVisible();
  expect([await call(key), await call(next)]).toEqual([200, 200]);
  await expectAccessible(page);

  await page.getByRole('button', { name: `Revocar la llave ${key.slice(0, 16)}…` }).click();
  await dialog.getByRole('button', { name: 'Revocar' }).click();
  await expect(page.getByText('Llave revocada.')).toBeVisible();
  expect([await call(key), await call(next)]).toEqual([401, 200]);

  await page.getByRole('button', { name: 'Revocar cliente' }).click();
  await dialog.getByRole('button', { name: 'Revocar' }).click();
  await expect(page.getByText('Revocado', { exact: true })).toBeVisible();
  expect(await call(next)).toBe(401);
});
