import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
const COMPARED =
  '/comparar-vehiculos?a=m2-106/4x2-caja-seca&b=114sd/6x4-revolvedora&c=cascadia-126/dd13-4x2-cabina-dia';

test('staff give a model photos and a brochure, and a visitor sees, compares and quotes it', async ({
  page,
  backoffice,
}) => {
  test.setTimeout(120_000);
  await backoffice.signIn('content');
  await page.goto('/admin/vehicles/114sd');
  const photos = page.getByRole('button', { name: 'Subir fotos' });
  // Any two pictures.
  const [front, side] = [
    await page.screenshot(),
    await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } }),
  ];
  const chooser = page.waitForEvent('filechooser');
  await photos.first().click();
  await (
    await chooser
  ).setFiles([
    { name: 'frente.png', mimeType: 'image/png', buffer: front },
    { name: 'lado.png', mimeType: 'image/png', buffer: side },
  ]);
  await expect(page.getByText('Foto 2', { exact: true })).toBeVisible();

  // Without words a photo is not saved, and nothing that was done is lost.
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Escriba este texto.').first()).toBeVisible();
  await page.getByLabel('Qué muestra la foto 1').fill('La revolvedora de frente');
  await page.getByLabel('Qué muestra la foto 2').fill('La revolvedora de lado');
  const focus = page.getByRole('button', { name: /Punto de interés de foto 1/ });
  await focus.focus();
  await focus.press('ArrowLeft');
  await focus.press('Shift+ArrowDown');
  await expect(focus).toHaveAccessibleName(/45 % desde la izquierda, 51 % desde arriba/);
  await page.getByRole('button', { name: 'Subir foto 2' }).press('Enter');

  const brochure = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Subir un PDF' }).first().click();
  await (await brochure).setFiles({ name: 'folleto.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await expect(page.getByText(/PDF nuevo/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Vehículo guardado')).toBeVisible();

  await page.goto('/calculator/vehicles?buscar=114sd');
  await expect(page.getByAltText('La revolvedora de lado')).toBeVisible();
  await page.getByRole('link', { name: '114SD', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '114SD' })).toBeVisible();
  const second = page.getByRole('img', { name: 'La revolvedora de frente' });
  await expect(second).not.toBeInViewport({ ratio: 0.5 });
  await page.getByRole('group', { name: /Fotos de Freightliner 114SD/ }).press('ArrowRight');
  await expect(second).toBeInViewport({ ratio: 0.5 });
  await expect(second).toHaveCSS('object-position', '45% 51%');
  await page.getByRole('button', { name: 'Ver en grande' }).click();
  const full = page.getByRole('dialog');
  await expect(full.getByText('La revolvedora de frente')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
  const link = page.getByRole('link', { name: /Ver el folleto/ });
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );

  await page.getByRole('link', { name: 'COMPARAR' }).click();
  await page.getByLabel('Segundo vehículo').selectOption({ label: 'Freightliner M2 106, 6x4 volteo' });
  await expect(page).toHaveURL(/b=m2-106\/6x4-volteo/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByLabel('Tercer vehículo').selectOption({ label: 'Freightliner 360 2528, 6x4 volteo o revolvedora' });
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('row', { name: /Potencia \(difiere\) 350 hp 300 hp 280 hp/ })).toBeVisible();
  await page.getByLabel('Mostrar solo lo que difiere').check();
  await expect(page.getByRole('row', { name: /^Energía/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Cotizar Freightliner 114SD 6x4 revolvedora' }).click();
  await expect(page).toHaveURL(/\/calculadora\/paso-2/);
});

test('another version has its own drawing, sheet and price, also without scripts', async ({ browser, stack }) => {
  const page = await browser.newPage({ baseURL: stack.url, javaScriptEnabled: false });
  await page.goto('/vehiculos/m2-106');
  const first = page.locator('use').first();
  await expect(first).toHaveAttribute('href', '/silhouettes/medium-truck.svg#vehicle');
  await page.getByRole('link', { name: '6x4 volteo', exact: true }).click();
  await expect(first).toHaveAttribute('href', '/silhouettes/vocational-truck.svg#vehicle');
  await expect(page.getByText('1,166 N·m (860 lb·pie)')).toBeVisible();
  await page.close();
});

test('an unknown model leads to the catalogue', async ({ page }) => {
  await page.goto('/vehiculos/velero-12');
  await expect(page).toHaveURL(/\/calculator\/vehicles$/);
});

for (const width of [360, 1440]) {
  test(`axe finds nothing on a model's page and a comparison at ${width} px, and they fit`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/vehiculos/cascadia-126', COMPARED, '/comparar-vehiculos']) {
      await page.goto(path);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
