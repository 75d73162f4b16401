import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';

const DAY = String.raw`\d{4}-\d\d-\d\d`;

const exportAs = async (page: Page, format: string): Promise<void> => {
  await page.getByRole('button', { name: 'Exportar' }).press('Enter');
  const menu = page.getByRole('menu', { name: 'Exportar como' });
  await menu.getByRole('menuitem', { name: format }).press('Enter');
  await expect(menu).toHaveCount(0);
};

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

test('a short list is carried off at once, as a workbook, by keyboard', async ({ backoffice, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await backoffice.signIn('care');
  await page.goto('/admin/leads');
  const coming = page.waitForEvent('download');
  await exportAs(page, 'Excel');
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(new RegExp(`^solicitudes-${DAY}\\.xlsx$`));
  expect((await textOf(download)).startsWith('PK')).toBe(true);
  await expect(page.getByText('Archivo descargado. La exportación queda en la bitácora.')).toBeVisible();
});

test('a long list is made in the background, told of elsewhere, fetched and deleted @queue', async ({
  backoffice,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await backoffice.signIn('care');
  // The demonstration has no list of thousands.
  await page.route('**/api/admin/quotes?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as object;
    await route.fulfill({ response, json: { ...list, total: 212_345, estimated: true } });
  });
  await page.goto('/admin/quotes?filter=%7B%22personType%22%3A%22fisica%22%7D');
  await exportAs(page, 'CSV');
  await expect(page.getByText(/^Preparamos su archivo/)).toBeVisible();
  const ready = page.getByRole('alert').filter({ hasText: 'Su archivo está listo: Cotizaciones (CSV)' });
  await expect(ready).toBeVisible();
  const coming = page.waitForEvent('download');
  await ready.getByRole('button', { name: 'Descargar' }).click();
  expect(await textOf(await coming)).toMatch(/^\uFEFFFolio,Fecha,Cliente,.*\r\n\w/);

  await page.goto('/admin/exportaciones');
  await expect(page.getByRole('heading', { name: 'Cotizaciones (CSV)' })).toBeVisible();
  await expect(page.getByText(/^Filtrada por tipo de persona/)).toBeVisible();
  await expect(page.getByText('Listo', { exact: true })).toBeVisible();
  await expectAccessible(page, '#main-content');
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar Cotizaciones (CSV)' }).press('Enter');
  expect((await again).suggestedFilename()).toMatch(new RegExp(`^cotizaciones-${DAY}\\.csv$`));
  await page.getByRole('button', { name: 'Eliminar Cotizaciones (CSV)' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).press('Enter');
  await expect(page.getByText(/^Todavía no hay ninguna/)).toBeVisible();
});
