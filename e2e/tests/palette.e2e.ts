import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar' });
const options = (page: Page) => page.getByRole('option');

test('a customer is found by keyboard by what is known of them, and remembered until signing out', async ({
  backoffice,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await backoffice.signIn('care');
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // Fast, and Enter before any answer: it opens what was asked for all the same.
  await page.keyboard.type('martin arriaga solis');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Martín Arriaga Solís', level: 1 })).toBeVisible();
  expect(page.url()).not.toMatch(/arriaga/i);

  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toContainText('Martín Arriaga Solís');
  await expect(page.getByRole('group', { name: 'Abiertos hace poco' })).toBeVisible();
  await expectAccessible(page, '[data-palette]');
  await page.keyboard.type('nadie se llama así');
  await expect(page.getByText('Nada con «nadie se llama así»')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByText('Cerrar sesión').click();
  await expect(page.getByRole('heading', { name: 'Inicie sesión' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('opened')))).toEqual([]);
});

test('an action takes its object in a second step, for who may do it', async ({ backoffice, page }) => {
  await backoffice.signIn('finance');
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('registrar');
  await expect(options(page).first()).toHaveText('Registrar transferencia a…');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /Registrar transferencia/ })).toBeFocused();
  await page.keyboard.type('FL-2025-000902');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Registrar transferencia al contrato FL-2025-000902/ })).toBeVisible();
  // Not over a form that is being filled in.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveCount(0);
});
