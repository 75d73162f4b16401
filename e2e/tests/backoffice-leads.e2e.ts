import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** A contract of the demonstration. */
const CONTRACT = 'FL-2025-000902';

const column = (page: Page, stage: string) => page.getByRole('region', { name: stage, exact: true });

/** By the keyboard alone: the card's menu, then the stage. */
async function move(page: Page, name: string, stage: string): Promise<void> {
  await page.getByRole('button', { name: `Mover a ${name}` }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await menu.getByRole('menuitem', { name: stage }).focus();
  await page.keyboard.press('Enter');
}

for (const [width, name] of [
  [1440, 'Elvira Pacheco Ríos'],
  [768, 'Fletes Hermanos Urrutia'],
] as const) {
  test(`a lead is taken, moved by keyboard, given a task and won, at ${width}`, async ({ backoffice, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await backoffice.signIn('care');
    await page.goto('/admin/leads/tablero');
    await expect(column(page, 'Nueva').getByRole('link', { name })).toBeVisible();
    await page.getByRole('button', { name: `Tomar a ${name}` }).press('Enter');
    await expect(page.getByRole('button', { name: `Tomar a ${name}` })).toHaveCount(0);

    await move(page, name, 'Contactada');
    await expect(column(page, 'Contactada').getByRole('link', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: `Mover a ${name}` })).toBeFocused();
    await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
    await expect(column(page, 'Nueva').getByRole('link', { name })).toBeVisible();
    await move(page, name, 'Calificada');
    await expect(column(page, 'Calificada').getByRole('link', { name })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);

    await column(page, 'Calificada').getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Agregar tarea' }).click();
    const task = page.getByRole('dialog');
    await task.getByLabel('Qué hay que hacer').fill('Enviar la carátula');
    await task.getByRole('button', { name: 'Agregar' }).click();
    await expect(page.getByRole('checkbox', { name: 'Enviar la carátula' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Enviar la carátula' }).press('Space');
    await expect(page.getByRole('checkbox', { name: 'Enviar la carátula' })).toBeChecked();

    await move(page, name, 'Ganada');
    const won = page.getByRole('dialog');
    await won.getByLabel('Número del contrato').fill('FL-0');
    await won.getByRole('button', { name: 'Marcar como ganada' }).click();
    await expect(won.getByRole('paragraph').filter({ hasText: /contrato/i })).toBeVisible();
    await won.getByLabel('Número del contrato').fill(CONTRACT);
    await won.getByRole('button', { name: 'Marcar como ganada' }).click();
    await expect(page.getByText(`Ganada (${CONTRACT})`)).toBeVisible();
    const ofPage = await new AxeBuilder({ page }).include('main').analyze();
    expect(ofPage.violations).toEqual([]);
  });
}
