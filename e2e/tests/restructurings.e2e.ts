import type { Page } from '@playwright/test';
import type { Stack } from '../../scripts/lib/stack.mjs';
import { openAccount } from '../support/account';
import { expectSound } from '../support/axe';
import { Backoffice } from '../support/backoffice';
import { expect, test } from '../support/fixtures';
import { expectFocusKept } from '../support/keyboard';

const FLEET = 'flotilla@flota.test';
/** Of the fleet, paid on time, and nobody else's business here. */
const PROPOSED = 'FL-2026-001031';
const LEASED = 'FL-2026-001008';
/** As the demonstration has it (prisma/seed/data/demo-restructurings.ts). */
const ACCEPTED = 'FL-2026-001057';

async function idOf({ sql }: Stack, number: string): Promise<string> {
  const [contract] = (await sql('select id from contract where number = $1', [number])) as { id: string }[];
  return contract?.id ?? '';
}

/** Opens the convenio and answers what it begins with. */
async function openedPdf(page: Page, button: string): Promise<string> {
  const link = page.waitForResponse(/\/documents\/[^/]+\/link$/);
  const tab = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).press('Enter');
  const { url } = (await (await link).json()) as { url: string };
  await (await tab).close();
  return (await (await page.request.get(url)).body()).subarray(0, 5).toString();
}

test('the desk proposes other instalments, and the customer accepts them on a telephone', async ({
  page,
  stack,
  browser,
}) => {
  // In two windows.
  test.slow();
  const id = await idOf(stack, PROPOSED);
  const path = `/my-account/balances/${id}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await openAccount(page, stack, FLEET, path);
  await expect(page.getByRole('navigation', { name: 'Partes del contrato' })).toBeVisible();

  const desk = await browser.newContext({ baseURL: stack.url, viewport: { width: 1440, height: 900 } });
  const staff = await desk.newPage();
  const backoffice = new Backoffice(staff, stack.demoPassword);
  await backoffice.signIn('care');
  await staff.goto(`/admin/contracts?filter=${encodeURIComponent(JSON.stringify({ q: PROPOSED }))}`);
  await staff.getByRole('row').filter({ hasText: PROPOSED }).getByRole('link').first().press('Enter');
  await staff.getByRole('button', { name: 'Proponer reestructura' }).click();
  const dialog = staff.getByRole('dialog', { name: `Reestructura del contrato ${PROPOSED}` });
  await dialog.getByLabel('Pagos que faltan').fill('68');
  await dialog.getByLabel('De ellos, de solo intereses').fill('2');
  await expect(dialog.getByRole('region', { name: 'La nueva tabla de pagos' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^CAT de lo que falta/ })).toContainText('% sin IVA');
  await expectSound(staff, 1440);
  await dialog.getByRole('button', { name: 'Enviar la propuesta' }).click();
  await expect(dialog.getByText('Escriba', { exact: false }).first()).toBeVisible();
  await dialog.getByLabel('Motivo').fill('Perdió una ruta y puede pagar menos.');
  await dialog.getByRole('button', { name: 'Enviar la propuesta' }).click();
  await expect(staff.getByText('Reestructura por aceptar')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectSound(staff, 1440);
  const draft = staff.waitForEvent('download');
  await staff.getByRole('button', { name: 'Convenio propuesto (PDF)' }).click();
  expect((await draft).suggestedFilename()).toBe(`propuesta-de-convenio-${PROPOSED}.pdf`);

  await page.reload();
  const proposal = page.getByRole('region', { name: 'Le proponemos reestructurar este contrato' });
  await expect(proposal).toContainText('68 pagos');
  await proposal.getByText('La nueva tabla de pagos').click();
  await expectSound(page, 360);
  const proposed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar el convenio propuesto (PDF)' }).press('Enter');
  expect((await proposed).suggestedFilename()).toBe(`propuesta-de-convenio-${PROPOSED}.pdf`);
  await proposal.getByRole('button', { name: 'Aceptar la reestructura' }).press('Enter');
  await expect(proposal.getByText('Para continuar, lea las nuevas condiciones y acéptelas.')).toBeVisible();
  await proposal.getByLabel('Leí las nuevas condiciones').check();
  await proposal.getByRole('button', { name: 'Aceptar la reestructura' }).press('Enter');
  await expect(page.getByText('Este contrato se paga con las condiciones que aceptó')).toBeVisible();
  await expectFocusKept(page);
  await expectSound(page, 360);
  expect(await openedPdf(page, 'Convenio modificatorio (PDF)')).toBe('%PDF-');
  await page.goto(`/my-account/bills`);
  await expect(page.getByText('Convenio modificatorio').first()).toBeVisible();

  await staff.reload();
  await expect(staff.getByText('Reestructura aceptada')).toBeVisible();
  await staff.goto(`/admin/collections/${id}/show`);
  await expect(staff.getByText('Se propuso una reestructura: 68 pagos')).toBeVisible();
  await expect(staff.getByText('68 pagos · Grupo Río Blanco, en su cuenta')).toBeVisible();
  await expectSound(staff, 1440);
  await desk.close();
});

test('a lease is asked for no restructuring, and the demonstration has one with its convenio', async ({
  page,
  stack,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/restructuring$/.test(request.url())) asked.push(request.url());
  });
  await openAccount(page, stack, FLEET, `/my-account/balances/${await idOf(stack, LEASED)}`);
  await expect(page.getByRole('navigation', { name: 'Partes del contrato' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const id = await idOf(stack, ACCEPTED);
  const printed = () =>
    stack.sql('select document_id is not null as printed from restructuring where contract_id = $1', [id]);
  await expect.poll(printed, { timeout: 60_000 }).toEqual([{ printed: true }]);
  await page.goto(`/my-account/balances/${id}`);
  await expect(page.getByRole('button', { name: 'Convenio modificatorio (PDF)' })).toBeVisible();
  expect(asked).toHaveLength(1);
});
