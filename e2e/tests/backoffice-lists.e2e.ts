import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Backoffice } from '../support/backoffice';
import { expect, test } from '../support/fixtures';

/** The link of each row or card. */
const rows = (page: Page) => page.locator('[data-row-link], .flota-cards > li > a');

for (const width of [1440, 768]) {
  test(`a list is walked by keyboard, and come back to, at ${width} px`, async ({ page, backoffice }) => {
    await page.setViewportSize({ width, height: 900 });
    await backoffice.signIn('care');
    await page.goto('/admin/quotes');
    await expect(rows(page).nth(2)).toBeVisible();
    await page.keyboard.press('j');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('k');
    const second = rows(page).nth(1);
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('href', /^\/admin\/quotes\/[0-9a-f-]+\/show$/);
    const { violations } = await new AxeBuilder({ page }).include('#main-content').analyze();
    expect(violations).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/show$/);
    await expect(page.getByText('Enganche').first()).toBeVisible();
    await page.goBack();
    await expect(rows(page).nth(1)).toBeFocused();

    await page.keyboard.press('/');
    const search = page.getByPlaceholder(/^Folio/);
    await expect(search).toBeFocused();
    await page.keyboard.type('jk');
    await expect(search).toHaveValue('jk');
    await search.clear();
    await expect(rows(page).nth(2)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await expect(sheet).toBeVisible();
    const ofSheet = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
    expect(ofSheet.violations).toEqual([]);
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(rows(page).first()).toBeFocused();
  });
}

test('a view is saved, opens with its list on any computer, and is had back once deleted', async ({
  page,
  backoffice,
  browser,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await backoffice.signIn('care');
  await page.goto(
    `/admin/leads?${new URLSearchParams({ filter: '{"stage":"new","q":"ana"}', sort: 'name', order: 'ASC' })}`,
  );
  await page.getByRole('button', { name: 'Vistas' }).click();
  await page.getByRole('menuitem', { name: 'Guardar esta vista…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardar esta vista' });
  await expect(dialog.getByText(/no se guarda/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText(/Escriba/).first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Nuevas por nombre');
  await dialog.getByRole('switch', { name: /Abrir siempre/ }).check();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('La vista «Nuevas por nombre» quedó guardada. Solo usted la ve.')).toBeVisible();

  const context = await browser.newContext({ baseURL: stack.url, locale: 'es-MX', reducedMotion: 'reduce' });
  const elsewhere = await context.newPage();
  const there = new Backoffice(elsewhere, stack.demoPassword);
  await there.signIn('care');
  await there.open('Solicitudes');
  await expect(elsewhere).toHaveURL(/filter=%7B%22stage%22%3A%22new%22%7D.*sort=name&order=ASC/);
  const views = elsewhere.getByRole('button', { name: 'Vistas: Nuevas por nombre' });
  await views.click();
  await elsewhere.getByRole('menuitem', { name: 'Administrar vistas…' }).click();
  const manage = elsewhere.getByRole('dialog', { name: 'Vistas de esta lista' });
  await manage.getByRole('button', { name: 'Cambiar el nombre de «Nuevas por nombre»' }).click();
  const rename = elsewhere.getByRole('dialog', { name: 'Nombre de la vista' });
  await rename.getByRole('textbox', { name: 'Nombre' }).fill('Por llamar');
  await rename.getByRole('button', { name: 'Guardar' }).click();
  await manage.getByRole('button', { name: 'Eliminar «Por llamar»' }).click();
  await expect(manage.getByText('Eliminó «Por llamar».')).toBeVisible();
  await expect(manage.getByRole('button', { name: 'Deshacer' })).toBeFocused();
  const { violations } = await new AxeBuilder({ page: elsewhere }).include('[role="dialog"]').analyze();
  expect(violations).toEqual([]);
  await elsewhere.keyboard.press('Enter');
  await expect(manage.getByRole('button', { name: 'Eliminar «Por llamar»' })).toBeVisible();
  await elsewhere.keyboard.press('Escape');
  await expect(elsewhere.getByRole('button', { name: 'Vistas: Por llamar' })).toBeVisible();
  await context.close();
});
