import { expect, test } from '../support/fixtures';

// No other test quotes this plan: they share one product.
const terms = {
  plan: 'flexibility',
  personType: 'moral',
  vehicle: { type: 'camion', model: 'cascadia-126', version: 'dd13-dt12-6x4-cabina-dormitorio' },
  downPaymentPercent: '20',
  termMonths: 36,
};

test('finance changes a rate: a new version from now on', async ({ page, backoffice, request }) => {
  const rate = async () => {
    const answer = await request.post('/api/quotes/calculate', { data: terms });
    return ((await answer.json()) as { annualRatePercent: string }).annualRatePercent;
  };
  expect(await rate()).not.toBe('11.11');

  await backoffice.signIn('finance');
  await backoffice.open('Planes');
  await page.getByRole('row', { name: /Flexibility/ }).click();
  await page.getByRole('link', { name: /editar/i }).click();
  const lines = page.getByLabel('Tasa %');
  await expect(lines.first()).toBeVisible();
  for (const line of await lines.all()) await line.fill('11.11');
  const example = page.locator('section', { hasText: 'Ejemplo con estas reglas' });
  await expect(example.getByText('11.11 %')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('button', { name: 'Guardar la versión 2' }).click();
  await expect(page.getByText('Plan guardado')).toBeVisible();
  await expect.poll(rate).toBe('11.11');
});
