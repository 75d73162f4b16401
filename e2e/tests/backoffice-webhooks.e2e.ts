import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

test('an administrator sets up a webhook, tries it, and reads what became of an event @thorough', async ({
  page,
  backoffice,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await backoffice.signIn('admin');
  await backoffice.open('Webhooks');
  await page.getByRole('button', { name: 'Crear webhook' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill('Contabilidad');
  await dialog.getByLabel('Dirección que recibe los eventos').fill('http://contabilidad.example/eventos');
  await dialog.getByRole('button', { name: 'Crear y ver su secreto' }).click();
  await expect(dialog.getByText('Elija al menos un evento.')).toBeVisible();
  await dialog.getByLabel('Cambio en el contenido del sitio').check();
  await dialog.getByLabel('Pago recibido').check();
  await dialog.getByRole('button', { name: 'Crear y ver su secreto' }).click();
  await expect(dialog.getByText(/empieza con https/).first()).toBeVisible();
  await dialog.getByLabel('Dirección que recibe los eventos').fill('https://127.0.0.1:9/eventos');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Crear y ver su secreto' }).click();

  await expect(dialog.getByText('No lo volveremos a mostrar')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await expect(dialog.getByLabel('Secreto')).toHaveValue(/^whsec_/);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Ya lo guardé' }).click();

  await page.getByRole('row', { name: /Contabilidad/ }).click();
  await page.getByRole('button', { name: 'Enviar un evento de prueba' }).click();
  await expect(page.getByText('No llegó. La dirección lleva a una red privada')).toBeVisible();
  await expectAccessible(page);

  await backoffice.open('Categorías');
  await page.getByRole('row').nth(1).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Pagos y adelantos');
  await page.getByRole('button', { name: 'Guardar' }).click();
  // Saved, it goes back to the list, wherever somebody in a hurry went meanwhile.
  await expect(page.getByText('Categoría guardada')).toBeVisible();
  await backoffice.open('Entregas');
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: /Cambio en el contenido.*red privada/ }).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expectAccessible(page);
  await page
    .getByRole('row', { name: /Contabilidad/ })
    .first()
    .click();
  await expect(page.getByLabel('Lo que dice el evento')).toContainText('faq-categories');
  await page.getByRole('link', { name: 'Contabilidad' }).click();
  await expect(page.getByText('No recibe desde')).toBeVisible();

  await page.getByRole('button', { name: 'Eliminar' }).click();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('Webhook eliminado.')).toBeVisible();
});
