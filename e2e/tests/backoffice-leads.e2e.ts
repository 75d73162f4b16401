import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { SiteForms } from '../support/forms';

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
  test(`a lead is taken, moved by keyboard, given a task and won, at ${width}${width === 768 ? ' @thorough' : ''}`, async ({
    backoffice,
    page,
  }) => {
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
    await expectAccessible(page, 'main');

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
    await expectAccessible(page, 'main');
  });
}

test('leads of one person are told, compared, merged with a choice, and separated again @thorough', async ({
  backoffice,
  page,
}) => {
  const forms = new SiteForms(page);
  const send = async (name: string, email: string, message: string) => {
    await page.goto('/contacto');
    await page.getByLabel('Nombre', { exact: true }).fill(name);
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('textbox', { name: /^Teléfono/ }).fill('81 5550 7741');
    await page.getByLabel('Asunto').selectOption({ label: 'Otro asunto' });
    await page.getByRole('textbox', { name: 'Mensaje' }).fill(message);
    await forms.accept();
    await forms.submitButton.click();
    await forms.folio();
  };
  await send('Ramiro Duarte', 'ramiro@duarte.example', 'Busco dos tractocamiones.');
  await send('Ramiro Duarte Solís', 'compras@duarte.example', 'Ya escribí ayer. ¿Me llaman?');
  await page.setViewportSize({ width: 360, height: 800 });
  await backoffice.signIn('care');
  await page.goto('/admin/leads?filter={"q":"duarte"}');
  await expect(page.getByText('Posible duplicado')).toHaveCount(2);

  await page.getByRole('link', { name: 'Ramiro Duarte Solís' }).click();
  await page.getByRole('button', { name: 'Comparar con Ramiro Duarte' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const email = dialog.getByRole('group', { name: 'Correo electrónico' });
  await expect(email.getByRole('radio', { name: 'ramiro@duarte.example' })).toBeChecked();
  await email.getByRole('radio', { name: 'compras@duarte.example' }).check();
  await expectAccessible(page, '[role=dialog]');
  const other = page.url();
  await dialog.getByRole('button', { name: 'Unir con lo elegido' }).click();

  // The one that came first stays, with what was chosen and what both asked for; the other's address leads there.
  await expect(page.getByRole('heading', { level: 2, name: 'Ramiro Duarte', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'compras@duarte.example' })).toBeVisible();
  await expect(page.getByText('Ya escribí ayer. ¿Me llaman?')).toBeVisible();
  await page.goto(other);
  await expect(page.getByRole('heading', { level: 2, name: 'Ramiro Duarte', exact: true })).toBeVisible();
  expect(page.url()).not.toBe(other);

  await page.getByRole('button', { name: 'Separar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Separar' }).click();
  await expect(page.getByRole('link', { name: 'ramiro@duarte.example' })).toBeVisible();
  await page.getByRole('button', { name: 'Ramiro Duarte Solís no es duplicado' }).click();
  await expect(page.getByRole('heading', { name: 'Posible duplicado' })).toHaveCount(0);
});

test('leads of a file are matched, checked, taken but for a wrong one, and taken back @queue', async ({
  backoffice,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await backoffice.signIn('care');
  await page.goto('/admin/importaciones');
  const rows = ['Quién,Correo electrónico', 'Nadia Quiroga,nadia@quiroga.example', 'Saúl Quiroga,no es correo'];
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'feria-quiroga.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(rows.join('\n')),
  });
  const entry = page.getByRole('region', { name: 'feria-quiroga.csv' });
  const check = entry.getByRole('button', { name: 'Revisar todos los renglones' });
  // A heading that says nothing of itself.
  await expect(check).toBeDisabled();
  await entry.getByRole('combobox', { name: 'Nombre' }).click();
  await page.getByRole('option', { name: 'Quién' }).click();
  await expect(entry.getByRole('cell', { name: 'Correo: El correo no está completo o tiene un error.' })).toBeVisible();
  await expectAccessible(page, '#main-content');
  await check.click();

  await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText(/^1 renglón con problemas/);
  await expect(entry.getByRole('list')).toContainText('Renglón 3: Saúl Quiroga · no es correo');
  const coming = page.waitForEvent('download');
  await entry.getByRole('button', { name: '1 renglón con problemas' }).click();
  const problems = await readFile(await (await coming).path(), 'utf8');
  expect(problems.split('\r\n')).toEqual([
    '\uFEFFRenglón,Problema,Quién,Correo electrónico',
    expect.stringMatching(/^3,.*Correo: .*,Saúl Quiroga,no es correo$/),
    '',
  ]);
  await entry.getByRole('button', { name: 'Importar solo lo que está bien' }).click();
  await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText(/^Se importó 1 de 2 renglones/);
  await expectAccessible(page, '#main-content');
  await entry.getByRole('link', { name: 'Ver en la lista' }).click();
  await expect(page.getByRole('link', { name: /Nadia Quiroga/ })).toBeVisible();

  await page.goto('/admin/importaciones');
  await entry.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(entry.getByRole('status').filter({ hasText: /\S/ })).toHaveText('Se deshizo completa.');
  await page.goto('/admin/leads?filter={"q":"quiroga"}');
  await expect(page.getByText('Nadia Quiroga')).toHaveCount(0);
});
