import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const HEAD = 'Nombre,Domicilio,CP,Ciudad,Estado,Teléfono,Correo,Horarios';
const row = (name: string, city: string) =>
  `${name},Blvd. Aeropuerto 1200,37299,${city},Guanajuato,477 123 4567,ventas@quiroga.example,Lunes a viernes de 9:00 a 18:00`;

test('dealers are brought in from their list and taken back, by keyboard @queue', async ({ backoffice, page }) => {
  await backoffice.signIn('content');
  await backoffice.open('Distribuidores');
  await page.getByRole('link', { name: 'Importar' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Qué trae el archivo' })).toHaveText(/distribuidores/i);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Elegir archivo' }).press('Enter');
  const rows = [HEAD, row('Quiroga León', 'León'), row('Quiroga Celaya', 'Celalla')];
  await (await chooser).setFiles({ name: 'agencias.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
  const entry = page.getByRole('region', { name: 'agencias.csv' });
  await expect(entry.getByRole('cell', { name: 'Quiroga León' })).toBeVisible();
  await expectAccessible(page, '#main-content');
  await entry.getByRole('button', { name: 'Revisar todos los renglones' }).press('Enter');

  await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText(/^1 renglón con problemas/);
  await entry.getByRole('button', { name: 'Importar solo lo que está bien' }).press('Enter');
  await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText(/^Se importó 1 de 2 renglones/);
  await entry.getByRole('link', { name: 'Ver en la lista' }).press('Enter');
  await page.getByRole('textbox', { name: 'Buscar' }).fill('quiroga');
  await expect(page.getByRole('row', { name: /Quiroga León/ })).toBeVisible();

  await page.goto('/admin/importaciones');
  await entry.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText('Se deshizo completa.');
});
