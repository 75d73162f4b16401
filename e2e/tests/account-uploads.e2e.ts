import { openAccount } from '../support/account';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const CUSTOMER = 'cliente@flota.test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** A photograph, drawn in the page itself: larger than what is sent. */
const PHOTO = `async (colour) => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2600, 1600];
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 2600, 1600);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  return [...new Uint8Array(await blob.arrayBuffer())];
}`;

test('photographs of both sides are taken, turned and sent ahead over a line that breaks', async ({ page, stack }) => {
  await openAccount(page, stack, CUSTOMER, '/my-account/bills/factura-del-vehiculo');
  await page.getByRole('link', { name: 'Pedir la factura' }).first().click();
  const photo = async (name: string, colour: string) => {
    const bytes = await page.evaluate<number[]>(`(${PHOTO})('${colour}')`);
    return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) };
  };
  const front = page.getByRole('group', { name: 'Identificación oficial, frente' });
  const box = front.getByLabel('Identificación oficial, frente', { exact: true });

  // The first piece gets lost on its way, and goes again by itself.
  let lost = 0;
  await page.route(/\/pieces\?/, async (route) => {
    lost += 1;
    await (lost === 1 ? route.abort('connectionfailed') : route.continue());
  });
  await box.setInputFiles(await photo('frente.heic.jpg', 'teal'));
  await expect(front.getByRole('status').first()).toContainText('Listo');
  expect(lost).toBeGreaterThan(1);

  await front.getByRole('button', { name: /^Girar/ }).press('Enter');
  const size = () =>
    front.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([1231, 2000]);
  await expect(front.getByRole('status').first()).toContainText('Listo');

  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText('Falta el reverso de la identificación.')).toBeVisible();

  const tax = page.getByRole('group', { name: 'Constancia de situación fiscal' });
  await tax
    .getByLabel('Constancia de situación fiscal', { exact: true })
    .setInputFiles([await photo('hoja 1.jpg', 'navy'), await photo('hoja 2.jpg', 'olive')]);
  await expect(tax.getByText('Página 2')).toBeVisible();
  await tax.getByRole('button', { name: 'Subir Página 2' }).press('Enter');
  await expect(tax.getByRole('button', { name: 'Subir Página 1' })).toBeDisabled();
  await expect(tax.getByText(/^Listo/)).toHaveCount(2);
  await tax.getByRole('button', { name: 'Quitar Página 2' }).press('Enter');
  await expect(tax.getByRole('listitem')).toHaveCount(1);

  await page.context().setOffline(true);
  await expect(front.getByText('No hay conexión.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(front.getByText('No hay conexión.')).toHaveCount(0);

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
});
