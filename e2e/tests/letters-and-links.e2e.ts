import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { accessLink } from '../support/mail';

const CUSTOMER = 'cliente@flota.test';
/** Of the demo customer, up to date. */
const CONTRACT = 'FL-2026-000164';

test.use({ viewport: { width: 360, height: 740 } });

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

test('whoever is shown a letter finds out by its QR, and by hand, whether it is ours', async ({ page, stack }) => {
  // Contracts of the demo that are paid off get theirs from the worker.
  const issued = async () =>
    (await stack.sql(`select folio, code from contract_document where kind = 'settlement_letter' limit 1`)) as {
      folio: string;
      code: string;
    }[];
  await expect.poll(async () => (await issued()).length, { timeout: 60_000 }).toBe(1);
  const [{ code, folio } = { code: '', folio: '' }] = await issued();

  await page.goto(`/verificar-carta#folio=${folio}&clave=${code}`);
  const answer = page.getByRole('region', { name: 'La carta es auténtica y está vigente' });
  await expect(answer).toBeFocused();
  await expect(answer).toContainText('Carta finiquito');
  await expect(answer.getByText('Contrato, termina en')).toBeVisible();
  await expect(page, 'leaves nothing in the address').not.toHaveURL(new RegExp(code));
  await expectSound(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Verificar otra carta' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Folio').focus();
  await page.keyboard.type(folio.toLowerCase().replaceAll('-', ' '));
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Escriba la clave de ocho signos')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Clave').fill('0000 0000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'No reconocemos esta carta' })).toBeFocused();
});

test('a reminder is paid from its link, without signing in @queue', async ({ page, stack }) => {
  await stack.sql(
    `with line as (
       select line.contract_id, line.due_on, contract.customer_id from instalment line
       join contract on contract.id = line.contract_id
       where contract.number = $1 and not line.charged order by line.number limit 1
     ), mail as (
       insert into outbound_email (id, kind, recipient, about_kind, about_id)
       select gen_random_uuid(), 'contracts.send-due-reminder', $2, 'customer', customer_id from line returning id
     )
     insert into due_reminder (contract_id, due_on, email_id) select contract_id, due_on, mail.id from line, mail
     on conflict (contract_id, due_on, step_id) do update set email_id = excluded.email_id`,
    [CONTRACT, CUSTOMER],
  );
  const reminder = await stack.mail.waitFor(
    ({ recipients, text }) => recipients.includes(CUSTOMER) && text.includes(CONTRACT) && text.includes('/pagar#'),
    40_000,
  );
  expect(reminder.text).toMatch(/CLABE: \d{18}/);

  await page.goto(accessLink(reminder));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Contrato ${CONTRACT}`);
  await expect(page.getByRole('term').filter({ hasText: 'Referencia' })).toBeVisible();
  await expect(page).not.toHaveURL(/token/);
  await expectSound(page);

  const pay = page.getByRole('button', { name: /^Pagar \$.* con tarjeta$/ });
  await pay.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pago-de-prueba/**');
  await page.getByRole('radio', { name: '4242 4242 4242 4242' }).check();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recibimos su pago');
  await expect(page.getByRole('main')).not.toContainText('$');
  await expectSound(page);

  await page.goto(accessLink(reminder));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay nada que pagar');
});

test('a link that is cut off says so, and where to go on', async ({ page }) => {
  await page.goto('/pagar#token=nada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace ya no funciona');
  await expect(page.getByRole('link', { name: 'Entrar a mi cuenta' })).toBeVisible();
});
