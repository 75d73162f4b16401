import type { Stack } from '../../scripts/lib/stack.mjs';
import { expect, test } from '../support/fixtures';

/** Past all that keeps it from being done. */
const tamper = (stack: Stack, email: string) =>
  stack.sql(`begin; set local session_replication_role = replica;
    update audit_entry set actor_email = '${email}' where action = 'edit' and resource = 'distributors'; commit`);

test('what was changed is told, found from its record, and proved until somebody changes it @thorough', async ({
  page,
  backoffice,
  stack,
}) => {
  await backoffice.signIn('admin');
  await backoffice.open('Distribuidores');
  await page.getByRole('row').nth(1).click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Camiones de la Sierra');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Distribuidor guardado')).toBeVisible();

  await page.getByRole('row', { name: /Camiones de la Sierra/ }).click();
  await page.getByRole('link', { name: 'Ver en la bitácora' }).click();
  await expect(page.getByText(/admin@flota.test cambió Distribuidor: Camiones de la Sierra/)).toBeVisible();
  await expect(page.getByText('→ Camiones de la Sierra')).toBeVisible();
  await page.getByRole('link', { name: 'Camiones de la Sierra' }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Camiones de la Sierra');

  await backoffice.open('Bitácora');
  await page.getByRole('link', { name: 'Comprobar la bitácora' }).click();
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(page.getByText('La bitácora está íntegra')).toBeVisible();
  const head = await page.locator('code').innerText();
  expect(head).toMatch(/^[0-9a-f]{64}$/);

  await tamper(stack, 'otra@flota.test');
  await page.getByLabel(/Cabeza anotada antes/).fill(head);
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(page.getByText('La bitácora fue alterada')).toBeVisible();
  await expect(page.getByText(/alguien cambió uno de sus datos/)).toBeVisible();
  await tamper(stack, 'admin@flota.test');
});
