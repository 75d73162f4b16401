import { expect, test } from '../support/fixtures';
import { TINY_VIDEO } from '../support/tiny-video';

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
);

test('content creates a promotion with a picture of its own, and visitors see it', async ({ page, backoffice }) => {
  await backoffice.signIn('content');
  await backoffice.open('Promociones');
  await page.getByRole('link', { name: 'Crear' }).click();
  await page.getByLabel('Título').fill('Tractocamiones con entrega inmediata');
  await page.locator('.ProseMirror').fill('Del patio a su ruta en una semana.');

  await page.getByRole('button', { name: 'Elegir imagen' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Subir una imagen' }).click();
  await (await chooser).setFiles({ name: 'patio.png', mimeType: 'image/png', buffer: ONE_PIXEL });
  await expect(page.getByRole('img', { name: 'Imagen elegida' })).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}/);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Promoción creada')).toBeVisible();

  await page.goto('/');
  await expect(page.getByText('Tractocamiones con entrega inmediata').first()).toBeVisible();
});

test('what the server would refuse is told beside the field before it is sent', async ({ page, backoffice }) => {
  await backoffice.signIn('content');
  await backoffice.open('Promociones');
  await page.getByRole('link', { name: 'Crear' }).click();
  await page.getByLabel('Título').fill('Sin imagen');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Elija una imagen.')).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue('Sin imagen');
});

test('content edits a question, and visitors read the new words', async ({ page, backoffice }) => {
  await backoffice.signIn('content');
  await backoffice.open('Preguntas');
  await page.getByRole('row', { name: /¿Qué pago al firmar\?/ }).click();
  await page.getByLabel('Pregunta').fill('¿Qué pago el día de la firma?');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Pregunta guardada')).toBeVisible();

  await page.goto('/faqs/arrendamiento');
  await expect(page.getByText('¿Qué pago el día de la firma?')).toBeVisible();
});

test('content puts the banners in another order by keyboard', async ({ page, backoffice, request }) => {
  const titles = async () => {
    const home = (await (await request.get('/api/banners')).json()) as { mainbanners: { title: string }[] };
    return home.mainbanners.map(({ title }) => title);
  };
  const [first, second, ...others] = await titles();
  await backoffice.signIn('content');
  await backoffice.open('Banners');
  await page.getByRole('button', { name: `Subir «${second!}»` }).press('Enter');
  await expect(page.getByText('Ahora está en el lugar 1 de 3.')).toBeVisible();
  await expect.poll(titles).toEqual([second, first, ...others]);
});

test('content uploads the video of a banner, and a visitor opens it over the page @thorough', async ({
  page,
  backoffice,
}) => {
  await backoffice.signIn('content');
  await backoffice.open('Banners');
  await page.getByRole('row').nth(1).click();
  const title = await page.getByRole('textbox', { name: 'Título' }).inputValue();
  const video = page.getByRole('group', { name: 'Video' });
  const choose = async (name: string, mimeType: string) => {
    const chooser = page.waitForEvent('filechooser');
    await video.getByRole('button', { name: 'Subir un video' }).click();
    await (await chooser).setFiles({ name, mimeType, buffer: TINY_VIDEO });
  };
  await choose('entrega.mov', 'video/quicktime');
  await expect(video.getByRole('alert')).toContainText('Expórtelo como MP4');
  await choose('entrega.mp4', 'video/mp4');
  await expect(video.getByLabel('Video elegido')).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}\/video\.mp4$/);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Banner guardado')).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const fetched = page.waitForResponse(/\/media\/[0-9a-f]{64}\/video\.mp4$/);
  await page.getByRole('button', { name: `Ver el video: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.locator('video')).toBeVisible();
  expect((await fetched).status()).toBe(206);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('care reads content and changes nothing', async ({ page, backoffice }) => {
  await backoffice.signIn('care');
  await backoffice.open('Banners');
  await expect(page.getByRole('link', { name: 'Crear' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Subir/ })).toHaveCount(0);
  await page.getByRole('row').nth(1).click();
  await expect(page.getByLabel('Título')).toHaveJSProperty('readOnly', true);
  await expect(page.getByRole('button', { name: 'Guardar' })).toHaveCount(0);
});
