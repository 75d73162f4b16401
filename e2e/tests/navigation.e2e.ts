import { expect, test } from '../support/fixtures';
import { waitingForScripts } from '../support/interactive';

test.afterEach(({ stack }) => stack.sql('delete from navigation'));

test('what staff choose for menu and footer is what visitors are led by, until they take it back @thorough', async ({
  page,
  backoffice,
  browser,
  baseURL,
}) => {
  await backoffice.signIn('content');
  await page.goto('/admin/navigation');
  const menu = page.getByRole('list', { name: 'Menú', exact: true }).first();
  const preview = page.getByRole('region', { name: 'Así se verá' });
  await menu.getByRole('textbox', { name: 'Nombre de «Noticias»' }).fill('Avisos de {empresa}');
  const up = menu.getByRole('button', { name: 'Subir «Noticias»' });
  for (let step = 0; step < 4; step++) await up.press('Enter');
  await expect(up).toBeFocused();
  await menu.getByRole('button', { name: 'Ocultar «Marcas de Inicio»' }).click();
  await page.getByRole('button', { name: 'Agregar un enlace propio a Menú' }).click();
  await menu.getByRole('textbox', { name: 'Nombre de «Enlace propio»' }).fill('Blog');
  const address = menu.getByRole('textbox', { name: 'Dirección de «Blog»' });
  await address.fill('/admin');
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await address.fill('https://blog.ejemplo.mx/');

  const company = page.getByRole('group', { name: 'Grupo «COMPAÑÍA»' });
  await company.getByRole('textbox', { name: 'Título del grupo' }).fill('NOSOTROS');
  await page
    .getByRole('group', { name: 'Grupo «NOSOTROS»' })
    .getByRole('button', { name: 'Quitar «Noticias»' })
    .click();
  await expect(preview.getByRole('list', { name: 'Menú' }).getByRole('listitem').first()).toHaveText(
    'Avisos de {empresa}',
  );
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardado: ya se ve en el sitio.')).toBeVisible();

  const visitor = waitingForScripts(await browser.newPage({ baseURL }));
  const entries = async () => {
    await visitor.goto('/contacto');
    await visitor.getByRole('button', { name: 'MENÚ' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Menú' });
    await dialog.waitFor();
    return dialog.getByRole('navigation', { name: 'Principal' }).getByRole('listitem').allInnerTexts();
  };
  await expect
    .poll(async () => (await entries()).map((text) => text.trim()))
    .toEqual([
      'Avisos de Flota Financiera',
      'Planes de financiamiento',
      'Calcula tu financiamiento',
      'Promociones',
      'Contacto',
      'Syntage',
      expect.stringMatching(/^Blog/),
    ]);
  const blog = visitor.getByRole('link', { name: 'Blog (se abre en otra pestaña)' });
  await expect(blog).toHaveAttribute('target', '_blank');
  const news = visitor.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Avisos de Flota Financiera' });
  await news.click();
  await expect(visitor).toHaveURL(/\/noticias$/);
  const footer = visitor.locator('#pie');
  await expect(footer.getByRole('heading', { name: 'NOSOTROS' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Noticias' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Volver al original' }).click();
  await expect(page.getByText('Volvió al original.', { exact: true })).toBeVisible();
  await expect.poll(async () => (await entries())[0]?.trim()).toBe('Planes de financiamiento');
  await expect(footer.getByRole('heading', { name: 'COMPAÑÍA' })).toBeVisible();
  await visitor.close();
});

test('the page of menus has room on a telephone @thorough', async ({ page, backoffice }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await backoffice.signIn('content');
  await page.goto('/admin/navigation');
  await expect(page.getByRole('region', { name: 'Así se verá' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
