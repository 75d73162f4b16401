import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { Backoffice } from '../support/backoffice';
import { expect, test } from '../support/fixtures';

/** The link of each row or card. */
const rows = (page: Page) => page.locator('[data-row-link], .flota-cards > li > a');

for (const width of [1440, 768]) {
  test(`a list is walked by keyboard, and come back to, at ${width} px${width === 768 ? ' @thorough' : ''}`, async ({
    page,
    backoffice,
  }) => {
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
    await expectAccessible(page, '#main-content');

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
    await expectAccessible(page, '[role="dialog"]');
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
  await expectAccessible(elsewhere, '[role="dialog"]');
  await elsewhere.keyboard.press('Enter');
  await expect(manage.getByRole('button', { name: 'Eliminar «Por llamar»' })).toBeVisible();
  await expect(manage.getByRole('button', { name: 'Cambiar el nombre de «Por llamar»' })).toBeFocused();
  await elsewhere.keyboard.press('Escape');
  await expect(elsewhere.getByRole('button', { name: 'Vistas: Por llamar' })).toBeVisible();
  await context.close();
});

test('rows are chosen by keyboard, given to somebody at once, and given back', async ({ backoffice, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await backoffice.signIn('care');
  await page.goto('/admin/leads?filter=%7B%22unassigned%22%3Atrue%7D');
  await expect(rows(page).nth(2)).toBeVisible();
  const names = (await rows(page).allInnerTexts()).length;
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const chosen = page.getByRole('toolbar', { name: 'Solicitudes elegidas' });
  await expect(chosen.getByRole('status')).toHaveText('Selección: 1');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(chosen.getByRole('status')).toHaveText('Selección: 3');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(chosen.getByRole('status')).toHaveText('Selección: 2');
  await expectAccessible(page, '#main-content');

  await chosen.getByRole('button', { name: 'Asignar' }).press('Enter');
  await page.getByRole('menu', { name: 'Asignar' }).getByRole('menuitem').nth(1).press('Enter');
  const told = page.getByRole('alert').filter({ hasText: /^Se asignaron 2 solicitudes a / });
  await expect(told).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await expect(rows(page)).toHaveCount(names - 2);
  await told.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(page.getByText('Se deshizo en 2.')).toBeVisible();
  await expect(rows(page)).toHaveCount(names);

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await chosen.getByRole('button', { name: 'Mover' }).press('Enter');
  await page.getByRole('menu', { name: 'Mover' }).getByRole('menuitem', { name: 'Perdida…' }).press('Enter');
  const why = page.getByRole('dialog', { name: '¿Por qué se perdieron?' });
  await why.getByRole('combobox', { name: 'Motivo' }).press('Enter');
  await page.getByRole('option', { name: 'Datos falsos o prueba' }).press('Enter');
  await why.getByRole('button', { name: 'Marcar como perdida' }).press('Enter');
  await expect(page.getByText('1 solicitud pasó a perdida.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(page.getByText('Se deshizo en 1.')).toBeVisible();
});

test('cards are chosen from on a telephone, and a dialog about them outlives the turning of a tablet', async ({
  backoffice,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await backoffice.signIn('care');
  await page.goto('/admin/leads?filter=%7B%22unassigned%22%3Atrue%7D');
  const boxes = page.getByRole('checkbox', { name: /^Elegir / });
  await expect(rows(page).first()).toBeVisible();
  // Until it is said, a touch opens a card.
  await expect(boxes).toHaveCount(0);
  await page.getByRole('button', { name: 'Selección múltiple' }).click();
  await boxes.first().check();
  await boxes.nth(1).check();
  const chosen = page.getByRole('toolbar', { name: 'Solicitudes elegidas' });
  await expect(chosen.getByRole('status')).toHaveText('Selección: 2');
  await expectAccessible(page, '#main-content');

  await chosen.getByRole('button', { name: 'Mover' }).click();
  await page.getByRole('menuitem', { name: 'Perdida…' }).click();
  const why = page.getByRole('dialog', { name: '¿Por qué se perdieron?' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(rows(page).first()).toBeAttached();
  await expect(why).toBeVisible();
  await why.getByRole('button', { name: 'Cancelar' }).click();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Selección múltiple' }).click();
  await expect(chosen).toHaveCount(0);
  await expect(boxes).toHaveCount(0);
});
