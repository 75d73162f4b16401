import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const SECRET = 's3creto-del-cliente';

test('an administrator sets a system up, is told what is wrong with it, and never gets the secret back @thorough', async ({
  page,
  backoffice,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('admin');
  await backoffice.open('Integraciones');
  const card = page.getByRole('listitem').filter({ hasText: 'CRM de prospectos' });
  await expect(card.getByText('Apagada')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link').click();

  await page.getByLabel('Encendida').check();
  await page.getByLabel('Dirección del CRM').fill('https://169.254.169.254/crm');
  await page.getByRole('combobox', { name: 'Forma de identificarse' }).click();
  await page.getByRole('option', { name: 'OAuth 2.0: credenciales del cliente' }).click();
  await page.getByLabel('Dirección que da los tokens').fill('https://localhost/token');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Hay datos por corregir')).toBeVisible();
  await expect(page.getByLabel('Dirección del CRM')).toHaveValue('https://169.254.169.254/crm');

  await page.getByLabel('Id del cliente').fill('flota');
  await page.getByRole('textbox', { name: 'Secreto del cliente' }).fill(SECRET);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Sin probar')).toBeVisible();
  await page.getByRole('button', { name: 'Probar conexión' }).click();
  await expect(page.getByText(/lleva a una red privada/).first()).toBeVisible();
  await expect(page.getByText('Con fallas')).toBeVisible();
  await expect(page.getByRole('row', { name: /Probar la conexión/ })).toBeVisible();

  const detail = page.waitForResponse((response) => response.url().endsWith('/api/admin/connectors/crm'));
  await page.reload();
  expect(await (await detail).text()).not.toContain(SECRET);
  await expect(page.getByText(/Guardado. Déjelo vacío para conservarlo/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Secreto del cliente' })).toHaveValue('');
  await expect(page.getByRole('row', { name: /Probar la conexión/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Encendida').uncheck();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click();
  await expect(page.getByText('Apagada', { exact: true })).toBeVisible();
});

test('customer care sees how systems do, and changes nothing', async ({ page, backoffice }) => {
  await backoffice.signIn('care');
  await backoffice.open('Integraciones');
  await page.getByRole('link', { name: 'CRM de prospectos' }).click();
  await expect(page.getByText('Llamadas en 24 horas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Probar conexión' })).toHaveCount(0);
});
