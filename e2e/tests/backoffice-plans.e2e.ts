import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { Backoffice } from '../support/backoffice';
import { expect, test } from '../support/fixtures';

// No other test quotes this plan: they share one product.
const terms = {
  plan: 'flexibility',
  personType: 'moral',
  vehicle: { type: 'camion', model: 'cascadia-126', version: 'dd13-dt12-6x4-cabina-dormitorio' },
  downPaymentPercent: '20',
  termMonths: 36,
};

/** As Ctrl+V of what a spreadsheet copied. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('rates are pasted, compared and proposed by one person, and quoted once another one agrees @thorough', async ({
  page,
  backoffice,
  browser,
  request,
  stack,
}) => {
  const rate = async () => {
    const answer = await request.post('/api/quotes/calculate', { data: terms });
    return ((await answer.json()) as { annualRatePercent: string }).annualRatePercent;
  };
  const before = await rate();

  await backoffice.signIn('finance');
  await backoffice.open('Planes');
  await page.getByRole('row', { name: /Flexibility/ }).click();
  await page.getByRole('link', { name: 'Tasas', exact: true }).click();
  const grid = page.getByRole('grid', { name: /Camiones · Persona moral/ });
  const cells = grid.getByRole('gridcell');
  await cells.first().click();
  await paste(page, '11.10%\r\n11,2 %\r\nonce\r\n');
  await expect(cells.nth(0)).toHaveText(/11\.1\s%antes/);
  await expect(cells.nth(2)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Hay 1 celda por corregir')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proponer las tasas' })).toBeDisabled();

  // By keyboard: down to the wrong cell, typed over, one step too many taken back.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('11.3');
  await page.keyboard.press('Enter');
  await expect(cells.nth(2)).toHaveText(/11\.3\s%/);
  await page.keyboard.press('Delete');
  await expect(cells.nth(2)).toHaveText(/Falta/);
  await page.keyboard.press('Control+z');
  await expect(cells.nth(2)).toHaveText(/11\.3\s%/);
  await expect(page.getByText('Borrador guardado.')).toBeVisible();

  // What was drafted is there when one comes back.
  await page.reload();
  await expect(cells.nth(1)).toHaveText(/11\.2\s%antes/);
  const compared = page.getByRole('table', { name: /Tasas antes y después, Camiones: Persona moral/ });
  await expect(compared.getByText(`${before} % → 11.2 %`)).toBeVisible();
  await expect(compared.getByText(/^baja .* puntos$/)).toHaveCount(3);
  await expect(page.getByRole('table', { name: /^Antes y después/ })).toHaveCount(3);
  await expectAccessible(page);
  await page.getByLabel('Motivo').fill('Baja la TIIE');
  await page.getByRole('button', { name: 'Proponer las tasas' }).click();
  await expect(page.getByText('Usted las propuso: las autoriza otra persona.')).toBeVisible();
  expect(await rate()).toBe(before);

  const context = await browser.newContext({ baseURL: stack.url, locale: 'es-MX', reducedMotion: 'reduce' });
  const second = await context.newPage();
  await new Backoffice(second, stack.demoPassword).signIn('admin');
  await second.getByRole('link', { name: /Tasas por autorizar/ }).click();
  await second.getByRole('row', { name: /Flexibility/ }).click();
  await expect(second.getByText(`${before} % → 11.2 %`)).toBeVisible();
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Autorizar' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Autorizar' }).click();
  await expect(second.getByText('Autorizadas.')).toBeVisible();
  await expect.poll(rate).toBe('11.2');
  await context.close();
});
