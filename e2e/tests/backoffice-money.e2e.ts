import { expectSound } from '../support/axe';
import { expect, test } from '../support/fixtures';

test('finance sees month by month what fell due and what came in, and opens exactly the movements of a figure @thorough', async ({
  backoffice,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await backoffice.signIn('finance');
  const money = page
    .locator('section section')
    .filter({ has: page.getByRole('heading', { name: 'Vencido y recibido' }) });
  const months = money.getByRole('row');
  await expect(months).toHaveCount(7);
  await expect(months.nth(1)).toContainText('% recibido');
  await expectSound(page, 1440);

  const due = months.nth(2).getByRole('link', { name: /venció/ });
  const told = /: (\$[\d,.]+)$/.exec((await due.textContent()) ?? '')?.[1] ?? '';
  await due.press('Enter');
  await expect(page.getByRole('heading', { name: 'Movimientos', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Cifra' })).toHaveText('Lo que venció');
  // As many as a page has, so that all of them are in sight.
  await page.goto(`${page.url()}&perPage=100`);
  const column = page.locator('.column-owedPart').filter({ hasText: '$' });
  await expect(column.first()).toBeVisible();
  const cents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  const sum = (await column.allInnerTexts()).reduce((all, each) => all + cents(each), 0);
  expect(sum).toBe(cents(told));
  await expectSound(page, 1440);

  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page, width);
    await page.goto('/admin');
    await expect(months).toHaveCount(7);
    await expectSound(page, width);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Movimientos', level: 1 })).toBeVisible();
  }
});
