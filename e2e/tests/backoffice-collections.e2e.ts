import type { Page } from '@playwright/test';
import { expectSound } from '../support/axe';
import { expect, test } from '../support/fixtures';

/** That broke a promise: the first of the worklist. */
const BROKEN = 'FL-2025-000633';

/** A day from now, as a date input takes it. */
const inDays = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(Date.now() + days * 86_400_000);

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).press('Enter');
  await page.getByRole('option', { name: option, exact: true }).press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

test('care works through what is owed: the most urgent first, a call, what was promised and when to go on', async ({
  backoffice,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await backoffice.signIn('care');
  await backoffice.open('Cobranza');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText(BROKEN);
  await expect(first).toContainText('Promesa incumplida');
  await expect(page.getByRole('row').last()).toContainText('No contactar');
  await expect(page.getByRole('region', { name: 'Atraso por antigüedad' })).toContainText('31 a 60 días');
  await expectSound(page, 1440);

  await first.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { name: 'Lo que debe' })).toBeVisible();
  await expect(page.getByText('Teléfono: prometió pagar')).toBeVisible();
  await expectSound(page, 1440);

  await page.getByRole('button', { name: 'Anotar contacto' }).press('Enter');
  const call = page.getByRole('dialog', { name: `Contacto sobre el contrato ${BROKEN}` });
  // At night a call of ours would have to say why.
  await choose(page, 'Quién buscó a quién', 'El cliente nos buscó');
  await choose(page, 'Con quién se habló', 'Otra persona (no se le habla del adeudo)');
  await choose(page, 'Resultado', 'Prometió pagar');
  await call.getByRole('button', { name: 'Anotar' }).press('Enter');
  await expect(call.getByText(/Con otra persona no se habla del adeudo/)).toBeVisible();
  await expectSound(page, 1440);
  await choose(page, 'Con quién se habló', 'El cliente');
  await call.getByLabel('Qué se dijo').fill('Paga con lo que cobra esta semana.');
  await call.getByRole('button', { name: 'Anotar' }).press('Enter');

  const promise = page.getByRole('dialog', { name: `Promesa de pago del contrato ${BROKEN}` });
  await promise.getByLabel('Cuánto pagará (MXN)').fill('1500');
  await promise.getByLabel('A más tardar el día').fill(inDays(3));
  await promise.getByRole('button', { name: 'Anotar' }).press('Enter');
  await expect(page.getByText('Se anotó que el cliente pagará $1,500.00')).toBeVisible();
  await expect(page.getByText('Paga con lo que cobra esta semana.')).toBeVisible();

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.getByRole('button', { name: 'Programar' }).press('Enter');
  const next = page.getByRole('dialog', { name: 'Siguiente acción' });
  await next.getByLabel('Qué día').fill(inDays(4));
  await next.getByLabel('Qué hay que hacer').fill('Ver si llegó');
  await next.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText(/Ver si llegó/)).toBeVisible();
  await expect(page.getByText('En espera')).toBeVisible();
  await expectSound(page, 768);

  await page.getByRole('button', { name: 'Anular' }).press('Enter');
  await expect(page.getByText('Anulado', { exact: true })).toBeVisible();
});

test('finance writes a step of the reminders, sees whom it would tell and how it reads, and finds it on the case @thorough', async ({
  backoffice,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await backoffice.signIn('finance');
  await backoffice.open('Recordatorios');
  await expect(page.getByRole('row').filter({ hasText: '5 días antes de vencer' })).toContainText('A todos');
  await expectSound(page, 1440);

  const name = `Aviso de los ${Date.now()}`;
  await page.getByRole('link', { name: 'Crear' }).press('Enter');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await page.getByLabel('Cuántos días').fill('170');
  await page.getByLabel('Asunto').fill('{cliente}, le falta pagar {monto}');
  await page.getByLabel('Texto', { exact: true }).fill('El contrato {contrato} lleva {dia} de atraso.');
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText(/Entre llaves solo puede ir/)).toBeVisible();
  await page.getByLabel('Texto', { exact: true }).fill('El contrato {contrato} lleva {dias} de atraso.');
  await page.getByLabel('Contrato (opcional)').fill(BROKEN);
  await page.getByRole('button', { name: 'Ver a quién llegaría hoy' }).press('Enter');
  await expect(page.getByText(new RegExp(`El contrato ${BROKEN} lleva \\d+ días de atraso\\.`))).toBeVisible();
  await expectSound(page, 1440);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSound(page, 360);
  await page.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(page.getByText('Recordatorio guardado')).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().press('Enter');
  await expect(page.getByText(`Versión 1: ${name}`)).toBeVisible();
  await backoffice.open('Cobranza');
  await page.getByRole('row').filter({ hasText: BROKEN }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Por lo que venció el');
});
