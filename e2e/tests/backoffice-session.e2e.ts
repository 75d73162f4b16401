import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** As it is after a night: the cookie is gone and the token of this page is over. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.clock.setFixedTime(Date.now() + 20 * 60_000);
}

test('a question typed when the session ended is saved after signing in again, and not before', async ({
  page,
  backoffice,
  stack,
}) => {
  const question = '¿Puedo pagar desde el extranjero?';
  await backoffice.signIn('content');
  await backoffice.open('Preguntas');
  await page.getByRole('link', { name: 'Crear' }).click();
  await page.getByRole('combobox', { name: /Categoría/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Pregunta' }).fill(question);
  await page.locator('.ProseMirror').fill('Sí, por transferencia internacional.');

  await endSession(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await expect(dialog.getByLabel('Correo electrónico')).toHaveValue('content@flota.test');
  await expect(dialog.getByLabel(/Contraseña/)).toBeFocused();
  await expect(page.getByText('Pregunta creada')).toHaveCount(0);
  await expect(page.locator('input[name=question]'), 'the form behind is still filled').toHaveValue(question);

  await dialog.getByLabel(/Contraseña/).fill('no es esta');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/contraseña no son correctos/);
  await expect(page.getByText('Pregunta creada')).toHaveCount(0);

  await dialog.getByLabel(/Contraseña/).fill(stack.demoPassword);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Pregunta creada')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(question.slice(1, -1)) })).toHaveCount(1);
});

test('who would rather leave is led to the sign-in page, and nothing is saved @thorough', async ({
  page,
  backoffice,
}) => {
  await backoffice.signIn('content');
  await backoffice.open('Preguntas');
  await page.getByRole('row', { name: /¿Qué/ }).first().click();
  await page.getByRole('textbox', { name: 'Pregunta' }).fill('¿Qué pasa si me voy?');
  await endSession(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { name: 'Inicie sesión' })).toBeVisible();
  await expect(page.getByText('Pregunta guardada')).toHaveCount(0);
});
